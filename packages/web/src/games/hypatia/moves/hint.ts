/** What the bot would do and why, with the words for it. */
import { hintFor } from '@airlock/hypatia';
import { type Action, fastRandom } from '@airlock/kernel';
import { words } from '../words.ts';
import type { Position } from './position.ts';

export interface Advice {
  readonly action: Action;
  /** "Play Science King into Medical". */
  readonly advice: string;
  readonly reason: string;
}

export function adviceFor({ view, legal }: Position): Advice | null {
  if (legal.size === 0) return null;
  const hint = hintFor(view, fastRandom('a hint'));
  return hint && { ...hint, advice: words.action(hint.action, view) };
}
