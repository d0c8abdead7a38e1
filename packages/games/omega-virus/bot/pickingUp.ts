/** When a bot picks up cards, and which. */
import { ALL_KEYS, type Card, ITEMS } from '../cards.ts';
import { connectedItems, halfOf } from '../geometry/equipment.ts';
import { cardOf, type Placement } from '../geometry/placements.ts';
import { sectionsOf, staysWhole } from '../geometry/sections.ts';
import type { Appraisal } from './appraisal.ts';

/** A card is lifted when that makes the plan better by more than this. */
const LEAST_GAIN = 0.5;
/** Lifted at once when nothing can be played. */
const MOST_LIFTED = 4;
/** Placements without a new key or connection after which everything is lifted: with keys missing, and with all. */
export const PATIENCE = 14;
export const PATIENCE_WITH_KEYS = 20;

/** What a bot knows when it thinks about picking up. */
export interface Situation {
  readonly plan: readonly Placement[];
  readonly keys: number;
  /** Whether a card is in hand or can still be turned up. */
  readonly canPlay: boolean;
  /** Placements since the last key, connection or fresh start. */
  readonly fruitless: number;
}

/** The cards to lift, in order; none when building on is better. */
export function cardsToLift(situation: Situation, appraisal: Appraisal): Card[] {
  const { plan, keys, canPlay, fruitless } = situation;
  if (plan.length === 0) return [];
  if (fruitless >= (keys === ALL_KEYS ? PATIENCE_WITH_KEYS : PATIENCE)) return plan.map(cardOf);
  const hindrance = worstCard(plan, appraisal);
  if (hindrance !== null) return [hindrance];
  if (keys === ALL_KEYS || !canPlay) {
    const apart = halvesApart(plan, appraisal);
    if (apart.length > 0) return apart;
  }
  return canPlay ? [] : leastLoss(plan, appraisal);
}

const without = (plan: readonly Placement[], card: Card): Placement[] =>
  plan.filter((placement) => cardOf(placement) !== card);

/** The card without which the plan is much better. */
function worstCard(plan: readonly Placement[], appraisal: Appraisal): Card | null {
  let best = appraisal.worth(plan, false) + LEAST_GAIN;
  let worst: Card | null = null;
  for (const placement of plan) {
    const card = cardOf(placement);
    if (!staysWhole(plan, 1 << card)) continue;
    const worth = appraisal.worth(without(plan, card), false);
    if (worth <= best) continue;
    best = worth;
    worst = card;
  }
  return worst;
}

/** Two halves that lie apart: one of them, and whatever else hangs on it, has to be played again. */
function halvesApart(plan: readonly Placement[], appraisal: Appraisal): Card[] {
  const connected = connectedItems(plan, appraisal.board.show(plan));
  let lifted: Card[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (const item of ITEMS.keys()) {
    if (connected & (1 << item)) continue;
    const halves = plan.filter((placement) => halfOf(placement)?.item === item);
    if (halves.length < 2) continue;
    for (const half of halves) {
      const { kept, worth } = bestSection(plan, cardOf(half), appraisal);
      if (worth <= highest) continue;
      highest = worth;
      lifted = plan.map(cardOf).filter((card) => !kept.includes(card));
    }
  }
  return lifted;
}

/** Without a card the plan may fall apart; the best section stays. */
function bestSection(
  plan: readonly Placement[],
  card: Card,
  appraisal: Appraisal,
): { readonly kept: readonly Card[]; readonly worth: number } {
  const sections = sectionsOf(plan, 1 << card);
  let kept: readonly Card[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (let number = 1; number <= Math.max(...sections); number++) {
    const section = plan.filter((_, place) => sections[place] === number);
    const worth = appraisal.worth(section, false);
    if (worth <= highest) continue;
    highest = worth;
    kept = section.map(cardOf);
  }
  return { kept, worth: highest };
}

/** Up to four cards, each the one that is missed least. */
function leastLoss(plan: readonly Placement[], appraisal: Appraisal): Card[] {
  const lifted: Card[] = [];
  let left = [...plan];
  while (lifted.length < MOST_LIFTED && left.length > 0) {
    let best: Card | null = null;
    let highest = Number.NEGATIVE_INFINITY;
    for (const placement of left) {
      const card = cardOf(placement);
      if (!staysWhole(left, 1 << card)) continue;
      const worth = appraisal.worth(without(left, card), false);
      if (worth <= highest) continue;
      highest = worth;
      best = card;
    }
    if (best === null) break;
    lifted.push(best);
    left = without(left, best);
  }
  return lifted;
}
