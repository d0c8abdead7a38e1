/** What a doubt comes to when every action is tried in the same worlds, for tests. */
import { type Action, type Doubt, fastRandom, type Seat, silentContext } from '@airlock/kernel';
import { codec } from '../actions.ts';
import { outsider } from '../game.ts';
import type { State } from '../state.ts';

/** The mean worth of an action over this many worlds. */
function worthIn(doubt: Doubt<State>, seat: Seat, action: Action, worlds = 20): number {
  let sum = 0;
  for (let world = 0; world < worlds; world++) {
    const state = doubt.world(fastRandom(`world ${world}`));
    const context = silentContext(fastRandom(`luck ${world}`));
    outsider.apply(state, seat, action, context);
    doubt.playOn(state, context);
    sum += doubt.worth(state);
  }
  return sum / worlds;
}

/** Habit and its rivals as text, the best first. */
export function ranked(doubt: Doubt<State>, seat: Seat): string[] {
  return [doubt.habit, ...doubt.rivals]
    .map((action) => ({ action, worth: worthIn(doubt, seat, action) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ action }) => codec.write(action));
}
