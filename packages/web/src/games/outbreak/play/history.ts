/** A match in hindsight: who played what, when they turned, what they said of it, and whom they suspected. */
import type { Seat } from '@airlock/kernel';
import {
  type Card,
  kindOf,
  type OutbreakEvent,
  PZERO,
  type ShiftView,
  SKIP,
  suspectsOf,
  type View,
} from '@airlock/outbreak';
import type { Finished } from '../../contract.ts';
import { reportsOn } from './ledger.ts';
import { isOut, seatsOf } from './stage.ts';

export interface PlayedCell {
  /** Nothing where the viewer may not know it, or the seat laid nothing. */
  readonly card: Card | null;
  /** On the Infected side when it was laid. */
  readonly infected: boolean;
  /** Infect found it: its owner turned. */
  readonly turned: boolean;
  /** What its owner said it was; nothing for silence. */
  readonly claimed: Card | null;
  readonly lie: boolean;
}

export function playedBy(view: View, seat: Seat): PlayedCell[] {
  return view.records.map((record, index) => {
    const moment = index + 1;
    const card = cardOf(record, seat, view.viewer);
    const claimed = reportsOn(view, moment)[seat] ?? null;
    const since = view.infectedAt[seat] as number;
    return {
      card,
      infected: view.roles[seat] === PZERO || (since > 0 && since < moment),
      turned: since === moment,
      claimed,
      lie: card !== null && claimed !== null && claimed !== card,
    };
  });
}

function cardOf({ owners, pile, card }: ShiftView, seat: Seat, viewer: number): Card | null {
  if (!owners) return seat === viewer && card >= 0 ? card : null;
  const place = owners.indexOf(seat);
  return place < 0 ? null : kindOf(pile[place] as number);
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

export interface Belief {
  readonly seat: Seat;
  /** Whom claims and cards pointed at most, for somebody in this seat; nothing for who was out or is the one. */
  readonly suspect: Seat | null;
  readonly chance: number;
  /** Whom they voted for: a seat, SKIP, or -1. */
  readonly ballot: number;
}

/** At every vote, what each seat could work out, beside what it voted. */
export function beliefsOf({
  moments,
  views,
}: Finished<View, OutbreakEvent>): { day: number; beliefs: Belief[] }[] {
  const last = views.at(-1) as View;
  return moments.flatMap(({ events, sequence }) => {
    const counted = events.find((event) => event.type === 'votesCounted');
    if (counted?.type !== 'votesCounted') return [];
    const { day } = counted.open;
    const view = views[Math.max(0, sequence - 1)] as View;
    const ballots = last.votes.find((vote) => vote.day === day)?.ballots ?? [];
    return [{ day, beliefs: seatsOf(view).map((seat) => beliefOf(view, seat, ballots[seat] ?? -1)) }];
  });
}

function beliefOf(view: View, seat: Seat, ballot: number): Belief {
  // Patient Zero need not guess.
  if (isOut(view, seat) || view.roles[seat] === PZERO) return { seat, suspect: null, chance: 0, ballot };
  const chances = suspectsOf(view, seat);
  const chance = Math.max(...chances);
  return { seat, suspect: chance > 0 ? chances.indexOf(chance) : null, chance, ballot };
}

export const ballotName = (ballot: number, name: (seat: Seat) => string): string =>
  ballot < 0 ? '–' : ballot === SKIP ? 'nobody' : name(ballot);
