/** `npm start`: one process, one folder, one address to open. */

import { startServer } from './server.ts';
import { HELP, readSettings, type Settings } from './settings.ts';
import { CannotStart } from './store/dataFolder.ts';

/** Exit code for a start that was asked for wrongly. */
const WRONG_START = 2;

const settings = readSettings(process.argv.slice(2), process.env);
if (!settings.ok) giveUp(settings.problem);
else if (settings.value === 'help') console.log(HELP);
else await run(settings.value);

async function run(wanted: Settings): Promise<void> {
  try {
    const server = await startServer(wanted);
    // Before the address is printed: whoever reads it may stop the server at once.
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => void server.stop().then(() => process.exit(0)));
    }
    const lines = [`Airlock is open: ${server.url}`];
    if (wanted.host === '127.0.0.1') {
      lines.push('Only this computer can open it; with --host 0.0.0.0, others on your network can too.');
    }
    if (server.passkeysAt !== null && server.passkeysAt !== server.url) {
      lines.push(`Passkeys work at ${server.passkeysAt}; browsers allow none at a bare address.`);
    }
    if (wanted.operatorToken === null) {
      lines.push(`Reports and bans: ${server.url}/operator, with the token ${server.operatorToken}`);
    }
    if (server.metricsAddress) lines.push(`Metrics: ${server.metricsAddress}`);
    console.log(lines.join('\n'));
  } catch (error) {
    if (error instanceof CannotStart) giveUp(error.message);
    else throw error;
  }
}

function giveUp(sentence: string): void {
  console.error(sentence);
  process.exitCode = WRONG_START;
}
