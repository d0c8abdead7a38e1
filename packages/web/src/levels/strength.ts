/** How strong a level is, in words: what was measured against the level below. */
import type { GameInfo } from '@airlock/protocol';
import { words } from '../words.ts';

export type LevelInfo = GameInfo['levels'][number];

/** "Beats Navigator in 7 of 10 games" */
export function strengthOf({ id, measured }: LevelInfo, levels: readonly LevelInfo[]): string {
  if (levels[0]?.id === id) return words.levels.lowest;
  if (!measured?.step) return words.levels.notMeasured;
  const { below, rate, alone } = measured.step;
  const share = shareWords(rate);
  return alone ? words.levels.doesBetter(below, share) : words.levels.beats(below, share);
}

/** In tenths, unless that would say all or nothing of what is not. */
export function shareWords(rate: number): string {
  const whole = rate >= 0.95 || rate < 0.05 ? 100 : 10;
  return words.levels.outOf(Math.round(rate * whole), whole);
}

/** How sure that is, if it was measured. */
export function certaintyOf({ measured }: LevelInfo): string | undefined {
  if (!measured?.step) return undefined;
  const { games, low, high } = measured.step;
  return words.levels.measured(games, Math.round(low * 100), Math.round(high * 100));
}

/** What a usual decision costs; empty if it was not measured. */
export function costOf({ measured }: LevelInfo): string {
  if (!measured) return '';
  const { median } = measured.cost;
  return median < 1 ? words.levels.atOnce : words.levels.milliseconds(Math.round(median));
}
