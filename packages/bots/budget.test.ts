import { describe, expect, it } from 'vitest';
import { allowed } from './budget.ts';

describe('what is allowed of a budget', () => {
  it('is all of it, without a look at any clock, where nobody says how much', () => {
    const { playouts, isUsedUp } = allowed({ playouts: 40 }, undefined);
    expect(playouts).toBe(40);
    expect(isUsedUp()).toBe(false);
  });

  it('is the share that the table has to spare, one playout at least', () => {
    const effort = (share: number) => ({ share, isUsedUp: () => false });
    expect(allowed({ playouts: 40 }, effort(1)).playouts).toBe(40);
    expect(allowed({ playouts: 40 }, effort(0.3)).playouts).toBe(12);
    expect(allowed({ playouts: 40 }, effort(0.001)).playouts).toBe(1);
  });

  it('is used up when the table says so', () => {
    let now = 0;
    const { isUsedUp } = allowed({ playouts: 40 }, { share: 1, isUsedUp: () => now >= 100 });
    expect(isUsedUp()).toBe(false);
    now = 100;
    expect(isUsedUp()).toBe(true);
  });

  it('is fewer games where these are long', () => {
    const { affords } = allowed({ playouts: 40, moves: 1000 }, undefined);
    expect(affords(4, 40)).toBe(40);
    expect(affords(4, 400)).toBe(10);
    expect(allowed({ playouts: 40 }, undefined).affords(4, 1e9)).toBe(40);
    expect(
      allowed({ playouts: 40, moves: 1000 }, { share: 0.5, isUsedUp: () => false }).affords(4, 400),
    ).toBe(5);
  });
});
