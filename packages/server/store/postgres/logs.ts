/** The logs of matches: appended in groups, read whole. */
import { NotOurs } from '@airlock/tables';
import { lineOf, readLines } from '../journal.ts';
import { Damaged, type LogLine, SequenceConflict, type Write } from '../store.ts';
import { type Asked, changed, rowOf, rowsOf } from './connection.ts';

export type Append = Extract<Write, { kind: 'action' }>;

/** By which right a table is written to: an epoch that must still be the table's, or none where nobody else could have it. */
export type EpochOf = (table: number) => number | null;

/** Raised by `append_actions`. */
const SEQUENCE_CONFLICT = 'AL001';
const NOT_OURS = 'AL002';

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

export async function append(asked: Asked, appends: readonly Append[], epochOf: EpochOf): Promise<void> {
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
    'select append_actions($1, $2, $3, $4, $5)',
    listOf(sorted, ([match]) => match),
    listOf(sorted, ([, { first }]) => first),
    listOf(sorted, ([, { count }]) => count),
    listOf(sorted, ([, { lines }]) => quoted(lines)),
    listOf(sorted, ([match]) => epochOf(match)),
  );
}

/** A list as PostgreSQL writes it; the client's own way, which is for lists of lists as well, takes as long as the network. */
function listOf<T>(items: readonly T[], written: (item: T) => string | number | null): string {
  let list = '';
  for (const item of items) list += `${list === '' ? '' : ','}${written(item)}`;
  return `{${list}}`;
}

const quoted = (text: string): string => `"${/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`;

/** For what is written besides actions: until the transaction ends, nobody else can take these tables. */
export async function mustBeOurs(asked: Asked, tables: readonly number[], epochOf: EpochOf): Promise<void> {
  const claimed = [...new Set(tables)].flatMap((table) => {
    const epoch = epochOf(table);
    return epoch === null ? [] : [{ table, epoch }];
  });
  if (claimed.length === 0) return;
  const held = await rowsOf(
    asked,
    `select match from match_head
     where match = any ($1::bigint[]) and epoch = ($2::integer[])[array_position($1, match)] for share`,
    claimed.map(({ table }) => table),
    claimed.map(({ epoch }) => epoch),
  );
  if (held.length < claimed.length) throw new NotOurs('A table belongs to another server by now.');
}

/** What the database raised, in our words. */
export function conflictIn(error: unknown): Error | null {
  const { code, detail } = error as { code?: unknown; detail?: unknown };
  if (code === NOT_OURS) return new NotOurs(`Table ${detail} belongs to another server by now.`);
  if (code !== SEQUENCE_CONFLICT) return null;
  const [match = 0, sequence = 0, length = 0] = String(detail).split(' ').map(Number);
  return new SequenceConflict(match, sequence, length);
}
