import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Gestures, HOLD_MS } from './gestures.ts';

let done: string[] = [];
let isCard = true;
let isDoing = false;

const said = (what: string, ...numbers: number[]): void => {
  done.push([what, ...numbers.map((number) => Math.round(number * 100) / 100)].join(' '));
};

function hands(): Gestures {
  return new Gestures(() => ({
    hover: ({ x, y }) => said('hover', x, y),
    tap({ x, y }, by) {
      said(`tap by ${by}`, x, y);
      return isDoing;
    },
    hold({ x, y }) {
      if (isCard) said('hold', x, y);
      return isCard;
    },
    resting: () => undefined,
    grips: ({ x }) => x < 100,
    drag: ({ x, y }) => said('drag', x, y),
    pan: (dx, dy) => said('pan', dx, dy),
    pinch: (by) => said('pinch', by),
    twist: (by) => said('twist', by),
  }));
}

/** One finger, down and up again. */
function tap(gestures: Gestures, x: number, y: number, time: number, type = 'touch'): void {
  gestures.down(1, { x, y }, type);
  gestures.up(1, { x: x + 2, y }, time);
}

beforeEach(() => {
  done = [];
  isCard = true;
  isDoing = false;
});

afterEach(() => void vi.useRealTimers());

describe('one finger', () => {
  it('taps, even with an unsteady hand', () => {
    const gestures = hands();
    gestures.down(1, { x: 200, y: 50 }, 'touch');
    gestures.move(1, { x: 203, y: 52 }, 'touch');
    gestures.up(1, { x: 203, y: 52 }, 0);
    expect(done).toEqual(['tap by touch 203 52']);
  });

  it('drags what it grips, and pans otherwise', () => {
    const gestures = hands();
    gestures.down(1, { x: 50, y: 50 }, 'touch');
    gestures.move(1, { x: 80, y: 50 }, 'touch');
    gestures.up(1, { x: 80, y: 50 }, 0);
    gestures.down(1, { x: 200, y: 50 }, 'touch');
    gestures.move(1, { x: 230, y: 60 }, 'touch');
    gestures.up(1, { x: 230, y: 60 }, 0);
    expect(done).toEqual(['drag 80 50', 'pan 30 10']);
  });

  it('taps twice as two taps while nothing has been done, and never picks up by it', () => {
    const gestures = hands();
    tap(gestures, 200, 50, 1_000);
    tap(gestures, 200, 50, 1_100);
    expect(done).toEqual(['tap by touch 202 50', 'tap by touch 202 50']);
  });

  it('does one thing by a double tap or a double click, and the next in another place or a moment later', () => {
    isDoing = true;
    for (const type of ['touch', 'mouse']) {
      const gestures = hands();
      done = [];
      tap(gestures, 200, 50, 1_000, type);
      tap(gestures, 204, 52, 1_200, type);
      tap(gestures, 300, 50, 1_400, type);
      tap(gestures, 300, 50, 1_800, type);
      expect(done).toEqual([`tap by ${type} 202 50`, `tap by ${type} 302 50`, `tap by ${type} 302 50`]);
    }
  });

  it('holds still for half a second to pick up, and then taps no more', () => {
    vi.useFakeTimers();
    const gestures = hands();
    gestures.down(1, { x: 200, y: 50 }, 'touch');
    vi.advanceTimersByTime(HOLD_MS - 1);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    gestures.move(1, { x: 260, y: 50 }, 'touch');
    gestures.up(1, { x: 260, y: 50 }, 700);
    expect(done).toEqual(['hold 200 50']);
  });

  it('does not hold when it moves, leaves, is joined by another, or is a mouse', () => {
    vi.useFakeTimers();
    const gestures = hands();
    gestures.down(1, { x: 200, y: 50 }, 'touch');
    gestures.move(1, { x: 230, y: 50 }, 'touch');
    vi.advanceTimersByTime(HOLD_MS);
    gestures.up(1, { x: 230, y: 50 }, 600);
    tap(gestures, 400, 50, 1_000);
    vi.advanceTimersByTime(HOLD_MS);
    gestures.down(1, { x: 200, y: 50 }, 'touch');
    gestures.down(2, { x: 250, y: 50 }, 'touch');
    vi.advanceTimersByTime(HOLD_MS);
    gestures.cancel(1);
    gestures.cancel(2);
    gestures.down(1, { x: 200, y: 50 }, 'mouse');
    vi.advanceTimersByTime(HOLD_MS);
    gestures.cancel(1);
    expect(done).toEqual(['pan 30 0', 'tap by touch 402 50']);
  });

  it('still taps after resting where nothing can be picked up', () => {
    vi.useFakeTimers();
    isCard = false;
    const gestures = hands();
    gestures.down(1, { x: 200, y: 50 }, 'touch');
    vi.advanceTimersByTime(HOLD_MS);
    gestures.up(1, { x: 200, y: 50 }, 600);
    expect(done).toEqual(['tap by touch 200 50']);
  });
});

describe('two fingers', () => {
  it('pinch, and move the picture with their middle', () => {
    const gestures = hands();
    gestures.down(1, { x: 100, y: 100 }, 'touch');
    gestures.down(2, { x: 200, y: 100 }, 'touch');
    gestures.move(2, { x: 300, y: 100 }, 'touch');
    gestures.up(1, { x: 100, y: 100 }, 0);
    // The finger that stays does nothing more.
    gestures.move(2, { x: 320, y: 180 }, 'touch');
    gestures.up(2, { x: 320, y: 180 }, 0);
    expect(done).toEqual(['pinch 2', 'pan 50 0']);
  });

  it('twist the card by quarters, in either direction, also where angles start anew', () => {
    const gestures = hands();
    gestures.down(1, { x: 100, y: 100 }, 'touch');
    gestures.down(2, { x: 200, y: 100 }, 'touch');
    gestures.move(2, { x: 150, y: 190 }, 'touch');
    gestures.move(2, { x: 200, y: 100 }, 'touch');
    expect(done.filter((one) => one.startsWith('twist'))).toEqual(['twist 1', 'twist -1']);
    const turned = hands();
    done = [];
    turned.down(1, { x: 200, y: 100 }, 'touch');
    turned.down(2, { x: 100, y: 90 }, 'touch');
    turned.move(2, { x: 130, y: 180 }, 'touch');
    expect(done.filter((one) => one.startsWith('twist'))).toEqual(['twist -1']);
  });
});

it('a mouse without a button hovers, and a cancelled finger is forgotten', () => {
  const gestures = hands();
  gestures.move(7, { x: 5, y: 6 }, 'mouse');
  gestures.down(1, { x: 200, y: 50 }, 'touch');
  gestures.cancel(1);
  gestures.up(1, { x: 200, y: 50 }, 0);
  expect(done).toEqual(['hover 5 6']);
});
