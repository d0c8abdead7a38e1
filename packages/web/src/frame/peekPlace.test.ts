import { describe, expect, it } from 'vitest';
import { type Box, placeFor } from './peekPlace.ts';

const card = { width: 200, height: 280 };
const page = { width: 1440, height: 900 };
const hand: Box[] = Array.from({ length: 7 }, (_, at) => ({
  left: 300 + at * 100,
  top: 750,
  width: 90,
  height: 130,
}));
const door: Box = { left: 0, top: 660, width: 1120, height: 62 };

const covers = ({ left, top }: { left: number; top: number }, box: Box): boolean =>
  left < box.left + box.width &&
  box.left < left + card.width &&
  top < box.top + box.height &&
  box.top < top + card.height;

describe('the large card', () => {
  it('lies over no other card of the hand and over no button of the door', () => {
    for (const thing of hand) {
      const others = hand.filter((one) => one !== thing);
      const place = placeFor(thing, card, page, [...others, door]);
      for (const box of [...hand, door]) expect(covers(place, box)).toBe(false);
    }
  });

  it('lies right beside a thing that has room there', () => {
    const thing = { left: 500, top: 200, width: 90, height: 130 };
    expect(placeFor(thing, card, page, [])).toEqual({ left: 602, top: 125 });
  });

  it('covers as little as it can where there is no room, and stays inside the window', () => {
    const small = { width: 390, height: 844 };
    const thing = { left: 150, top: 700, width: 90, height: 130 };
    const { left, top } = placeFor(thing, card, small, [{ left: 0, top: 600, width: 390, height: 244 }]);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + card.width).toBeLessThanOrEqual(390);
    expect(top + card.height).toBeLessThanOrEqual(600);
  });
});
