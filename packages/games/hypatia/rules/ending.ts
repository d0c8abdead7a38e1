/** When a ship's voyage ends, and who has won. */
import { enter, type Outcome, type Seat } from '@airlock/kernel';
import { RATINGS, type Rating } from '../cards.ts';
import {
  AT,
  type EndReason,
  hasSurvivors,
  isArmed,
  isMatchOver,
  lastRoundOf,
  type Ship,
  type ShipResult,
  type State,
} from '../state.ts';
import type { ShipContext } from './asking.ts';

const RULE_OF_ENDING = {
  ship_destroyed: 'HYP-810',
  escape: 'HYP-901',
  no_crew: 'HYP-903',
  time: 'HYP-906',
} as const satisfies Record<EndReason, string>;

/** HYP-904, HYP-905: a loss scores nothing, however many were rescued. */
export function endShip(ship: Ship, reason: EndReason, context: ShipContext): void {
  const won = reason === 'ship_destroyed';
  const rescued = ship.rescued.length;
  ship.stack.length = 0;
  ship.plays = 0;
  ship.marked = [];
  ship.extraUsed = 0;
  ship.result = { reason, won, score: won ? rescued : 0, rescued, round: ship.round };
  context.tell?.({
    type: 'ended',
    rule: RULE_OF_ENDING[reason],
    open: { result: ship.result },
    reveals: true,
  });
}

/** HYP-903; not asked in the middle of a trick. */
export function checkSurvivors(ship: Ship, context: ShipContext): void {
  if (!isArmed(ship) && !hasSurvivors(ship)) endShip(ship, 'no_crew', context);
}

/** C9. HYP-906; HYP-903 goes first. */
export function endRound(ship: Ship, context: ShipContext): void {
  checkSurvivors(ship, context);
  if (ship.result) return;
  if (!isArmed(ship) && ship.round >= lastRoundOf(ship)) {
    endShip(ship, 'time', context);
    return;
  }
  ship.round++;
  ship.standIn = -1;
  enter(ship, AT.beginRound);
}

/** HYP-910; `null` for a loss. */
export function ratingOf({ won, score }: Pick<ShipResult, 'won' | 'score'>): Rating | null {
  if (!won) return null;
  return RATINGS.find(({ from }) => score >= from)?.rating ?? null;
}

/** Negative when the first finishes before the second: win, then score, then fewer rounds. */
export function byFinish(one: ShipResult, other: ShipResult): number {
  if (one.won !== other.won) return one.won ? -1 : 1;
  return other.score - one.score || one.round - other.round;
}

export function outcome(state: State): Outcome | null {
  if (!isMatchOver(state)) return null;
  const results = state.ships.map((ship) => ship.result as ShipResult);
  const [first] = results as [ShipResult];
  if (state.mode === 'race') {
    const best = results.reduce((leader, rival) => (byFinish(rival, leader) < 0 ? rival : leader));
    const winners = results.flatMap((result, seat) =>
      best.won && byFinish(result, best) === 0 ? [seat] : [],
    );
    const scores = results.map(({ score }) => score);
    return { winners, scores, reason: 'race', rule: 'HYP-905' };
  }
  const crew: Seat[] = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    winners: first.won ? crew : [],
    scores: crew.map(() => first.score),
    reason: first.reason,
    rule: RULE_OF_ENDING[first.reason],
  };
}
