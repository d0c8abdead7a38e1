/**
 * The actions of all matches in the order they came, and their filing by match. Knows how long every match
 * with unfiled actions is, which makes the append a compare-and-append.
 */
import { type Database, inTransaction, type Statement } from './sqlite.ts';
import { type LogLine, SequenceConflict, type Write } from './store.ts';

export type Append = Extract<Write, { kind: 'action' }>;

/** Rows of one insert statement: a group is mostly written by a single statement. */
export const MOST_ROWS_A_STATEMENT = 64;

/**
 * Appends to every match's log what the journal has of it. A line is seat, time, action; the action last, because
 * it has blanks.
 */
const FILE_EVERYTHING = `
  insert into match_log (match, length, lines)
  select match, max(sequence) + 1,
    group_concat(seat || ' ' || at || ' ' || action || char(10), '' order by sequence)
  from journal where true group by match
  on conflict (match) do update set length = excluded.length, lines = match_log.lines || excluded.lines
`;

export class Journal {
  /** Actions not filed yet. */
  rows = 0;
  private readonly database: Database;
  private readonly inserts: Statement[] = [];
  private readonly filedLength: Statement;
  private readonly filedLines: Statement;
  private readonly unfiledLines: Statement;
  private readonly file: Statement;
  /** The length of every match that has actions in the journal. */
  private readonly lengths = new Map<number, number>();

  constructor(database: Database) {
    this.database = database;
    this.filedLength = database.prepare('select length from match_log where match = ?');
    this.filedLines = database.prepare('select lines from match_log where match = ?');
    this.unfiledLines = database.prepare(
      'select seat, action, at from journal where match = ? order by number',
    );
    this.file = database.prepare(FILE_EVERYTHING);
    this.recover();
  }

  /** Refuses the group before anything is written. */
  check(appends: readonly Append[]): void {
    const lengths = new Map<number, number>();
    for (const { match, sequence } of appends) {
      const length = lengths.get(match) ?? this.lengthOf(match);
      if (sequence !== length) throw new SequenceConflict(match, sequence, length);
      lengths.set(match, length + 1);
    }
  }

  append(appends: readonly Append[]): void {
    for (let from = 0; from < appends.length; from += MOST_ROWS_A_STATEMENT) {
      const to = Math.min(from + MOST_ROWS_A_STATEMENT, appends.length);
      const values: (number | string)[] = [];
      for (let index = from; index < to; index++) {
        const { match, sequence, seat, action, at } = appends[index] as Append;
        values.push(match, sequence, seat, action, at);
      }
      this.insertOf(to - from).run(...values);
    }
  }

  /** Remembers a group that is committed now. */
  keep(appends: readonly Append[]): void {
    for (const { match, sequence } of appends) this.lengths.set(match, sequence + 1);
    this.rows += appends.length;
  }

  log(match: number): LogLine[] {
    const filed = this.filedLines.get(match) as { lines: string } | undefined;
    const lines = filed ? readLines(filed.lines) : [];
    if (!this.lengths.has(match)) return lines;
    for (const { seat, action, at } of this.unfiledLines.all(match) as unknown as LogLine[]) {
      lines.push({ seat, action, at });
    }
    return lines;
  }

  /** Files everything by match, in one transaction. */
  fileAll(): void {
    if (this.rows === 0) return;
    inTransaction(this.database, () => {
      this.file.run();
      this.database.exec('delete from journal');
    });
    this.lengths.clear();
    this.rows = 0;
  }

  /** Files what a process that ended suddenly had not filed, if nothing is missing. */
  private recover(): void {
    const rows = this.database.prepare('select match, sequence from journal order by number').all();
    for (const { match, sequence } of rows as unknown as Pick<Append, 'match' | 'sequence'>[]) {
      const length = this.lengthOf(match);
      if (sequence !== length) throw new SequenceConflict(match, sequence, length);
      this.lengths.set(match, length + 1);
    }
    this.rows = rows.length;
    this.fileAll();
  }

  private lengthOf(match: number): number {
    const known = this.lengths.get(match);
    if (known !== undefined) return known;
    return (this.filedLength.get(match) as { length: number } | undefined)?.length ?? 0;
  }

  private insertOf(rows: number): Statement {
    this.inserts[rows] ??= this.database.prepare(
      `insert into journal (match, sequence, seat, action, at)
       values ${Array(rows).fill('(?, ?, ?, ?, ?)').join(', ')}`,
    );
    return this.inserts[rows];
  }
}

function readLines(text: string): LogLine[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const afterSeat = line.indexOf(' ');
      const afterTime = line.indexOf(' ', afterSeat + 1);
      return {
        seat: Number(line.slice(0, afterSeat)),
        at: Number(line.slice(afterSeat + 1, afterTime)),
        action: line.slice(afterTime + 1),
      };
    });
}
