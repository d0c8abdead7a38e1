/** Putting frames on the stack, unless the game has been stopped under way. */
import type { Seat } from '@airlock/kernel';
import type { State } from '../state.ts';

/** Nothing comes next once Obliteration has struck, whatever the interrupted effect had in mind. */
export function push(state: State, node: number, ...held: number[]): void {
  if (isStopped(state)) return;
  for (const word of held) state.stack.push(word);
  state.stack.push(node);
}

export const isStopped = (state: State): boolean => state.result !== null || state.stop !== null;

/** Takes frames off the top, with the words they hold. */
export function leave(state: State, ...frames: readonly { readonly size: number }[]): void {
  for (const { size } of frames) state.stack.length -= size;
}

/** OUT-104: the seats in the direction of play, from one on. */
export function orderFrom(state: State, from: Seat): Seat[] {
  return Array.from({ length: state.seats }, (_, index) => seatAfter(state, from, index));
}

export const seatAfter = (state: State, from: Seat, steps: number): Seat =>
  (((from + state.direction * steps) % state.seats) + state.seats) % state.seats;
