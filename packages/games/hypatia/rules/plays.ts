/** What a play can be: a card into a station, a Tower Action, a sentinel, a free XO Suit, or passing. */
import { type Action, enter, type Refusal } from '@airlock/kernel';
import {
  humanOf,
  isSentinel,
  isStation,
  isTower,
  isXo,
  PASS,
  sentinelAction,
  stationAction,
  stationOf,
  towerAction,
} from '../actions.ts';
import { ALL_STATIONS, type Card, NO_CARD } from '../cards.ts';
import { AT, isStanding, type Ship, sentinelAt } from '../state.ts';
import { ask, type Decision, type ShipContext } from './asking.ts';
import { playInto } from './crewPhase.ts';
import { removeFrom } from './piles.ts';
import { refuse } from './refusals.ts';
import { listAllSuitUses, suitRefusal, useSuit } from './suits.ts';
import { mayAct, towerRefusal, useTower } from './tower.ts';

/** C2. HYP-521: plays left over are lost. */
export function crewPlays(ship: Ship, context: ShipContext): void {
  if (ship.plays <= 0 || ship.hand.length === 0) {
    ship.plays = 0;
    return;
  }
  enter(ship, AT.crewPlays);
  ask(ship, 'play', 'HYP-401', context);
}

export const play: Decision = {
  list(ship, into) {
    for (const card of ship.hand) {
      for (const station of ALL_STATIONS) {
        if (isStanding(ship, station)) into.add(stationAction(card, station));
      }
    }
    for (const card of ship.hand) {
      if (mayAct(ship, card, false)) into.add(towerAction(card, false));
      if (mayAct(ship, card, true)) into.add(towerAction(card, true));
    }
    for (const card of ship.hand) {
      for (const station of ALL_STATIONS) {
        if (isStanding(ship, station) && sentinelAt(ship, station) === NO_CARD) {
          into.add(sentinelAction(card, station));
        }
      }
    }
    listAllSuitUses(ship, into);
    into.add(PASS);
  },

  refusal(ship, action) {
    if (action === PASS) return null;
    if (isStation(action)) return placeRefusal(ship, action, 'station');
    if (isTower(action)) return towerRefusal(ship, action);
    if (isXo(action)) return suitRefusal(ship, action);
    if (!isSentinel(action)) return refuse('otherDecision');
    const refusal = placeRefusal(ship, action, 'sentinel');
    if (refusal) return refusal;
    return sentinelAt(ship, stationOf(action, 'sentinel')) === NO_CARD ? null : refuse('sentinelThere');
  },

  take(ship, action, context) {
    if (action === PASS) {
      ship.plays = 0;
      context.tell?.({ type: 'passed', rule: 'HYP-405', open: {} });
      return;
    }
    if (isXo(action)) {
      enter(ship, AT.checkSurvivors);
      useSuit(ship, action, context);
      return;
    }
    ship.plays--;
    if (isTower(action)) useTower(ship, action, context);
    else if (isStation(action)) {
      playInto(ship, humanOf(action, 'station'), stationOf(action, 'station'), 'HYP-402', context);
    } else post(ship, action, context);
  },
};

/** HYP-402, HYP-404, HYP-406 */
function placeRefusal(ship: Ship, action: Action, kind: 'station' | 'sentinel'): Refusal | null {
  if (!ship.hand.includes(humanOf(action, kind))) return refuse('notInHand');
  return isStanding(ship, stationOf(action, kind)) ? null : refuse('stationDestroyed');
}

/** HYP-404, HYP-601, HYP-604: facing left. */
function post(ship: Ship, action: Action, context: ShipContext): void {
  const card: Card = humanOf(action, 'sentinel');
  const station = stationOf(action, 'sentinel');
  removeFrom(ship.hand, card);
  ship.sentinel[station] = card;
  context.tell?.({ type: 'posted', rule: 'HYP-404', open: { card, station } });
}
