/** The Captain: a casual commander who plays the card that gains most for the effort. */
import { type Action, ActionList, heldBy, type Policy, type Random, type Seat } from '@airlock/kernel';
import {
  ARM_NO,
  ARM_YES,
  cocoonAction,
  DECLINE,
  destroyAction,
  discardAction,
  discardPhageAction,
  discardTwoAction,
  extraAction,
  flipAction,
  killAction,
  moveAction,
  PASS,
  resolveAction,
  sentinelAction,
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
  FLAMETHROWER,
  HANGAR,
  IS_SEVEN,
  LABS,
  LOCUS,
  LOGISTICS,
  MEDICAL,
  NO_CARD,
  OPS,
  SEC,
  STATION_COUNT,
  type Station,
  SUIT_OF,
  UPLINK,
} from '../cards.ts';
import { chart } from '../rules/chart.ts';
import { defaultAction } from '../rules/defaults.ts';
import {
  AT,
  isPowered,
  isStanding,
  isSwitched,
  ONLY_HANGAR_STANDS,
  type Ship,
  type State,
  sentinelSuit,
  shipOf,
} from '../state.ts';
import { Appraisal, type Plan } from './appraisal.ts';
import { bestStrength, seenPhage } from './odds.ts';
import { CAPTAIN, type Weights } from './weights.ts';

export const captainPolicy =
  (weights: Weights = CAPTAIN): Policy<State> =>
  (state: State, seat: Seat, _random: Random): Action =>
    captainsChoice(shipOf(state, seat) as Ship, seat, weights);

const listed = new ActionList();

