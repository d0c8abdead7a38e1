/** What a program that plays a seat is asked, one JSON text a line, and how it answers: `{"action": "salvage 1"}`. */
import type { Choices, Options, Seat, SpelledEvent } from '@airlock/kernel';

/** Raised when a message changes its meaning. */
export const PROGRAM_VERSION = 1;

/** The first line that a program gets; it is not answered. */
export interface Hello {
  readonly type: 'hello';
  readonly version: number;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
}

/** An event with its line of the log. */
export interface Told extends SpelledEvent {
  readonly sentence?: string;
}

/** Answered with something that may be done now. */
export interface Question {
  readonly type: 'choose';
  /** One seat in one match: a number that was not seen before is a new match. */
  readonly player: number;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** With names in place of numbers, as `GET /api/games/ID` describes it. */
  readonly view: unknown;
  readonly choices: Choices;
  /** What this player has heard since it was last asked. */
  readonly events: readonly Told[];
}

/** What a thread that plays tells the main thread, which has the programs. */
export type Order =
  | { readonly command: string; readonly hello: Hello; readonly question: Question }
  /** The answer cannot be used. */
  | { readonly command: string; readonly fault: string };
