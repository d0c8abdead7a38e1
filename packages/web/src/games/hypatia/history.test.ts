import type { ShipResult } from '@airlock/hypatia';
import { describe, expect, it } from 'vitest';
import { dailyWords } from './daily/words.ts';
import { bestOf, dayOf, spreadOf, type Voyage } from './history.ts';
import { positionFrom, ROUND_14 } from './testing/position.ts';

const result = (score: number): ShipResult => ({
  reason: 'ship_destroyed',
  won: true,
  score,
  rescued: score,
  round: 30,
});
const voyage = (score: number): Voyage => ({ id: String(score), day: null, result: result(score) });

describe('the history of voyages', () => {
  it('knows the best score', () => {
    expect(bestOf([])).toBeNull();
    expect(bestOf([voyage(3), voyage(11), voyage(0)])).toBe(11);
  });

  it('counts how often each rating was reached', () => {
    const lost = { ...voyage(0), result: { ...result(0), won: false } };
    expect(spreadOf([voyage(3), voyage(13), lost, voyage(2), voyage(0)])).toEqual([
      [null, 1],
      ['pyrrhic', 1],
      ['costly', 2],
      ['great', 1],
    ]);
  });

  it('is told under an ending from the second voyage on', () => {
    const told = (all: Voyage[]) => dailyWords.soFar(all.length, dailyWords.spread(spreadOf(all)));
    expect(told([voyage(3)])).toBeNull();
    expect(told([voyage(3), voyage(13)])).toBe('Your 2 voyages so far: Costly 1 · Great 1');
  });

  it('knows a daily ship by the name it was dealt from', () => {
    const { options } = positionFrom(ROUND_14).view;
    expect(dayOf({ options })).toBeNull();
    expect(dayOf({ options: { ...options, seed: 'daily 2026-07-31' } })).toBe('2026-07-31');
    expect(dayOf({ options: { ...options, seed: 'daily tomorrow' } })).toBeNull();
  });
});
