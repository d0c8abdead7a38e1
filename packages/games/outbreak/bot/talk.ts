/** What bots say: reports on the last Shift, answers, plans, and before a vote whom they suspect and why. */
import { type Action, fastRandom, missing, type Random, type Seat, type TalkTurn } from '@airlock/kernel';
import {
  accuseAction,
  askAction,
  becauseAction,
  codec,
  denyAction,
  planAction,
  playedAction,
  voteIntentAction,
  vouchAction,
} from '../actions.ts';
import {
  type Card,
  CLAIMABLE,
  INF,
  kindOf,
  NOTHING_YET,
  REST,
  S1,
  S2,
  SHIFTS_PER_DAY,
  SKIP,
  SURVIVOR,
} from '../cards.ts';
import { groundsAgainst, weightOf } from '../rules/grounds.ts';
import { handOf, holds, infectionOf, isOut, momentOf, recordAt, STANDING } from '../state.ts';
import type { View } from '../view.ts';
import { coin, livingSeats, openQuestions, plannedFor, reportedOn, reportsOf, SILENT } from './reports.ts';

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
  /** Whether it asks those who have said nothing of a Shift in which harm was done. */
  readonly asks?: boolean;
}

/** What a liar says of a Shift: one of the kinds that do not refute it, or `null` where it is silent. */
export type Lie = (
  view: View,
  seat: Seat,
  moment: number,
  kinds: readonly Card[],
  random: Random,
) => Card | null;

/** What stands behind the words. */
export interface Mind {
  readonly lie: Lie;
  /** How often a liar dares a true Complete. */
  readonly trueComplete: number;
  /** How likely each other seat still in is Patient Zero, as it would say in public. */
  suspects(view: View, seat: Seat): readonly number[];
  /** Whom it will vote out, if it says so: a seat, or SKIP. */
  ballot(view: View, seat: Seat): number;
  /** Whether it leaves judging to others; missing where it never does. */
  holdsBack?(view: View, seat: Seat): boolean;
}

const REPORT = 1;
const TRUTH = 2;
const PLAN = 3;
const PLANNED_CARD = 4;
const WAIT = 5;
const LIE = 6;
const ASK = 7;

/** Everything it could say now, the most urgent first; `null` when there is nothing. */
export function words(view: View, seat: Seat, manner: Manner, turn: TalkTurn, mind: Mind): Action | null {
  if (!view.options.claims || isOut(view, seat) || view.result) return null;
  const word = report(view, seat, manner, turn, mind) ?? plan(view, seat, manner) ?? denial(view, seat);
  if (word !== null || turn === 'early') return word;
  if (manner.asks) {
    const asked = question(view, seat);
    if (asked !== null) return asked;
  }
  if (view.phase !== 'vote' || !isHeardOut(view, seat)) return null;
  return opinion(view, seat, manner, mind) ?? reason(view, seat);
}

/** Nobody judges before about as many have spoken of the night shift as usually do. */
function isHeardOut(view: View, seat: Seat): boolean {
  const others = livingSeats(view).filter((other) => other !== seat);
  const reports = reportsOf(view);
  const said = reports.map((report) => others.filter((other) => report[other] !== SILENT).length);
  const last = said.pop() ?? 0;
  const usual = said.reduce((sum, count) => sum + count, 0) / Math.max(1, said.length);
  return last >= Math.floor(usual * ENOUGH);
}

const ENOUGH = 0.8;

/** Whether what a seat did in a Shift is better not told: it was Patient Zero, or infected before. */
function hasToLie(view: View, seat: Seat, moment: number): boolean {
  if (view.roles[seat] === SURVIVOR) return false;
  const infected = infectionOf(view, seat);
  return infected <= 0 || infected < moment;
}

/**
 * A report on the last Shift or an answer to a question; `null` when there is nothing to say. Whether it is due is a
 * coin that knows no role, and so is the moment, unless the table lets liars listen first.
 */
function report(view: View, seat: Seat, manner: Manner, turn: TalkTurn, mind: Mind): Action | null {
  const last = view.records.length;
  if (last === 0) return null;
  const reports = reportsOf(view);
  const due = openQuestions(view, seat, reports);
  for (const moment of contested(view, seat, reports)) if (!due.includes(moment)) due.push(moment);
  const isDue = coin(view, seat, REPORT) < manner.reports;
  if (isDue && reports[last - 1]?.[seat] === SILENT && !waits(view, seat, turn)) due.push(last);
  for (const moment of due) {
    const card = recordAt(view, moment - 1).card;
    if (card < 0) continue;
    const lies = hasToLie(view, seat, moment);
    if (lies && turn === 'early') continue;
    const said = lies ? story(view, seat, moment, card, reports, mind) : card;
    if (said !== null) return playedAction(moment, said);
  }
  return null;
}

