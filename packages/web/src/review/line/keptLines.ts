/** The lines that were tried from a match, kept in this browser beside its review. */
import type { Line } from './lineText.ts';

const nameOf = (match: string): string => `airlock lines ${match}`;
const MOST_LINES = 12;

export function linesOf(match: string): readonly Line[] {
  try {
    return JSON.parse(localStorage.getItem(nameOf(match)) ?? '[]') as Line[];
  } catch {
    // A browser that keeps nothing has no lines.
    return [];
  }
}

/** A line is known by its seed and where it begins; what was only looked at is not kept. */
export function keepLine(match: string, line: Line): readonly Line[] {
  if (line.log.length === 0) return linesOf(match);
  const isSame = (one: Line): boolean =>
    one.seed === line.seed && one.at === line.at && one.hidden === line.hidden;
  const lines = [...linesOf(match).filter((one) => !isSame(one)), line].slice(-MOST_LINES);
  try {
    localStorage.setItem(nameOf(match), JSON.stringify(lines));
  } catch {
    // Full or switched off: the line is lost with the tab, as whoever switched it off expects.
  }
  return lines;
}
