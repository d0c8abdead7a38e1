/**
 * The actions of all matches in the order they came, and their filing by match. Knows how long every match
 * with unfiled actions is, which makes the append a compare-and-append.
 */
import { type Database, inTransaction, type Statement } from './sqlite.ts';
import { type LogLine, SequenceConflict, type Write } from './store.ts';

export type Append = Extract<Write, { kind: 'action' }>;

/** Rows of one insert statement: a group is mostly written by a single statement. */
export const MOST_ROWS_A_STATEMENT = 64;

/** Matches filed in one transaction: it holds up play for some milliseconds at most. */
const MATCHES_A_FILING = 400;

/** The actions of one match that are in the journal and not in its filed log. */
interface Unfiled {
  /** The number of its first row. */
  readonly first: number;
  /** How many actions the match has in all. */
  length: number;
  /** As they will be filed. */
  lines: string;
}

export class Journal {
  private readonly database: Database;
  private readonly inserts: Statement[] = [];
  private readonly filedLength: Statement;
  private readonly filedLines: Statement;
  private readonly forgetRows: Statement;
  private readonly file: Statement;
  /** In the order of their first rows. */
  private readonly unfiled = new Map<number, Unfiled>();
  private lastNumber = 0;

  constructor(database: Database) {
    this.database = database;
    this.filedLength = database.prepare('select length from match_log where match = ?');
    this.filedLines = database.prepare('select lines from match_log where match = ?');
    this.forgetRows = database.prepare('delete from journal where number < ?');
    this.file = database.prepare(
      `insert into match_log (match, length, lines) values (?, ?, ?)
       on conflict (match) do update set length = excluded.length, lines = match_log.lines || excluded.lines`,
    );
    this.recover();
  }

  /** Rows that are kept until the matches before them are filed. */
  get rows(): number {
    const [oldest] = this.unfiled.values();
    return oldest ? this.lastNumber - oldest.first + 1 : 0;
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
    let number = this.lastNumber;
    for (let from = 0; from < appends.length; from += MOST_ROWS_A_STATEMENT) {
      const to = Math.min(from + MOST_ROWS_A_STATEMENT, appends.length);
      const values: (number | string)[] = [];
      for (let index = from; index < to; index++) {
        const { match, sequence, seat, action, at } = appends[index] as Append;
        values.push(++number, match, sequence, seat, action, at);
      }
      this.insertOf(to - from).run(...values);
    }
  }

  /** Remembers a group that is committed now. */
  keep(appends: readonly Append[]): void {
    for (const append of appends) this.remember(append, ++this.lastNumber);
  }

  log(match: number): LogLine[] {
    const filed = (this.filedLines.get(match) as { lines: string } | undefined)?.lines ?? '';
    return readLines(filed + (this.unfiled.get(match)?.lines ?? ''));
  }

  /** Files the matches whose actions are oldest, in one transaction; says whether any are left. */
  fileSome(): boolean {
    const unfiled = [...this.unfiled];
    if (unfiled.length === 0) return false;
    const oldest = unfiled.slice(0, MATCHES_A_FILING);
    const [, next] = unfiled[MATCHES_A_FILING] ?? [];
    inTransaction(this.database, () => {
      for (const [match, { length, lines }] of oldest) this.file.run(match, length, lines);
      this.forgetRows.run(next?.first ?? this.lastNumber + 1);
    });
    for (const [match] of oldest) this.unfiled.delete(match);
    return next !== undefined;
  }

  /** Files what a process that ended suddenly had not filed. */
  private recover(): void {
    const rows = this.database
      .prepare('select number, match, sequence, seat, action, at from journal order by number')
      .iterate();
    for (const { number, ...row } of rows as Iterable<Omit<Append, 'kind'> & { number: number }>) {
      const length = this.lengthOf(row.match);
      this.lastNumber = number;
      // Its match was filed, and older rows of other matches kept it here.
      if (row.sequence < length) continue;
      if (row.sequence > length) throw new SequenceConflict(row.match, row.sequence, length);
      this.remember(row, number);
    }
    while (this.fileSome());
  }

  private remember(append: Omit<Append, 'kind'>, number: number): void {
    const { match, sequence } = append;
    const known = this.unfiled.get(match);
    if (known) {
      known.length = sequence + 1;
      known.lines += writeLine(append);
    } else {
      this.unfiled.set(match, { first: number, length: sequence + 1, lines: writeLine(append) });
    }
  }

  private lengthOf(match: number): number {
    const known = this.unfiled.get(match);
    if (known) return known.length;
    return (this.filedLength.get(match) as { length: number } | undefined)?.length ?? 0;
  }

  private insertOf(rows: number): Statement {
    this.inserts[rows] ??= this.database.prepare(
      `insert into journal (number, match, sequence, seat, action, at)
       values ${Array(rows).fill('(?, ?, ?, ?, ?, ?)').join(', ')}`,
    );
    return this.inserts[rows];
  }
}

/** A filed line: seat, time, action; the action last, because it has blanks. */
const writeLine = ({ seat, at, action }: LogLine): string => `${seat} ${at} ${action}\n`;

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
