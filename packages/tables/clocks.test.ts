import type { Deadline } from '@airlock/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Clocks } from './clocks.ts';
import type { LiveTable } from './liveTable.ts';
import { SYSTEM_TIMERS } from './testing/systemTimers.ts';

/** As much of a table as a clock looks at. */
class Stub {
  asked = 0;
  askedAt = Date.now();
  deadline: Deadline | null = { milliseconds: 1_000, action: 7 };
  struck = 0;
  readonly match;

  constructor() {
    const hosting = { deadline: () => this.deadline };
    const asked = () => this.asked;
    this.match = {
      game: { hosting },
      get asked() {
        return { sequence: asked(), at: 0 };
      },
    };
  }

  readonly record = {};

  get deadlineAt(): number | null {
    return this.deadline && this.askedAt + this.deadline.milliseconds;
  }

  attempt(): void {
    this.struck++;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function clockAt(stub: Stub) {
  const never = () => {
    throw new Error('Nobody is asked for that.');
  };
  const clocks = new Clocks(SYSTEM_TIMERS, { acted: never, decide: never, refused: never });
  const table = stub as unknown as LiveTable;
  clocks.consider(table);
  return { clocks, table };
}

describe('a clock', () => {
  it('strikes when a question has stood too long, once, whatever else happens meanwhile', () => {
    const stub = new Stub();
    const { clocks, table } = clockAt(stub);
    vi.advanceTimersByTime(600);
    clocks.consider(table);
    vi.advanceTimersByTime(399);
    expect(stub.struck).toBe(0);
    vi.advanceTimersByTime(5_000);
    expect(stub.struck).toBe(1);
  });

  it('begins anew with the next question, and rests where nothing is asked', () => {
    const stub = new Stub();
    const { clocks, table } = clockAt(stub);
    vi.advanceTimersByTime(600);
    stub.asked = 4;
    stub.askedAt = Date.now();
    clocks.consider(table);
    vi.advanceTimersByTime(900);
    expect(stub.struck).toBe(0);
    stub.deadline = null;
    clocks.consider(table);
    expect(clocks.isRunningAt(table)).toBe(false);
    vi.advanceTimersByTime(5_000);
    expect(stub.struck).toBe(0);
  });

  it('waits longer where somebody has asked for more time', () => {
    const stub = new Stub();
    const { clocks, table } = clockAt(stub);
    vi.advanceTimersByTime(600);
    stub.deadline = { milliseconds: 3_000, action: 7 };
    clocks.consider(table);
    vi.advanceTimersByTime(2_399);
    expect(stub.struck).toBe(0);
    vi.advanceTimersByTime(1);
    expect(stub.struck).toBe(1);
  });
});
