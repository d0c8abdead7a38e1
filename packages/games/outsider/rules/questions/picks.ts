/** Cards of the own hand marked one after the other: for Discard and Draw, and for Scrap. Nobody sees the marks. */
import type { ActionList, Seat } from '@airlock/kernel';
import { actionOf, wordOf } from '../../actions.ts';
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
import { countKinds, discard, handOf, pileOf } from '../zones.ts';
import type { Question } from './question.ts';

/** OUT-380: five cards, the Engineer six. */
const handLimit = (state: State, seat: Seat): number =>
  hasAbility(state, seat, ENGINEER) ? ENGINEER_FILLS_TO : HAND_FILLED_TO;

/** Lists every kind below a limit of which another copy in the hand can be marked. */
function listUnmarked(state: State, seat: Seat, below: Kind, into: ActionList): void {
  const counts = countKinds(handOf(state, seat));
  for (const kind of state.picked) (counts[kind] as number)--;
  for (let kind = 0; kind < below; kind++) {
    if ((counts[kind] as number) > 0) into.add(actionOf('card', kind));
  }
}

/** OUT-303, OUT-609: who was Doomed while marking and cannot pay any more can only call it off. */
function callsOff(state: State, cost: number, into: ActionList): boolean {
  if (actionPoints(state) >= cost) return false;
  into.add(actionOf('cancel'));
  return true;
}

/** OUTR-34: it must discard something or draw something. */
export const wouldDraw = (state: State, seat: Seat): boolean =>
  handOf(state, seat).length - state.picked.length < handLimit(state, seat) && pileOf(state, seat).length > 0;

export const pickDiscards: Question = {
  rule: 'OUT-380',
  list(state, seat, _argument, into) {
    if (callsOff(state, 1, into)) return;
    const isSomething = state.picked.length > 0 || wouldDraw(state, seat);
    if (!isSomething && handOf(state, seat).length === 0) return;
    if (isSomething) into.add(actionOf('done'));
    listUnmarked(state, seat, KIND_COUNT, into);
    into.add(actionOf('cancel'));
  },
  take(state, seat, action, _argument, table) {
    if (action === actionOf('cancel')) {
      state.picked = [];
      return;
    }
    if (action !== actionOf('done')) {
      state.picked.push(wordOf(action));
      push(state, AT.decide, QUESTION.pickDiscards, seat, 0);
      return;
    }
    const cards = state.picked;
    state.picked = [];
    spend(state, 1);
    push(state, AT.fillHand, seat);
    discard(state, seat, cards, 'hand', 'OUT-380', table);
  },
  timeout: () => actionOf('cancel'),
};

/** OUT-380, OUT-382: after all Crises the discards have caused; a larger hand draws nothing. */
export function fillHand(state: State, table: OutsiderTable, seat: Seat): void {
  const missing = handLimit(state, seat) - handOf(state, seat).length;
  if (missing > 0) draw(state, seat, missing, table);
}

/** The argument of `pickScrap`: the Goal, and whether the Omni-Tool is played with it. */
export const scrapArgument = (goal: Kind, withOmni: boolean): number =>
  (goal - FIRST_GOAL) * 2 + (withOmni ? 1 : 0);

/** OUT-404, OUT-406: any set of Gear that covers the icons, larger ones too. */
export const pickScrap: Question = {
  rule: 'OUT-404',
  list(state, seat, argument, into) {
    const goal = FIRST_GOAL + Math.floor(argument / 2);
    if (!state.inPlay.includes(goal) || callsOff(state, COMPLETING_COSTS, into)) return;
    if (coversGoal(state, seat, goal, state.picked)) into.add(actionOf('done'));
    listUnmarked(state, seat, FIRST_GOAL, into);
    into.add(actionOf('cancel'));
  },
  take(state, seat, action, argument, table) {
    if (action === actionOf('cancel')) {
      state.picked = [];
      return;
    }
    if (action !== actionOf('done')) {
      state.picked.push(wordOf(action));
      push(state, AT.decide, QUESTION.pickScrap, seat, argument);
      return;
    }
    const cards = state.picked;
    state.picked = [];
    completeGoal(state, seat, FIRST_GOAL + Math.floor(argument / 2), cards, true, argument % 2 === 1, table);
  },
  timeout: () => actionOf('cancel'),
};
