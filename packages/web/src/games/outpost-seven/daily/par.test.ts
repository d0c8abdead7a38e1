import { expect, it } from 'vitest';
import { parPlayed } from './par.ts';

const DAY = '2026-07-31';

it('is what the Engineer makes of that day’s station, the same each time', () => {
  const par = parPlayed(DAY);
  expect(par).toEqual({ won: expect.any(Boolean), score: expect.any(Number) });
  expect(parPlayed(DAY)).toEqual(par);
});
