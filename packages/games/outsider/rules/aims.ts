/** Whom an action of one's own turn may be directed at. */
import type { Refusal, Seat } from '@airlock/kernel';
import { CAPTAIN, PROGRAMMER } from '../cards.ts';
import type { State } from '../state.ts';
import { refuse } from './refusals.ts';

/** OUT-920: variant II; the Captain and the Programmer are exempt, Doomed or not. */
function areTogether(state: State, seat: Seat, other: Seat): boolean {
  if (!state.options.locActions || seat === other) return true;
  const character = state.characters[seat];
  if (character === CAPTAIN || character === PROGRAMMER) return true;
  return state.tokens[seat] === state.tokens[other];
}

/** Anybody, somebody else, or somebody else who holds cards. */
export type Aimed = 'any' | 'other' | 'holding';

export function aimRefusal(state: State, seat: Seat, other: Seat, who: Aimed): Refusal | null {
  if (other >= state.seats) return refuse('noSuchPlayer');
  if (who !== 'any' && other === seat) return refuse('notYourself');
  if (!areTogether(state, seat, other)) return refuse('notTogether');
  return who === 'holding' && state.hands[other]?.length === 0 ? refuse('playerHoldsNothing') : null;
}
