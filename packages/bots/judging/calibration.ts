/** How well judgements were calibrated when that was measured: of the positions called 70 %, how many were won. */
import { type Correction, UNCORRECTED } from './correction.ts';

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

/** A chance may be off by so much and still be said without "about". */
const CLOSE = 0.07;
/** Fewer positions say nothing. */
const ENOUGH = 30;

/** Whether a chance is only roughly right where it stands: measured, and found to be off, or never measured. */
export function isRough({ rows }: Pick<Calibration, 'rows'>, chance: number): boolean {
  let nearest: ReliabilityRow | undefined;
  for (const row of rows) {
    if (row.positions < ENOUGH) continue;
    if (!nearest || Math.abs(row.said - chance) < Math.abs(nearest.said - chance)) nearest = row;
  }
  return !nearest || Math.abs(nearest.said - nearest.came) > CLOSE;
}
