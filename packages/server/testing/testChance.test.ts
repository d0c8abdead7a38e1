/** A server for tests deals to each test what belongs to it; the built one hears nothing of all that. */
import { describe, expect, it } from 'vitest';
import { startProcess } from './serverProcess.ts';
import { startForTest, temporaryFolder } from './startForTest.ts';
import { TEST_HEADER, testChance } from './testChance.ts';
import { TestSocket } from './testSocket.ts';

const SEED = 'a5'.repeat(32);
const OTHER_SEED = '5a'.repeat(32);

interface Dealt {
  readonly code: string;
  readonly seed: string;
  readonly log: readonly unknown[];
}

async function startTestServer(): Promise<string> {
  return (await startForTest({}, testChance())).url;
}

/** Two bots of the weakest level play a match to its end; gives its file. */
async function dealt(url: string, header?: string): Promise<Dealt> {
  const headers = { 'content-type': 'application/json', ...(header ? { [TEST_HEADER]: header } : {}) };
  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${url}${path}`, { ...init, headers: { ...headers, ...init.headers } });
  const session = await ask('/api/session', { method: 'POST', body: JSON.stringify({ name: 'Moonhopper' }) });
  const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
  const bot = { kind: 'bot', level: 'random' };
  const wish = { game: 'outpost-seven', seats: [bot, bot], start: true };
  const set = await ask('/api/tables', { method: 'POST', body: JSON.stringify(wish), headers: { cookie } });
  if (!set.ok) throw new Error(((await set.json()) as { sentence: string }).sentence);
  const { code } = (await set.json()) as { code: string };
  // The one who set the table watches, or it would rest.
  const watching = await TestSocket.open(url, cookie);
  await watching.hello();
  await watching.join(code);
  await expect
    .poll(async () => (await ask(`/api/tables/${code}/match`)).status, { timeout: 60_000 })
    .toBe(200);
  const { seed, log } = (await (await ask(`/api/tables/${code}/match`)).json()) as Dealt;
  // When something was done is the one thing that differs.
  return { code, seed, log: log.map((entry) => (entry as unknown[]).slice(0, 2)) };
}

describe('a server for tests', () => {
  it('deals from the seed of a test, and its bots play the same again', async () => {
    const [one, other] = [await startTestServer(), await startTestServer()];
    const first = await dealt(one, `a ${SEED}`);
    expect(first.seed).toBe(SEED);
    // Whatever other tests have set meanwhile.
    await dealt(other, `b ${OTHER_SEED}`);
    expect(await dealt(other, `a ${SEED}`)).toEqual(first);
  });

  it('deals another match at the second table of a run, and the first one again to the next run', async () => {
    const url = await startTestServer();
    const [first, second] = [await dealt(url, `a ${SEED}`), await dealt(url, `a ${SEED}`)];
    expect(second.seed).not.toBe(first.seed);
    const again = await dealt(url, `b ${SEED}`);
    expect(again.code).not.toBe(first.code);
    expect({ ...again, code: first.code }).toEqual(first);
  });

  it('sets no table for somebody who does not say which test it is for', async () => {
    const url = await startTestServer();
    await expect(dealt(url)).rejects.toThrow(/needs the header/);
    await expect(dealt(url, 'a short seed')).rejects.toThrow(/needs the header/);
  });
});

describe('the built server', () => {
  it('knows no such header: chance is its own', async () => {
    const { url, end } = await startProcess({
      args: ['--port', '0', '--data', temporaryFolder()],
      env: { AIRLOCK_BOT_PACE_MS: '0', AIRLOCK_LIMITS: 'off' },
    });
    const [one, other] = [await dealt(url, `a ${SEED}`), await dealt(url, `b ${SEED}`)];
    expect([one.seed, other.seed]).not.toContain(SEED);
    expect(one.seed).not.toBe(other.seed);
    expect(one.log).not.toEqual(other.log);
    await end('SIGTERM');
  });
});
