/** What the Captain would play: tricks, Tower Actions and sentinels side by side, ranked by one measure. */
import { type Action, missing } from '@airlock/kernel';
import { discardPhageAction, sentinelAction, stationAction, towerAction } from '../actions.ts';
import {
  ADHOC,
  bare,
  type Card,
  ENG,
  FLAMETHROWER,
  HANGAR,
  IS_SEVEN,
  NO_CARD,
  OPS,
  SEC,
  STATION_COUNT,
  type Station,
  suitOf,
  UPLINK,
} from '../cards.ts';
import { isPowered, isStanding, isSwitched, phageAt, type Ship, sentinelAt } from '../state.ts';
import type { Appraisal, Plan } from './appraisal.ts';
import { isLastRound } from './ending.ts';
import type { Weights } from './weights.ts';

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
        action: stationAction(plan.cards[0] ?? missing(), station),
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
    const suit = suitOf(card);
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

/** Nobody is posted in the last round: the Hangar falls with them before they can be of any use. */
function addSentinels(ship: Ship, view: Appraisal, weights: Weights, plays: RankedPlay[]): void {
  if (isLastRound(ship)) return;
  if (!isPowered(ship, HANGAR) || !isStanding(ship, HANGAR) || sentinelAt(ship, HANGAR) !== NO_CARD) return;
  for (const card of ship.hand) {
    const worth = weights.hangarSentinel[suitOf(card)] ?? missing();
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

/** The Phage whose removal helps its station most. */
export function worstPhage(
  ship: Ship,
  view: Appraisal,
): { action: Action; gain: number; station: Station } | null {
  let worst: { action: Action; gain: number; station: Station } | null = null;
  for (let station = 0; station < STATION_COUNT; station++) {
    const trick = phageAt(ship, station);
    if (trick.length === 0) continue;
    const before = view.outlook(station);
    let hiddenGain: number | null = null;
    for (let slot = 0; slot < trick.length; slot++) {
      const isOpen = trick[slot] !== bare(trick[slot] ?? missing());
      const gain: number = !isOpen && hiddenGain !== null ? hiddenGain : view.outlook(station, slot) - before;
      if (!isOpen) hiddenGain = gain;
      if (!worst || gain > worst.gain) worst = { action: discardPhageAction(station, slot), gain, station };
    }
  }
  return worst;
}

/** The least valuable first. */
export const byWorth = (cards: readonly Card[], view: Appraisal): Card[] =>
  cards.slice().sort((a, b) => view.cardValue(a) - view.cardValue(b));
