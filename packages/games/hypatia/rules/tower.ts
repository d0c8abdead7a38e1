/** Tower Actions: what a crew member does for the whole ship, by suit. */
import { type Action, enter, missing, type Refusal } from '@airlock/kernel';
import { towerCard, towerKills } from '../actions.ts';
import {
  ADHOC,
  type Card,
  ENG,
  FLAMETHROWER,
  IS_SEVEN,
  LIMITS,
  OPS,
  SCI,
  SEC,
  suitOf,
  TRACKERS,
  UPLINK,
} from '../cards.ts';
import { AT, isSwitched, type Ship } from '../state.ts';
import type { ShipContext } from './asking.ts';
import { canMove } from './operations.ts';
import { hasFaceDown, hasPhageInPlay, removeFrom } from './piles.ts';
import { type Reason, refuse } from './refusals.ts';
import { startScan } from './science.ts';

/** HYP-502: only what can do something. `null` when the card may act this way. */
function objection(ship: Ship, card: Card, kills: boolean): Reason | null {
  if (IS_SEVEN[card]) return 'suitHasNoTowerAction';
  switch (suitOf(card)) {
    case SCI:
      return kills ? 'discardOnly' : scienceObjection(ship);
    case ENG:
      if (!kills && !isSwitched(ship, ADHOC)) return 'overtimeKills';
      return ship.hand.length > 1 ? null : 'noOtherCard';
    case OPS:
      if (kills) return 'discardOnly';
      return canMove(ship, card, isSwitched(ship, UPLINK)) ? null : 'nothingToMove';
    default:
      if (!kills && !isSwitched(ship, FLAMETHROWER)) return 'sidearmsKill';
      return hasPhageInPlay(ship) ? null : 'noPhageInPlay';
  }
}

/** HYP-510, HYP-511 */
function scienceObjection(ship: Ship): Reason | null {
  if (hasFaceDown(ship)) return null;
  if (!isSwitched(ship, TRACKERS)) return 'nothingToReveal';
  return ship.phageDeck.length > 0 ? null : 'nothingToLookAt';
}

export const mayAct = (ship: Ship, card: Card, kills: boolean): boolean =>
  objection(ship, card, kills) === null;

export function towerRefusal(ship: Ship, action: Action): Refusal | null {
  const card = towerCard(action);
  if (!ship.hand.includes(card)) return refuse('notInHand');
  const reason = objection(ship, card, towerKills(action));
  return reason ? refuse(reason) : null;
}

const RULE_OF_ACTION: Readonly<Record<number, string>> = {
  [SCI]: 'HYP-510',
  [ENG]: 'HYP-520',
  [OPS]: 'HYP-530',
  [SEC]: 'HYP-540',
};

/** HYP-403, HYP-501: the acting card leaves first. */
export function useTower(ship: Ship, action: Action, context: ShipContext): void {
  const card = towerCard(action);
  const killed = towerKills(action);
  const suit = suitOf(card);
  removeFrom(ship.hand, card);
  (killed ? ship.dead : ship.crewDiscard).push(card);
  if (suit === ENG) ship.plays += engineeringPlays(ship, killed);
  const rule = RULE_OF_ACTION[suit] ?? missing();
  context.tell?.({ type: 'towerAction', rule, open: { card, killed, plays: ship.plays } });
  enter(ship, AT.checkSurvivors);
  if (suit === SCI) startScan(ship, context);
  else if (suit === OPS) enter(ship, AT.nextMove, ...(isSwitched(ship, UPLINK) ? [2, 1] : [1, 0]), 1);
  else if (suit === SEC) enter(ship, AT.nextTarget, killed && isSwitched(ship, FLAMETHROWER) ? 2 : 1, 1);
}

/** HYP-520 */
const engineeringPlays = (ship: Ship, killed: boolean): number =>
  killed && isSwitched(ship, ADHOC) ? LIMITS.adHocKillPlays : LIMITS.overtimePlays;
