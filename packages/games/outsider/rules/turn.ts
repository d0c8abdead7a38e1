/** A turn: its start, the Entropy step and its end. */
import {
  type Action,
  type ActionList,
  has,
  only,
  type Refusal,
  type Seat,
  type SeatSet,
  wordAt,
} from '@airlock/kernel';
import { actionOf } from '../actions.ts';
import { ANCHOR, DECAY, LAST_TURN, LIFE_SUPPORT, REACTOR } from '../cards.ts';
import type { OutsiderTable } from '../events.ts';
import { REACT_TO_ENTROPY, REMOVE_CARDS } from '../frames.ts';
import { AT, type State, seatOf, thingOf } from '../state.ts';
import { actionPoints, baseAllowance } from './allowance.ts';
import { loseEach } from './catastrophes.ts';
import { passWindow } from './crisis.ts';
import { obliterate } from './ending.ts';
import { recycle, removeTop } from './places.ts';
import { QUESTION } from './questionIds.ts';
import { refuse } from './refusals.ts';
import { isStopped, leave, push, seatAfter } from './stack.ts';
import { isOngoing } from './survival.ts';
import { handOf, holdsKind, putOnDiscard, removeFromHand } from './zones.ts';

/** OUT-301, OUT-302, OUT-330, OUT-607 */
export function startTurn(state: State, context: OutsiderTable): void {
  const seat = state.active;
  state.turn++;
  state.stabilised &= ~only(seat);
  state.slowedNow = has(state.slowed, seat);
  state.slowed &= ~only(seat);
  state.base = baseAllowance(state, seat, state.slowedNow);
  state.used = 0;
  state.bonus = 0;
  state.bought = 0;
  state.skipEntropy = false;
  state.absorbed = false;
  state.said.fill(0);
  const open = { seat, turn: state.turn, actions: actionPoints(state) };
  context.tell?.({ type: 'turnStarted', rule: 'OUT-301', open });
  push(state, AT.actions);
  if (isOngoing(state, LIFE_SUPPORT)) push(state, AT.decide, QUESTION.lifeSupport, seat, 0);
}

/** OUT-320, OUT-330: whether the step removes a card is known to all, and so is whether there is a window. */
export function increaseEntropy(state: State, context: OutsiderTable): void {
  const seat = state.active;
  push(state, AT.endTurn);
  if (state.skipEntropy || state.stabilised !== 0) {
    const why = state.skipEntropy ? 'burn' : 'stabilised';
    context.tell?.({ type: 'entropySpared', rule: 'OUT-330', open: { seat, why } });
    return;
  }
  push(state, AT.removeCards, isOngoing(state, DECAY) ? 2 : 1);
  push(state, AT.reactToEntropy, 0, 0);
}

/** The window for the Entropy Anchor, open to everybody whatever they hold. */
export const reactingToEntropy = {
  holds: REACT_TO_ENTROPY.holds,
  stays: true,

  seats: (state: State): SeatSet => ((1 << state.seats) - 1) & ~wordAt(state, REACT_TO_ENTROPY.answered),

  list(state: State, seat: Seat, into: ActionList): void {
    into.add(actionOf('pass'));
    if (holdsKind(handOf(state, seat), ANCHOR)) into.add(actionOf('anchor'));
  },

  refusal(state: State, seat: Seat, action: Action): Refusal | null {
    if (action === actionOf('pass')) return null;
    if (action !== actionOf('anchor')) return refuse('reactNow');
    return holdsKind(handOf(state, seat), ANCHOR) ? null : refuse('notInHand');
  },

  take(state: State, seat: Seat, action: Action, context: OutsiderTable): void {
    if (action === actionOf('pass')) {
      passWindow(state, seat, REACT_TO_ENTROPY.answered, context);
      return;
    }
    leave(state, REACT_TO_ENTROPY, REMOVE_CARDS);
    removeFromHand(state, seat, ANCHOR);
    putOnDiscard(state, seat, ANCHOR);
    context.tell?.({ type: 'techPlayed', rule: 'OUT-391', open: { seat, card: ANCHOR } });
    context.tell?.({ type: 'entropySpared', rule: 'OUT-320', open: { seat, why: 'anchor' } });
    recycle(state, seat, context);
  },
};

/** OUT-320, OUT-811, OUT-932: one after the other; in variant III the active player says from where. */
export function removeCards(state: State, context: OutsiderTable, count: number): void {
  if (count === 0) return;
  push(state, AT.removeCards, count - 1);
  if (state.options.locDraw) push(state, AT.decide, QUESTION.entropyPlace, state.active, 0);
  else if (!removeTop(state, 0, state.active, context)) obliterate(state, 'OUT-811', state.active, context);
}

/** CR21, OUT-816 and the next player. */
export function endTurn(state: State, context: OutsiderTable): void {
  const seat = state.active;
  const bleeds = state.ongoing.some((entry) => thingOf(entry) === REACTOR && seatOf(entry) === seat);
  if (bleeds) loseEach(state, seat, 1, context);
  if (isStopped(state)) return;
  if (state.turn >= LAST_TURN) {
    obliterate(state, 'OUT-816', seat, context);
    return;
  }
  state.active = seatAfter(state, seat, 1);
  push(state, AT.startTurn);
}
