/**
 * What a seat's own actions do to its bench. A bench is the fold of what its seat did and of nothing else, so that
 * the last of it can be left out again: in practice, and when a photo finish shows that it came too late.
 */
import type { Action, Context, Seat } from '@airlock/kernel';
import { isKind, turnsOn, UNMARK } from '../actions.ts';
import type { OmegaEvent } from '../events.ts';
import { benchOf, cloneBench, type State, seatAt } from '../state.ts';
import { flip, flipByItself } from './flipping.ts';
import { mark, pickUp, unmark } from './pickingUp.ts';
import { place } from './placing.ts';

export const isBuilding = (action: Action): boolean =>
  isKind(action, 'flip') || isKind(action, 'place') || isKind(action, 'pickUp');

export function perform(state: State, seat: Seat, action: Action, context: Context<OmegaEvent> | null): void {
  if (isKind(action, 'flip')) flip(state, seat, context);
  else if (isKind(action, 'place')) place(state, seat, action, context);
  else if (isKind(action, 'pickUp')) pickUp(state, seat, action, context);
  else if (isKind(action, 'mark')) mark(state, seat, action, context);
  else if (action === UNMARK) unmark(state, seat, context);
  else benchOf(state, seat).autoFlip = turnsOn(action);
}

/** The bench after the first `keep` actions of its log; the rest is forgotten. */
export function fold(state: State, seat: Seat, keep: number): void {
  const who = seatAt(state, seat);
  who.bench = cloneBench(who.base);
  who.log = who.log.slice(0, keep);
  for (const action of who.log) {
    perform(state, seat, action, null);
    if (isKind(action, 'place') || isKind(action, 'pickUp')) flipByItself(state, seat, null);
  }
}
