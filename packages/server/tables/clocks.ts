/** The clocks of all tables: where a question has stood too long, the clock's seat answers it. */
import { type Action, CLOCK, has, type Seat, seatsIn } from '@airlock/kernel';
import type { AnyMatch, LiveTable } from './liveTable.ts';
import { type Aftermath, act } from './play.ts';
import type { Refused } from './refused.ts';
import { isPlayedByBot } from './seating.ts';

interface Running {
  readonly timers: NodeJS.Timeout[];
  /** Where in the log the question was asked. */
  readonly asked: number;
}

/** So often in a row somebody may let the time run out before a bot plays on for them. */
const MOST_EXPIRIES = 2;

/** Who has let the time run out how often since they last did something. */
interface Lateness {
  readonly expiries: Map<Seat, number>;
  /** How much of the log this counts. */
  until: number;
}

export interface ClockWatch extends Aftermath {
  /** Somebody let the time run out again and again. */
  tooLate(table: LiveTable, seat: Seat): void;
  /** What the clock did was refused: a fault of ours. */
  refused(table: LiveTable, refused: Refused): void;
}

export class Clocks {
  private readonly watch: ClockWatch;
  private readonly running = new Map<LiveTable, Running>();
  private readonly lateness = new WeakMap<LiveTable, Lateness>();

  constructor(watch: ClockWatch) {
    this.watch = watch;
  }

  /** A table that leaves memory would forget its time. */
  isRunningAt(table: LiveTable): boolean {
    return this.running.has(table);
  }

  /** Something changed at a table: perhaps something new is asked. */
  consider(table: LiveTable): void {
    const { due, match } = table;
    const asked = match?.asked.sequence;
    if (this.running.get(table)?.asked === asked && due !== null) return;
    this.stop(table);
    if (due === null || due === undefined || asked === undefined) return;
    const timer = setTimeout(() => this.timeIsUp(table, asked), due).unref();
    this.running.set(table, { asked, timers: [timer] });
  }

  close(): void {
    for (const table of [...this.running.keys()]) this.stop(table);
  }

  private stop(table: LiveTable): void {
    for (const timer of this.running.get(table)?.timers ?? []) clearTimeout(timer);
    this.running.delete(table);
  }

  /** The clock answers for all at once, or for one seat after the other, each at a moment of its own. */
  private timeIsUp(table: LiveTable, asked: number): void {
    const { match } = table;
    const deadline = match?.game.hosting?.deadline(match.state);
    if (!match || !deadline || 'action' in deadline) this.stop(table);
    if (!match || !deadline) return;
    if ('action' in deadline) {
      this.strike(table, asked, deadline.action, null);
      return;
    }
    const late = seatsIn(match.waiting).map((seat) =>
      setTimeout(
        () => this.strike(table, asked, deadline.answer(seat), seat),
        Math.random() * deadline.overtime,
      ).unref(),
    );
    this.running.get(table)?.timers.push(...late);
  }

  /** Nothing where somebody answered while the clock was striking. */
  private strike(table: LiveTable, asked: number, action: Action, lateSeat: Seat | null): void {
    table.attempt(
      () => {
        const { match } = table;
        if (!match || match.asked.sequence !== asked) return null;
        if (lateSeat !== null && !has(match.waiting, lateSeat)) return null;
        const late = lateSeat === null ? seatsIn(match.waiting) : [lateSeat];
        const deed = act(
          table,
          { seat: CLOCK },
          match.log.length,
          match.game.codec.write(action),
          this.watch,
        );
        return {
          ...deed,
          shown: () => {
            deed.shown();
            this.noteLate(table, match, late);
          },
        };
      },
      (refused) => {
        // The question still stands: the clock has to be wound up again for it.
        this.stop(table);
        this.watch.refused(table, refused);
      },
    );
  }

  private noteLate(table: LiveTable, match: AnyMatch, late: readonly Seat[]): void {
    const known = this.lateness.get(table) ?? { expiries: new Map<Seat, number>(), until: 0 };
    for (const { seat } of match.log.slice(known.until)) known.expiries.delete(seat);
    known.until = match.log.length;
    this.lateness.set(table, known);
    for (const seat of late) {
      const expiries = (known.expiries.get(seat) ?? 0) + 1;
      known.expiries.set(seat, expiries);
      const isPerson = !isPlayedByBot(table.record.seats[seat]);
      if (expiries >= MOST_EXPIRIES && isPerson && match.game.hosting?.replaces(match.state)) {
        this.watch.tooLate(table, seat);
      }
    }
  }
}
