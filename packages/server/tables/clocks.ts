/** The clocks of all tables: where a question has stood too long, the clock's seat answers it. */
import { CLOCK, type Seat, seatsIn } from '@airlock/kernel';
import type { AnyMatch, LiveTable } from './liveTable.ts';
import { type Aftermath, act } from './play.ts';
import type { Refused } from './refused.ts';
import { isPlayedByBot } from './seating.ts';

/** After a restart everybody gets this long to come back before the clock acts again. */
const SHORTEST_AFTER_WAKING_MS = 5_000;

interface Running {
  readonly timer: NodeJS.Timeout;
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
  consider(table: LiveTable, justWoken = false): void {
    const { due, match } = table;
    const asked = match?.asked.sequence;
    if (this.running.get(table)?.asked === asked && due !== null) return;
    this.stop(table);
    if (due === null || due === undefined || asked === undefined) return;
    const wait = justWoken ? Math.max(due, SHORTEST_AFTER_WAKING_MS) : due;
    this.running.set(table, { asked, timer: setTimeout(() => this.strike(table, asked), wait).unref() });
  }

  close(): void {
    for (const { timer } of this.running.values()) clearTimeout(timer);
    this.running.clear();
  }

  private stop(table: LiveTable): void {
    clearTimeout(this.running.get(table)?.timer);
    this.running.delete(table);
  }

  private strike(table: LiveTable, asked: number): void {
    this.running.delete(table);
    table.attempt(
      () => {
        const { match } = table;
        const deadline = match?.game.hosting?.deadline(match.state);
        // Somebody answered while the clock was striking.
        if (!match || !deadline || match.asked.sequence !== asked) return null;
        const late = seatsIn(match.waiting);
        const action = match.game.codec.write(deadline.action);
        const deed = act(table, { seat: CLOCK }, match.log.length, action, this.watch);
        return {
          ...deed,
          shown: () => {
            deed.shown();
            this.noteLate(table, match, late);
          },
        };
      },
      (refused) => this.watch.refused(table, refused),
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
