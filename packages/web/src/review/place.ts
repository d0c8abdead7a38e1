/** Where in a replay one is and through whose eyes, as it stands behind the `#` of a link: `#41?as=red`. */
import { REVIEWER, type Viewer } from '@airlock/kernel';
import { decoded } from '@airlock/protocol';

export interface ReviewPlace {
  readonly at: number;
  readonly as: Viewer;
}

type SeatName = (seat: number) => string;

const spoken = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, '-');

export function writePlace({ at, as }: ReviewPlace, seatName: SeatName): string {
  return as === REVIEWER ? `#${at}` : `#${at}?as=${spoken(seatName(as))}`;
}

/** What cannot be read, or lies outside the match, leads to its beginning and everybody's view. */
export function readPlace(hash: string, end: number, seats: number, seatName: SeatName): ReviewPlace {
  const [, number, eyes] = /^#(\d{1,7})(?:\?as=([^&]*))?/.exec(hash) ?? [];
  const at = Math.min(Number(number ?? 0), end);
  for (let seat = 0; eyes !== undefined && seat < seats; seat++) {
    if (spoken(seatName(seat)) === decoded(eyes).toLowerCase()) return { at, as: seat };
  }
  return { at, as: REVIEWER };
}
