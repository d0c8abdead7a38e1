/** The server's log: a JSON object a line, that names tables and requests, and none of what must stay secret. */
import { createHash } from 'node:crypto';
import { atTable, type MadeProgram, ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { stranger } from './testing/guest.ts';
import { linkTo } from './testing/link.ts';
import { freshPostgres, inPostgres, POSTGRES } from './testing/postgres.ts';
import { pairAtTable } from './testing/seated.ts';
import { startProcess } from './testing/serverProcess.ts';
import { PATIENTLY } from './testing/startForTest.ts';

const SAID = 'the eel is in the reactor';

interface Line {
  readonly level: number;
  readonly time: number;
  readonly msg: string;
  readonly table?: string;
  readonly reqId?: string;
  readonly err?: object;
}

const linesIn = (output: string): Line[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

describe.skipIf(POSTGRES === undefined)('the log of a server that tells everything it can', () => {
  it('names tables and requests, and tells nobody’s secrets', async () => {
    const database = await freshPostgres();
    const link = await linkTo(database);
    const address = new URL(link.url);
    address.password = 'hunter2';
    const server = await startProcess({
      args: ['--port', '0'],
      env: { DATABASE_URL: address.href, AIRLOCK_LOG: 'debug', AIRLOCK_LIMITS: 'off' },
    });
    const { url } = server;
    const { code, people, awaited, other } = await pairAtTable(url);
    const [ann, bob] = people;
    const program = await ann.get<MadeProgram>('POST', ROUTES.programs, { name: 'Robin' });
    const recovery = await bob.get<{ code: string }>('POST', ROUTES.recovery);
    await stranger(url).ask('POST', ROUTES.signIn, { code: recovery.code });
    awaited.socket.send({ type: 'talk', table: code, id: 1, text: SAID });
    await other.socket.next('talk');
    const action = awaited.anyAction();
    await awaited.act(action);
    await other.hear(1);
    // What goes wrong is what is written of.
    await ann.ask('POST', atTable(ROUTES.seat, code), { seat: 'nonsense' });
    await ann.ask('GET', atTable(ROUTES.match, code));
    await stranger(url).ask('GET', atTable(ROUTES.table, 'KEEL-000000-VANE'));
    awaited.socket.sendRaw(`{"type":"act","table":"${code}","text":"${SAID}"`);
    link.cut();
    await expect
      .poll(async () => (await stranger(url).ask('GET', ROUTES.health)).status, PATIENTLY)
      .toBe(503);
    const next = [awaited, other].find(({ isAwaited }) => isAwaited) ?? awaited;
    next.socket.send({ type: 'act', table: code, id: 9, after: 1, action: next.anyAction() });
    await next.socket.next('refused', ({ id }) => id === 9);
    await ann.ask('POST', atTable(ROUTES.start, code), {});
    link.mend();
    await expect
      .poll(async () => (await stranger(url).ask('GET', ROUTES.health)).status, PATIENTLY)
      .toBe(200);
    const { rows } = await inPostgres(
      `select seed, (select value from secret where name = 'cookies') as key from game_table where code = '${code}'`,
      database,
    );
    await server.end('SIGTERM');
    const output = server.output();
    const lines = linesIn(output);
    expect(lines.length).toBeGreaterThan(5);
    const failures = lines.flatMap(({ err }) => err ?? []);
    expect(failures.length).toBeGreaterThan(0);
    // Nothing hangs on an error but these: a database's holds the statement and all its values.
    const allowed = ['type', 'message', 'stack', 'code', 'cause'];
    for (const failure of failures)
      expect(Object.keys(failure).filter((name) => !allowed.includes(name))).toEqual([]);
    for (const line of lines)
      expect(line).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
    expect(lines.some(({ table }) => table === code)).toBe(true);
    const refused = lines.filter(({ msg }) => msg === 'a request was refused');
    expect(refused.length).toBeGreaterThan(2);
    for (const { reqId } of refused) expect(reqId).toMatch(/^[0-9a-f-]{36}$/);
    const tokens = people.map(
      ({ cookie }) => decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '',
    );
    const secrets = [
      ...tokens,
      ...tokens.map((token) => createHash('sha256').update(token).digest('base64url')),
      program.token,
      recovery.code,
      rows[0].seed,
      rows[0].key,
      'hunter2',
      SAID,
      action,
    ];
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(3);
      expect(output).not.toContain(secret);
    }
  });
});
