/** Who may do something at a table, and what it offers them. */
import {
  type Action,
  ActionList,
  type AnyGame,
  CLOCK,
  REVIEWER,
  type Seat,
  SPECTATOR,
  type Viewer,
} from '@airlock/kernel';
import type { Setting } from './plan.ts';

const list = new ActionList();

export function awaitedActions(game: AnyGame, state: unknown, seat: Seat): Action[] {
  game.actions(state, seat, list.clear());
  return list.toArray();
}

export function asidesOf(game: AnyGame, state: unknown, seat: Seat): Action[] {
  game.asides(state, seat, list.clear());
  return list.toArray();
}

/** Awaited ones first, as a match lists them. */
export const allActions = (game: AnyGame, state: unknown, seat: Seat): Action[] => [
  ...awaitedActions(game, state, seat),
  ...asidesOf(game, state, seat),
];

export const seatsOf = ({ seats }: Setting): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** Those who can do something at all: the seats and the clock. */
export const actorsOf = (setting: Setting): Seat[] => [...seatsOf(setting), CLOCK];

/** Those from whom something is hidden. */
export const guessersOf = (setting: Setting): Viewer[] => [...seatsOf(setting), SPECTATOR];

export const viewersOf = (setting: Setting): Viewer[] => [...guessersOf(setting), REVIEWER];

/** Seats that nobody at this table has. */
export const strangersTo = ({ seats }: Setting): number[] => [
  seats,
  CLOCK - 1,
  CLOCK + 1,
  CLOCK + 2,
  SPECTATOR,
  REVIEWER,
  Number.NaN,
  0.5,
];
