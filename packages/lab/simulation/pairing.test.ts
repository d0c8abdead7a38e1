import { describe, expect, test } from 'vitest';
import { pebblesEntry } from '../testing/pebbles.ts';
import { measuresOf } from './measures.ts';
import { identityWarning, pairUp } from './pairing.ts';
import type { Plan } from './plan.ts';
import { type NumberedGame, rangePlayer } from './playRange.ts';

const { game } = pebblesEntry;

const planFor = (heap: number, levels: readonly string[] = ['clever', 'random'], seats = 2): Plan => ({
  game: 'pebbles',
  options: { heap, bids: false },
  seats,
  levels,
  seed: 'pairs',
  games: 120,
  skipped: 0,
  mostMoves: 1000,
  each: true,
  streams: true,
});

const gamesOf = (plan: Plan): readonly NumberedGame[] =>
  rangePlayer(pebblesEntry, plan)({ from: 0, to: plan.games }).games;

const measure = (plan: Plan, other: Plan, name: string) =>
  pairUp(plan, measuresOf(game, plan), gamesOf(plan), gamesOf(other)).compared.find(
    (one) => one.measure === name,
  );

describe('two settings on the same shuffles', () => {
  test('have their means, and a difference with its interval, each shuffle counted once', () => {
    const [few, many] = [planFor(4), planFor(12)];
    const found = measure(few, many, 'moves');
    if (!found) throw new Error('Moves were not compared.');
    expect(found.pairs).toBe(60);
    expect(found.b).toBeGreaterThan(found.a);
    expect(found.difference).toBeCloseTo(found.b - found.a, 5);
    expect(found.low).toBeLessThan(found.difference);
    expect(found.high).toBeGreaterThan(found.difference);
    expect(found.p).toBeLessThan(0.001);
  });

  test('are compared by starting player, by nobody winning and by level', () => {
    const plan = planFor(4);
    expect(measuresOf(game, plan).map(({ name }) => name)).toEqual([
      'finished',
      'starting player wins',
      'nobody wins',
      'clever wins',
      'random wins',
      'score',
      'moves',
    ]);
    expect(measuresOf(game, planFor(4, ['one'], 1)).map(({ name }) => name)).toEqual([
      'finished',
      'won',
      'score',
      'moves',
    ]);
    const wins = ['clever wins', 'random wins'].map((name) => measure(plan, planFor(8), name)?.a ?? 0);
    expect((wins[0] ?? 0) + (wins[1] ?? 0)).toBeCloseTo(1, 6);
  });

  test('are paired by the number of the game, so that only what both have played counts', () => {
    const plan = planFor(9);
    const games = gamesOf(plan);
    const pairing = pairUp(plan, measuresOf(game, plan), games.slice(0, 100), games.slice(20));
    expect(pairing.pairs).toBe(80);
    expect(pairing.identical).toBe(80);
  });

  test('that make no difference are pointed out', () => {
    const plan = planFor(9);
    const games = gamesOf(plan);
    const same = pairUp(plan, measuresOf(game, plan), games, games);
    expect(identityWarning(same, 'bids')).toBe(
      'All 120 games are the same move for move: these bots do not react to bids.',
    );
    expect(
      same.compared.every(({ difference, low, high }) => difference === 0 && low === 0 && high === 0),
    ).toBe(true);
    const other = pairUp(plan, measuresOf(game, plan), games, gamesOf(planFor(10)));
    expect(other.identical).toBe(0);
    expect(identityWarning(other, 'heap')).toBeNull();
    expect(identityWarning({ ...same, pairs: 0, identical: 0 }, 'bids')).toBeNull();
  });

  test('that differ in no share may still do so where nobody looked', () => {
    const found = measure(planFor(9), planFor(10), 'nobody wins');
    expect(found).toMatchObject({ a: 0, b: 0, difference: 0 });
    expect(found?.low).toBeLessThan(-0.01);
    expect(found?.high).toBeGreaterThan(0.01);
  });

  test('of games that were given up say nothing but that', () => {
    const plan = { ...planFor(9), mostMoves: 1 };
    const pairing = pairUp(plan, measuresOf(game, plan), gamesOf(plan), gamesOf(plan));
    expect(pairing.compared.map(({ measure: name, a }) => [name, a])).toEqual([['finished', 0]]);
  });
});
