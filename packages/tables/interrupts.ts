/**
 * A person asks the bots of a table for a moment, and they hold back until that person has acted, lets them go on, or
 * the time is up. This is the house's business and not the game's: it is written down nowhere, stops no clock and
 * nobody's action, and a server that is killed forgets it. Anybody may ask at any time, so asking tells nothing.
 */
import type { Seat } from '@airlock/kernel';
import { DEEDS_BETWEEN_INTERRUPTS } from '@airlock/protocol';
import { startedMatch } from './acting.ts';
import type { AnyMatch } from './folding.ts';
import type { LiveTable } from './liveTable.ts';
import { Refused } from './refused.ts';
import { isPlayedByBot } from './seating.ts';
import type { Cancel, Timers } from './timers.ts';

/** Somebody is waited for. */
export interface Interrupt {
  readonly seat: Seat;
  /** By the system's clock. */
  readonly endsAt: number;
}

/** The bots keep this much of a question's time, or the clock would answer for them. */
const LEFT_TO_BOTS_MS = 10_000;
const SHORTEST_MS = 1_000;

const notNow = (sentence: string): Refused => new Refused('not-now', sentence);

/** Whether bots hold back now. */
export const isHeld = ({ interrupt, match }: LiveTable): boolean =>
  interrupt !== null && match !== null && longestAt(match) > 0;

const longestAt = ({ game, state }: AnyMatch): number => game.hosting?.longestInterrupt?.(state) ?? 0;

export class Interrupts {
  private readonly changed: (table: LiveTable) => void;
  private readonly timers: Timers;
  /** How waiting at a table is called off. */
  private readonly waits = new WeakMap<LiveTable, Cancel>();
  /** How long the log was when a seat was last waited for. */
  private readonly ended = new WeakMap<LiveTable, Map<Seat, number>>();

  /** `changed` is told when somebody has asked, and when the bots go on. */
  constructor(timers: Timers, changed: (table: LiveTable) => void) {
    this.timers = timers;
    this.changed = changed;
  }

  ask(table: LiveTable, seat: Seat): void {
    const match = startedMatch(table);
    const milliseconds = this.granted(table, match, seat);
    table.interrupt = { seat, endsAt: Date.now() + milliseconds };
    this.waits.set(
      table,
      this.timers.after(milliseconds, () => this.end(table)),
    );
    this.changed(table);
  }

  letGo(table: LiveTable, seat: Seat): void {
    if (table.interrupt?.seat !== seat) throw notNow('The bots do not wait for you.');
    this.end(table);
  }

  /** Something was done at a table: perhaps what the bots waited for. */
  acted(table: LiveTable): void {
    const { interrupt, match, record } = table;
    if (interrupt && (match?.log.at(-1)?.seat === interrupt.seat || record.stage !== 'playing')) {
      this.end(table);
    }
  }

  /** The bots go on. */
  end(table: LiveTable): void {
    const { interrupt, match } = table;
    if (!interrupt) return;
    this.waits.get(table)?.();
    const ended = this.ended.get(table) ?? new Map<Seat, number>();
    this.ended.set(table, ended.set(interrupt.seat, match?.log.length ?? 0));
    table.interrupt = null;
    this.changed(table);
  }

  /** For how long; refused where the table cannot or need not wait. */
  private granted(table: LiveTable, match: AnyMatch, seat: Seat): number {
    const { record, interrupt, due, entry } = table;
    if (!match.game.hosting?.longestInterrupt) {
      throw notNow(`In ${entry.game.words.title} nobody acts out of turn, so nobody has to wait.`);
    }
    if (!record.seats.some(isPlayedByBot))
      throw notNow('Only bots wait when asked, and there are none here.');
    if (interrupt) throw notNow('Somebody has already asked for a moment.');
    const milliseconds = Math.min(longestAt(match), (due ?? Number.POSITIVE_INFINITY) - LEFT_TO_BOTS_MS);
    if (milliseconds < SHORTEST_MS) throw notNow('The bots cannot wait now: they have to answer in time.');
    if (!this.hasRested(table, match, seat)) {
      throw notNow('You have just had a moment. Let the others do something first.');
    }
    return milliseconds;
  }

  private hasRested(table: LiveTable, { log }: AnyMatch, seat: Seat): boolean {
    const since = this.ended.get(table)?.get(seat);
    if (since === undefined) return true;
    const deeds = log.slice(since).filter((entry) => entry.seat !== seat);
    return deeds.length >= DEEDS_BETWEEN_INTERRUPTS;
  }
}
