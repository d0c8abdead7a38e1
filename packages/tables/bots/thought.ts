/** What is asked of a bot in its thread, and what the thread answers. */
import type { Seat, SeenEvent } from '@airlock/kernel';

/** What a bot's seat knows, and nothing else. */
export interface Known {
  /** To choose what is awaited of it, or to say something out of turn. */
  readonly to: 'choose' | 'speak';
  readonly game: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly heard: readonly SeenEvent[];
}

/** How much a bot may think, in a form that can be sent to its thread. */
export interface Spare {
  /** The part of what its level usually tries. */
  readonly share: number;
  /** Of CPU time. */
  readonly milliseconds: number;
}

export interface Question extends Known {
  readonly level: string;
  /** For the bot's own chance; it has nothing to do with the match's. */
  readonly seed: string;
  readonly spare: Spare;
}

/** A thread that may be needed soon loads a game ahead of time. */
export interface Preparation {
  readonly prepare: string;
}

/** What a thread says when the game of a question had to be loaded first and the bot begins to think only now. */
export const BEGUN = 'begun';

export type Answer =
  | {
      readonly ok: true;
      /** `null` when it has nothing to say. */
      readonly action: string | null;
      /** Of CPU time that the bot has thought. */
      readonly milliseconds: number;
    }
  | { readonly ok: false; readonly problem: string };

export interface ThreadEvents {
  /** The game had to be loaded; the bot begins to think now. */
  begun(): void;
  answered(answer: Answer): void;
  /** It is gone by itself. */
  crashed(problem: string): void;
}

/** One thread in which bots think, as the pool sees it: a thread of Node or a worker of the page. */
export interface ThinkingThread {
  /** Grows as long as the thought makes headway. */
  readonly signs: number;
  /** One question at a time. */
  ask(question: Question): void;
  prepare(game: string): void;
  end(): Promise<void>;
}

export type StartThread = (events: ThreadEvents) => ThinkingThread;
