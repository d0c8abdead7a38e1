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
  stationAction,
  takeAction,
  towerAction,
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
  LIMITS,
  LOCUS,
  LOGISTICS,
  MEDICAL,
  NO_CARD,
  type Station,
  suitOf,
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
import { isLastRound } from './ending.ts';
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
  [AT.play]: choosePlay,
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
  if (isLastRound(ship)) {
    const card = lastCard(ship, view, 1);
    return card === undefined ? DECLINE : extraAction(HANGAR, card);
  }
  const cheapest = byWorth(ship.hand, view);
  let best: Plan | null = null;
  for (const station of ship.layout) {
    if (sentinelSuit(ship, station) !== ENG || ship.extraUsed & (1 << station)) continue;
    const plan = view.bestPlanAt(station, cheapest, 0);
    if (plan && plan.gain > 0 && (!best || plan.gain > best.gain)) best = plan;
  }
  return best ? extraAction(best.station, best.cards[0] ?? missing()) : DECLINE;
}

/**
 * In the last round nothing but the Hangar's trick counts. Cards that fill it save everybody there who survives, if it is won; if it
 * would be lost, nobody may be added, since the ship then escapes. Whoever is left in hand is lost in any case.
 */
function lastCard(
  ship: Ship,
  view: Appraisal,
  plays: number,
  hand: readonly Card[] = ship.hand,
): Card | undefined {
  const humans = humansAt(ship, HANGAR);
  const free = LIMITS.trickSize - humans.length - phageAt(ship, HANGAR).length;
  const hasEnough = hand.length > 0 && free <= Math.min(plays, hand.length);
  if (!isPowered(ship, HANGAR) || !hasEnough) return undefined;
  const leader = greatest(hand, (card) => view.lastGain([...humans, card]));
  const others = byWorth(hand, view).filter((card) => card !== leader);
  const all = [...humans, leader, ...others.slice(0, Math.max(0, free - 1))];
  return view.lastGain(all) > 0 ? leader : undefined;
}

const mayAddAtHangar = (ship: Ship): boolean =>
  sentinelSuit(ship, HANGAR) === ENG && !(ship.extraUsed & (1 << HANGAR));

/** Somebody of Engineering who gives the plays that are missing; if nobody can, nothing is left to do. */
function lastOvertime(ship: Ship, view: Appraisal, plays: number): Action {
  const more = plays - 1 + LIMITS.overtimePlays;
  const engineer = byWorth(ship.hand, view).find(
    (actor) =>
      suitOf(actor) === ENG &&
      !IS_SEVEN[actor] &&
      lastCard(
        ship,
        view,
        more,
        ship.hand.filter((card) => card !== actor),
      ) !== undefined,
  );
  return engineer === undefined ? PASS : towerAction(engineer, !isSwitched(ship, ADHOC));
}

function choosePlay(ship: Ship, view: Appraisal, weights: Weights): Action {
  if (isLastRound(ship)) {
    const plays = ship.plays + (mayAddAtHangar(ship) ? 1 : 0);
    const card = lastCard(ship, view, plays);
    return card === undefined ? lastOvertime(ship, view, plays) : stationAction(card, HANGAR);
  }
  return rankPlays(ship, view, weights)[0]?.action ?? PASS;
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
