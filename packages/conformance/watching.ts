/** What a check is: somebody who watches games being played and says when something is wrong. */
import type { Action, AnyGame, Random, RandomState, Seat, ToldEvent } from '@airlock/kernel';
import type { Plan, Setting } from './plan.ts';

/** One game being played. */
export interface Playthrough {
  readonly game: AnyGame;
  readonly plan: Plan;
  readonly setting: Setting;
  readonly seed: string;
  /** The watchers' own chance, apart from the game's and the players'. */
  readonly random: Random;
  readonly log: string[];
}

/** A state of a game that watchers may look at but not change. */
export interface Snapshot {
  readonly play: Playthrough;
  readonly state: unknown;
  /** The game's chance as it stands. */
  readonly chance: Random;
}

export interface Act {
  readonly seat: Seat;
  readonly action: Action;
  /** Milliseconds since the match began. */
  readonly at: number;
  /** Done out of turn: nobody waited for it. */
  readonly aside: boolean;
}

/** The way from one state to the next; the opening is nobody's act. */
export interface Move extends Snapshot {
  readonly before: unknown;
  readonly act: Act | null;
  readonly events: readonly ToldEvent[];
  readonly chanceBefore: RandomState;
}

/** Each may throw a `Fault`, which ends the playthrough. */
export interface Watcher {
  /** Everything in its place, `begin` not called yet. */
  opened?(position: Snapshot): void;
  moved?(move: Move): void;
  /** Whenever the rules have run as far as they can. */
  rested?(position: Snapshot): void;
  /** The game is over, or longer than its bound. */
  ended?(position: Snapshot): void;
  /** After all games: what only the sum of them shows, as sentences. */
  sumUp?(): string[];
}

export interface Check {
  /** Short, for the command line and for findings. */
  readonly id: string;
  /** What holds when it finds nothing; the name of the test. */
  readonly sentence: string;
  /** Plays one in this many of the games, where looking is expensive. */
  readonly oneIn?: number;
  watch(game: AnyGame, plan: Plan): Watcher;
}