export function captainsChoice(ship: Ship, seat: Seat, weights: Weights = CAPTAIN): Action {
  const decide = DECISIONS[ship.stack.at(-1) as number];
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
        isStanding(ship, station) &&
        (ship.humans[station] as Card[]).length + (ship.phage[station] as number[]).length > 0,
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

export interface RankedPlay {
  readonly action: Action;
  readonly rate: number;
  readonly why: 'trick' | 'engineering' | 'uplink' | 'security' | 'sentinel';
  readonly station: Station;
  /** How many cards the plan takes, and the chance to win with them. */
  readonly cards: number;
  readonly win: number;
}

/** Everything the Captain would consider, the best first. */
export function rankPlays(ship: Ship, view: Appraisal, weights: Weights): RankedPlay[] {
  const plays: RankedPlay[] = [];
  const cheapest = byWorth(ship.hand, view);
  for (let station = 0; station < STATION_COUNT; station++) {
    if (!isStanding(ship, station)) continue;
    const plan = view.bestPlanAt(station, cheapest, 0);
    if (plan)
      plays.push({
        action: stationAction(plan.cards[0] as Card, station),
        rate: plan.rate,
        why: 'trick',
        station,
        cards: plan.cards.length,
        win: plan.win,
      });
  }
  addTowerActions(ship, view, weights, plays);
  addSentinels(ship, view, weights, plays);
  return plays.sort((a, b) => b.rate - a.rate);
}

function addTowerActions(ship: Ship, view: Appraisal, weights: Weights, plays: RankedPlay[]): void {
  const actors: (Card | undefined)[] = [];
  for (const card of byWorth(ship.hand, view)) {
    const suit = SUIT_OF[card] as number;
    if (!IS_SEVEN[card]) actors[suit] ??= card;
  }
  const without = (card: Card): Card[] => ship.hand.filter((other) => other !== card);
  const add = (card: Card, kills: boolean, plan: Plan | null, why: RankedPlay['why']): void => {
    if (!plan || plan.cards.length < 2) return;
    const rate = plan.rate - (kills ? weights.killedActor : 0);
    plays.push({
      action: towerAction(card, kills),
      rate,
      why,
      station: plan.station,
      cards: plan.cards.length,
      win: plan.win,
    });
  };
  const engineer = actors[ENG];
  if (engineer !== undefined && ship.hand.length > 1) {
    add(engineer, !isSwitched(ship, ADHOC), view.bestPlan(without(engineer), 1), 'engineering');
  }
  const operator = actors[OPS];
  if (operator !== undefined && isSwitched(ship, UPLINK) && ship.hand.length > 2) {
    add(operator, false, view.bestPlan(without(operator), 1), 'uplink');
  }
  const guard = actors[SEC];
  const target = worstPhage(ship, view);
  if (guard !== undefined && target) {
    const kills = !isSwitched(ship, FLAMETHROWER);
    const rate = weights.securityShare * (target.gain - (kills ? weights.killedActor : 0));
    plays.push({
      action: towerAction(guard, kills),
      rate,
      why: 'security',
      station: target.station,
      cards: 0,
      win: 0,
    });
  }
}

function addSentinels(ship: Ship, view: Appraisal, weights: Weights, plays: RankedPlay[]): void {
  if (!isPowered(ship, HANGAR) || !isStanding(ship, HANGAR) || ship.sentinel[HANGAR] !== NO_CARD) return;
  for (const card of ship.hand) {
    const worth = weights.hangarSentinel[SUIT_OF[card] as number] as number;
    const rate = worth - weights.sentinelCard * view.cardValue(card);
    plays.push({
      action: sentinelAction(card, HANGAR),
      rate,
      why: 'sentinel',
      station: HANGAR,
      cards: 0,
      win: 0,
    });
  }
}

/** The Phage whose absence changes its station most for the better. */
function worstPhage(ship: Ship, view: Appraisal): { action: Action; gain: number; station: Station } | null {
  let worst: { action: Action; gain: number; station: Station } | null = null;
  for (let station = 0; station < STATION_COUNT; station++) {
    const trick = ship.phage[station] as number[];
    if (trick.length === 0) continue;
    const before = view.outlook(station);
    let hiddenGain: number | null = null;
    for (let slot = 0; slot < trick.length; slot++) {
      const isOpen = trick[slot] !== bare(trick[slot] as number);
      const gain: number = !isOpen && hiddenGain !== null ? hiddenGain : view.outlook(station, slot) - before;
      if (!isOpen) hiddenGain = gain;
      if (!worst || gain > worst.gain) worst = { action: discardPhageAction(station, slot), gain, station };
    }
  }
  return worst;
}

const IN_TRICK = 2;

/** With all Phage of the trick up, what each suit would change; elsewhere suits are kept for that. */
function chooseSuitUse(ship: Ship, view: Appraisal): Action {
  const station = heldBy(ship, 1, 2);
  if (heldBy(ship, 0, 2) !== IN_TRICK) return DECLINE;
  const humans = ship.humans[station] as Card[];
  const trick = ship.phage[station] as number[];
  let best = DECLINE;
  let most = view.valueNow(station);
  const suits = [...humans.filter((card) => IS_SEVEN[card]), bare(ship.sentinel[station] as number)];
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
  const [station, deaths] = [heldBy(ship, 0, 2), heldBy(ship, 1, 2)];
  const humans = ship.humans[station] as Card[];
  const seen = { ...seenPhage(ship.phage[station] as number[], station), killers: 0 };
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

const byWorth = (cards: readonly Card[], view: Appraisal): Card[] =>
  cards.slice().sort((a, b) => view.cardValue(a) - view.cardValue(b));

/** The hand first, then tricks, then sentinels. */
function leastHuman(ship: Ship, view: Appraisal): Card {
  const [inHand] = byWorth(ship.hand, view);
  if (inHand !== undefined) return inHand;
  const posts = ship.sentinel.map(bare).filter((card) => card !== NO_CARD);
  return byWorth([...ship.humans.flat(), ...posts], view)[0] as Card;
}

const POWER_ORDER: readonly Station[] = [CRYONICS, LOGISTICS, LABS, MEDICAL];

function chooseFlip(ship: Ship, view: Appraisal, weights: Weights): Action {
  if (isStanding(ship, HANGAR)) {
    if (!isPowered(ship, HANGAR)) {
      if (!view.isHangarCrowded()) return flipAction(HANGAR);
    } else if (
      (ship.phage[HANGAR] as number[]).length >= weights.dangerPhage &&
      (ship.humans[HANGAR] as Card[]).length < weights.dangerHumans
    ) {
      return flipAction(HANGAR);
    }
  }
  const next = POWER_ORDER.find((station) => isStanding(ship, station) && !isPowered(ship, station));
  return next === undefined ? DECLINE : flipAction(next);
}

/** Hand cards go where the best plan wants them. */
function chooseMove(ship: Ship, view: Appraisal): Action | undefined {
  const owed = heldBy(ship, 2, 3);
  const plan = view.bestPlan(ship.hand, 0);
  if (plan && (owed || plan.rate > 0)) return moveAction(plan.cards[0] as Card, plan.station);
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
  return best ? extraAction(best.station, best.cards[0] as Card) : DECLINE;
}

/** Where fewest people are; those asleep and cocooned may still come to help. */
const SLEEPING = 0.1;
function chooseDestruction(ship: Ship): Action {
  const stations = ship.layout.filter(
    (station) => isStanding(ship, station) && (station !== HANGAR || ship.destroyed === ONLY_HANGAR_STANDS),
  );
  return destroyAction(
    greatest(stations, (station) => {
      const people = (ship.humans[station] as Card[]).length + (ship.sentinel[station] === NO_CARD ? 0 : 1);
      return -people - (station === CRYONICS || station === LOCUS ? SLEEPING : 0);
    }),
  );
}

function greatest<T>(items: readonly T[], rank: (item: T) => number): T {
  return items.reduce((best, item) => (rank(item) > rank(best) ? item : best));
}
