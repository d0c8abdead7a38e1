/** The Captain: a casual commander who plays the card that gains most for the effort. */
import {
  type Action,
  ActionList,
  missing,
  type Policy,
  type Random,
  type Seat,
  topOf,
  wordAt,
} from '@airlock/kernel';
import {
  ARM_NO,
  ARM_YES,
  cocoonAction,
  DECLINE,
  destroyAction,
  discardAction,
  discardTwoAction,
  extraAction,
  flipAction,
  killAction,
  moveAction,
  PASS,
  resolveAction,
  takeAction,
  unlockAction,
  victimsAction,
  xoAction,
} from '../actions.ts';
import {
  ADHOC,
  bare,
  type Card,
  CRYONICS,
  ENG,
  HANGAR,
  IS_SEVEN,
  LABS,
  LOCUS,
  LOGISTICS,
  MEDICAL,
  NO_CARD,
  type Station,
} from '../cards.ts';
import { CHOOSE_VICTIMS, MOVE, WINDOW } from '../frames.ts';
import { chart } from '../rules/chart.ts';
import { defaultAction } from '../rules/defaults.ts';
import {
  AT,
  humansAt,
  isPowered,
  isStanding,
  isSwitched,
  ONLY_HANGAR_STANDS,
  phageAt,
  type Ship,
  type State,
  sentinelAt,
  sentinelSuit,
  shipOf,
} from '../state.ts';
import { Appraisal, type Plan } from './appraisal.ts';
import { bestStrength, seenPhage } from './odds.ts';
import { byWorth, rankPlays, worstPhage } from './plays.ts';
import { CAPTAIN, type Weights } from './weights.ts';

export const captainPolicy =
  (weights: Weights = CAPTAIN): Policy<State> =>
  (state: State, seat: Seat, _random: Random): Action =>
    captainsChoice(shipOf(state, seat) as Ship, seat, weights);

const listed = new ActionList();

export function captainsChoice(ship: Ship, seat: Seat, weights: Weights = CAPTAIN): Action {
  const decide = DECISIONS[topOf(ship)];
  const chosen = decide?.(ship, new Appraisal(ship, weights), weights);
  if (chosen !== undefined) return chosen;
  chart.actions(ship, seat, listed.clear());
  return defaultAction(ship, listed.toArray());
}

type Decide = (ship: Ship, view: Appraisal, weights: Weights) => Action | undefined;

const DECISIONS: Readonly<Record<number, Decide>> = {
  [AT.play]: (ship, view, weights) => rankPlays(ship, view, weights)[0]?.action ?? PASS,
  [AT.xoWindow]: chooseSuitUse,
  [AT.chooseVictims]: chooseVictims,
  [AT.labsUnlock]: (ship) => unlockAction(isSwitched(ship, ADHOC) ? 1 : 0),
  [AT.killHuman]: (ship, view) => killAction(leastHuman(ship, view)),
  [AT.cocoonHuman]: (ship, view) => cocoonAction(leastHuman(ship, view)),
  [AT.discardPhage]: (ship, view) => worstPhage(ship, view)?.action ?? DECLINE,
  [AT.securityTarget]: (ship, view) => worstPhage(ship, view)?.action ?? DECLINE,
  [AT.discardHand]: (ship, view) => {
    const [one, other] = byWorth(ship.hand, view) as [Card, Card];
    return discardTwoAction(Math.min(one, other), Math.max(one, other));
  },
  [AT.powerFlip]: chooseFlip,
  [AT.takeFromDiscard]: (ship, view) => {
    const best = byWorth(ship.crewDiscard, view).at(-1);
    return best === undefined ? DECLINE : takeAction(best);
  },
  [AT.arm]: (_ship, view) => (view.wantsToArm() ? ARM_YES : ARM_NO),
  [AT.opsMove]: chooseMove,
  [AT.forcedResolve]: (ship, view) => {
    const stations = ship.layout.filter(
      (station) =>
        isStanding(ship, station) && humansAt(ship, station).length + phageAt(ship, station).length > 0,
    );
    return resolveAction(greatest(stations, (station) => view.valueNow(station)));
  },
  [AT.engExtra]: chooseExtra,
  [AT.optDiscard]: (ship, view, { discardBelow }) => {
    const [least] = byWorth(ship.hand, view);
    return least !== undefined && view.cardValue(least) < discardBelow ? discardAction(least) : DECLINE;
  },
  [AT.destroyStation]: chooseDestruction,
};

const IN_TRICK = 2;

