/** Plays the log of a match again: by the rules it was played by, or by others, if these lead to the same. */
import type { CatalogueEntry } from '@airlock/catalogue';
import {
  commitTo,
  DamagedLog,
  digestOf,
  isStrongSeed,
  type LogEntry,
  type Match,
  type MatchHeader,
  type Options,
  parseOptions,
  replay,
  type SeenEvent,
  UNDO,
} from '@airlock/kernel';
import type { Sha256 } from './liveTable.ts';
import { namesAt } from './seating.ts';
import { Damaged, type LogLine, type MatchStart, type TableRecord, UNDO_TEXT } from './store/store.ts';

export type AnyMatch = Match<unknown, unknown, SeenEvent>;

/** A table whose match has begun. */
export type BegunRecord = TableRecord & { readonly match: MatchStart };

export const hasBegun = (record: TableRecord): record is BegunRecord => record.match !== null;

export function headerOf(record: BegunRecord): MatchHeader {
  return {
    game: record.game,
    rules: record.match.rules,
    options: record.options,
    seats: namesAt(record),
    // Whoever names a seed can work out the deal anyway; only a terminal lets them.
    generator: isStrongSeed(record.match.seed) ? 'strong' : 'fast',
    commitment: inOnePiece(commitTo(record.match.seed)),
  };
}

/** Plays a log again by the rules it was played by; throws where it is damaged. */
export function matchOf(
  record: TableRecord,
  entry: CatalogueEntry,
  log: readonly LogLine[],
  played?: (match: AnyMatch, index: number) => void,
): AnyMatch | null {
  if (!hasBegun(record)) return null;
  const match = replay(entry.game, headerOf(record), record.match.seed, entriesOf(log, entry), played);
  match.forgetOpening();
  return match;
}

/** Whether only the rules of its time, or others that agree with them, can play it. */
export const isOfOtherRules = ({ match }: BegunRecord, { game }: CatalogueEntry): boolean =>
  match.endedBy !== undefined || match.rules !== game.version;

/** What other rules than those of its time make of a match. */
export type Verdict =
  | { readonly agrees: true; readonly record: BegunRecord }
  /** Why not, as the end of a sentence that begins "By these rules". */
  | { readonly agrees: false; readonly reason: string };

/**
 * Whether the rules that are played here lead a match to where it stood: all that was done is legal, and wherever a
 * digest was kept, the state is the same. A match without a digest is not believed: its log could lead anywhere.
 */
export function judge(
  record: BegunRecord,
  entry: CatalogueEntry,
  log: readonly LogLine[],
  sha256: Sha256,
): Verdict {
  const { game } = entry;
  const former = game.formerOptions?.(record.options, record.match.rules);
  const options = parseOptions(game.options, former ?? record.options);
  if (!options.ok) return differs(`its options are no longer offered (${options.problem})`);
  if (!log.some(({ digest }) => digest !== undefined)) {
    return differs('nobody can tell whether it comes out the same, because it was kept without digests');
  }
  const now = carriedOver(record, game.version, options.value);
  try {
    const match = replay(
      game,
      headerOf(now),
      record.match.seed,
      entriesOf(log, entry),
      comparing(log, sha256),
    );
    const isOver = match.outcome !== null;
    if (isOver === (record.stage === 'over') || record.stage === 'abandoned')
      return { agrees: true, record: now };
    return differs(`it is ${isOver ? '' : 'not '}over after its last action`);
  } catch (error) {
    if (error instanceof Elsewhere)
      return differs(`its action ${error.index + 1} leads to a different state`);
    if (error instanceof UnknownAction)
      return differs(`there is no such action as its action ${error.index + 1}`);
    if (error instanceof DamagedLog)
      return differs(`its action ${error.index + 1} is refused: ${error.reason}`);
    // Rules that break on an old log are a reason like any other: the match cannot go on by them.
    return differs(`the rules break on it (${(error as Error).message})`);
  }
}

const differs = (reason: string): Verdict => ({ agrees: false, reason });

const carriedOver = (record: BegunRecord, rules: number, options: Options): BegunRecord => ({
  ...record,
  options,
  match: { ...record.match, rules },
});

class UnknownAction extends Damaged {
  readonly index: number;

  constructor(index: number) {
    super(`Action ${index + 1} is not one of its game.`);
    this.index = index;
  }
}

/** A log leads elsewhere than it did when it was kept. */
export class Elsewhere extends Error {
  readonly index: number;

  constructor(index: number) {
    super(`Action ${index + 1} leads to a different state from before.`);
    this.index = index;
  }
}

/** Throws at the first entry behind which the state is not the one that was digested. */
export const comparing =
  (log: readonly LogLine[], sha256: Sha256) =>
  ({ game, state }: AnyMatch, index: number): void => {
    const digest = log[index]?.digest;
    if (digest !== undefined && digest !== digestOf(game, state, sha256)) throw new Elsewhere(index);
  };

function entriesOf(log: readonly LogLine[], { game }: CatalogueEntry): LogEntry[] {
  return log.map(({ seat, action, at }, index) => {
    const number = action === UNDO_TEXT ? UNDO : game.codec.read(action);
    if (number === undefined) throw new UnknownAction(index);
    return { seat, action: number, at };
  });
}

/** A text that was put together letter by letter holds on to every step; this one is a thousand bytes smaller. */
const inOnePiece = (text: string): string => text.split('').join('');
