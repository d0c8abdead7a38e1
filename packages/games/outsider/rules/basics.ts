/** What every character can do in its turn. */
import type { Refusal, Seat } from '@airlock/kernel';
import { itemAt } from '@airlock/kernel';
import type { ActionKind } from '../actions.ts';
import {
  BULKHEADS,
  CONNECTED,
  type Crisis,
  crisisCard,
  FIRST_GOAL,
  FIRST_ONGOING,
  gearCard,
  type Kind,
  type Location,
  NAVIGATOR,
  NO_CARD,
  OVERCLOCK,
  QUARTERMASTER,
  SCANNER,
  STIM,
} from '../cards.ts';
import type { OutsiderTable } from '../events.ts';
import { usesLocations } from '../options.ts';
import { AT, type State } from '../state.ts';
import { aimRefusal } from './aims.ts';
import { actionPoints, nextPrice, spend } from './allowance.ts';
import { clearCrisis } from './crisis.ts';
import { declare } from './declaration.ts';
import { lookAtHand } from './exchanges.ts';
import { completeGoal, completeRefusal } from './goals.ts';
import { lookAtSupply } from './looking.ts';
import { isDestroyed, recycle } from './places.ts';
import { QUESTION } from './questionIds.ts';
import { scrapArgument, wouldDraw } from './questions/picks.ts';
import { refuse } from './refusals.ts';
import { gainActions } from './run.ts';
import { push } from './stack.ts';
import { gain, hasAbility, isOngoing, pay, playsToTheDeath, survivalOf } from './survival.ts';
import { discard, handOf, holdsKind, putOnDiscard, removeFromHand, tokenOf } from './zones.ts';

/** Kinds of action handled here, with their cost. */
const COSTS: Readonly<Partial<Record<ActionKind, number>>> = {
  complete: 0,
  playGoal: 1,
  playOver: 1,
  gather: 1,
  scrapGear: 1,
  scrapGoals: 1,
  scrapTwoGoals: 1,
  discardAndDraw: 1,
  resolveShift: 1,
  clear: 1,
  move: 1,
  stim: 0,
  scanHand: 1,
  scanSupply: 1,
  overclock: 0,
  buy: 0,
  endTurn: 0,
};
export const BASICS: ReadonlySet<string> = new Set(Object.keys(COSTS));

export function basicRefusal(
  state: State,
  seat: Seat,
  kind: ActionKind,
  words: readonly number[],
): Refusal | null {
  if (actionPoints(state) < (COSTS[kind] ?? 0)) return refuse('noActionsLeft');
  const [one = 0, two = 0, three = 0] = words;
  const hand = handOf(state, seat);
  switch (kind) {
    case 'complete':
      return completeRefusal(state, seat, FIRST_GOAL + one, two % 2 === 1, two >= 2);
    case 'playGoal':
      if (!holdsKind(hand, FIRST_GOAL + one)) return refuse('notInHand');
      return state.inPlay.length > 1 ? refuse('twoGoalsInPlay') : null;
    case 'playOver':
      if (!holdsKind(hand, FIRST_GOAL + one)) return refuse('notInHand');
      if (state.inPlay.length < 2) return refuse('needsTwoGoalsInPlay');
      return state.inPlay.includes(FIRST_GOAL + two) ? null : refuse('goalNotInPlay');
    case 'gather':
      return gatherRefusal(state, seat);
    case 'scrapGear':
      return setRefusal(state, seat, [one, two, three]);
    case 'scrapGoals':
      return setRefusal(state, seat, [FIRST_GOAL + one, FIRST_GOAL + two, FIRST_GOAL + three]);
    case 'scrapTwoGoals':
      if (!hasAbility(state, seat, QUARTERMASTER)) return refuse('onlyQuartermaster');
      return setRefusal(state, seat, [FIRST_GOAL + one, FIRST_GOAL + two]);
    case 'discardAndDraw':
      return hand.length > 0 || wouldDraw(state, seat) ? null : refuse('nothingToDiscardOrDraw');
    case 'clear':
      if (!isOngoing(state, FIRST_ONGOING + one)) return refuse('notOngoing');
      if (!holdsKind(hand, two)) return refuse('notInHand');
      return clears(two, FIRST_ONGOING + one) ? null : refuse('iconNotShown');
    case 'move':
      return moveRefusal(state, seat, one);
    case 'stim':
      if (!holdsKind(hand, STIM)) return refuse('notInHand');
      return aimRefusal(state, seat, one, 'any');
    case 'scanHand':
      if (!holdsKind(hand, SCANNER)) return refuse('notInHand');
      return aimRefusal(state, seat, one, 'other');
    case 'scanSupply':
      return holdsKind(hand, SCANNER) ? null : refuse('notInHand');
    case 'overclock':
      return holdsKind(hand, OVERCLOCK) ? null : refuse('notInHand');
    case 'buy':
      return buyRefusal(state, seat);
    default:
      return null;
  }
}

/** Gear or Goals to scrap together: all different, named in order, all in hand. */
export function setRefusal(state: State, seat: Seat, cards: readonly Kind[]): Refusal | null {
  if (cards.some((kind, index) => index > 0 && kind <= itemAt(cards, index - 1)))
    return refuse('threeDifferent');
  return cards.every((kind) => holdsKind(handOf(state, seat), kind)) ? null : refuse('notInHand');
}

/** OUT-355, CR20, OUT-940 */
export function gatherRefusal(state: State, seat: Seat): Refusal | null {
  if (isOngoing(state, BULKHEADS)) return refuse('bulkheadsSealed');
  if (state.options.locSupply && state.tokens[seat] !== state.supplyPlace) return refuse('supplyElsewhere');
  if (state.supply.length === 0) return refuse('supplyEmpty');
  return handOf(state, seat).length === 0 ? refuse('handEmpty') : null;
}

