import { describe, expect, it } from 'vitest';
import { Banks } from './banks.ts';
import type { AnyMatch } from './folding.ts';
import type { BankRecord } from './store/store.ts';

const MINUTE = 60_000;
const TIME = { kind: 'bank', minutes: 2, seconds: 10 } as const;

/** As much of a match as banks look at: who is awaited since which entry, and when the last one was made. */
class Course {
  private readonly log: { at: number }[] = [];
  private asked = { sequence: 0, at: 0, shown: 0 };
  private waiting: number;

  constructor(waiting: number) {
    this.waiting = waiting;
  }

  get match(): AnyMatch {
    const { log, asked, waiting } = this;
    return { log, asked, waiting } as unknown as AnyMatch;
  }

  /** An entry after which others are awaited; with `shown`, by a new question. */
  entry(at: number, waiting: number, shown?: number): AnyMatch {
    this.log.push({ at });
    this.waiting = waiting;
    if (shown !== undefined) this.asked = { sequence: this.log.length, at, shown };
    return this.match;
  }
}

function banksFor(course: Course, kept?: BankRecord, isCounted = true): Banks {
  const banks = new Banks(2, TIME, kept, () => isCounted);
  banks.follow(course.match);
  return banks;
}

const [FIRST, SECOND, BOTH] = [0b01, 0b10, 0b11];

describe('time by player', () => {
  it('costs only whoever is awaited, after the free seconds', () => {
    const course = new Course(FIRST);
    const banks = banksFor(course);
    expect(banks.endsAt).toBe(10_000 + 2 * MINUTE);
    banks.follow(course.entry(25_000, SECOND, 0));
    expect(banks.leftAt(25_000)).toEqual([2 * MINUTE - 15_000, 2 * MINUTE]);
    banks.follow(course.entry(30_000, FIRST, 0));
    expect(banks.leftAt(30_000)).toEqual([2 * MINUTE - 15_000, 2 * MINUTE]);
  });

  it('does not run while what led to the question is shown', () => {
    const course = new Course(FIRST);
    const banks = banksFor(course);
    banks.follow(course.entry(1_000, SECOND, 8_000));
    expect(banks.startsAt).toBe(1_000 + 8_000 + 10_000);
    expect(banks.leftAt(19_000)).toEqual([2 * MINUTE, 2 * MINUTE]);
    expect(banks.leftAt(24_000)).toEqual([2 * MINUTE, 2 * MINUTE - 5_000]);
  });

  it('ends when the last of those has used theirs up who are awaited together', () => {
    const course = new Course(FIRST);
    const banks = banksFor(course);
    banks.follow(course.entry(10_000 + MINUTE, BOTH, 0));
    const from = 10_000 + MINUTE;
    expect(banks.endsAt).toBe(from + 10_000 + 2 * MINUTE);
    // The one with more has answered: the other has what is left to them, and the free seconds at least.
    banks.follow(course.entry(from + 90_000, FIRST));
    expect(banks.endsAt).toBe(from + 90_000 + 10_000);
    expect(banks.leftAt(from + 90_000)).toEqual([0, 2 * MINUTE - 80_000]);
  });

  it('leaves the free seconds for every decision when all is spent', () => {
    const course = new Course(FIRST);
    const banks = banksFor(course);
    banks.follow(course.entry(5 * MINUTE, FIRST, 0));
    expect(banks.leftAt(5 * MINUTE)).toEqual([0, 2 * MINUTE]);
    expect(banks.endsAt).toBe(5 * MINUTE + 10_000);
  });

  it('is not spent on questions whose time the rules fix', () => {
    const course = new Course(FIRST);
    const banks = banksFor(course, undefined, false);
    banks.follow(course.entry(MINUTE, SECOND, 0));
    expect(banks.leftAt(MINUTE)).toEqual([2 * MINUTE, 2 * MINUTE]);
  });

  it('goes on from what was kept when the table slept, and when there was more time', () => {
    const course = new Course(FIRST);
    const banks = banksFor(course);
    banks.follow(course.entry(20_000, SECOND, 0));
    const woken = banks.record(course.match, { from: 9 * MINUTE });
    banks.take(woken);
    expect(banks.endsAt).toBe(9 * MINUTE + 10_000 + 2 * MINUTE);
    const more = banks.moved(course.match, MINUTE);
    expect(more).toMatchObject({ more: true, from: 10 * MINUTE });
    // The same after a restart, from the log and what was kept.
    const again = new Course(FIRST);
    const folded = banksFor(again, more);
    folded.follow(again.entry(20_000, SECOND, 0));
    expect(folded.isLengthened).toBe(true);
    expect(folded.leftAt(20_000)).toEqual([2 * MINUTE - 10_000, 2 * MINUTE]);
    folded.follow(again.entry(10 * MINUTE + 15_000, FIRST, 0));
    expect(folded.isLengthened).toBe(false);
    expect(folded.leftAt(10 * MINUTE + 15_000)).toEqual([2 * MINUTE - 10_000, 2 * MINUTE - 5_000]);
  });
});
