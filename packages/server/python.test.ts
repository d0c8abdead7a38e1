/** The Python client against a real server and the real command line, where there is a Python to run it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELF } from '@airlock/catalogue';
import { describe, expect, it } from 'vitest';
import { type ServerProcess, startProcess } from './testing/serverProcess.ts';
import { temporaryFolder } from './testing/startForTest.ts';

const HOUSE = join(import.meta.dirname, '..', '..');
const CLIENT = join(HOUSE, 'clients', 'python');
const PROGRAM = join(HOUSE, 'packages', 'lab', 'dist', 'airlock.js');

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('SKIPPED: there is no python3 here, so clients/python is not tried.');

/** Runs a Python file to its end, while this process serves. */
async function python(...args: readonly string[]): Promise<{ code: number | null; printed: string }> {
  const child = spawn('python3', args, { cwd: CLIENT, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, printed };
}

/** The built server as `npm start` runs it, with its limits and its pings; only bots do not pretend to think. */
const realServer = (): Promise<ServerProcess> =>
  startProcess({
    args: ['--port', '0', '--data', temporaryFolder()],
    env: { AIRLOCK_BOT_PACE_MS: '20' },
  });

describe.skipIf(!hasPython)('the Python client', () => {
  it.each(SHELF.map(({ id }) => id))(
    'plays whole matches of %s over the socket and over the pipe',
    async (game) => {
      const { url } = await realServer();
      const { code, printed } = await python('test_airlock.py', url, PROGRAM, game);
      expect(code, printed).toBe(0);
    },
  );

  it('has an example bot of at most 40 lines', async () => {
    const { url } = await realServer();
    const lines = readFileSync(join(CLIENT, 'examples', 'random_bot.py'), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines.length).toBeLessThanOrEqual(40);
    const { code, printed } = await python('examples/random_bot.py', url, 'outpost-seven', '2');
    expect(code, printed).toBe(0);
    expect(printed).toContain('2 matches of outpost-seven, 0 refusals');
  });
});
