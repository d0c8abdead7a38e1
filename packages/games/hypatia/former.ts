/** Matches begun by the first version of the rules, which go on as they were begun. */
import type { Options as AnyOptions } from '@airlock/kernel';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** Until version 2 a sentinel's extra card came before the discard, and nobody could choose otherwise (HYPR-12). */
export const formerOptions = (options: AnyOptions, version: number): AnyOptions | null =>
  version === 1 ? { ...options, sentinelCard: 'beforeDiscard' satisfies Options['sentinelCard'] } : null;

/** With that reading a state is written as version 1 wrote it, so that the digests of its matches still hold. */
export function lasting(state: State): unknown {
  if (state.options.sentinelCard === 'afterDraw') return state;
  const { sentinelCard: _, ...options } = state.options;
  return { ...state, options, ships: state.ships.map((ship) => ({ ...ship, options })) };
}
