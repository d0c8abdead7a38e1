/** How well judgements were calibrated when that was measured: of the positions called 70 %, how many were won. */
import { type Correction, UNCORRECTED } from './correction.ts';
import type { Unit } from './judging.ts';

/** Positions that were said to be worth about the same, and what came of them. */
export interface ReliabilityRow {
  readonly positions: number;
  /** Means over these positions. */
  readonly said: number;
  readonly came: number;
  /** The 95 % interval of what came. */
  readonly low: number;
  readonly high: number;
}

export interface Calibration {
  readonly correction: Correction;
  /** What a deal was worth before anybody had done anything, on average. */
  readonly start: number;
  /** With the correction, on positions that it was not made from; from the least to the most. */
  readonly rows: readonly ReliabilityRow[];
  readonly positions: number;
  readonly games: number;
  /** The command that measured it, and the commit of the sources it ran on. */
  readonly command: string;
  readonly commit: string;
}

/** For a game that nobody has measured yet. */
export const UNMEASURED: Calibration = {
  correction: UNCORRECTED,
  start: 0.5,
  rows: [],
  positions: 0,
  games: 0,
  command: '',
  commit: '',
};

/** What is said may be off by such a part of all that can be said, for chances seven points, and do without "about". */
const CLOSE = 0.07;
/** Fewer positions say nothing. */
const ENOUGH = 30;

/** Whether a worth is only roughly right where it stands: measured, and found to be off, or never measured. */
export function isRough({ rows }: Pick<Calibration, 'rows'>, worth: number, unit: Unit): boolean {
  const enough = rows.filter(({ positions }) => positions >= ENOUGH);
  let nearest: ReliabilityRow | undefined;
  for (const row of enough) {
    if (!nearest || Math.abs(row.said - worth) < Math.abs(nearest.said - worth)) nearest = row;
  }
  if (!nearest) return true;
  const said = enough.map((row) => row.said);
  const span = unit === 'chance' ? 1 : Math.max(...said) - Math.min(...said);
  return Math.abs(nearest.said - nearest.came) > CLOSE * span;
}
