import { describe, expect, it } from 'vitest';
import { readWish, USAGE } from './wish.ts';

const KNOWN = [1, 2, 8, 10, 14, 14];

describe('what is asked for', () => {
  it('is everything unless numbers are named', () => {
    expect(readWish([], KNOWN)).toEqual({ only: null, list: false, json: false });
    expect(readWish(['--only', '8, 10', '--json'], KNOWN)).toEqual({
      only: [8, 10],
      list: false,
      json: true,
    });
    expect(readWish(['--list'], KNOWN)).toMatchObject({ list: true });
  });

  it('is answered with a sentence where there is no such attack', () => {
    for (const only of ['3', '8,x', '', '-1', '1.5']) {
      expect(readWish([`--only=${only}`], KNOWN)).toMatch(/^There is no attack ".*"; there are 1 to 14/);
    }
  });

  it('is answered with a sentence where there is no such flag', () => {
    expect(readWish(['--onyl', '8'], KNOWN)).toMatch(/--onyl/);
    expect(readWish(['--help'], KNOWN)).toBe(USAGE);
  });
});
