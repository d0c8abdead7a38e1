/** What bots say: reports on the last Shift, answers, and before a vote whom they suspect. */
import { type Action, missing, type Seat, type TalkTurn } from '@airlock/kernel';
import { accuseAction, codec, planAction, playedAction, voteIntentAction, vouchAction } from '../actions.ts';
import { type Card, CLAIMABLE, kindOf, NOTHING_YET, REST, SHIFTS_PER_DAY, SURVIVOR } from '../cards.ts';
import { handOf, holds, infectionOf, isOut, momentOf, recordAt, STANDING } from '../state.ts';
import type { View } from '../view.ts';
import { coin, isPlan, livingSeats, openQuestions, reportedOn, reportsOf, SILENT } from './reports.ts';

/** How a bot talks; part of its stated temperament. */
export interface Manner {
  /** How often it reports a Shift. */
  readonly reports: number;
  /** How often it says before a Shift what it will play. */
  readonly plans: number;
  /** Whether it accuses and vouches, and believes a little what others say of each other. */
  readonly judges: boolean;
  /** Whether it says whom it will vote out, once it suspects somebody enough. */
  readonly declares: boolean;
}

/** What a liar says of a Shift: a kind it has not claimed today, or `null` where it may be silent. */
export type Lie = (
  view: View,
  seat: Seat,
  moment: number,
  free: readonly Card[],
  maySkip: boolean,
) => Card | null;

const REPORT = 1;
const TRUTH = 2;
const PLAN = 3;
const PLANNED_CARD = 4;

/** How often a liar dares a true Complete. */
const TRUE_COMPLETE = 0.9;

/** Whether what a seat did in a Shift is better not told: it was Patient Zero, or infected before. */
function hasToLie(view: View, seat: Seat, moment: number): boolean {
  if (view.roles[seat] === SURVIVOR) return false;
  const infected = infectionOf(view, seat);
  return infected === 0 || infected < moment;
}

/**
 * A report on the last Shift or an answer to a question; `null` when there is nothing to say. Whether it is due is a
 * coin that knows no role, and so is the moment, unless the table lets liars listen first.
 */
export function report(view: View, seat: Seat, manner: Manner, turn: TalkTurn, lie: Lie): Action | null {
  if (!view.options.claims || isOut(view, seat) || view.result) return null;
  const last = view.records.length;
  if (last === 0) return null;
  const reports = reportsOf(view);
  const due = openQuestions(view, seat, reports);
  const isDue = coin(view, seat, REPORT) < manner.reports;
  if (isDue && reports[last - 1]?.[seat] === SILENT) due.push(last);
  for (const moment of due) {
    const card = recordAt(view, moment - 1).card;
    if (card < 0) continue;
    const lies = hasToLie(view, seat, moment);
    if (lies && turn === 'early') continue;
    const said = lies ? story(view, seat, moment, card, reports, turn === 'last', lie) : card;
    if (said !== null) return playedAction(moment, said);
  }
  return null;
}

/** What was announced, else the truth, where they fit the story told so far; else a lie that does. */
function story(
  view: View,
  seat: Seat,
  moment: number,
  card: Card,
  reports: readonly Card[][],
  maySkip: boolean,
  lie: Lie,
): Card | null {
  const told = reportedOn(reports, Math.ceil(moment / SHIFTS_PER_DAY), seat);
  const free: Card[] = CLAIMABLE.filter((kind) => !told.includes(kind));
  const planned = plannedCard(view, seat, moment);
  if (planned !== null && free.includes(planned)) return planned;
  const dares = card === REST || coin(view, seat, TRUTH) < TRUE_COMPLETE;
  if (free.includes(card) && dares) return card;
  return lie(view, seat, moment, free, maySkip);
}

/** The free kind that most others have claimed for this Shift; where none has been, the one that most have laid. */
export const followTheCrowd: Lie = (view, _seat, moment, free) => {
  const report = reportsOf(view)[moment - 1] ?? missing();
  const { pile } = recordAt(view, moment - 1);
  const claims = (kind: Card): number => report.filter((one) => one === kind).length;
  const laid = (kind: Card): number => pile.filter((shown) => kindOf(shown) === kind).length;
  const count = free.some((kind) => claims(kind) > 0) ? claims : laid;
  const [first, ...rest] = free;
  if (first === undefined) return null;
  return rest.reduce((best, kind) => (count(kind) > count(best) ? kind : best), first);
};

