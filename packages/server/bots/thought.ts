/** What is asked of a bot in its thread, and what it answers. */
import type { Seat, SeenEvent } from '@airlock/kernel';

/** All that the bot's seat knows, and nothing else. */
export interface Question {
  /** To choose what is awaited of it, or to say something out of turn. */
  readonly to: 'choose' | 'speak';
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly heard: readonly SeenEvent[];
  /** For the bot's own chance; it has nothing to do with the match's. */
  readonly seed: string;
}

/** What a thread says when it has loaded and can be asked. */
export const READY = 'ready';

export type Answer =
  /** Nothing when it has nothing to say. */
  { readonly ok: true; readonly action: string | null } | { readonly ok: false; readonly problem: string };
