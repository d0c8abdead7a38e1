import { describe, expect, it } from 'vitest';
import { CARD, type Spread, spread } from './spread.ts';

/** The place of a hand on a phone held upright, less its edges. */
const PHONE = { width: 374, height: 118, em: 11.4, gap: 8, least: 44 } as const;

const widthOf = ({ columns, step, em }: Spread): number => (columns - 1) * step + CARD.width * em;
const heightOf = ({ rows, down, em }: Spread): number => (rows - 1) * down + CARD.height * em;

describe('the cards of a hand', () => {
  it('lie side by side while there is room', () => {
    const { rows, columns, step, em } = spread(4, PHONE);
    expect({ rows, columns, em }).toEqual({ rows: 1, columns: 4, em: 11.4 });
    expect(step).toBeCloseTo(11.4 * 6 + 8);
  });

  it('slide over one another as far as a finger still finds each of them', () => {
    const lies = spread(7, PHONE);
    expect(lies.rows).toBe(1);
    expect(lies.step).toBeLessThan(CARD.width * lies.em);
    expect(lies.step).toBeGreaterThanOrEqual(PHONE.least);
  });

  it('take a second row on a phone when there are thirteen', () => {
    expect(spread(13, PHONE)).toMatchObject({ rows: 2, columns: 7 });
    expect(spread(13, { ...PHONE, width: 344 })).toMatchObject({ rows: 2, columns: 7 });
  });

  it('take one row of thirteen where there is a mouse and a wide window', () => {
    expect(spread(13, { width: 900, height: 160, em: 15.5, gap: 16, least: 24 }).rows).toBe(1);
  });

  it.each([1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16])('fit a phone, %i of them', (count) => {
    for (const width of [304, 344, 374, 396]) {
      const lies = spread(count, { ...PHONE, width });
      expect(lies.rows * lies.columns).toBeGreaterThanOrEqual(count);
      expect(widthOf(lies)).toBeLessThanOrEqual(width + 0.01);
      expect(heightOf(lies)).toBeLessThanOrEqual(PHONE.height);
      if (lies.columns > 1) expect(lies.step).toBeGreaterThanOrEqual(Math.min(40, width / 9));
    }
  });

  it('stay readable where nothing fits', () => {
    expect(spread(40, { ...PHONE, width: 100 }).em).toBeGreaterThanOrEqual(7);
  });

  it('overlap a little more rather than become much smaller', () => {
    const { rows, em, step } = spread(6, { ...PHONE, width: 270, em: 12 });
    expect({ rows, em }).toEqual({ rows: 1, em: 12 * 0.8 });
    expect(step).toBeGreaterThan(40);
  });

  it('lie alone in the middle', () => {
    expect(spread(1, PHONE)).toMatchObject({ rows: 1, columns: 1, em: 11.4 });
    expect(spread(0, PHONE)).toMatchObject({ rows: 1, columns: 0 });
  });
});
