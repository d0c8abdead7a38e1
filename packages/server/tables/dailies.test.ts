import { hypatia } from '@airlock/hypatia';
import type { AnyGame } from '@airlock/kernel';
import { type DailyBoard, ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { type Guest, guest, stranger } from '../testing/guest.ts';
import { playerAt } from '../testing/seated.ts';
import { startForTest } from '../testing/startForTest.ts';

const DAY = '2026-07-31';
const game = hypatia as AnyGame;

const boardFor = (person: Pick<Guest, 'get'>, day = DAY): Promise<DailyBoard> =>
  person.get('GET', `${ROUTES.daily}?game=hypatia&day=${day}`) as Promise<DailyBoard>;

/** Begins the day's ship, or one that only has its name. */
const begin = async (person: Guest, options: object = {}): Promise<string> =>
  (
    await person.setTable({
      game: 'hypatia',
      options: { seed: `daily ${DAY}`, mode: 'solo', ...options },
      start: true,
    })
  ).code;

async function finish(person: Guest, code: string): Promise<void> {
  const player = await playerAt(person, code, game);
  while (player.isAwaited) await player.act();
}

describe('the deal of a day', () => {
  it('counts the first try of everybody, and lets an unfinished one go on', async () => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    expect(await boardFor(ann)).toEqual({ mine: null, finished: 0, results: [] });
    const first = await begin(ann);
    expect((await boardFor(ann)).mine).toEqual({ code: first, over: false });
    await finish(ann, first);
    const second = await begin(ann);
    await finish(ann, second);
    const { mine, finished, results } = await boardFor(ann);
    expect(mine).toMatchObject({
      code: first,
      over: true,
      won: expect.any(Boolean),
      score: expect.any(Number),
    });
    // Made a moment ago, the list may still be the one from before.
    expect(finished).toBeLessThanOrEqual(1);
    expect(results.length).toBe(finished);
  });

  it('shows everybody who has finished, and leaves out who played it easier', async () => {
    const { url } = await startForTest();
    const [ann, bob, cy] = [await guest(url, 'Ann'), await guest(url, 'Bob'), await guest(url, 'Cy')];
    await finish(ann, await begin(ann));
    await finish(bob, await begin(bob, { phagePerPhase: 2 }));
    await begin(cy);
    const { mine, finished, results } = await boardFor(ann);
    expect([mine?.over, finished]).toEqual([true, 1]);
    expect(results).toEqual([
      { name: 'Ann', you: true, won: expect.any(Boolean), score: expect.any(Number) },
    ]);
    const watched = await boardFor(stranger(url));
    expect(watched.mine).toBeNull();
    expect(watched.results.map(({ you }) => you)).toEqual([false]);
  });

  it('is refused with a sentence where there is none', async () => {
    const { url } = await startForTest();
    const ask = (query: string) => stranger(url).ask('GET', `${ROUTES.daily}?${query}`);
    expect(await ask(`game=hypatia&day=2026-02-30`)).toMatchObject({
      status: 400,
      body: { sentence: 'There is no daily deal of "hypatia" on "2026-02-30".' },
    });
    expect(await ask(`game=outbreak&day=${DAY}`)).toMatchObject({ status: 400 });
    expect(await ask(`game=chess&day=${DAY}`)).toMatchObject({ status: 404 });
    expect(await ask('game=hypatia')).toMatchObject({ status: 400 });
  });
});

describe('the deal of a day against a bot', () => {
  const outpostBoard = (person: Guest): Promise<DailyBoard> =>
    person.get('GET', `${ROUTES.daily}?game=outpost-seven&day=${DAY}`) as Promise<DailyBoard>;
  const play = async (person: Guest, level: string, seat = 0, options: object = {}): Promise<string> => {
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level }];
    const { code } = await person.setTable({
      seats: seat === 0 ? seats : seats.reverse(),
      options: { seed: `daily ${DAY}`, startPlayer: 'red', ...options },
      start: true,
    });
    const socket = await person.socket();
    await socket.join(code);
    const { sequence } = await socket.next('view');
    socket.send({ type: 'act', table: code, id: 1, after: sequence, action: 'resign' });
    await socket.next('over');
    return code;
  };

  it('counts against the rival that everybody has, from the seat that everybody has', async () => {
    const { url } = await startForTest();
    const [ann, bob, cy, dee] = [
      await guest(url, 'Ann'),
      await guest(url, 'Bob'),
      await guest(url, 'Cy'),
      await guest(url, 'Dee'),
    ];
    await play(bob, 'random');
    await play(cy, 'planner', 1);
    await play(dee, 'planner', 0, { secondTotal: 18 });
    const code = await play(ann, 'planner');
    expect(await outpostBoard(ann)).toMatchObject({
      mine: { code, over: true, won: false, score: expect.any(Number) },
      finished: 1,
      results: [{ name: 'Ann', you: true, won: false }],
    });
    expect((await outpostBoard(cy)).mine).toBeNull();
  });
});
