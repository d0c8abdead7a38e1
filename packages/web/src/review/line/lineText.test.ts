import { fastRandom } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { readPlace } from '../place.ts';
import { type Line, readLine, writeLine } from './lineText.ts';

const LINE: Line = {
  at: 15,
  seat: 1,
  hidden: 'anew',
  seed: 'seed',
  log: [
    [1, 'repair B3-1 G4-2 r3c3'],
    [0, 'salvage 1,2'],
  ],
  result: null,
};

describe('a link to a line', () => {
  it('brings the whole line along, behind the place where it leaves the match', () => {
    const link = `#15?as=red${writeLine(LINE)}`;
    expect(readLine(link, 34, 2)).toEqual(LINE);
    expect(readPlace(link, 34, 2, (seat) => ['Red', 'Yellow'][seat] ?? '')).toEqual({ at: 15, as: 0 });
  });

  it.each([
    ['no line', '#15'],
    ['a line that was cut off', `#15${writeLine(LINE).slice(0, -20)}`],
    ['a place behind the end', `#15${writeLine({ ...LINE, at: 35 })}`],
    ['a seat that is not there', `#15${writeLine({ ...LINE, seat: 2 })}`],
    ['something else', `#15&line=${encodeURIComponent('[15,1,"open","x",[]]')}`],
    ['entries that are none', `#15&line=${encodeURIComponent('[15,1,"anew","x",[[0]]]')}`],
  ])('leads to the review itself where there is %s', (_, link) => {
    expect(readLine(link, 34, 2)).toBeNull();
  });

  it('never throws, whatever is in it', () => {
    const random = fastRandom('links');
    for (let count = 0; count < 200; count++) {
      const noise = Array.from({ length: 30 }, () => String.fromCharCode(32 + random.int(95))).join('');
      expect(() => readLine(`#1&line=${noise}`, 34, 2)).not.toThrow();
    }
  });
});
