import { REVIEWER } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { readPlace, writePlace } from './place.ts';

const seatName = (seat: number): string => ['Red', 'Yellow', 'Seat 3'][seat] as string;
const read = (hash: string) => readPlace(hash, 90, 3, seatName);

describe('a place in a replay', () => {
  it('comes back from its own link', () => {
    for (const position of [
      { at: 41, as: 0 },
      { at: 0, as: 2 },
      { at: 90, as: REVIEWER },
    ]) {
      expect(read(writePlace(position, seatName))).toEqual(position);
    }
  });

  it('is written as people say it', () => {
    expect(writePlace({ at: 41, as: 0 }, seatName)).toBe('#41?as=red');
    expect(writePlace({ at: 41, as: REVIEWER }, seatName)).toBe('#41');
  });

  it('stays inside the match, whatever the link says', () => {
    expect(read('#5000')).toEqual({ at: 90, as: REVIEWER });
    expect(read('')).toEqual({ at: 0, as: REVIEWER });
    expect(read('#x?as=red')).toEqual({ at: 0, as: REVIEWER });
    expect(read('#3?as=green')).toEqual({ at: 3, as: REVIEWER });
    expect(read('#3?as=%E0%A4%A')).toEqual({ at: 3, as: REVIEWER });
  });
});
