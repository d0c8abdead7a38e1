import { describe, expect, it } from 'vitest';
import { between, fit, pointAt, UNMOVED, zoomed, zoomedIn, zoomedOut } from './camera.ts';

const PLAN = { left: -2, top: 0, right: 4, bottom: 6 };
/** With the rim of the outermost ghost, on all sides. */
const SIZE = { width: 608, height: 488 };

describe('the part of the grid that a board shows', () => {
  it('is everything with a margin, as large as it fits', () => {
    const camera = fit(PLAN, SIZE, 3, UNMOVED);
    expect(camera).toEqual({ x: 1, y: 3, scale: 40 });
    expect(pointAt(camera, SIZE, { x: 304, y: 244 })).toEqual({ x: 1, y: 3 });
    expect(pointAt(camera, SIZE, { x: 4, y: 4 })).toEqual({ x: 1 - 7.5, y: 3 - 6 });
  });

  it('is never larger than a drawing nor smaller than a finger can see', () => {
    expect(fit({ left: 0, top: 0, right: 2, bottom: 2 }, SIZE, 1, UNMOVED).scale).toBe(62);
    expect(fit({ left: 0, top: 0, right: 80, bottom: 2 }, SIZE, 3, UNMOVED).scale).toBe(16);
  });

  it.each([
    ['a first card', { left: 0, top: 0, right: 2, bottom: 2 }],
    ['a wide plan', { left: -5, top: 0, right: 6, bottom: 4 }],
    ['a tall plan', { left: 0, top: -4, right: 4, bottom: 9 }],
    ['a large plan', { left: -4, top: -5, right: 5, bottom: 5 }],
  ])('leaves %s and every ghost beside it free of what covers the board', (_, bounds) => {
    for (const isUpper of [true, false]) {
      for (const [size, corner, foot, margin] of [
        [{ width: 390, height: 400 }, { width: 62, height: 150, isUpper }, isUpper ? 48 : 0, 2],
        [{ width: 844, height: 180 }, { width: 150, height: 52, isUpper }, 0, 2],
        [{ width: 840, height: 560 }, { width: 62, height: 150, isUpper }, 0, 3],
      ] as const) {
        const { x, y, scale } = fit(bounds, size, margin, UNMOVED, { corner, foot });
        const [right, left] = [margin, -margin].map(
          (more) => size.width / 2 + ((more > 0 ? bounds.right : bounds.left) + more - x) * scale,
        ) as [number, number];
        const [bottom, top] = [margin, -margin].map(
          (more) => size.height / 2 + ((more > 0 ? bounds.bottom : bounds.top) + more - y) * scale,
        ) as [number, number];
        if (scale > 16) {
          expect(Math.min(left, top, size.width - right, size.height - foot - bottom)).toBeGreaterThan(0);
          const aside = size.width - corner.width - right;
          const apart = isUpper ? top - corner.height : size.height - corner.height - bottom;
          expect(Math.max(aside, apart)).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });

  it('goes where the reader moved it, and comes back', () => {
    const camera = fit(PLAN, SIZE, 3, { dx: 2, dy: -1, zoom: 0.5 });
    expect(camera).toEqual({ x: 3, y: 2, scale: 20 });
    expect(zoomedOut(zoomedIn(UNMOVED)).zoom).toBeCloseTo(1);
    expect(zoomed(UNMOVED, 100).zoom).toBe(2.5);
    expect(zoomed(UNMOVED, 0.01).zoom).toBe(0.4);
  });

  it('goes from one place to another without a jump in place or size', () => {
    const [near, far] = [
      { x: 0, y: 0, scale: 60 },
      { x: 4, y: -2, scale: 15 },
    ];
    expect(between(near, far, 0)).toEqual(near);
    expect(between(near, far, 0.5)).toEqual({ x: 2, y: -1, scale: 30 });
    expect(between(near, far, 1)).toEqual(far);
  });
});
