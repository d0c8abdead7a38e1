/** The server of `npm run dev`: the real one with the template on its shelf. The page is served by the bundler in front of it. */
import { startServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { CannotStart } from '../store/dataFolder.ts';
import { developing } from './developing.ts';

const settings = readSettings([], process.env);
if (!settings.ok || settings.value === 'help')
  throw new Error(settings.ok ? 'scripts/dev.mjs gives no flags.' : settings.problem);
try {
  const server = await startServer(settings.value, await developing());
  // The process that started it ends it in order to start it anew.
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  console.log(`The server listens: ${server.url}`);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
