import { describe, expect, test } from 'vitest';
import { pebblesEntry } from '../testing/pebbles.ts';
import { type Plan, rangesOf } from './plan.ts';
import type { Finished } from './playGame.ts';
import { rangePlayer } from './playRange.ts';
import { addTally, countDuel, countGame, emptyTally, type Tally } from './tally.ts';

const planFor = (levels: readonly string[], seats: number, games = 60): Plan => ({
  game: 'pebbles',
  options: { heap: 9, bids: false },
  seats,
  levels,
  seed: 'tally',
  games,
  skipped: 0,
  mostMoves: 1000,
});

const ended = (
  winners: readonly number[],
  scores: readonly number[],
  first: number | null = null,
): Finished => ({
  moves: 5,
  first,
  fingerprint: [3, 2 ** 32 - 1],
  course: [1, 2],
  outcome: { winners, scores, reason: winners.length === 0 ? 'draw' : 'last', rule: 'PEB-2' },
});

const scores = (...numbers: number[]): Map<number, number> => new Map(numbers.map((score) => [score, 1]));

const duelOf = (plan: Plan, ...round: Finished[]): Tally['duel'] => {
  const tally = emptyTally(plan);
  countDuel(tally, plan, 0, round);
  return tally.duel;
};

describe('counting games', () => {
  test('wins and scores go to the seat, to its level and to who started', () => {
    const plan = planFor(['a', 'b'], 2);
    const tally = emptyTally(plan);
    countGame(tally, plan, 0, ended([0], [12, 7], 1));
    countGame(tally, plan, 1, ended([0], [9, 3], 0));
    countGame(tally, plan, 2, ended([], [4, 4], 0));
    countGame(tally, plan, 3, { moves: 1000, outcome: null, first: 0, fingerprint: [1, 1], course: [4, 4] });
    expect(tally).toMatchObject({
      games: 4,
      finished: 3,
      moves: 1015,
      fingerprint: [10, 2 ** 32 - 2],
      course: [7, 10],
      withoutWinner: 1,
      endings: { 'PEB-2 last': 2, 'PEB-2 draw': 1 },
      seats: [
        { games: 3, wins: 2, scores: scores(12, 9, 4) },
        { games: 3, wins: 0, scores: scores(7, 3, 4) },
      ],
      levels: [
        { games: 3, wins: 1, scores: scores(12, 3, 4) },
        { games: 3, wins: 1, scores: scores(7, 9, 4) },
      ],
      starter: { games: 3, wins: 1, scores: scores(7, 9, 4) },
    });
    expect(tally.lengths.get(5)).toBe(3);
  });

  test('tallies of all ranges add up to the tally of the whole', () => {
    const plan = planFor(['random', 'clever', 'one'], 3);
    const play = rangePlayer(pebblesEntry, plan);
    const sum = emptyTally(plan);
    for (const range of rangesOf(plan)) addTally(sum, play(range).tally);
    expect(sum).toEqual(play({ from: 0, to: plan.games }).tally);
    expect(sum.games).toBe(60);
    expect(sum.levels.map(({ games }) => games)).toEqual([60, 60, 60]);
  });
});

describe('duels', () => {
  test('at two seats are won by who wins, wherever they sit', () => {
    const plan = planFor(['a', 'b'], 2);
    expect(duelOf(plan, ended([0], [1, 0]), ended([0], [1, 0]))).toEqual({ wins: 1, losses: 1, draws: 0 });
    expect(duelOf(plan, ended([0], [1, 0]), ended([1], [0, 1]))).toEqual({ wins: 2, losses: 0, draws: 0 });
    expect(duelOf(plan, ended([], [1, 1]))).toEqual({ wins: 0, losses: 0, draws: 1 });
  });

  test('at more seats are won by the level whose seats won more often', () => {
    const plan = planFor(['a', 'b'], 3);
    // Seats a b a: both seats of a against the one of b.
    expect(duelOf(plan, ended([0, 2], []))).toEqual({ wins: 1, losses: 0, draws: 0 });
    expect(duelOf(plan, ended([0, 1], []))).toEqual({ wins: 0, losses: 1, draws: 0 });
    expect(duelOf(plan, ended([0, 1, 2], []))).toEqual({ wins: 0, losses: 0, draws: 1 });
  });

  test('alone are decided by win, then by score, on the same shuffle', () => {
    const plan = planFor(['a', 'b'], 1);
    expect(duelOf(plan, ended([0], [1]), ended([], [9]))).toEqual({ wins: 1, losses: 0, draws: 0 });
    expect(duelOf(plan, ended([], [3]), ended([], [9]))).toEqual({ wins: 0, losses: 1, draws: 0 });
    expect(duelOf(plan, ended([0], [9]), ended([0], [9]))).toEqual({ wins: 0, losses: 0, draws: 1 });
    expect(duelOf(plan, ended([0], [9]))).toEqual({ wins: 0, losses: 0, draws: 0 });
  });

  test('alone are also measured in points, shuffle by shuffle', () => {
    const plan = planFor(['a', 'b'], 1);
    const tally = emptyTally(plan);
    countDuel(tally, plan, 0, [ended([0], [9]), ended([0], [4])]);
    countDuel(tally, plan, 2, [ended([], [0]), ended([0], [3])]);
    countDuel(tally, plan, 4, [ended([0], [9])]);
    expect(tally.margins).toEqual({ pairs: 2, sum: 5 - 3, squares: 25 + 9 });
    addTally(tally, structuredClone(tally));
    expect(tally.margins).toEqual({ pairs: 4, sum: 4, squares: 68 });
  });

  test('are left undecided by games that were given up', () => {
    const given: Finished = { moves: 9, outcome: null, first: null, fingerprint: [0, 0], course: [0, 0] };
    expect(duelOf(planFor(['a', 'b'], 2), given)).toEqual({ wins: 0, losses: 0, draws: 0 });
    expect(duelOf(planFor(['a', 'b'], 1), given, ended([], [1]))).toEqual({ wins: 0, losses: 0, draws: 0 });
  });

  test('are between two levels only', () => {
    expect(duelOf(planFor(['a', 'b', 'c'], 2), ended([0], [1, 0]))).toEqual({ wins: 0, losses: 0, draws: 0 });
  });
});
