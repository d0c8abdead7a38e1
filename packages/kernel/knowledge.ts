/**
 * What a good player of a game knows, as plain functions on full states. A game offers it and bots are made of
 * it, so that no game needs to know how a search works and no search needs to know a game.
 *
 * Bots hand in states imagined from what their seat sees. What a function answers may rest on hidden cards only
 * as far as imagining them does.
 */
import type { Action, ActionList } from './actions.ts';
import type { Bot, Context, Seated, SeenEvent } from './game.ts';
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
  /** The best action where nothing is hidden any longer and the rest can be worked out; `null` elsewhere. */
  readonly solve?: (state: State, seat: Seat) => Action | null;
}

/**
 * A decision that a player would take by habit and is not sure of: what else there is, and how to find out. A game's bot
 * raises it, and a search settles it.
 */
export interface Doubt<State> {
  readonly habit: Action;
  /** What may be better. */
  readonly rivals: readonly Action[];
  /** A full state as the seat believes it may be; what it believes in more comes more often. */
  world(random: Random): State;
  /** Goes on from where an action has led, as far as it takes to judge it; gives how many moves that took. */
  playOn(state: State, context: Context<never>): number;
  /** How good a state is for the seat, about 0 to 1. */
  worth(state: State): number;
}

/** A bot that says where it is in doubt. */
export interface Doubter<State, View = unknown, Event extends SeenEvent = SeenEvent> {
  consider(seated: Seated<View, Event>, random: Random): Action | Doubt<State>;
  readonly speak?: Bot<View, Event>['speak'];
}

/**
 * One decision as it is judged afterwards: what else could have been done, and how to find out what each would have been worth.
 * It is made from what the seat could know, like all that bots are given.
 */
export interface Question<State> {
  /** What is worth comparing, the strong player's first idea first; whatever was really done is compared besides. */
  readonly candidates: readonly Action[];
  /** An action as candidates write it, where actions carry a moment that is not judged. */
  plain?(action: Action): Action;
  /** What the strongest bot would do, where that takes a search of its own. */
  strongest?(): Action;
  /** Whether the rest can be worked out: then every world comes to the same, and a few are enough. */
  readonly isSettled?: boolean;
  /** A full state as the seat believes it may be; what it believes in more comes more often. */
  world(random: Random): State;
  /** Does it in the name of the seat that is judged. */
  take(state: State, action: Action, context: Context): void;
  /** Goes on from there as far as it takes to say what it is worth, as good players would. */
  playOn(state: State, context: Context): void;
  /** What the seat has of it, in the unit that the game is judged by; more is better. */
  worth(state: State): number;
  /** What a line of the game led to, as facts that follow on from "in 30 of 100 games": "you hold more lines". */
  ends?(state: State): readonly string[];
}
