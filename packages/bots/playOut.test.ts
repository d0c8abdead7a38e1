import { fastRandom, silentContext } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { firstOf, playOut } from './playOut.ts';
import { cup, HEADS, hiddenCoin, TAILS } from './testing/hiddenCoin.ts';
import { board, ticTacToe } from './testing/ticTacToe.ts';

const context = silentContext(fastRandom(1));

describe('playing out', () => {
  it('asks whoever is awaited until nobody is', () => {
    const state = board();
    const asked: number[] = [];
    playOut(
      ticTacToe,
      state,
      ({ squares }, seat) => {
        asked.push(seat);
        return squares.indexOf(-1);
      },
      context,
    );
    expect(asked).toEqual([0, 1, 0, 1, 0, 1, 0]);
    expect(ticTacToe.outcome(state)?.winners).toEqual([0]);
  });

  it('asks all seats that are awaited at the same time', () => {
    const state = cup(TAILS);
    playOut(hiddenCoin, state, (_state, seat) => (seat === 0 ? HEADS : TAILS), context);
    expect(state.calls).toEqual([HEADS, TAILS]);
    expect(hiddenCoin.outcome(state)?.winners).toEqual([1]);
  });
});

it('takes the lowest seat of several first', () => {
  expect(firstOf(0b0001)).toBe(0);
  expect(firstOf(0b1100)).toBe(2);
  expect(firstOf(1 << 30)).toBe(30);
});
