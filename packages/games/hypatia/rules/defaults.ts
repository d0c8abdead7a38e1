/** What is done for a commander who is absent or out of time. */
import { type Action, type Flowing, missing, topOf, wordAt } from '@airlock/kernel';
import {
  ARM_NO,
  ARM_YES,
  cardOf,
  DECLINE,
  firstDiscarded,
  lockAction,
  PASS,
  placeOf,
  powerDownAction,
  REVEAL_DONE,
  secondDiscarded,
  targetStation,
  unlockAction,
  victimsMask,
} from '../actions.ts';
import {
  type Card,
  HANGAR,
  IS_HIGH,
  IS_SEVEN,
  RANK_COUNT,
  RANK_OF,
  rankOf,
  type Station,
  suitOf,
  suitOfStation,
} from '../cards.ts';
import { CHOOSE_VICTIMS, CLEAN_UP } from '../frames.ts';
import { AT, humansAt, isPowered, lastRoundOf, phageAt, type Ship, trickSize } from '../state.ts';

/** What a card is good for at the better of its suit's two stations, 0 to 1; a suit is worth more. */
const CARD_WORTH: readonly number[] = RANK_OF.map((rank, card) =>
  rank < 0 ? 0 : Math.max(rank, RANK_COUNT - 1 - rank) / (RANK_COUNT - 1) + (IS_SEVEN[card] ? 0.8 : 0),
);
const worth = (card: Card): number => CARD_WORTH[card] ?? missing();

/** Arming this many rounds before the limit still leaves the choice to arm. */
const RESERVE_ROUNDS = 8;

type Rule = (ship: Ship, legal: readonly Action[]) => Action;

const declines: Rule = () => DECLINE;
const firstOf: Rule = (_ship, legal) => legal[0] ?? missing();

/** Where nothing is said, the first of the list. */
const DEFAULTS: Readonly<Record<number, Rule>> = {
  [AT.play]: () => PASS,
  [AT.xoWindow]: declines,
  [AT.powerFlip]: declines,
  [AT.takeFromDiscard]: declines,
  [AT.engExtra]: declines,
  [AT.optDiscard]: declines,
  [AT.chooseVictims]: leastVictims,
  [AT.killHuman]: (ship, legal) => worstHuman(ship, legal, 'kill'),
  [AT.cocoonHuman]: (ship, legal) => worstHuman(ship, legal, 'cocoon'),
  [AT.discardPhage]: fullestStation,
  [AT.discardHand]: (_ship, legal) =>
    least(legal, (action) => worth(firstDiscarded(action)) + worth(secondDiscarded(action))),
  [AT.labsUnlock]: () => unlockAction(1),
  [AT.labsLock]: () => lockAction(0),
  [AT.powerDown]: (ship, legal) =>
    legal.find((action) => action !== powerDownAction(HANGAR)) ?? firstOf(ship, legal),
  [AT.takeXO]: (ship, legal) =>
    legal.find((action) => suitOf(cardOf(action, 'issue')) === suitOfStation(HANGAR)) ?? firstOf(ship, legal),
  [AT.arm]: (ship) => (ship.round >= lastRoundOf(ship) - RESERVE_ROUNDS ? ARM_YES : ARM_NO),
  [AT.scienceReveal]: (ship, legal) =>
    legal.find((action) => action !== REVEAL_DONE && targetStation(action, 'reveal') === HANGAR) ??
    firstOf(ship, legal),
  [AT.opsMove]: (ship, legal) => (legal.includes(DECLINE) ? DECLINE : firstOf(ship, legal)),
  [AT.forcedResolve]: (ship, legal) =>
    least(legal, (action) => {
      const station = placeOf(action, 'resolve');
      const isDanger = station === HANGAR && isPowered(ship, HANGAR);
      return isDanger ? 0 : -1 - phageAt(ship, station).length;
    }),
};

export function defaultAction(ship: Ship, legal: readonly Action[]): Action {
  const node = topOf(ship);
  return (DEFAULTS[node] ?? firstOf)(ship, legal);
}

/** The lowest cards of other suits first, then the worst of the station's suit. */
function leastVictims(ship: Ship, legal: readonly Action[]): Action {
  const station = wordAt(ship, CHOOSE_VICTIMS.station);
  const humans = humansAt(ship, station);
  return least(legal, (action) => {
    let loss = 0;
    for (const [place, card] of humans.entries()) {
      if (victimsMask(action) & (1 << place)) loss += lossOf(card, station);
    }
    return loss;
  });
}

const LOSS_OF_SUIT = 100;

function lossOf(card: Card, station: Station): number {
  const rank = rankOf(card);
  if (suitOf(card) !== suitOfStation(station)) return rank;
  return LOSS_OF_SUIT + (IS_HIGH[station] ? rank : RANK_COUNT - rank);
}

/** The worst card in hand, else the worst in play. */
function worstHuman(ship: Ship, legal: readonly Action[], kind: 'kill' | 'cocoon'): Action {
  const inHand = legal.filter((action) => ship.hand.includes(cardOf(action, kind)));
  return least(inHand.length > 0 ? inHand : legal, (action) => worth(cardOf(action, kind)));
}

/** The first Phage of the fullest station; of another than the resolving one, if there is any. */
function fullestStation(ship: Ship, legal: readonly Action[]): Action {
  const targets = legal.filter((action) => action !== DECLINE);
  const resolving = resolvingStation(ship);
  return least(targets, (action) => {
    const station = targetStation(action, 'discardPhage');
    return (station === resolving ? 100 : 0) - trickSize(ship, station);
  });
}

/** The station whose trick is being cleaned up next, or -1. */
function resolvingStation({ stack }: Flowing): Station {
  const at = stack.lastIndexOf(AT.cleanUp);
  return stack[at - CLEAN_UP.station] ?? -1;
}

function least(actions: readonly Action[], rank: (action: Action) => number): Action {
  let best = actions[0] ?? missing();
  let lowest = rank(best);
  for (const action of actions) {
    const value = rank(action);
    if (value >= lowest) continue;
    lowest = value;
    best = action;
  }
  return best;
}
