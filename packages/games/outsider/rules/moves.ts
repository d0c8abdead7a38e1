/** The ACTIONS stage: what the active player does, one thing after the other, until the turn ends. */
import { type Action, only, type Refusal, type Seat, type SeatSet } from '@airlock/kernel';
import { actionOf, decode, FIRST_MOVE } from '../actions.ts';
import type { OutsiderTable } from '../events.ts';
import { AT, type State } from '../state.ts';
import { abilityRefusal, isAbility, useAbility } from './abilities.ts';
import { BASICS, basicRefusal, doBasic } from './basics.ts';
import { listMoves } from './moveList.ts';
import { refuse } from './refusals.ts';
import { push } from './stack.ts';

const FIRST_ANSWER = actionOf('card');

export const acting = {
  seats: (state: State): SeatSet => only(state.active),

  list: listMoves,

  refusal(state: State, seat: Seat, action: Action): Refusal | null {
    if (action < FIRST_MOVE || action >= FIRST_ANSWER) return refuse('actNow');
    const { kind, words } = decode(action);
    if (isAbility(kind)) return abilityRefusal(state, seat, kind, words);
    return BASICS.has(kind) ? basicRefusal(state, seat, kind, words) : refuse('actNow');
  },

  take(state: State, seat: Seat, action: Action, context: OutsiderTable): void {
    const { kind, words } = decode(action);
    if (kind === 'endTurn') {
      push(state, AT.increaseEntropy);
      return;
    }
    push(state, AT.actions);
    if (isAbility(kind)) useAbility(state, seat, kind, words, context);
    else doBasic(state, seat, kind, words, context);
  },
};