/** With all Phage of the trick up, what each suit would change; elsewhere suits are kept for that. */
function chooseSuitUse(ship: Ship, view: Appraisal): Action {
  const station = wordAt(ship, WINDOW.station);
  if (wordAt(ship, WINDOW.kind) !== IN_TRICK) return DECLINE;
  const humans = humansAt(ship, station);
  const trick = phageAt(ship, station);
  let best = DECLINE;
  let most = view.valueNow(station);
  const suits = [...humans.filter((card) => IS_SEVEN[card]), bare(sentinelAt(ship, station))];
  for (const suit of suits) {
    if (!IS_SEVEN[suit]) continue;
    const left = humans.filter((card) => card !== suit);
    for (const [slot, laid] of trick.entries()) {
      const price = IS_SEVEN[bare(laid)] ? PRICE_OF_DISCARD : PRICE_OF_LIFE;
      const seen = seenPhage(trick, station, slot);
      const value = view.value(station, left.length, bestStrength(left, station), seen, 0) - price;
      if (value <= most) continue;
      most = value;
      best = xoAction(suit, station, slot);
    }
  }
  return best;
}

/** Those whose death costs least: the trick's result first, then what the survivors are good for. */
function chooseVictims(ship: Ship, view: Appraisal, weights: Weights): Action {
  const station = wordAt(ship, CHOOSE_VICTIMS.station);
  const deaths = wordAt(ship, CHOOSE_VICTIMS.deaths);
  const humans = humansAt(ship, station);
  const seen = { ...seenPhage(phageAt(ship, station), station), killers: 0 };
  let leader = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let places = 1; places < 1 << humans.length; places++) {
    const survivors = humans.filter((_, place) => !(places & (1 << place)));
    if (humans.length - survivors.length !== deaths) continue;
    let value = view.value(station, survivors.length, bestStrength(survivors, station), seen, 0);
    for (const card of survivors) value += weights.card * view.cardValue(card);
    if (value <= most) continue;
    most = value;
    leader = places;
  }
  return victimsAction(leader);
}
const PRICE_OF_DISCARD = 0.3;
const PRICE_OF_LIFE = 1.2;

/** The hand first, then tricks, then sentinels. */
function leastHuman(ship: Ship, view: Appraisal): Card {
  const [inHand] = byWorth(ship.hand, view);
  if (inHand !== undefined) return inHand;
  const posts = ship.sentinel.map(bare).filter((card) => card !== NO_CARD);
  return byWorth([...ship.humans.flat(), ...posts], view)[0] ?? missing();
}

/** After the Hangar: XO Suits while there are any, then what wakes and feeds the crew. */
const POWER_ORDER: readonly Station[] = [CRYONICS, LOGISTICS, LABS, MEDICAL];
const SUITS_FIRST: readonly Station[] = [LOGISTICS, CRYONICS, LABS, MEDICAL];

function chooseFlip(ship: Ship, view: Appraisal, weights: Weights): Action {
  if (isStanding(ship, HANGAR)) {
    if (!isPowered(ship, HANGAR)) {
      if (!view.isHangarCrowded()) return flipAction(HANGAR);
    } else if (
      phageAt(ship, HANGAR).length >= weights.dangerPhage &&
      humansAt(ship, HANGAR).length < weights.dangerHumans
    ) {
      return flipAction(HANGAR);
    }
  }
  const order = ship.munitions.length > 0 ? SUITS_FIRST : POWER_ORDER;
  const next = order.find((station) => isStanding(ship, station) && !isPowered(ship, station));
  return next === undefined ? DECLINE : flipAction(next);
}

/** Hand cards go where the best plan wants them. */
function chooseMove(ship: Ship, view: Appraisal): Action | undefined {
  const owed = wordAt(ship, MOVE.owed);
  const plan = view.bestPlan(ship.hand, 0);
  if (plan && (owed || plan.rate > 0)) return moveAction(plan.cards[0] ?? missing(), plan.station);
  return owed ? undefined : DECLINE;
}

function chooseExtra(ship: Ship, view: Appraisal): Action {
  const cheapest = byWorth(ship.hand, view);
  let best: Plan | null = null;
  for (const station of ship.layout) {
    if (sentinelSuit(ship, station) !== ENG || ship.extraUsed & (1 << station)) continue;
    const plan = view.bestPlanAt(station, cheapest, 0);
    if (plan && plan.gain > 0 && (!best || plan.gain > best.gain)) best = plan;
  }
  return best ? extraAction(best.station, best.cards[0] ?? missing()) : DECLINE;
}

/** Where fewest people are; those asleep and cocooned may still come to help. */
const SLEEPING = 0.1;
function chooseDestruction(ship: Ship): Action {
  const stations = ship.layout.filter(
    (station) => isStanding(ship, station) && (station !== HANGAR || ship.destroyed === ONLY_HANGAR_STANDS),
  );
  return destroyAction(
    greatest(stations, (station) => {
      const people = humansAt(ship, station).length + (sentinelAt(ship, station) === NO_CARD ? 0 : 1);
      return -people - (station === CRYONICS || station === LOCUS ? SLEEPING : 0);
    }),
  );
}

function greatest<T>(items: readonly T[], rank: (item: T) => number): T {
  return items.reduce((best, item) => (rank(item) > rank(best) ? item : best));
}
