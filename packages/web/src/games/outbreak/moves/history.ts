/** A match in hindsight: who played what, when they turned, and what they said of it. */
import { present, type Seat } from '@airlock/kernel';
import { type Card, kindOf, PZERO, type ShiftView, type View } from '@airlock/outbreak';
import { reportsOn } from './ledger.ts';
import { seatsOf } from './stage.ts';

export interface PlayedCell {
  /** `null` where the viewer may not know it, or the seat played nothing. */
  readonly card: Card | null;
  /** On the Infected side when it was laid. */
  readonly infected: boolean;
  /** Infect found it: its owner turned. */
  readonly turned: boolean;
  /** What its owner said it was; `null` for silence. */
  readonly claimed: Card | null;
  readonly lie: boolean;
}

export function playedBy(view: View, seat: Seat): PlayedCell[] {
  return view.records.map((record, index) => {
    const moment = index + 1;
    const card = cardOf(record, seat, view.viewer);
    const claimed = reportsOn(view, moment)[seat] ?? null;
    const since = present(view.infectedAt[seat]);
    return {
      card,
      infected: view.roles[seat] === PZERO || (since !== 0 && since < moment),
      turned: since === moment,
      claimed,
      lie: card !== null && claimed !== null && claimed !== card,
    };
  });
}

function cardOf({ owners, pile, card }: ShiftView, seat: Seat, viewer: number): Card | null {
  if (!owners) return seat === viewer && card >= 0 ? card : null;
  const place = owners.indexOf(seat);
  return place < 0 ? null : kindOf(present(pile[place]));
}

export interface Truth {
  readonly seat: Seat;
  readonly said: number;
  readonly true: number;
}

/** How many of everybody's reports were true, the truest first. */
export function truthOf(view: View): Truth[] {
  return seatsOf(view)
    .map((seat) => {
      const cells = playedBy(view, seat).filter(({ claimed }) => claimed !== null);
      return { seat, said: cells.length, true: cells.filter(({ lie }) => !lie).length };
    })
    .sort((a, b) => share(b) - share(a));
}

const share = ({ said, true: truths }: Truth): number => (said === 0 ? 1 : truths / said);
