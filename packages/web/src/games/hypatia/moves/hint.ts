/** What the strongest player would do and why, with the words for it. */
import { aloneAboard, COMMANDER, hintFor, hypatia } from '@airlock/hypatia';
import type { Action } from '@airlock/kernel';
import { words } from '../words.ts';
import type { Position } from './position.ts';

export interface Advice {
  readonly action: Action;
  /** "Play Science King into Medical". */
  readonly advice: string;
  readonly reason: string;
}

/** Milliseconds of thought at most: on a slow device fewer voyages are played out. */
const LONGEST = 350;

/** The search is loaded when a hint is first asked for. */
export async function commander() {
  const { cautiousBot } = await import('@airlock/bots');
  return aloneAboard(cautiousBot(hypatia, COMMANDER));
}

export async function adviceFor({ view, legal }: Position, odds: boolean): Promise<Advice | null> {
  if (legal.size === 0) return null;
  const player = await commander();
  const until = performance.now() + LONGEST;
  const hint = hintFor(view, player, odds, { share: 1, isUsedUp: () => performance.now() > until });
  return hint && { ...hint, advice: words.action(hint.action, view) };
}
