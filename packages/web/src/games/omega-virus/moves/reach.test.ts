import { expect, it } from 'vitest';
import { inReach } from './reach.ts';

it('the arrows stop a square beyond where a card could touch the plan', () => {
  const plan = { left: 0, top: 0, right: 4, bottom: 2 };
  expect(inReach(plan, { x: -2, y: 1 })).toEqual({ x: -2, y: 1 });
  expect(inReach(plan, { x: -9, y: 40 })).toEqual({ x: -3, y: 3 });
  expect(inReach(plan, { x: 40, y: -9 })).toEqual({ x: 5, y: -3 });
});
