/** Who sits at a table, who watches it, and small sets of seats. */
import type { Flavoured } from './flavours.ts';

/** A seat at the table: 0, 1, 2 … in the order of play. */
export type Seat = Flavoured<number, 'seat'>;

/** Time sits at the table too: whatever it does enters the log as an action of this seat. */
export const CLOCK: Seat = 30;

/** A seat, or one of the two below who hold no cards. */
export type Viewer = Flavoured<number, 'seat'>;

/** Sees what everybody may see. */
export const SPECTATOR: Viewer = -1;

/** Sees everything; only after the end. */
export const REVIEWER: Viewer = -2;

/** A set of seats, one bit each. */
export type SeatSet = Flavoured<number, 'seats'>;

export const NOBODY: SeatSet = 0;

export const only = (seat: Seat): SeatSet => 1 << seat;

export const everyone = (count: number): SeatSet => (1 << count) - 1;

/** Shifting wraps around at 32 and cuts fractions off, so what is no seat has to be asked for by name. */
export const has = (set: SeatSet, seat: Seat): boolean =>
  (set & (1 << seat)) !== 0 && seat >= 0 && seat <= CLOCK && seat === (seat | 0);

/** The seats of a set, lowest first. */
export function seatsIn(set: SeatSet): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat <= CLOCK; seat++) if (has(set, seat)) seats.push(seat);
  return seats;
}
