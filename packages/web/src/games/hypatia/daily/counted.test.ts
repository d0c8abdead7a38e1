import type { ShipResult } from '@airlock/hypatia';
import { describe, expect, it } from 'vitest';
import { countedOf } from './counted.ts';

const DAY = '2026-07-31';
const result = (score: number, round: number): ShipResult => ({
  reason: 'ship_destroyed',
  won: true,
  score,
  rescued: score,
  round,
});
const voyage = (id: string, score: number, round: number, day: string | null = DAY) => ({
  id,
  day,
  result: result(score, round),
});
const board = (score: number) => ({ mine: { code: 'KEEL-42-VANE', over: true, won: true, score } });

describe('the result that counts', () => {
  it('is that of the first try, however well the next ones went', () => {
    const all = [voyage('better', 14, 20), voyage('first', 6, 31), voyage('other', 20, 9, null)];
    expect(countedOf(board(6), DAY, all)).toEqual(result(6, 31));
  });

  it('is told without rounds where another browser played it', () => {
    expect(countedOf(board(6), DAY, [])).toEqual({ won: true, score: 6 });
    expect(countedOf(board(6), DAY, [voyage('again', 14, 20)])).toEqual({ won: true, score: 6 });
  });

  it('is none before the first try is over', () => {
    expect(countedOf({ mine: null }, DAY, [voyage('a', 6, 3)])).toBeNull();
    expect(countedOf({ mine: { code: 'KEEL-42-VANE', over: false } }, DAY, [])).toBeNull();
  });
});
