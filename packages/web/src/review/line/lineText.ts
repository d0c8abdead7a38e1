/** A line of one's own: where it leaves the match, how what is hidden is treated, and what was done since. */
import { decoded } from '@airlock/protocol';

export interface Line {
  /** Where it leaves the match: this many entries of the log were played. */
  readonly at: number;
  /** Whom the reader plays. */
  readonly seat: number;
  /** What that seat could not know is dealt anew to fit, or lies as it really lay. */
  readonly hidden: 'anew' | 'real';
  /** All chance of the line follows from it. */
  readonly seed: string;
  /** What was done since, as the rules write it; in real time with the moment of the match. */
  readonly log: readonly (readonly [seat: number, action: string, at?: number])[];
  /** How it ended, in the words of the game; `null` while it goes on. */
  readonly result: string | null;
}

const MARK = '&line=';

/** As it stands behind the place in a link. */
export const writeLine = ({ at, seat, hidden, seed, log }: Line): string =>
  `${MARK}${encodeURIComponent(JSON.stringify([at, seat, hidden, seed, log]))}`;

const isEntry = (entry: unknown): entry is Line['log'][number] =>
  Array.isArray(entry) &&
  Number.isInteger(entry[0]) &&
  typeof entry[1] === 'string' &&
  (entry[2] === undefined || (Number.isInteger(entry[2]) && entry[2] >= 0));

const MOST_ENTRIES = 5_000;

/** `null` where there is none, and where it cannot be read: a broken link leads to the review itself. */
export function readLine(hash: string, end: number, seats: number): Line | null {
  const from = hash.indexOf(MARK);
  if (from < 0) return null;
  let told: unknown;
  try {
    told = JSON.parse(decoded(hash.slice(from + MARK.length)));
  } catch {
    // Cut off or made by hand.
    return null;
  }
  if (!Array.isArray(told)) return null;
  const [at, seat, hidden, seed, log] = told as unknown[];
  if (typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at > end) return null;
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= seats) return null;
  if (hidden !== 'anew' && hidden !== 'real') return null;
  if (typeof seed !== 'string' || !Array.isArray(log) || log.length > MOST_ENTRIES || !log.every(isEntry))
    return null;
  return { at, seat, hidden, seed, log, result: null };
}
