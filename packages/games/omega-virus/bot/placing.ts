/** Which placements a bot looks at, and which it likes best. */
import { missing, type Random, shuffle } from '@airlock/kernel';
import { type Card, TURNS } from '../cards.ts';
import { cellX, cellY } from '../geometry/board.ts';
import { halfOf } from '../geometry/equipment.ts';
import { isInRange, positionsAround, touchesPlan } from '../geometry/legal.ts';
import {
  cardOf,
  HALVES,
  opposite,
  type Placement,
  placementOf,
  squareX,
  squareY,
} from '../geometry/placements.ts';
import type { Appraisal } from './appraisal.ts';
import type { Level } from './levels.ts';

/** Every legal placement of a card, around the plan. */
export function placementsFor(plan: readonly Placement[], card: Card): Placement[] {
  const positions = positionsAround(plan);
  const placements: Placement[] = [];
  for (let index = 0; index < positions.length; index += 2) {
    for (let turn = 0; turn < TURNS; turn++) {
      placements.push(
        placementOf(card, positions[index] ?? missing(), positions[index + 1] ?? missing(), turn),
      );
    }
  }
  return placements;
}

/** The one placement that connects the card's half to its partner in the plan (OMGR-16); `null` without one. */
export function connecting(plan: readonly Placement[], card: Card): Placement | null {
  const mine = halfOf(placementOf(card, 0, 0, 0));
  if (!mine) return null;
  for (const laid of plan) {
    const half = halfOf(laid);
    if (!half || half.item !== mine.item || cardOf(laid) === card) continue;
    const wanted = opposite(half.side);
    for (let turn = 0; turn < TURNS; turn++) {
      const turned = HALVES[(card << 2) | turn];
      if (turned?.side !== wanted) continue;
      const x = cellX(half.facing) - squareX(turned.square);
      const y = cellY(half.facing) - squareY(turned.square);
      return isInRange(x, y) && touchesPlan(plan, x, y) ? placementOf(card, x, y, turn) : null;
    }
  }
  return null;
}

/** The best of those that a level looks at; among equals chance decides. */
export function bestPlacement(
  plan: readonly Placement[],
  card: Card,
  appraisal: Appraisal,
  { considered, notices }: Level,
  random: Random,
): Placement {
  const all = placementsFor(plan, card);
  const looked = all.length <= considered ? all : shuffle(all, random).slice(0, considered);
  const joint = connecting(plan, card);
  if (joint !== null && random.int(100) < notices) looked.push(joint);
  appraisal.board.show(plan);
  let best = looked[0] ?? missing();
  let highest = Number.NEGATIVE_INFINITY;
  let ties = 0;
  for (const placement of looked) {
    const worth = appraisal.worthWith(plan, placement);
    if (worth < highest) continue;
    ties = worth === highest ? ties + 1 : 1;
    if (random.int(ties) > 0) continue;
    highest = worth;
    best = placement;
  }
  return best;
}
