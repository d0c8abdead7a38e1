import { fastRandom } from '@airlock/kernel';
import { expect, it } from 'vitest';
import { policyBot } from './policy.ts';
import { cup, guessesCoin, HEADS, hiddenCoin, knowsCoin, TAILS } from './testing/hiddenCoin.ts';

const calls = (coin: number, seat: number, seed: number) =>
  policyBot(hiddenCoin, 'caller', (state) => state.coin).choose(
    { seat, view: hiddenCoin.view(cup(coin), seat), heard: [] },
    fastRandom(seed),
  );

it('acts on what its seat has seen', () => {
  expect(calls(HEADS, knowsCoin, 1)).toBe(HEADS);
  expect(calls(TAILS, knowsCoin, 1)).toBe(TAILS);
});

it('acts on what it imagines where its seat has seen nothing', () => {
  for (let seed = 0; seed < 50; seed++) {
    expect(calls(HEADS, guessesCoin, seed)).toBe(calls(TAILS, guessesCoin, seed));
  }
  const guesses = new Set(Array.from({ length: 50 }, (_, seed) => calls(HEADS, guessesCoin, seed)));
  expect(guesses).toEqual(new Set([HEADS, TAILS]));
});

it('has the name of its level', () => {
  expect(policyBot(hiddenCoin, 'caller', () => HEADS).level).toBe('caller');
});
