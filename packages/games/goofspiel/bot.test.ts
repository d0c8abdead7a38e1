import { defaultOptions, fastRandom, silentContext } from '@airlock/kernel';
import { expect, it } from 'vitest';
import { cardOf } from './actions.ts';
import { knowledge, matching } from './bot.ts';
import { goofspiel } from './game.ts';
import { OPTIONS } from './options.ts';

function turnedUp(prize: number) {
  const random = fastRandom('bot');
  const state = goofspiel.setup(2, defaultOptions(OPTIONS), random);
  state.deck.push(prize);
  goofspiel.begin(state, silentContext(random));
  return { state, random };
}

it('bids about what the prizes are worth', () => {
  for (const prize of [2, 7, 12]) {
    const { state, random } = turnedUp(prize);
    for (let count = 0; count < 20; count++) {
      expect(Math.abs(cardOf(matching(state, 0, random)) - prize)).toBeLessThanOrEqual(2);
    }
  }
});

it('would rather win by much than by little, and lose by little than by much', () => {
  const worth = (scores: readonly number[]) =>
    knowledge.worth?.({ ...turnedUp(1).state, result: { winner: null, scores, reason: 'prizes' } }, 0) ?? 0;
  const worths = [
    [60, 20],
    [46, 45],
    [45, 45],
    [45, 46],
    [20, 60],
  ].map(worth);
  expect(worths).toEqual([...worths].sort((a, b) => b - a));
  expect(new Set(worths).size).toBe(5);
});
