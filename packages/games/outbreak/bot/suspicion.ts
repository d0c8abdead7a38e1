/** Whom the claims make look bad: the casual bot's arithmetic, over all Shifts of the game. */
import type { Seat } from '@airlock/kernel';
import { codec } from '../actions.ts';
import { C1, C2, type Card, CLAIMABLE, INF, kindOf, REST, S1, S2 } from '../cards.ts';
import { isOut, momentOf, REPLACED, STANDING } from '../state.ts';
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

/** From the cards and the reports alone. */
export function suspicions(view: View): number[] {
  const suspicion = Array(view.seats).fill(0) as number[];
  const since = outSince(view);
  for (const [index, report] of reportsOf(view).entries()) {
    const kinds = (view.records[index] as View['records'][number]).pile.map(kindOf);
    const playing = suspicion.flatMap((_, seat) => (index + 1 < (since[seat] as number) ? [seat] : []));
    judgeShift(suspicion, view.firstLeader, kinds, report, playing);
  }
  return suspicion;
}

function judgeShift(
  suspicion: number[],
  firstLeader: Seat,
  kinds: readonly Card[],
  report: readonly Card[],
  playing: readonly Seat[],
): void {
  const count = (kind: Card): number => kinds.filter((one) => one === kind).length;
  const add = (seat: Seat, amount: number): void => {
    suspicion[seat] = (suspicion[seat] as number) + amount;
  };
  const factor = count(INF) > 0 ? WITH_INFECT : 1;
  for (const kind of [C1, C2, REST]) {
    const claimants = playing.filter((seat) => report[seat] === kind);
    const excess = claimants.length - count(kind);
    const others = claimants.filter((seat) => seat !== firstLeader).length;
    for (const seat of claimants) {
      if (excess > 0) add(seat, (factor * excess) / Math.max(1, others));
      else if (kind !== REST) add(seat, FITTING_COMPLETE);
    }
  }
  const silent = playing.filter((seat) => report[seat] === SILENT);
  const harm = count(S1) + count(S2) + count(INF);
  for (const seat of silent) add(seat, (SILENCE * harm) / silent.length);
}

/** What else the ledger says: who has contradicted themselves, and whom those accuse and vouch for who are suspect least. */
export function suspicionsWithTalk(view: View): number[] {
  const suspicion = suspicions(view);
  for (const [number, { seat, action, day }] of view.claims.entries()) {
    const status = view.claimStatus[number];
    if (isReport(action) && status === REPLACED)
      suspicion[seat] = (suspicion[seat] as number) + CHANGED_REPORT;
    if (!isPlan(action) || status !== STANDING) continue;
    const [shift = 0, kind = 0] = codec.words(action);
    const said = reportsOf(view)[momentOf(day, shift) - 1]?.[seat] ?? SILENT;
    if (said !== SILENT && said !== CLAIMABLE[kind])
      suspicion[seat] = (suspicion[seat] as number) + BROKEN_PLAN;
  }
  const living = livingSeats(view);
  const mean = living.reduce((sum, seat) => sum + (suspicion[seat] as number), 0) / living.length;
  const before = [...suspicion];
  for (const [number, { seat, action }] of view.claims.entries()) {
    const kind = codec.kind(action);
    if (view.claimStatus[number] !== STANDING || (kind !== 'accuse' && kind !== 'vouch')) continue;
    if (isOut(view, seat) || (before[seat] as number) >= mean) continue;
    const about = codec.words(action)[0] as Seat;
    suspicion[about] = (suspicion[about] as number) + (kind === 'accuse' ? TRUSTED_WORD : -TRUSTED_WORD);
  }
  return suspicion;
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
