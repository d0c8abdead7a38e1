import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { atTable, type OpenTable, type PushInfo, ROUTES, type TableInfo } from '@airlock/protocol';
import type { LiveTable } from '@airlock/tables';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Metrics } from '../metrics.ts';
import { guest, stranger } from '../testing/guest.ts';
import { linkTo } from '../testing/link.ts';
import { type Player, playOut } from '../testing/player.ts';
import { freshPostgres, inPostgres } from '../testing/postgres.ts';
import { openPushService } from '../testing/pushService.ts';
import { type ServerProcess, startProcess } from '../testing/serverProcess.ts';
import { PATIENTLY } from '../testing/startForTest.ts';
import { isMissing, REDIS, seated, startedApart, startTogether } from '../testing/together.ts';

const figure = async ({ registry }: Metrics, name: string): Promise<number | undefined> =>
  (await registry.getSingleMetric(name)?.get())?.values[0]?.value;

describe.skipIf(isMissing)('servers that share a database', () => {
  it('let people at each of them play one match to its end, and others watch', async () => {
    const [one, two, three] = await startTogether(3);
    const { code, ann, bob } = await startedApart(one.url, two.url);
    const eve = await guest(three.url, 'Eve');
    const players = await seated(code, ann, bob, eve);
    const acted = await playOut(players);
    expect(acted).toBeGreaterThan(30);
    for (const player of players) expect(player.sequence).toBe(acted);
    await expect.poll(() => players.map(({ over }) => over), PATIENTLY).toEqual([true, true, true]);
    const [fileHere, fileThere] = await Promise.all(
      [ann, bob].map((person) => person.get('GET', atTable(ROUTES.match, code))),
    );
    expect(fileThere).toEqual(fileHere);
    expect([one, two, three].map(({ hall }) => hall.tablesInMemory)).toEqual([1, 0, 0]);
  });

  it('carry talk, presence, names and refusals from one to the other', async () => {
    const [one, two] = await startTogether(2);
    const { code, ann, bob } = await startedApart(one.url, two.url);
    const [annAt, bobAt] = (await seated(code, ann, bob)) as [Player, Player];
    bobAt.socket.send({ type: 'talk', table: code, id: 5, text: 'Ahoy' });
    expect(await annAt.socket.next('talk')).toMatchObject({ lines: [{ name: 'Bob', text: 'Ahoy' }] });
    bobAt.socket.send({ type: 'act', table: code, id: 6, after: 0, action: 'nonsense' });
    expect(await bobAt.socket.next('refused')).toMatchObject({ id: 6, table: code });
    const mine = await bob.get<{ code: string }[]>('GET', ROUTES.tables);
    expect(mine).toMatchObject([{ code, stage: 'playing' }]);
    bobAt.socket.raw.close();
    await annAt.socket.next('table', ({ table: { seats } }) => seats[1]?.kind === 'person' && !seats[1].here);
  });

  it('let people at each of them look at a finished match together', async () => {
    const [one, two] = await startTogether(2);
    const { code, ann, bob } = await startedApart(one.url, two.url);
    const [annAt, bobAt] = (await seated(code, ann, bob)) as [Player, Player];
    await playOut([annAt, bobAt]);
    await expect.poll(() => annAt.over && bobAt.over, PATIENTLY).toBe(true);
    for (const { socket } of [annAt, bobAt]) socket.send({ type: 'gather', table: code, id: 1, on: true });
    await annAt.socket.next('company', ({ people }) => people.length === 2);
    bobAt.socket.send({ type: 'lead', table: code, id: 2 });
    bobAt.socket.send({ type: 'look', table: code, id: 3, at: 5, as: 0, thing: 'cell-3', alone: false });
    const told = await annAt.socket.next('company', ({ people }) => people.some(({ at }) => at === 5));
    expect(told.people.find(({ number }) => number === told.lead)).toMatchObject({
      name: 'Bob',
      thing: 'cell-3',
    });
    bobAt.socket.raw.close();
    await annAt.socket.next('company', ({ lead, people }) => lead === null && people.length === 1);
  });

  it('answer at every server what is asked about a table of another', async () => {
    const [one, two] = await startTogether(2);
    const ann = await guest(one.url, 'Ann');
    const { code } = await ann.setTable();
    const bob = await guest(two.url, 'Bob');
    expect(await bob.get('GET', atTable(ROUTES.table, code))).toMatchObject({ code, stage: 'lobby' });
    const wrong = await bob.ask('POST', atTable(ROUTES.start, code), {});
    expect(wrong.status).toBe(403);
    expect((await stranger(two.url).ask('GET', atTable(ROUTES.table, 'KEEL-000000-VANE'))).status).toBe(404);
    await bob.claim(code);
    await bob.get('PATCH', ROUTES.session, { name: 'Robert' });
    await expect
      .poll(async () => (await ann.get<TableInfo>('GET', atTable(ROUTES.table, code))).seats[1], PATIENTLY)
      .toMatchObject({ name: 'Robert' });
  });

  it('list the tables that want company of all of them, and sit people at each', async () => {
    const [one, two] = await startTogether(2);
    const [ann, bob, cleo] = [
      await guest(one.url, 'Ann'),
      await guest(two.url, 'Bob'),
      await guest(two.url, 'Cleo'),
    ];
    const wish = { game: 'outsider', minutes: 0 };
    const opened = await ann.get<TableInfo>('POST', ROUTES.company, wish);
    const listed = await bob.get<OpenTable[]>('GET', `${ROUTES.openTables}?game=outsider`);
    expect(listed).toMatchObject([{ code: opened.code, people: ['Ann'], free: 2, fills: null }]);
    // Found by way of the other server, which has the table of nobody.
    expect(await bob.get('POST', ROUTES.company, wish)).toMatchObject({ code: opened.code, mySeat: 1 });
    // The last seat begins the match.
    expect(await cleo.get('POST', atTable(ROUTES.companySeat, opened.code))).toMatchObject({
      stage: 'playing',
    });
    expect([one, two].map(({ hall }) => hall.tablesInMemory)).toEqual([1, 0]);
    expect(await bob.get('GET', ROUTES.openTables)).toEqual([]);
  });

  it('tell of a move from the one that has the table', async () => {
    const service = await openPushService();
    onTestFinished(() => service.close());
    const [one, two] = await startTogether(2, {}, { pushesHere: true });
    const [ann, bob] = [await guest(one.url, 'Ann'), await guest(two.url, 'Bob')];
    const { code } = await ann.setTable({ options: { startPlayer: 'red' } });
    await bob.claim(code, 1);
    await ann.get('PATCH', atTable(ROUTES.table, code), { time: { kind: 'slow', hours: 24 } });
    await bob.ready(code);
    const [anns, bobs] = [service.browser(), service.browser()];
    const { key } = await ann.get<PushInfo>('POST', ROUTES.push, anns.subscription);
    await bob.get('POST', ROUTES.push, bobs.subscription);
    await ann.start(code);
    // Red begins; whoever is asked is told once, by the server that has the table, whichever they came by.
    const [first] = await anns.has(1);
    expect(first).toMatchObject({ signedBy: key });
    const [annAt] = (await seated(code, ann)) as [Player];
    while (annAt.isAwaited) await annAt.act();
    const [second] = await bobs.has(1);
    expect(second).toMatchObject({ signedBy: key });
    expect(JSON.parse(second?.words ?? '')).toMatchObject({ table: code });
    expect([anns.received.length, bobs.received.length]).toEqual([1, 1]);
    expect(service.complaints).toEqual([]);
  });

  it('forget a person wherever they sit', async () => {
    const [one, two] = await startTogether(2);
    const { code, ann, bob } = await startedApart(one.url, two.url);
    const [annAt, bobAt] = (await seated(code, ann, bob)) as [Player, Player];
    expect(await bob.ask('DELETE', ROUTES.person)).toMatchObject({ status: 200, body: { handedOver: 1 } });
    await expect.poll(() => bobAt.socket.closed, PATIENTLY).not.toBeNull();
    expect(annAt.socket.closed).toBeNull();
    const { seats } = await ann.get<TableInfo>('GET', atTable(ROUTES.table, code));
    expect(seats.map((seat) => (seat.kind === 'open' ? '' : seat.name))).toContain('Somebody');
  });

  it('take over at once what a server lets go that is stopped', async () => {
    const [one, two] = await startTogether(2);
    const { code, ann, bob } = await startedApart(one.url, two.url);
    const players = await seated(code, ann, bob);
    await playOut(players, 4);
    await one.stop();
    await expect.poll(() => players[1]?.socket.closed, PATIENTLY).not.toBeNull();
    const again = await seated(code, ann.at(two.url), bob);
    expect(again.map(({ sequence }) => sequence)).toEqual([4, 4]);
    await playOut(again, 2);
    expect(two.hall.tablesInMemory).toBe(1);
  });

  it('lose nothing where they cannot reach each other, and find each other again', async () => {
    const link = await linkTo(String(REDIS));
    const [one, two] = await startTogether(2, { mail: link.url });
    const { code, ann, bob } = await startedApart(one.url, two.url);
    const [annAt, bobAt] = (await seated(code, ann, bob)) as [Player, Player];
    await playOut([annAt, bobAt], 2);
    link.cut();
    await expect.poll(() => bobAt.socket.closed, PATIENTLY).not.toBeNull();
    // Whoever is at the server that has the table notices nothing.
    expect(annAt.socket.closed).toBeNull();
    const nearby = await bob.at(one.url);
    const [bobNear] = (await seated(code, nearby)) as [Player];
    await playOut([annAt, bobNear], 2);
    expect(await bob.ask('GET', atTable(ROUTES.table, code))).toMatchObject({
      status: 503,
      body: { code: 'busy' },
    });
    link.mend();
    await expect
      .poll(async () => (await bob.ask('GET', atTable(ROUTES.table, code))).status, PATIENTLY)
      .toBe(200);
    const [bobAgain] = (await seated(code, bob)) as [Player];
    expect(bobAgain.sequence).toBe(4);
    bobNear.socket.raw.close();
    await playOut([annAt, bobAgain], 2);
  });

  it('serve everybody from the moment on that one of them has started', async () => {
    // Nobody looks for new servers for a quarter of their lease.
    const database = await freshPostgres();
    const [one] = await startTogether(1, { database });
    const [two] = await startTogether(1, { database });
    const { code, ann, bob } = await startedApart(one.url, two.url);
    const players = await seated(code, ann, bob);
    const acted = await playOut(players);
    for (const player of players) expect(player.sequence).toBe(acted);
  });

  it('are replaced one after the other, and a match goes on', async () => {
    const database = await freshPostgres();
    let [here] = await startTogether(1, { database });
    let [there] = await startTogether(1, { database });
    const { code, ann, bob } = await startedApart(here.url, there.url);
    let acted = 0;
    for (let replaced = 0; replaced < 3; replaced++) {
      const players = await seated(code, ann.at(here.url), bob.at(there.url));
      for (const player of players) expect(player.sequence).toBe(acted);
      acted += await playOut(players, 4);
      const [next] = await startTogether(1, { database });
      await here.stop();
      [here, there] = [there, next];
    }
    const players = await seated(code, ann.at(here.url), bob.at(there.url));
    for (const player of players) expect(player.sequence).toBe(acted);
    await playOut(players);
    await expect.poll(() => players.map(({ over }) => over), PATIENTLY).toEqual([true, true]);
  });

  it('say of one that is stopping that nobody should be sent there', async () => {
    const [one, two] = await startTogether(2, { drainMs: 3_000 });
    const asked = async (url: string, route: string): Promise<number> =>
      (await stranger(url).ask('GET', route)).status;
    expect(await asked(one.url, ROUTES.readiness)).toBe(200);
    const stopping = one.stop();
    expect(await asked(one.url, ROUTES.readiness)).toBe(503);
    expect(await asked(one.url, ROUTES.health)).toBe(200);
    expect(await asked(two.url, ROUTES.readiness)).toBe(200);
    await stopping;
  });

  it('let slow clocks run on at another when one of them goes', async () => {
    const database = await freshPostgres();
    // It looks for the others four times a lease.
    const [one, two] = await startTogether(2, { database, leaseMs: 2_000 });
    const { code, ann } = await startedApart(one.url, two.url);
    await inPostgres(`update game_table set company = '{"time":{"kind":"slow","hours":24}}'`, database);
    expect(await ann.get('GET', atTable(ROUTES.table, code))).toMatchObject({ code });
    await one.stop();
    await expect.poll(() => two.hall.inMemory(code)?.code, PATIENTLY).toBe(code);
  });

  it('let slow clocks run on when the database was away for longer than a lease', async () => {
    const database = await freshPostgres();
    const link = await linkTo(database);
    // Alone: otherwise it might notice that another one was gone as well.
    const [one] = await startTogether(1, { database: link.url, leaseMs: 1_000 });
    const { code, ann } = await startedApart(one.url, one.url);
    await inPostgres(`update game_table set company = '{"time":{"kind":"slow","hours":24}}'`, database);
    link.cut();
    // Whatever it had may be another's by now.
    await expect.poll(() => one.hall.inMemory(code), PATIENTLY).toBeUndefined();
    link.mend();
    // Nobody asks for it.
    await expect.poll(() => one.hall.inMemory(code)?.code, PATIENTLY).toBe(code);
    expect(await ann.get('GET', atTable(ROUTES.table, code))).toMatchObject({ code, stage: 'playing' });
  });

  it('keep nothing in memory of matches that nobody is at', async () => {
    const database = await freshPostgres();
    const servers = await startTogether(3, { database, idleMs: 2_000, graceMs: 100 });
    const [one, two, three] = servers;
    const tables: WeakRef<LiveTable>[] = [];
    // In a function of its own: this one would keep the last of them.
    const remember = (code: string): void => {
      const table = one.hall.inMemory(code);
      if (table) tables.push(new WeakRef(table));
    };
    for (let matches = 0; matches < 3; matches++) {
      const { code, ann, bob } = await startedApart(one.url, two.url);
      const players = await seated(code, ann, bob, await guest(three.url, 'Eve'));
      await playOut(players, 3);
      remember(code);
      for (const { socket } of players) socket.raw.close();
    }
    expect(tables).toHaveLength(3);
    const kept = async (): Promise<unknown> => ({
      tables: servers.map(({ hall }) => hall.tablesInMemory),
      lines: await Promise.all(servers.map(({ metrics }) => figure(metrics, 'airlock_far_lines'))),
      owned: (await inPostgres('select match from match_head where node is not null', database)).rows,
    });
    await expect.poll(kept, PATIENTLY).toEqual({ tables: [0, 0, 0], lines: [0, 0, 0], owned: [] });
    // Nor does anything else in the server still hold one of them, with its match.
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const left = (): number => {
      collect();
      return tables.filter((table) => table.deref() !== undefined).length;
    };
    await expect.poll(left, PATIENTLY).toBe(0);
  });

  describe('of which one', () => {
    async function processes(): Promise<{ one: ServerProcess; two: ServerProcess }> {
      const env = {
        DATABASE_URL: await freshPostgres(),
        REDIS_URL: String(REDIS),
        AIRLOCK_LEASE_MS: '4000',
        AIRLOCK_LIMITS: 'off',
        AIRLOCK_LOG: 'silent',
      };
      const one = await startProcess({ args: ['--port', '0'], env });
      const two = await startProcess({ args: ['--port', '0'], env });
      return { one, two };
    }

    it('is killed take over its tables when its lease has ended, and nothing shown is lost', async () => {
      const { one, two } = await processes();
      const { code, ann, bob } = await startedApart(one.url, two.url);
      const players = await seated(code, ann, bob);
      await playOut(players, 5);
      await one.end('SIGKILL');
      await expect.poll(() => players[1]?.socket.closed, PATIENTLY).not.toBeNull();
      const again = await seated(code, ann.at(two.url), bob);
      expect(again.map(({ sequence }) => sequence)).toEqual([5, 5]);
      await playOut(again, 3);
    });

    it('stands still and comes back do not do anything twice', async () => {
      const { one, two } = await processes();
      const { code, ann, bob } = await startedApart(one.url, two.url);
      const players = await seated(code, ann, bob);
      await playOut(players, 3);
      process.kill(one.pid, 'SIGSTOP');
      const again = await seated(code, ann.at(two.url), bob.at(two.url));
      await playOut(again, 2);
      process.kill(one.pid, 'SIGCONT');
      // What it has in memory is not its own any more, and it knows before it shows anything to anybody.
      const [late] = (await seated(code, ann)) as [Player];
      expect(late.sequence).toBe(5);
      await expect.poll(() => players[0]?.socket.closed, PATIENTLY).not.toBeNull();
      await playOut(again, 2);
      await late.hear(7);
    });
  });
});
