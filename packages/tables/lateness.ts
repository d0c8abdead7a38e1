/**
 * Those who let the time run out again and again where nobody may learn it. It is kept in memory alone: what is written down
 * nowhere can be told to nobody, and whoever is late after a restart is counted afresh.
 */
import type { Seat } from '@airlock/kernel';

/** This often in a row somebody may let the time run out before a bot chooses in the clock's place. */
const MOST_EXPIRIES = 2;

export class Lateness {
  private readonly expiries = new Map<Seat, number>();

  /** The clock had to answer for a seat; true where that changes what its person is told. */
  expired(seat: Seat): boolean {
    const expiries = (this.expiries.get(seat) ?? 0) + 1;
    this.expiries.set(seat, expiries);
    return expiries <= MOST_EXPIRIES;
  }

  /** They are asked whether they are there before a bot chooses for them. */
  isAsked(seat: Seat): boolean {
    const expiries = this.expiries.get(seat) ?? 0;
    return expiries > 0 && expiries < MOST_EXPIRIES;
  }

  hasStandIn(seat: Seat): boolean {
    return (this.expiries.get(seat) ?? 0) >= MOST_EXPIRIES;
  }

  /** A sign of life; true where they were asked for one, or a bot has chosen for the seat until now. */
  forget(seat: Seat): boolean {
    return this.expiries.delete(seat);
  }
}
