/**
 * How often a match is kept with a digest of where it stands: with every action at a human pace, and where actions
 * come within seconds of each other, with one in thirty-two. After the last digest there are at most a few seconds of play.
 */
import { digestOf } from '@airlock/kernel';
import type { AnyMatch } from './folding.ts';
import type { Digested, LiveTable } from './liveTable.ts';
import type { Write } from './store/store.ts';

const MOST_WITHOUT = 32;
const LONGEST_WITHOUT_MS = 3_000;

/** The writes of what was just done at a table, the last action with a digest where it is time for one. */
export function withDigest(table: LiveTable, match: AnyMatch, writes: readonly Write[]): readonly Write[] {
  const last = match.log.at(-1);
  if (!last || !isDue(table.digested, match.log.length, last.at, match.outcome !== null)) return writes;
  table.digested = { sequence: match.log.length, at: last.at };
  const digest = digestOf(match.game, match.state, table.sha256);
  return writes.map((write) =>
    write.kind === 'action' && write.sequence === match.log.length - 1 ? { ...write, digest } : write,
  );
}

function isDue(digested: Digested | null, sequence: number, at: number, isOver: boolean): boolean {
  return (
    digested === null ||
    isOver ||
    sequence - digested.sequence >= MOST_WITHOUT ||
    at - digested.at >= LONGEST_WITHOUT_MS
  );
}
