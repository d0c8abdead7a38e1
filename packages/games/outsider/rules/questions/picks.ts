/** Cards of one's own hand marked one after the other: for Discard and Draw, and for Scrap. Nobody sees the marks. */
import type { Action, ActionList, Seat } from '@airlock/kernel';
import { wordIn, wordOf } from '../../actions.ts';
import {
  ENGINEER,
  ENGINEER_FILLS_TO,
  FIRST_GOAL,
  HAND_FILLED_TO,
  KIND_COUNT,
  type Kind,
} from '../../cards.ts';
import type { OutsiderTable } from '../../events.ts';
import { AT, type State } from '../../state.ts';
import { actionPoints, spend } from '../allowance.ts';
import { COMPLETING_COSTS, completeGoal, coversGoal } from '../goals.ts';
import { draw } from '../places.ts';
import { QUESTION } from '../questionIds.ts';
import { push } from '../stack.ts';
import { hasAbility } from '../survival.ts';
import { countKind, discard, handOf, kindsIn, pileOf } from '../zones.ts';
import { CANCEL, cardAction, DONE, type Question } from './question.ts';

/** OUT-380: five cards, the Engineer six. */
const handLimit = (state: State, seat: Seat): number =>
  hasAbility(state, seat, ENGINEER) ? ENGINEER_FILLS_TO : HAND_FILLED_TO;

/** Whether another copy of a kind in the hand can be marked. */
const isUnmarked = (state: State, seat: Seat, kind: Kind): boolean =>
  countKind(handOf(state, seat), kind) > countKind(state.picked, kind);

/** Lists every kind below a limit of which another copy can be marked. */
function listUnmarked(state: State, seat: Seat, below: Kind, into: ActionList): void {
  for (const kind of kindsIn(handOf(state, seat))) {
    if (kind < below && isUnmarked(state, seat, kind)) into.add(cardAction(kind));
  }
}

const marks = (state: State, seat: Seat, below: Kind, action: Action): boolean => {
  const kind = wordIn(action, 'card');
  return kind >= 0 && kind < below && isUnmarked(state, seat, kind);
};

/** OUT-303, OUT-609: whoever was Doomed while marking and can no longer pay can only call it off. */
const isTooDear = (state: State, cost: number): boolean => actionPoints(state) < cost;

/** OUTR-34: it must discard something or draw something. */
export const wouldDraw = (state: State, seat: Seat): boolean =>
  handOf(state, seat).length - state.picked.length < handLimit(state, seat) && pileOf(state, seat).length > 0;

const doesSomething = (state: State, seat: Seat): boolean =>
  state.picked.length > 0 || wouldDraw(state, seat);

export const pickDiscards: Question = {
  rule: 'OUT-380',
  isOpen: (state, seat) =>
    isTooDear(state, 1) || handOf(state, seat).length > 0 || doesSomething(state, seat),
  list(state, seat, _argument, into) {
    if (!isTooDear(state, 1)) {
      if (doesSomething(state, seat)) into.add(DONE);
      listUnmarked(state, seat, KIND_COUNT, into);
    }
    into.add(CANCEL);
  },
  allows(state, seat, _argument, action) {
    if (action === CANCEL) return true;
    if (isTooDear(state, 1)) return false;
    return action === DONE ? doesSomething(state, seat) : marks(state, seat, KIND_COUNT, action);
  },
  take(state, seat, action, _argument, context) {
    if (action === CANCEL) {
      state.picked = [];
      return;
    }
    if (action !== DONE) {
      state.picked.push(wordOf(action));
      push(state, AT.decide, QUESTION.pickDiscards, seat, 0);
      return;
    }
    const cards = state.picked;
    state.picked = [];
    spend(state, 1);
    push(state, AT.fillHand, seat);
    discard(state, seat, cards, 'hand', 'OUT-380', context);
  },
  timeout: () => CANCEL,
};

/** OUT-380, OUT-382: after all Crises the discards have caused; a larger hand draws nothing. */
export function fillHand(state: State, context: OutsiderTable, seat: Seat): void {
  const missing = handLimit(state, seat) - handOf(state, seat).length;
  if (missing > 0) draw(state, seat, missing, context);
}

/** The argument of `pickScrap`: the Goal, and whether the Omni-Tool is played with it. */
export const scrapArgument = (goal: Kind, withOmni: boolean): number =>
  (goal - FIRST_GOAL) * 2 + (withOmni ? 1 : 0);

const goalScrapped = (argument: number): Kind => FIRST_GOAL + Math.floor(argument / 2);

/** OUT-404, OUT-406: any set of Gear that covers the icons, larger ones too. */
export const pickScrap: Question = {
  rule: 'OUT-404',
  isOpen: (state, _seat, argument) => state.inPlay.includes(goalScrapped(argument)),
  list(state, seat, argument, into) {
    if (!isTooDear(state, COMPLETING_COSTS)) {
      if (coversGoal(state, seat, goalScrapped(argument), state.picked)) into.add(DONE);
      listUnmarked(state, seat, FIRST_GOAL, into);
    }
    into.add(CANCEL);
  },
  allows(state, seat, argument, action) {
    if (action === CANCEL) return true;
    if (isTooDear(state, COMPLETING_COSTS)) return false;
    if (action === DONE) return coversGoal(state, seat, goalScrapped(argument), state.picked);
    return marks(state, seat, FIRST_GOAL, action);
  },
  take(state, seat, action, argument, context) {
    if (action === CANCEL) {
      state.picked = [];
      return;
    }
    if (action !== DONE) {
      state.picked.push(wordOf(action));
      push(state, AT.decide, QUESTION.pickScrap, seat, argument);
      return;
    }
    const cards = state.picked;
    state.picked = [];
    completeGoal(state, seat, goalScrapped(argument), cards, true, argument % 2 === 1, context);
  },
  timeout: () => CANCEL,
};
