import { describe, expect, it } from 'vitest';
import { between, fit, pointAt, UNMOVED, zoomed, zoomedIn, zoomedOut } from './camera.ts';

const PLAN = { left: -2, top: 0, right: 4, bottom: 6 };
const SIZE = { width: 600, height: 480 };

describe('the part of the grid that a board shows', () => {
  it('is everything with a margin, as large as it fits', () => {
    const camera = fit(PLAN, SIZE, 3, UNMOVED);
    expect(camera).toEqual({ x: 1, y: 3, scale: 40 });
    expect(pointAt(camera, SIZE, { x: 300, y: 240 })).toEqual({ x: 1, y: 3 });
    expect(pointAt(camera, SIZE, { x: 0, y: 0 })).toEqual({ x: 1 - 7.5, y: 3 - 6 });
  });

  it('is never larger than a drawing nor smaller than a finger can see', () => {
    expect(fit({ left: 0, top: 0, right: 2, bottom: 2 }, SIZE, 1, UNMOVED).scale).toBe(62);
    expect(fit({ left: 0, top: 0, right: 80, bottom: 2 }, SIZE, 3, UNMOVED).scale).toBe(16);
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