/** OUT-360 */
export function clears(gear: Kind, crisis: Crisis): boolean {
  const { icons } = gearCard(gear);
  const icon = crisisCard(crisis).clearedBy;
  return icon !== undefined && (icons.includes(icon) || icons.includes('AN'));
}

/** OUT-902, OUT-933: one connection, the Navigator up to two. */
export function moveRefusal(state: State, seat: Seat, to: Location): Refusal | null {
  if (!usesLocations(state.options)) return refuse('noLocations');
  if (isDestroyed(state, to)) return refuse('destroyedPlace');
  const from = tokenOf(state, seat);
  const near = itemAt(CONNECTED, from);
  if (near.includes(to)) return null;
  const reaches =
    to !== from &&
    hasAbility(state, seat, NAVIGATOR) &&
    near.some((between) => !isDestroyed(state, between) && CONNECTED[between]?.includes(to));
  return reaches ? null : refuse('notConnected');
}

/** OUT-310, OUT-603, OUT-986 */
export function buyRefusal(state: State, seat: Seat): Refusal | null {
  const price = nextPrice(state);
  if (price === null) return refuse('noMorePurchases');
  const left = survivalOf(state, seat) - price;
  if (left < 0) return refuse('tooExpensive');
  return left === 0 && playsToTheDeath(state) ? refuse('wouldDie') : null;
}

/** Does what an action says, with the words that came with it. */
export type Deed = (
  state: State,
  seat: Seat,
  kind: ActionKind,
  words: readonly number[],
  context: OutsiderTable,
) => void;

export const doBasic: Deed = (state, seat, kind, words, context) => {
  const [one = 0, two = 0, three = 0] = words;
  // Discard and Draw and Scrap are paid when the cards are marked; until then they can be called off.
  if (kind !== 'discardAndDraw') spend(state, COSTS[kind] ?? 0);
  switch (kind) {
    case 'complete':
      if (two % 2 === 0) completeGoal(state, seat, FIRST_GOAL + one, [one], false, two >= 2, context);
      else push(state, AT.decide, QUESTION.pickScrap, seat, scrapArgument(FIRST_GOAL + one, two >= 2));
      return;
    case 'playGoal':
      playGoal(state, seat, FIRST_GOAL + one, state.inPlay[0] ?? NO_CARD, context);
      return;
    case 'playOver':
      playGoal(state, seat, FIRST_GOAL + one, FIRST_GOAL + two, context);
      return;
    case 'gather':
      push(state, AT.checkSupply, seat);
      return;
    case 'scrapGear':
      discard(state, seat, [one, two, three], 'hand', 'OUT-370', context);
      gain(state, seat, 1, 'OUT-370', context);
      return;
    case 'scrapGoals':
      discard(
        state,
        seat,
        [one, two, three].map((goal) => FIRST_GOAL + goal),
        'hand',
        'OUT-370',
        context,
      );
      recycle(state, seat, context);
      return;
    case 'scrapTwoGoals':
      discard(state, seat, [FIRST_GOAL + one, FIRST_GOAL + two], 'hand', 'OUT-370', context);
      recycle(state, seat, context);
      return;
    case 'discardAndDraw':
      push(state, AT.decide, QUESTION.pickDiscards, seat, 0);
      return;
    case 'resolveShift':
      declare(state, seat, context);
      return;
    case 'clear':
      discard(state, seat, [two], 'hand', 'OUT-360', context);
      clearCrisis(state, seat, FIRST_ONGOING + one, context);
      return;
    case 'move':
      state.tokens[seat] = one;
      context.tell?.({ type: 'moved', rule: 'OUT-902', open: { seat, at: one } });
      return;
    case 'stim':
      playTech(state, seat, STIM, context);
      gain(state, one, 1, 'OUT-391', context);
      return;
    case 'scanHand':
      playTech(state, seat, SCANNER, context);
      lookAtHand(state, seat, one, context);
      return;
    case 'scanSupply':
      playTech(state, seat, SCANNER, context);
      lookAtSupply(state, seat, context);
      return;
    case 'overclock':
      playTech(state, seat, OVERCLOCK, context);
      gainActions(state, seat, 1, context);
      return;
    case 'buy':
      buyAction(state, seat, context);
  }
};

/** OUT-391: to the discard pile first, then its text. */
function playTech(state: State, seat: Seat, card: Kind, context: OutsiderTable): void {
  removeFromHand(state, seat, card);
  putOnDiscard(state, seat, card);
  context.tell?.({ type: 'techPlayed', rule: 'OUT-391', open: { seat, card } });
}

/** OUT-340: the one it replaces is discarded. */
export function playGoal(state: State, seat: Seat, goal: Kind, replaced: Kind, context: OutsiderTable): void {
  removeFromHand(state, seat, goal);
  if (replaced !== NO_CARD) {
    state.inPlay = state.inPlay.filter((kind) => kind !== replaced);
    putOnDiscard(state, seat, replaced);
  }
  state.inPlay.push(goal);
  context.tell?.({ type: 'goalPlayed', rule: 'OUT-340', open: { seat, goal, replaced } });
}

/** OUT-310, OUT-313: bought actions stay even where the price was the last Survival. */
function buyAction(state: State, seat: Seat, context: OutsiderTable): void {
  const price = nextPrice(state) as number;
  state.bought++;
  state.bonus++;
  context.tell?.({ type: 'bought', rule: 'OUT-310', open: { seat, price } });
  pay(state, seat, price, context);
}
