import { beforeEach, describe, expect, it } from 'vitest';
import { Gestures } from './gestures.ts';

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
      return !isDoing;
    },
    doubleTap({ x, y }) {
      if (isCard) said('double tap', x, y);
      return isCard;
    },
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

  it('taps twice on a card for a double tap, if it is quick and stays', () => {
    const gestures = hands();
    tap(gestures, 200, 50, 1_000);
    tap(gestures, 205, 52, 1_200);
    // A third tap begins anew.
    tap(gestures, 205, 52, 1_300);
    tap(gestures, 205, 52, 2_000);
    tap(gestures, 300, 52, 2_100);
    expect(done).toEqual([
      'tap by touch 202 50',
      'double tap 207 52',
      'tap by touch 207 52',
      'tap by touch 207 52',
      'tap by touch 302 52',
    ]);
  });

  it('never lifts with a second tap what the first one has just laid', () => {
    const gestures = hands();
    isDoing = true;
    tap(gestures, 200, 50, 1_000);
    tap(gestures, 200, 50, 1_100);
    expect(done).toEqual(['tap by touch 202 50', 'tap by touch 202 50']);
  });

  it('taps twice where nothing lies as two taps, and so does a mouse anywhere', () => {
    const gestures = hands();
    isCard = false;
    tap(gestures, 200, 50, 1_000);
    tap(gestures, 200, 50, 1_100);
    isCard = true;
    tap(gestures, 10, 50, 2_000, 'mouse');
    tap(gestures, 10, 50, 2_100, 'mouse');
    expect(done).toEqual([
      'tap by touch 202 50',
      'tap by touch 202 50',
      'tap by mouse 12 50',
      'tap by mouse 12 50',
    ]);
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
