import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { RunningClock, SeatedPlayer } from '../games/contract.ts';
import { bankLeft, banksAt } from './banks.ts';

const CLOCK: RunningClock = { heardAt: 1_000, startsAt: 21_000, banks: [60_000, 30_000] };

const player = (seat: number, bot = false): SeatedPlayer => ({
  seat,
  name: `Player ${seat}`,
  bot,
  you: seat === 0,
  here: true,
  standIn: false,
});

describe('what somebody has left', () => {
  it('stands before the time starts, and for those who are not waited for', () => {
    expect(bankLeft(CLOCK, 0, true, 20_000)).toBe(60_000);
    expect(bankLeft(CLOCK, 0, true, 26_000)).toBe(55_000);
    expect(bankLeft(CLOCK, 0, false, 26_000)).toBe(60_000);
    expect(bankLeft(CLOCK, 1, true, 999_000)).toBe(0);
  });

  it('runs on from what was heard, where it ran already', () => {
    expect(bankLeft({ ...CLOCK, startsAt: 0 }, 0, true, 5_000)).toBe(56_000);
  });

  it('is shown of people, with who is waited for', () => {
    const desk = {
      clock: signal<RunningClock | null>(CLOCK),
      seats: signal([player(0), player(1), player(2, true)]),
      waitedFor: signal([1]),
    };
    expect(banksAt(desk, 26_000)).toMatchObject([
      { seat: 0, you: true, seconds: 60, runs: false },
      { seat: 1, you: false, seconds: 25, runs: true },
    ]);
    desk.clock.value = { ...CLOCK, banks: null };
    expect(banksAt(desk, 26_000)).toEqual([]);
  });
});