/** Whoever is accused says first what it has not told yet of the Day. */
function contested(view: View, seat: Seat, reports: readonly Card[][]): number[] {
  if (accusersOf(view, seat).length === 0) return [];
  const first = Math.max(1, view.records.length - SHIFTS_PER_DAY + 1);
  const silent: number[] = [];
  for (let moment = first; moment <= view.records.length; moment++) {
    if (reports[moment - 1]?.[seat] === SILENT) silent.push(moment);
  }
  return silent;
}

/**
 * Half of the time one lets others speak first, as people do: honest or not, so that waiting says nothing. Liars gain by it. At the
 * latest it speaks when the next cards are chosen, or when the first of the others has.
 */
function waits(view: View, seat: Seat, turn: TalkTurn): boolean {
  if (turn !== 'any' || coin(view, seat, WAIT) < 0.5) return false;
  if (view.phase === 'pick') return true;
  if (view.phase !== 'vote') return false;
  const last = reportsOf(view).at(-1) ?? [];
  return last.every((card, other) => other === seat || card === SILENT);
}

/** The kinds that a seat may claim for a Shift without refuting itself: laid by somebody, and not told for another Shift of the Day. */
export function tellable(
  view: View,
  seat: Seat,
  moment: number,
  reports: readonly (readonly Card[])[],
): Card[] {
  const { pile } = recordAt(view, moment - 1);
  const told = reportedOn(reports, Math.ceil(moment / SHIFTS_PER_DAY), seat);
  told[(moment - 1) % SHIFTS_PER_DAY] = SILENT;
  return CLAIMABLE.filter((kind) => !told.includes(kind) && pile.some((shown) => kindOf(shown) === kind));
}

/** What was announced, else the truth, where they fit the story told so far; else a lie that does. */
function story(
  view: View,
  seat: Seat,
  moment: number,
  card: Card,
  reports: readonly Card[][],
  mind: Mind,
): Card | null {
  const kinds = tellable(view, seat, moment, reports);
  const planned = plannedFor(view, seat, moment);
  if (kinds.includes(planned)) return planned;
  const dares = card === REST || coin(view, seat, TRUTH) < mind.trueComplete;
  if (kinds.includes(card) && dares) return card;
  // The same every time it is asked: whoever asks again must not get another story.
  return mind.lie(view, seat, moment, kinds, fastRandom(`${coin(view, seat, LIE)} ${view.claims.length}`));
}

/** With the crowd: the kind that most others have claimed for this Shift; where none has been, the one that most have laid. */
export const followTheCrowd: Lie = (view, _seat, moment, kinds) => {
  const said = reportsOf(view)[moment - 1] ?? missing();
  const { pile } = recordAt(view, moment - 1);
  const claims = (kind: Card): number => said.filter((one) => one === kind).length;
  const laid = (kind: Card): number => pile.filter((shown) => kindOf(shown) === kind).length;
  const count = kinds.some((kind) => claims(kind) > 0) ? claims : laid;
  const [first, ...rest] = kinds;
  if (first === undefined) return null;
  return rest.reduce((best, kind) => (count(kind) > count(best) ? kind : best), first);
};

/** Before a Shift: what it will play. Survivors keep to it; liars name a kind they have not claimed today. */
function plan(view: View, seat: Seat, { plans }: Manner): Action | null {
  if (view.phase !== 'actions' || view.chosen[seat] !== NOTHING_YET) return null;
  if (plannedFor(view, seat, momentOf(view.day, view.shift)) !== SILENT) return null;
  if (coin(view, seat, PLAN) >= plans) return null;
  const told = reportedOn(reportsOf(view), view.day, seat);
  const free = CLAIMABLE.filter((kind) =>
    view.roles[seat] === SURVIVOR ? holds(handOf(view, seat), kind) : !told.includes(kind),
  );
  const card = free[Math.floor(coin(view, seat, PLANNED_CARD) * free.length)];
  return card === undefined ? null : planAction(view.shift, card);
}

/** Those whose accusation of a seat stands. */
const accusersOf = (view: View, seat: Seat): Seat[] =>
  view.claims.flatMap((claim, number) => {
    if (view.claimStatus[number] !== STANDING || isOut(view, claim.seat)) return [];
    return codec.kind(claim.action) === 'accuse' && codec.words(claim.action)[0] === seat ? [claim.seat] : [];
  });

/** An accusation is answered once. */
function denial(view: View, seat: Seat): Action | null {
  const by = accusersOf(view, seat).find((accuser) => !isSaid(view, seat, denyAction(accuser), null));
  return by === undefined ? null : denyAction(by);
}

