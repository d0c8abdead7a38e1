/** Seats of a running match that somebody who comes by may take: a bot's, or one that a stand-in plays. */
import type { CatalogueEntry } from '@airlock/catalogue';
import type { Seat } from '@airlock/kernel';
import { distinctName } from './likeness.ts';
import { Refused } from './refused.ts';
import { seatOf } from './seating.ts';
import type { Person, SeatRecord, TableRecord } from './store/store.ts';

const isOffered = (seat: SeatRecord): boolean =>
  (seat.kind === 'bot' && seat.offered === true) ||
  (seat.kind === 'person' && seat.offered === true && seat.standIn !== undefined);

export const offersSeat = ({ stage, seats }: TableRecord): boolean =>
  stage === 'playing' && seats.some(isOffered);

/** The host offers a seat that a bot plays, or takes the offer back. */
export function withSeatOffered(
  record: TableRecord,
  { game }: CatalogueEntry,
  seat: Seat,
  on: boolean,
): TableRecord {
  if (record.stage !== 'playing') throw new Refused('not-started', 'No match is going on here.');
  if (game.realTime) throw new Refused('not-allowed', 'Nobody can come into a race that has begun.');
  const place = record.seats[seat];
  if (!place || place.kind === 'open' || (place.kind === 'person' && place.standIn === undefined)) {
    throw new Refused('not-allowed', 'No bot plays that seat.');
  }
  const { offered: _, ...rest } = place;
  const next: SeatRecord = on ? { ...rest, offered: true } : rest;
  return { ...record, seats: record.seats.map((one, index) => (index === seat ? next : one)) };
}

/** Somebody takes a seat that was offered. */
export function withSeatTaken(record: TableRecord, person: Person, wanted: number | undefined): TableRecord {
  if (seatOf(record, person.id) !== null)
    throw new Refused('taken', 'You have a seat at this table already.');
  const place = record.seats.findIndex(
    (seat, index) => isOffered(seat) && (wanted === undefined || wanted === index),
  );
  if (place < 0) throw new Refused('not-allowed', 'The match has begun, and no seat is offered.');
  const taken: SeatRecord = {
    kind: 'person',
    person: person.id,
    name: distinctName(
      person.name,
      record.seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name])),
    ),
    ready: true,
  };
  return { ...record, seats: record.seats.map((seat, index) => (index === place ? taken : seat)) };
}
