/**
 * What a good player of a game knows, as plain functions on full states. A game offers it and bots are made of
 * it, so that no game needs to know how a search works and no search needs to know a game.
 *
 * Bots hand in states imagined from what their seat sees. What a function answers may rest on hidden cards only
 * as far as imagining them does.
 */
import type { Action, ActionList } from './actions.ts';
import type { Random } from './random.ts';
import type { Seat } from './seats.ts';

/** What to do in a state; the same state and the same chance give the same action. */
export type Policy<State> = (state: State, seat: Seat, random: Random) => Action;

export interface Knowledge<State> {
  /** A cheap and sensible action: what a search plays games to their end with. Any action when missing. */
  readonly quick?: Policy<State>;
  /** Adds the actions worth a closer look, the best first. All of them when missing. */
  readonly candidates?: (state: State, seat: Seat, into: ActionList) => void;
  /** How good an ended game is for a seat, about -1 to 1. Won, drawn or lost when missing. */
  readonly worth?: (state: State, seat: Seat) => number;
  /** The best action where nothing is hidden any more and the rest can be worked out; nothing elsewhere. */
  readonly solve?: (state: State, seat: Seat) => Action | null;
}
