/** The logs of matches: appended in groups, read whole. */
import { lineOf, readLines } from '../journal.ts';
import { Damaged, type LogLine, SequenceConflict, type Write } from '../store.ts';
import { type Asked, changed, rowOf } from './connection.ts';

export type Append = Extract<Write, { kind: 'action' }>;

/** Raised by `append_actions`. */
const SEQUENCE_CONFLICT = 'AL001';

/** The log of a match, which must be as long as its head says. */
export async function logOf(asked: Asked, match: number): Promise<LogLine[]> {
  const found = await rowOf<{ length: number; lines: string | null }>(
    asked,
    `select length, (select string_agg(lines, '' order by first) from match_lines where match = $1) as lines
     from match_head where match = $1`,
    match,
  );
  const log = readLines(found?.lines ?? '');
  if (log.length !== (found?.length ?? 0)) {
    throw new Damaged(`Match ${match} should have ${found?.length} actions and has ${log.length}.`);
  }
  return log;
}

/** What a group appends to one match. */
interface Run {
  readonly first: number;
  count: number;
  lines: string;
}

export async function append(asked: Asked, appends: readonly Append[]): Promise<void> {
  const runs = new Map<number, Run>();
  for (const write of appends) {
    const { match, sequence } = write;
    const run = runs.get(match) ?? { first: sequence, count: 0, lines: '' };
    if (sequence !== run.first + run.count)
      throw new SequenceConflict(match, sequence, run.first + run.count);
    run.count++;
    run.lines += lineOf(write);
    runs.set(match, run);
  }
  // In one order everywhere, so that two who append to the same matches never wait for each other.
  const sorted = [...runs].sort(([one], [other]) => one - other);
  await changed(
    asked,
    'select append_actions($1, $2, $3, $4)',
    sorted.map(([match]) => match),
    sorted.map(([, { first }]) => first),
    sorted.map(([, { count }]) => count),
    sorted.map(([, { lines }]) => lines),
  );
}

export function conflictIn(error: unknown): SequenceConflict | null {
  const { code, detail } = error as { code?: unknown; detail?: unknown };
  if (code !== SEQUENCE_CONFLICT) return null;
  const [match = 0, sequence = 0, length = 0] = String(detail).split(' ').map(Number);
  return new SequenceConflict(match, sequence, length);
}