/** One question for each Shift in which harm was done, to somebody who has said nothing of it. */
function question(view: View, seat: Seat): Action | null {
  const last = view.records.length;
  if (last === 0 || view.phase === 'pick') return null;
  const harm = recordAt(view, last - 1).pile.some((shown) => [S1, S2, INF].includes(kindOf(shown)));
  const hasAsked = view.claims.some(
    (claim) => claim.seat === seat && claim.after === last && codec.kind(claim.action) === 'ask',
  );
  if (!harm || hasAsked) return null;
  const said = reportsOf(view)[last - 1] ?? missing();
  const silent = livingSeats(view).filter((other) => other !== seat && said[other] === SILENT);
  if (silent.length === 0) return null;
  const asked = silent[Math.floor(coin(view, seat, ASK) * silent.length)] ?? missing();
  return isSaid(view, seat, askAction(asked, last), null) ? null : askAction(asked, last);
}

const isSaid = (view: View, seat: Seat, action: Action, day: number | null): boolean =>
  view.claims.some(
    (claim, number) =>
      claim.seat === seat &&
      claim.action === action &&
      (day === null || claim.day === day) &&
      view.claimStatus[number] === STANDING,
  );

/** During a vote: what it thinks of the others, as far as its temperament lets it say so. */
function opinion(view: View, seat: Seat, manner: Manner, mind: Mind): Action | null {
  if ((!manner.judges && !manner.declares) || mind.holdsBack?.(view, seat)) return null;
  const chances = mind.suspects(view, seat);
  const judgement = manner.judges
    ? (accusation(view, seat, chances, mind.ballot(view, seat)) ?? goodWord(view, seat, chances))
    : null;
  return judgement ?? declaration(view, seat, chances, manner);
}

const ACCUSES_FROM = 0.5;
const AS_ZERO = 0;
const AS_UNSURE = 2;

/** An accusation of whoever it will vote out: one a Day, and nobody twice. */
function accusation(view: View, seat: Seat, chances: readonly number[], ballot: number): Action | null {
  const top = ballot !== SKIP ? ballot : chances.indexOf(Math.max(...chances));
  const chance = chances[top] ?? missing();
  if (top === seat || isOut(view, top)) return null;
  if (ballot === SKIP && chance < ACCUSES_FROM) return null;
  const hasAccused = view.claims.some(
    (claim) => claim.seat === seat && claim.day === view.day && codec.kind(claim.action) === 'accuse',
  );
  const isKnown = [AS_ZERO, AS_UNSURE].some((as) => isSaid(view, seat, accuseAction(top, as), null));
  return hasAccused || isKnown ? null : accuseAction(top, chance < ACCUSES_FROM ? AS_UNSURE : AS_ZERO);
}

/** Whom it will vote out, said once a Day. */
export function declaration(
  view: View,
  seat: Seat,
  chances: readonly number[],
  { declares }: Manner,
): Action | null {
  if (!declares) return null;
  const top = chances.indexOf(Math.max(...chances));
  if ((chances[top] ?? missing()) < ACCUSES_FROM || top === seat || isOut(view, top)) return null;
  return isSaid(view, seat, voteIntentAction(top), view.day) ? null : voteIntentAction(top);
}

/** Whom it wants out comes with a reason: the best that lies open and that it has not given. */
function reason(view: View, seat: Seat): Action | null {
  for (const target of wantedOut(view, seat)) {
    const given = view.claims.some(
      (claim) =>
        claim.seat === seat &&
        claim.day === view.day &&
        codec.kind(claim.action) === 'because' &&
        codec.words(claim.action)[0] === target,
    );
    if (given) continue;
    const [best] = groundsAgainst(view, target)
      .filter(({ moment, ground }) => !isSaid(view, seat, becauseAction(target, moment, ground), null))
      .sort((a, b) => weightOf(b) - weightOf(a) || b.moment - a.moment);
    if (best) return becauseAction(target, best.moment, best.ground);
  }
  return null;
}

/** Those whom a seat has accused or said today that it will vote out. */
function wantedOut(view: View, seat: Seat): Seat[] {
  const targets = view.claims.flatMap((claim, number) => {
    if (claim.seat !== seat || claim.day !== view.day || view.claimStatus[number] !== STANDING) return [];
    const kind = codec.kind(claim.action);
    const about = codec.words(claim.action)[0] ?? missing();
    return (kind === 'accuse' || kind === 'voteIntent') && about !== SKIP && !isOut(view, about)
      ? [about]
      : [];
  });
  return [...new Set(targets)];
}

const VOUCHES_BELOW = 0.05;
const VOUCHES_FROM_DAY = 3;

/** From the third Day on: a good word for the least suspect, one a Day. */
export function goodWord(view: View, seat: Seat, chances: readonly number[]): Action | null {
  if (view.day < VOUCHES_FROM_DAY) return null;
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
