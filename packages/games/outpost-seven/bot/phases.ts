/** A policy for a whole match, from what it does in its turns. */
import type { Policy } from '@airlock/kernel';
import { topOf } from '@airlock/kernel';
import { BONUS_AUTO } from '../actions.ts';
import { AT, type State } from '../state.ts';
import { bestKeep } from './keep.ts';

/** All levels keep by the value of the hand; the order of bonuses does not matter (OPS-163). */
export function withTurns(turn: Policy<State>): Policy<State> {
  return (state, seat, random) => {
    switch (topOf(state)) {
      case AT.turn:
        return turn(state, seat, random);
      case AT.keep:
        return bestKeep(state, seat);
      case AT.chooseBonus:
        return BONUS_AUTO;
      default:
        throw new Error('Nobody is asked anything in this state of Outpost Seven.');
    }
  };
}
