/** Whom the claims make look bad: the casual bot's arithmetic, over all Shifts of the game. */
import type { Seat } from '@airlock/kernel';
import { C1, C2, type Card, INF, kindOf, REST, S1, S2 } from '../cards.ts';
import { isOut } from '../state.ts';
import type { View } from '../view.ts';
import { outSince, reportsOf, SILENT } from './reports.ts';

/** How much worse an excess is when Patient Zero must have lied. */
const WITH_INFECT = 1.5;
const FITTING_COMPLETE = -0.5;
const SILENCE = 0.25;
/** How sharply suspicion turns into chances. */
const SHARPNESS = 1.2;

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

/**
 * The chance of each seat to be Patient Zero as the whole table sees it; none for the first Leader and those out.
 * The asking seat has a share like any other, so that nobody is surer than the claims make everybody; it is not named.
 */
export function chancesFrom(view: View, viewer: Seat): number[] {
  const weights = suspicions(view).map((suspicion, seat) =>
    seat === view.firstLeader || isOut(view, seat) ? 0 : Math.exp(SHARPNESS * suspicion),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight, seat) => (sum > 0 && seat !== viewer ? weight / sum : 0));
}
