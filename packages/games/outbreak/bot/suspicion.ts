/** Whom the claims make look bad: the casual bot's arithmetic, over all Shifts of the game. */
import { filled, missing, type Seat } from '@airlock/kernel';
import { codec } from '../actions.ts';
import { C1, C2, type Card, CLAIMABLE, INF, kindOf, REST, S1, S2 } from '../cards.ts';
import { isOut, momentOf, REPLACED, recordAt, STANDING } from '../state.ts';
import type { View } from '../view.ts';
import { isPlan, isReport, livingSeats, outSince, reportsOf, SILENT } from './reports.ts';

/** How much worse an excess is when Patient Zero must have lied. */
const WITH_INFECT = 1.5;
const FITTING_COMPLETE = -0.5;
const SILENCE = 0.25;
/** How sharply suspicion turns into chances. */
const SHARPNESS = 1.2;

/** What contradicting one's own plan and changing one's own report cost, and what the word of somebody trusted weighs. */
const BROKEN_PLAN = 0.5;
const CHANGED_REPORT = 0.3;
const TRUSTED_WORD = 0.1;

/** Why somebody looks better or worse, in the order in which a bot finds it. */
export type Grounds = 'excess' | 'fits' | 'silent' | 'changedReport' | 'brokenPlan' | 'accused' | 'vouched';

export interface Reason {
  readonly grounds: Grounds;
  /** How much more suspect it makes; below 0 for less. */
  readonly amount: number;
  /** The Shift of the game it is about; 0 for none. */
  readonly moment: number;
  /** The card that was claimed, or -1. */
  readonly card: Card;
  /** Whose word it is, or -1. */
  readonly by: Seat;
}

type Note = (seat: Seat, grounds: Grounds, amount: number, moment: number, card: Card, by: Seat) => void;

const NOBODY: Seat = -1;
const NO_CARD: Card = -1;

/** From the cards and the reports alone. */
export function suspicions(view: View): number[] {
  const suspicion = filled(view.seats, 0);
  judgeShifts(view, (seat, _grounds, amount) => {
    suspicion[seat] = (suspicion[seat] ?? missing()) + amount;
  });
  return suspicion;
}

/** From all that the ledger says. */
export function suspicionsWithTalk(view: View): number[] {
  const suspicion = filled(view.seats, 0);
  judgeAll(view, suspicion, () => undefined);
  return suspicion;
}

/** All that a bot who counts holds against a seat and in its favour. */
export function reasonsAbout(view: View, suspect: Seat): Reason[] {
  const reasons: Reason[] = [];
  judgeAll(view, filled(view.seats, 0), (seat, grounds, amount, moment, card, by) => {
    if (seat === suspect) reasons.push({ grounds, amount, moment, card, by });
  });
  return reasons;
}

function judgeAll(view: View, suspicion: number[], note: Note): void {
  const add: Note = (seat, grounds, amount, moment, card, by) => {
    suspicion[seat] = (suspicion[seat] ?? missing()) + amount;
    note(seat, grounds, amount, moment, card, by);
  };
  judgeShifts(view, add);
  judgeContradictions(view, add);
  judgeWords(view, [...suspicion], add);
}

function judgeShifts(view: View, note: Note): void {
  const since = outSince(view);
  for (const [index, report] of reportsOf(view).entries()) {
    const kinds = recordAt(view, index).pile.map(kindOf);
    const playing = since.flatMap((out, seat) => (index + 1 < out ? [seat] : []));
    judgeShift(view.firstLeader, kinds, report, playing, (seat, grounds, amount, card) =>
      note(seat, grounds, amount, index + 1, card, NOBODY),
    );
  }
}

function judgeShift(
  firstLeader: Seat,
  kinds: readonly Card[],
  report: readonly Card[],
  playing: readonly Seat[],
  add: (seat: Seat, grounds: Grounds, amount: number, card: Card) => void,
): void {
  const count = (kind: Card): number => kinds.filter((one) => one === kind).length;
  const factor = count(INF) > 0 ? WITH_INFECT : 1;
  for (const kind of [C1, C2, REST]) {
    const claimants = playing.filter((seat) => report[seat] === kind);
    const excess = claimants.length - count(kind);
    const others = claimants.filter((seat) => seat !== firstLeader).length;
    for (const seat of claimants) {
      if (excess > 0) add(seat, 'excess', (factor * excess) / Math.max(1, others), kind);
      else if (kind !== REST) add(seat, 'fits', FITTING_COMPLETE, kind);
    }
  }
  const silent = playing.filter((seat) => report[seat] === SILENT);
  const harm = count(S1) + count(S2) + count(INF);
  if (harm > 0) for (const seat of silent) add(seat, 'silent', (SILENCE * harm) / silent.length, NO_CARD);
}

function judgeContradictions(view: View, note: Note): void {
  const reports = reportsOf(view);
  for (const [number, { seat, action, day }] of view.claims.entries()) {
    const status = view.claimStatus[number];
    if (isReport(action) && status === REPLACED) {
      const [onDay = 0, shift = 0] = codec.words(action);
      note(seat, 'changedReport', CHANGED_REPORT, momentOf(onDay + 1, shift), NO_CARD, NOBODY);
    }
    if (!isPlan(action) || status !== STANDING) continue;
    const [shift = 0, kind = 0] = codec.words(action);
    const moment = momentOf(day, shift);
    const said = reports[moment - 1]?.[seat] ?? SILENT;
    const planned = CLAIMABLE[kind] ?? missing();
    if (said !== SILENT && said !== planned) note(seat, 'brokenPlan', BROKEN_PLAN, moment, planned, NOBODY);
  }
}

/** Those count whose own suspicion is below the mean. */
function judgeWords(view: View, before: readonly number[], note: Note): void {
  const living = livingSeats(view);
  const mean = living.reduce((sum, seat) => sum + (before[seat] ?? missing()), 0) / living.length;
  for (const [number, { seat, action }] of view.claims.entries()) {
    const kind = codec.kind(action);
    if (view.claimStatus[number] !== STANDING || (kind !== 'accuse' && kind !== 'vouch')) continue;
    if (isOut(view, seat) || (before[seat] ?? missing()) >= mean) continue;
    const about = codec.words(action)[0] ?? missing();
    if (kind === 'accuse') note(about, 'accused', TRUSTED_WORD, 0, NO_CARD, seat);
    else note(about, 'vouched', -TRUSTED_WORD, 0, NO_CARD, seat);
  }
}

/**
 * The chance of each seat to be Patient Zero as the whole table sees it; none for the first Leader and those out.
 * The asking seat has a share like any other, so that nobody is surer than the claims make everybody; it is not named.
 */
export function chancesFrom(view: View, viewer: Seat, heeds: boolean): number[] {
  const weights = (heeds ? suspicionsWithTalk(view) : suspicions(view)).map((suspicion, seat) =>
    seat === view.firstLeader || isOut(view, seat) ? 0 : Math.exp(SHARPNESS * suspicion),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight, seat) => (sum > 0 && seat !== viewer ? weight / sum : 0));
}
