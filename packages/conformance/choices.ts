/** Who may do something at a table, and what it offers them. */
import {
  type Action,
  ActionList,
  type AnyGame,
  CLOCK,
  type Random,
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

/** At a full table this many are looked at closely at a time, others the next time. */
const MOST_AT_A_TIME = 3;

function someOf<T>(all: T[], random: Random): T[] {
  while (all.length > MOST_AT_A_TIME) all.splice(random.int(all.length), 1);
  return all;
}

export const someGuessers = (setting: Setting, random: Random): Viewer[] =>
  someOf(guessersOf(setting), random);

export const someActors = (setting: Setting, random: Random): Seat[] => someOf(actorsOf(setting), random);

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
