/**
 * How long the way to a client and back takes, by the pings that it answers. Each carries a number that cannot be
 * guessed and is believed once: in a race the way is made good, and an answer to a ping never sent would buy time.
 */
import { randomBytes } from 'node:crypto';

/** Enough for every game that asks how long the way is. */
const MOST_ROUND_TRIPS = 9;

/** Pings that still may be answered; older ones were lost. */
const MOST_UNANSWERED = 16;

const NUMBER_BYTES = 8;

export class RoundTrips {
  /** The latest ones, in milliseconds. */
  readonly latest: number[] = [];
  /** The oldest first. A short list: every connection has one. */
  private readonly unanswered: { readonly number: string; readonly at: number }[] = [];

  /** The number that the next ping carries. */
  send(now = performance.now()): string {
    const number = randomBytes(NUMBER_BYTES).toString('hex');
    this.unanswered.push({ number, at: now });
    if (this.unanswered.length > MOST_UNANSWERED) this.unanswered.shift();
    return number;
  }

  /** A pong has come; one that answers no ping tells nothing about the way. */
  hear(number: string, now = performance.now()): void {
    const index = this.unanswered.findIndex((ping) => ping.number === number);
    const [ping] = index < 0 ? [] : this.unanswered.splice(index, 1);
    if (!ping) return;
    this.latest.push(now - ping.at);
    if (this.latest.length > MOST_ROUND_TRIPS) this.latest.shift();
  }
}
