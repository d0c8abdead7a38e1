/** Matches that were begun in a page and are taken in by a server. */
import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import { ActionList, defaultOptions, openMatch, seatsIn } from '@airlock/kernel';
import {
  atTable,
  type HttpProblem,
  ROUTES,
  type TableCopy,
  type TableInfo,
  type TableSummary,
} from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { guest } from '../testing/guest.ts';
import { startForTest } from '../testing/startForTest.ts';

const SEED = 'ab'.repeat(32);

/** A match as a page would hand it over, after this many actions. */
async function played(actions: number, changes: Partial<TableCopy> = {}): Promise<TableCopy> {
  const { game } = (await loadGame('outpost-seven')) as CatalogueEntry;
  const options = defaultOptions(game.options);
  const match = openMatch(game, { options, seats: ['Ann', 'Drifter'], generator: 'strong', seed: SEED });
  const list = new ActionList();
  for (let count = 0; count < actions && match.outcome === null; count++) {
    const [seat = 0] = seatsIn(match.waiting);
    list.clear();
    game.actions(match.state, seat, list);
    match.play(seat, list.at(0), count * 1000, []);
  }
  return {
    code: 'HERE-420731-VANE',
    game: game.id,
    options: { ...options },
    rules: game.version,
    seed: SEED,
    startedAt: 1_000,
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    log: match.log.map(({ seat, action, at }) => ({ seat, action: game.codec.write(action), at })),
    ...changes,
  };
}

const MANY = 1_000;

describe('a match from a page', () => {
  it('goes on at the server where it stood, marked, and is in the list', async () => {
    const { url, hall } = await startForTest();
    const ann = await guest(url, 'Ann');
    const copy = await played(6);
    const table = await ann.get<TableInfo>('POST', ROUTES.copies, copy);
    expect(table).toMatchObject({ stage: 'playing', local: true, mySeat: 0, host: true });
    expect(table.code).not.toBe(copy.code);
    const live = await hall.find(table.code);
    expect(live.match?.log.length).toBeGreaterThanOrEqual(6);
    const mine = await ann.get<TableSummary[]>('GET', ROUTES.tables);
    expect(mine).toMatchObject([{ code: table.code, local: true }]);
  });

  it('is kept with its outcome once it is over, and its file can be had', async () => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    const copy = await played(MANY);
    const { code, stage } = await ann.get<TableInfo>('POST', ROUTES.copies, copy);
    expect(stage).toBe('over');
    const file = await ann.get<{ seed: string; log: unknown[]; outcome: unknown }>(
      'GET',
      atTable(ROUTES.match, code),
    );
    expect(file).toMatchObject({ seed: SEED, outcome: { winners: expect.any(Array) } });
    expect(file.log).toHaveLength(copy.log.length);
  });

  it('is the same table when it comes again, longer or not', async () => {
    const { url, store } = await startForTest();
    const ann = await guest(url, 'Ann');
    const short = await played(4);
    const whole = await played(MANY);
    const first = await ann.get<TableInfo>('POST', ROUTES.copies, { ...short, abandoned: true });
    const again = await ann.get<TableInfo>('POST', ROUTES.copies, short);
    const longer = await ann.get<TableInfo>('POST', ROUTES.copies, whole);
    expect([again.code, longer.code]).toEqual([first.code, first.code]);
    const record = await store.table(first.code);
    expect(await store.log(record?.number ?? 0)).toHaveLength(whole.log.length);
    expect(longer.stage).toBe('over');
    const other = await ann.get<TableInfo>('POST', ROUTES.copies, { ...whole, code: 'HERE-111111-VANE' });
    expect(other.code).not.toBe(first.code);
  });

  it.each([
    ['an action that the rules refuse', { log: [{ seat: 0, action: 'salvage 1,2,3,4,5', at: 0 }] }],
    ['an action that does not exist', { log: [{ seat: 0, action: 'fly', at: 0 }] }],
    ['a seat that nobody has', { log: [{ seat: 5, action: 'resign', at: 0 }] }],
    ['time that runs back', { log: [5, 4].map((at) => ({ seat: 0, action: 'resign', at })) }],
    ['a seed that is none', { seed: 'abc' }],
    ['a bot that is none', { seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'oracle' }] }],
    ['nobody’s seat', { seats: [0, 1].map(() => ({ kind: 'bot' as const, level: 'random' })) }],
    ['too few seats', { seats: [{ kind: 'me' as const }] }],
    ['an option that is none', { options: { startPlayer: 'green' } }],
    ['other rules', { rules: 99 }],
  ])('is refused with a sentence and leaves nothing behind: %s', async (_what, changes) => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    const { status, body } = await ann.ask<HttpProblem>('POST', ROUTES.copies, await played(0, changes));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.sentence).toMatch(/\.$/);
    expect(await ann.get<TableSummary[]>('GET', ROUTES.tables)).toEqual([]);
  });

  it('offers the seat of a bot to a friend, who plays on in it', async () => {
    const { url, hall } = await startForTest();
    const [ann, bob] = [await guest(url, 'Ann'), await guest(url, 'Bob')];
    const copy = await played(2, { invite: true });
    const { code, seats } = await ann.get<TableInfo>('POST', ROUTES.copies, copy);
    expect(seats[1]).toMatchObject({ kind: 'bot', offered: true });
    const taken = await bob.claim(code);
    expect(taken).toMatchObject({
      mySeat: 1,
      seats: [{ name: 'Ann' }, { kind: 'person', name: 'Bob', you: true }],
    });
    // The next one finds it taken.
    const cleo = await guest(url, 'Cleo');
    expect(await cleo.ask('POST', atTable(ROUTES.seat, code), {})).toMatchObject({ status: 403 });
    expect((await hall.find(code)).match?.log.length).toBeGreaterThanOrEqual(2);
  });

  it('of a deal that everybody has is on the board of its day', async () => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    const { game } = (await loadGame('outpost-seven')) as CatalogueEntry;
    const options = game.dailyOptions?.('2026-07-31');
    expect(options).toBeTruthy();
    const rival = { kind: 'bot' as const, level: 'planner' };
    const copy = await played(0, {
      options: { ...options },
      seats: [{ kind: 'me' }, rival],
      log: [{ seat: 0, action: 'resign', at: 5 }],
    });
    await ann.get('POST', ROUTES.copies, copy);
    const board = await ann.get<{ finished: number; results: unknown[] }>(
      'GET',
      `${ROUTES.daily}?game=outpost-seven&day=2026-07-31`,
    );
    expect(board).toMatchObject({ finished: 1, results: [{ name: 'Ann', you: true, won: false }] });
  });
});
