/** How a game looks and asks in the terminal. A game without a screen of its own gets the plain one. */
import type { Action, AnyGame, Naming, Seat, SeenEvent } from '@airlock/kernel';
import type { Ink } from '../ink.ts';
import type { Keys } from './keys.ts';

/** An action the person could take, with its text cut into words. */
export interface Listed {
  readonly action: Action;
  readonly words: readonly string[];
}

/** Everything a screen may draw from: what the person's seat sees and nothing else. */
export interface Scene {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly view: unknown;
  readonly naming: Naming;
  readonly ink: Ink;
  /** What the person heard since their last action. */
  readonly recent: readonly SeenEvent[];
  readonly listed: readonly Listed[];
  /** Numbers that stay the same from one question to the next; counted from 1 where they are missing. */
  readonly keys?: Keys;
  /** What the person would see after an action, as far as it can be known. */
  foresee(action: Action): unknown;
}

export interface Option {
  /** What is typed for it; its word works too. */
  readonly key: string;
  /** What it adds to the words chosen before. */
  readonly words: readonly string[];
  readonly label: string;
}

/** One question on the way to an action. */
export interface Step {
  /** Empty where the game's prompt has asked it already. */
  readonly question: string;
  readonly options: readonly Option[];
  /** Several options together make one word, as in `salvage 1,3`. */
  readonly many?: true;
  /** Drawn before the question, in place of a list of the options. */
  readonly picture?: readonly string[];
}

export interface Screen {
  /** The table as lines of 80 columns at most. */
  draw(scene: Scene): string[];
  /** The next question after some words; `undefined` where the plain list will do. */
  step(chosen: readonly string[], scene: Scene): Step | undefined;
  /** What the signs mean, sentence by sentence, for the help. */
  legend(ink: Ink): string[];
  /** The text of an action that settles all that is left open by another, to look further ahead. */
  readonly settling?: string;
}
