/**
 * When something was done, as the table reckons it. Pure, so that it can be tested without a network; the server
 * holds one `RoundTrips` for each connection and asks `momentOfArrival` for each command.
 *
 * What a table does with a command of a seat:
 *   1. `RaceIntake.take` with the seat's own number for it: one sent twice gets its earlier answer (OMG-107).
 *   2. `momentOfArrival` with the match time of its arrival; a moment before GO is answered "not live" (OMG-101).
 *   3. `match.play(seat, stamp(action, moment), matchTime)`, whatever other seats did meanwhile: benches are
 *      independent, so no command is stale. The rules themselves hold the photo finish and leave out again what came
 *      too late (rules/finishing.ts).
 *   4. When `due(state)` changes, its timer is set anew; a live due is at `liveFrom + at` of match time.
 */
import { type CommandIntake, itemAt, type Reception } from '@airlock/kernel';
import type { Moment } from './actions.ts';
import { TIMES } from './cards.ts';
import type { Options } from './options.ts';

/** This many of the latest round trips count (OMG-103). */
const SAMPLES = 9;

/** The delay of one connection, from round trips that the table itself has measured. */
export class RoundTrips {
  private readonly latest: number[] = [];

  add(milliseconds: number): void {
    this.latest.push(milliseconds);
    if (this.latest.length > SAMPLES) this.latest.shift();
  }

  /** One way, in milliseconds: half the median, never more than can be made good; 0 for whoever was never measured. */
  get delay(): number {
    if (this.latest.length === 0) return 0;
    const sorted = [...this.latest].sort((one, other) => one - other);
    const middle = sorted.length >> 1;
    const upper = itemAt(sorted, middle);
    const median = sorted.length % 2 === 1 ? upper : (upper + itemAt(sorted, middle - 1)) / 2;
    return Math.min(TIMES.mostDelay, Math.max(0, median / 2));
  }
}

export interface Arrival {
  /** Match time at which it was received. */
  readonly received: number;
  /** One way, from `RoundTrips`; 0 for bots. */
  readonly delay: number;
  /** Match time at which the live clock read 0. */
  readonly liveFrom: number;
  /** The moment of the seat's last command. */
  readonly last: Moment;
  readonly fairness: Options['fairness'];
}

/** OMG-104: before GO it is negative. One seat's times never run back. */
export function momentOfArrival({ received, delay, liveFrom, last, fairness }: Arrival): Moment {
  const moment = Math.round(received - liveFrom - (fairness === 'compensated' ? delay : 0));
  return moment < 0 ? moment : Math.max(moment, last);
}

/** More commands of one seat in a second are refused (OMG-107). */
const MOST_PER_SECOND = 20;
const SECOND = 1000;
/** Earlier answers that are kept for commands that are sent twice. */
const KEPT_ANSWERS = 64;

/** Takes the commands of one seat: each number once, and no more than twenty in a second. */
export class RaceIntake<Answer> implements CommandIntake<Answer> {
  private readonly answers = new Map<number, Answer>();
  private readonly times: number[] = [];

  take(number: number, now: number): Reception<Answer> {
    const answer = this.answers.get(number);
    if (answer !== undefined) return { as: 'repeated', answer };
    while ((this.times[0] ?? now) <= now - SECOND) this.times.shift();
    if (this.times.length >= MOST_PER_SECOND) return { as: 'tooFast' };
    this.times.push(now);
    return { as: 'new' };
  }

  /** What was answered, so that it can be said again. */
  answered(number: number, answer: Answer): void {
    this.answers.set(number, answer);
    const [oldest] = this.answers.keys();
    if (this.answers.size > KEPT_ANSWERS && oldest !== undefined) this.answers.delete(oldest);
  }
}
