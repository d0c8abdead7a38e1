import {
  atTable,
  type MadeProgram,
  type NewsLine,
  newsLine,
  type OperatorReply,
  ROUTES,
  type TableInfo,
} from '@airlock/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LIMITS } from '../border/limits.ts';
import { type Guest, guest, stranger } from '../testing/guest.ts';
import { linkTo } from '../testing/link.ts';
import { playOut } from '../testing/player.ts';
import { PATIENTLY, stopBudgetClock } from '../testing/startForTest.ts';
import { isMissing, REDIS, seated, startedApart, startTogether } from '../testing/together.ts';

const NOWHERE = atTable(ROUTES.table, 'KEEL-000000-VANE');

/** Asks for a table that does not exist until no more of it is allowed there. */
async function missUntilRefused(url: string): Promise<void> {
  for (let missed = 0; missed < LIMITS.misses.address.atOnce; missed++) {
    expect((await stranger(url).ask('GET', NOWHERE)).status).toBe(404);
  }
  expect((await stranger(url).ask('GET', NOWHERE)).status).toBe(429);
}

/** What a stream has told so far. */
function listening(program: Guest): NewsLine[] {
  const heard: NewsLine[] = [];
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  void (async () => {
    try {
      for await (const line of program.lines(ROUTES.news, stop.signal)) heard.push(newsLine.parse(line));
    } catch (error) {
      if (!stop.signal.aborted) throw error;
    }
  })();
  return heard;
}

describe.skipIf(isMissing)('servers that share a database', () => {
  it('count together what an address does at any of them', async () => {
    stopBudgetClock();
    const [one, two] = await startTogether(2, { limited: true });
    const { code } = await (await guest(two.url, 'Ann')).setTable();
    // Nobody's guess: it exists. Whoever has guessed too often is not even told that.
    const look = async (): Promise<number> =>
      (await stranger(two.url).ask('GET', atTable(ROUTES.table, code))).status;
    expect(await look()).toBe(200);
    await missUntilRefused(one.url);
    await expect.poll(look, PATIENTLY).toBe(429);
  });

  it('count together what a session does at any of them, and nobody else for it', async () => {
    stopBudgetClock();
    const [one, two] = await startTogether(2, { limited: true });
    const [ann, bob] = [await guest(one.url, 'Ann'), await guest(two.url, 'Bob')];
    const list = async (person: Guest): Promise<number> => (await person.ask('GET', ROUTES.tables)).status;
    for (let asked = 0; asked < LIMITS.lists.person.atOnce; asked++) expect(await list(ann)).toBe(200);
    expect(await list(ann)).toBe(429);
    await expect.poll(() => list(ann.at(two.url)), PATIENTLY).toBe(429);
    expect(await list(bob)).toBe(200);
  });

  it('count each for itself while they cannot reach each other', async () => {
    stopBudgetClock();
    const link = await linkTo(String(REDIS));
    const [one, two] = await startTogether(2, { limited: true, mail: link.url });
    link.cut();
    await missUntilRefused(one.url);
    await missUntilRefused(two.url);
  });

  it('show their operator who is at any of them, and which tables', async () => {
    const [one, two, three] = await startTogether(3);
    // Nobody has named a token: they have agreed on one.
    expect(new Set([one, two, three].map(({ operatorToken }) => operatorToken)).size).toBe(1);
    const { code, ann, bob } = await startedApart(one.url, two.url);
    await seated(code, ann, bob);
    const look = async (): Promise<unknown> => {
      const headers = { authorization: `Bearer ${one.operatorToken}` };
      const reply = await fetch(three.url + ROUTES.operator, { headers });
      const { visitors, tables } = (await reply.json()) as OperatorReply;
      return { names: visitors.map(({ name }) => name).sort(), tables };
    };
    const table = { code, game: 'outpost-seven', stage: 'playing', people: ['Ann', 'Bob'], here: 2 };
    await expect.poll(look, PATIENTLY).toEqual({ names: ['Ann', 'Bob'], tables: [table] });
  });

  it('tell programs of invitations and turns, wherever they listen', async () => {
    const [one, two, three] = await startTogether(3);
    const ann = await guest(one.url, 'Ann');
    const made = await ann.get<MadeProgram>('POST', ROUTES.programs, { name: 'Robin' });
    const robin = ann.withToken(made.token).at(two.url);
    const heard = listening(robin);
    const waiting = async (): Promise<unknown> => stranger(three.url).get('GET', ROUTES.waitingPrograms);
    await expect.poll(waiting, PATIENTLY).toEqual([{ id: made.id, name: 'Robin' }]);
    const { code } = await ann.setTable();
    const invitations = atTable(ROUTES.invitations, code);
    await expect
      .poll(async () => (await ann.ask('POST', invitations, { program: made.id })).status, PATIENTLY)
      .toBe(200);
    await expect
      .poll(() => heard, PATIENTLY)
      .toMatchObject([{ type: 'invitation', table: code, from: 'Ann' }]);
    await robin.claim(code);
    await robin.ready(code);
    await ann.start(code);
    const players = await seated(code, ann, robin);
    await playOut(players, 12);
    const ownTurns = players[1]?.socket.messages.filter(({ type }) => type === 'events') ?? [];
    expect(ownTurns.length).toBeGreaterThan(0);
    await expect.poll(() => heard.filter(({ type }) => type === 'turn').length, PATIENTLY).toBeGreaterThan(1);
    const { stage } = await robin.get<TableInfo>('GET', atTable(ROUTES.table, code));
    expect(stage).toBe('playing');
  });
});
