import { describe, expect, it } from 'vitest';
import { parOf } from './par.ts';

const DAY = '2026-07-31';

describe('the par of a day', () => {
  it('is what the Engineer makes of that day’s station, the same each time', async () => {
    const par = await parOf(DAY, () => true);
    expect(par).toEqual({ won: expect.any(Boolean), score: expect.any(Number) });
    expect(await parOf(DAY, () => true)).toEqual(par);
  });

  it('is given up when nobody waits for it any more', async () => {
    expect(await parOf(DAY, () => false)).toBeNull();
  });
});
