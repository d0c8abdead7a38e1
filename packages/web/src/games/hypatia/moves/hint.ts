/** What the strongest player would do and why, with the words for it. */
import type { Action } from '@airlock/kernel';
import { words } from '../words.ts';
import type { Position } from './position.ts';

export interface Advice {
  readonly action: Action;
  /** "Play Science King into Medical". */
  readonly advice: string;
  readonly reason: string;
}

/** Whoever comes near the button may want one. If it cannot be loaded, whoever presses is told. */
export function prepareAdvice(): void {
  import('../adviser/adviser.ts').then(
    ({ prepareHints }) => prepareHints(),
    () => undefined,
  );
}

/** The adviser is loaded when a hint is first asked for, or likely to be. */
export async function adviceFor({ view, legal }: Position, odds: boolean): Promise<Advice | null> {
  if (legal.size === 0) return null;
  const { hintOf } = await import('../adviser/adviser.ts');
  const hint = await hintOf(view, odds);
  return hint && { ...hint, advice: words.action(hint.action, view) };
}