/** What a seat has announced for a Shift of the game; `null` when it has not. */
export function plannedCard(view: View, seat: Seat, moment: number): Card | null {
  for (const [number, claim] of view.claims.entries()) {
    if (claim.seat !== seat || view.claimStatus[number] !== STANDING || !isPlan(claim.action)) continue;
    const [shift = 0, kind = 0] = codec.words(claim.action);
    if (momentOf(claim.day, shift) === moment) return CLAIMABLE[kind] ?? missing();
  }
  return null;
}

/** Before a Shift: what it will play. Survivors keep to it; liars name a kind they have not claimed today. */
export function plan(view: View, seat: Seat, { plans }: Manner): Action | null {
  const { options, phase } = view;
  if (!options.claims || phase !== 'actions' || isOut(view, seat) || view.chosen[seat] !== NOTHING_YET)
    return null;
  if (plannedCard(view, seat, momentOf(view.day, view.shift)) !== null) return null;
  if (coin(view, seat, PLAN) >= plans) return null;
  const told = reportedOn(reportsOf(view), view.day, seat);
  const free = CLAIMABLE.filter((kind) =>
    view.roles[seat] === SURVIVOR ? holds(handOf(view, seat), kind) : !told.includes(kind),
  );
  const card = free[Math.floor(coin(view, seat, PLANNED_CARD) * free.length)];
  return card === undefined ? null : planAction(view.shift, card);
}

/** During a vote: whom it will vote out, said once. */
export function declaration(
  view: View,
  seat: Seat,
  chances: readonly number[],
  { declares }: Manner,
): Action | null {
  if (!declares || !view.options.claims || isOut(view, seat)) return null;
  const top = chances.indexOf(Math.max(...chances));
  if ((chances[top] ?? missing()) < ACCUSES_FROM || top === seat || isOut(view, top)) return null;
  return isSaid(view, seat, voteIntentAction(top), view.day) ? null : voteIntentAction(top);
}

const isSaid = (view: View, seat: Seat, action: Action, day: number | null): boolean =>
  view.claims.some(
    (claim, number) =>
      claim.seat === seat &&
      claim.action === action &&
      (day === null || claim.day === day) &&
      view.claimStatus[number] === STANDING,
  );

const ACCUSES_FROM = 0.5;
const AS_ZERO = 0;

/** During a vote: an accusation of whoever is suspected enough, once. */
export function accusation(view: View, seat: Seat, chances: readonly number[]): Action | null {
  if (!view.options.claims || isOut(view, seat)) return null;
  const top = chances.indexOf(Math.max(...chances));
  if ((chances[top] ?? missing()) < ACCUSES_FROM || top === seat || isOut(view, top)) return null;
  const action = accuseAction(top, AS_ZERO);
  return isSaid(view, seat, action, null) ? null : action;
}

const VOUCHES_BELOW = 0.05;
const VOUCHES_FROM_DAY = 3;

/** During a vote, from the third Day on: a good word for the least suspect, one a Day. */
export function goodWord(view: View, seat: Seat, chances: readonly number[]): Action | null {
  if (!view.options.claims || isOut(view, seat) || view.day < VOUCHES_FROM_DAY) return null;
  const isGiven = view.claims.some(
    (claim) => claim.seat === seat && claim.day === view.day && codec.kind(claim.action) === 'vouch',
  );
  if (isGiven) return null;
  const others = livingSeats(view).filter(
    (other) =>
      other !== seat &&
      other !== view.firstLeader &&
      (chances[other] ?? missing()) < VOUCHES_BELOW &&
      !isSaid(view, seat, vouchAction(other), null),
  );
  const [first, ...rest] = others;
  if (first === undefined) return null;
  return vouchAction(
    rest.reduce(
      (best, one) => ((chances[one] ?? missing()) < (chances[best] ?? missing()) ? one : best),
      first,
    ),
  );
}
