/** Whom everybody could suspect at each vote, and why: what bots go by, to be read after the game. */
import { present, type Seat } from '@airlock/kernel';
import {
  cardName,
  chancesFrom,
  momentName,
  type OutbreakEvent,
  PZERO,
  type Reason,
  reasonsAbout,
  SKIP,
  suspectsOf,
  type View,
} from '@airlock/outbreak';
import { lastView } from '../../../kit/ending.ts';
import type { Finished } from '../../contract.ts';
import { isOut, seatsOf } from './stage.ts';

/** Two ways to come to a suspicion: the Investigator's weighing of stories, and the counting of all other bots. */
export const WAYS = ['weighed', 'counted'] as const;
export type Way = (typeof WAYS)[number];

export interface Belief {
  readonly seat: Seat;
  /** Whom claims and cards pointed at most, for somebody in this seat; `null` for whoever was out or is Patient Zero. */
  readonly suspect: Seat | null;
  readonly chance: number;
  /** Whom they voted for: a seat, SKIP, or -1. */
  readonly ballot: number;
}

export interface VoteBeliefs {
  readonly day: number;
  /** The table as it was when the votes were counted. */
  readonly view: View;
  readonly beliefs: readonly Belief[];
}

/** At every vote, what each seat could work out in this way, beside what it voted. */
export function beliefsOf(finished: Finished<View, OutbreakEvent>, way: Way): VoteBeliefs[] {
  const { moments, views } = finished;
  const last = lastView(finished);
  return moments.flatMap(({ events, sequence }) => {
    const counted = events.find((event) => event.type === 'votesCounted');
    if (counted?.type !== 'votesCounted') return [];
    const { day } = counted.open;
    const view = present(views[Math.max(0, sequence - 1)]);
    const ballots = last.votes.find((vote) => vote.day === day)?.ballots ?? [];
    return [
      { day, view, beliefs: seatsOf(view).map((seat) => beliefOf(view, seat, ballots[seat] ?? -1, way)) },
    ];
  });
}

function beliefOf(view: View, seat: Seat, ballot: number, way: Way): Belief {
  // Patient Zero need not guess.
  if (isOut(view, seat) || view.roles[seat] === PZERO) return { seat, suspect: null, chance: 0, ballot };
  const chances = way === 'weighed' ? suspectsOf(view, seat) : chancesFrom(view, seat, true);
  const chance = Math.max(...chances);
  return { seat, suspect: chance > 0 ? chances.indexOf(chance) : null, chance, ballot };
}

const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${Math.abs(amount).toFixed(2)}`;

/** What a bot that counts held against somebody, one sentence each, the heaviest first. */
export function reasonSentences(view: View, suspect: Seat, name: (seat: Seat) => string): string[] {
  return reasonsAbout(view, suspect)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
    .map((reason) => `${signed(reason.amount)}: ${groundsWords(reason, name)}.`);
}

function groundsWords({ grounds, moment, card, by }: Reason, name: (seat: Seat) => string): string {
  const when = moment > 0 ? momentName(moment) : '';
  switch (grounds) {
    case 'excess':
      return `one of too many who claimed ${cardName(card)}, ${when}`;
    case 'fits':
      return `claimed ${cardName(card)}, and the cards agree, ${when}`;
    case 'silent':
      return `said nothing of a Shift in which harm was done, ${when}`;
    case 'changedReport':
      return `changed their report of ${when}`;
    case 'brokenPlan':
      return `announced ${cardName(card)} and reported something else, ${when}`;
    case 'accused':
      return `accused by ${name(by)}, who was hardly suspected`;
    case 'vouched':
      return `${name(by)}, who was hardly suspected, vouched for them`;
  }
}

export const ballotName = (ballot: number, name: (seat: Seat) => string): string =>
  ballot < 0 ? '–' : ballot === SKIP ? 'skip' : name(ballot);
