/**
 * Who lets the time run out again and again where nobody may learn it. It is kept in memory alone: what is written down
 * nowhere can be told to nobody, and whoever is late after a restart is counted afresh.
 */
import type { Seat } from '@airlock/kernel';

/** So often in a row somebody may let the time run out before a bot chooses in the clock's place. */
const MOST_EXPIRIES = 2;

export class Lateness {
  private readonly expiries = new Map<Seat, number>();

  /** The clock had to answer for a seat; true where a bot chooses for it from now on. */
  expired(seat: Seat): boolean {
    const expiries = (this.expiries.get(seat) ?? 0) + 1;
    this.expiries.set(seat, expiries);
    return expiries === MOST_EXPIRIES;
  }

  hasStandIn(seat: Seat): boolean {
    return (this.expiries.get(seat) ?? 0) >= MOST_EXPIRIES;
  }

  /** A sign of life; true where a bot has chosen for the seat until now. */
  forget(seat: Seat): boolean {
    const hadStandIn = this.hasStandIn(seat);
    this.expiries.delete(seat);
    return hadStandIn;
  }
}
