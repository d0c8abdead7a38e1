/**
 * The exact end of a game. Once deck and offer are empty every card lies in a hand whose owner is known, only
 * repairs are left and they are few: alpha-beta finds the best.
 */
import { type Action, fastRandom, missing, NOBODY, type Seat, silentContext, topOf } from '@airlock/kernel';
import { BONUS_AUTO, repairAction } from '../actions.ts';
import { ALL_CARDS, type Card, cardColour, cardValue, MOST_SPACES, NO_CARD, SPACE_OF } from '../cards.ts';
import { CELLS, connectedCells, holds } from '../grid.ts';
import { chart } from '../rules/chart.ts';
import { gatherHand } from '../rules/hand.ts';
import { cubesPlaced, isPair } from '../rules/repair.ts';
import { AT, clone, deckSize, handSize, otherThan, type State } from '../state.ts';
import { finalLead, Trials } from './board.ts';
import { ENDGAME } from './weights.ts';

/** Nobody listens, and nothing is left to chance. */
const context = silentContext(fastRandom('an ending draws nothing'));

/** The lowest of the cards that differ from a card in nothing but their number. */
const KIND_OF: readonly Card[] = [
  NO_CARD,
  ...ALL_CARDS.map((card) => ALL_CARDS.find((other) => faceOf(other) === faceOf(card)) ?? card),
];

const kindOf = (card: Card): Card => KIND_OF[card] ?? missing();

function faceOf(card: Card): string {
  return `${cardColour(card)}:${SPACE_OF.slice(card * MOST_SPACES, card * MOST_SPACES + cardValue(card))}`;
}

/** The best action; `null` while the end is not yet that near. */
export function solveEnding(state: State, seat: Seat): Action | null {
  switch (topOf(state)) {
    case AT.chooseBonus:
      // Their order does not matter (OPS-163).
      return BONUS_AUTO;
    case AT.turn:
      return isNear(state) ? new Ending(seat).best(state) : null;
    default:
      return null;
  }
}

/** Whether every card is in a hand, and few repairs are left to make. */
function isNear(state: State): boolean {
  if (deckSize(state) > 0 || state.offer.some((card) => card !== NO_CARD)) return false;
  return repairsLeft(state, 0) + repairsLeft(state, 1) <= ENDGAME.repairs;
}

/** At most: each costs two cards. */
const repairsLeft = (state: State, seat: Seat): number => Math.floor(handSize(state, seat) / 2);

/** A pair of cards to repair with. */
interface Pair {
  readonly module: Card;
  readonly scrap: Card;
  readonly placed: number;
}

/** A repair, and the lead if the game ended after it. */
interface Step {
  readonly repair: Action;
  readonly lead: number;
}

class Ending {
  private readonly me: Seat;
  /** How many more stations may be looked at. */
  private left: number = ENDGAME.stations;

  constructor(me: Seat) {
    this.me = me;
  }

  best(state: State): Action | null {
    let best: Action | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const step of this.steps(state)) {
      const value = isLastRepair(state)
        ? step.lead
        : this.after(state, step.repair, most, Number.POSITIVE_INFINITY);
      if (this.left < 0) return null;
      if (value <= most) continue;
      most = value;
      best = step.repair;
    }
    return best;
  }

  /** My lead at the end if both go on without a fault after this repair; exact between the bounds. */
  private after(before: State, repair: Action, low: number, high: number): number {
    const state = clone(before);
    chart.apply(state, state.active, repair, context);
    if (topOf(state) === AT.chooseBonus) {
      chart.apply(state, state.active, BONUS_AUTO, context);
    }
    if (chart.waiting(state) === NOBODY) return finalLead(state, this.me);
    if (isLastRepair(state)) return this.afterLast(state, low, high);
    const isMine = state.active === this.me;
    let [alpha, beta] = [low, high];
    for (const next of this.steps(state)) {
      const value = this.after(state, next.repair, alpha, beta);
      if (this.left < 0) break;
      if (isMine) alpha = Math.max(alpha, value);
      else beta = Math.min(beta, value);
      if (alpha >= beta) break;
    }
    return isMine ? alpha : beta;
  }

  /** The same where one repair is left: nothing to sort, and most often the first few settle it. */
  private afterLast(state: State, low: number, high: number): number {
    const isMine = state.active === this.me;
    const trials = new Trials(state);
    const connected = connectedCells(state.occupied);
    let [alpha, beta] = [low, high];
    for (const { module, placed } of pairsOf(state)) {
      for (const cell of CELLS) {
        if (!holds(connected, cell)) continue;
        this.left--;
        const lead = finalLead(trials.repair(state.active, module, cell, placed), this.me);
        if (isMine) alpha = Math.max(alpha, lead);
        else beta = Math.min(beta, lead);
        if (alpha >= beta) return isMine ? alpha : beta;
      }
    }
    return isMine ? alpha : beta;
  }

  /** All repairs that differ, those that look best for the player to move first. */
  private steps(state: State): Step[] {
    const seat = state.active;
    const trials = new Trials(state);
    const connected = connectedCells(state.occupied);
    const steps: Step[] = [];
    for (const { module, scrap, placed } of pairsOf(state)) {
      for (const cell of CELLS) {
        if (!holds(connected, cell)) continue;
        this.left--;
        const lead = finalLead(trials.repair(seat, module, cell, placed), this.me);
        steps.push({ repair: repairAction(module, scrap, cell), lead });
      }
    }
    const side = seat === this.me ? 1 : -1;
    return steps.sort((a, b) => side * (b.lead - a.lead));
  }
}

/** Whether nobody can repair any more after the repair to come. */
const isLastRepair = (state: State): boolean =>
  handSize(state, state.active) < 4 && handSize(state, otherThan(state.active)) < 2;

/** The pairs in hand that lead to different games, those with most cubes first. */
function pairsOf(state: State): Pair[] {
  const hand = gatherHand(state, state.active).slice();
  // When no second pair is left behind, it does not matter which card is scrapped for the cubes.
  const scrapMatters = hand.length >= 4;
  const seen = new Set<number>();
  const pairs: Pair[] = [];
  for (const module of hand) {
    for (const scrap of hand) {
      if (!isPair(state, module, scrap)) continue;
      const placed = cubesPlaced(module, scrap);
      const key = kindOf(module) * 100 + (scrapMatters ? kindOf(scrap) : placed);
      if (seen.has(key)) continue;
      seen.add(key);
      pairs.push({ module, scrap, placed });
    }
  }
  return pairs.sort((a, b) => b.placed - a.placed);
}
