/**
 * The actions of all matches in the order they came, and their filing by match. Knows how long every match
 * with unfiled actions is, which makes the append a compare-and-append.
 */
import { type Database, inTransaction, type Statement } from './sqlite.ts';
import { type LogLine, SequenceConflict, type Write } from './store.ts';

export type Append = Extract<Write, { kind: 'action' }>;

type Row = Omit<Append, 'kind'> & { readonly number: number };

/** Rows of one insert statement: a group is mostly written by a single statement. */
export const MOST_ROWS_A_STATEMENT = 64;

/** Rows filed in one transaction. More of them share a match, fewer hold up play for a shorter time. */
const ROWS_A_FILING = 8192;

export class Journal {
  /** Actions not filed yet. */
  rows = 0;
  private readonly database: Database;
  private readonly inserts: Statement[] = [];
  private readonly filedLength: Statement;
  private readonly filedLines: Statement;
  private readonly unfiledLines: Statement;
  private readonly oldestRows: Statement;
  private readonly forgetRows: Statement;
  private readonly file: Statement;
  /** The length of every match that has actions in the journal. */
  private readonly lengths = new Map<number, number>();
  /** Lengths as they will be when the group at hand is committed. */
  private readonly awaited = new Map<number, number>();

  constructor(database: Database) {
    this.database = database;
    this.filedLength = database.prepare('select length from match_log where match = ?');
    this.filedLines = database.prepare('select lines from match_log where match = ?');
    this.unfiledLines = database.prepare(
      'select seat, action, at from journal where match = ? order by number',
    );
    this.oldestRows = database.prepare(
      'select number, match, sequence, seat, action, at from journal order by number limit ?',
    );
    this.forgetRows = database.prepare('delete from journal where number <= ?');
    this.file = database.prepare(
      `insert into match_log (match, length, lines) values (?, ?, ?)
       on conflict (match) do update set length = excluded.length, lines = match_log.lines || excluded.lines`,
    );
    // What a process that ended suddenly had not filed.
    while (this.fileSome());
  }

  /** Refuses the group before anything is written. Remembered with `keep` once it is committed. */
  check(appends: readonly Append[]): void {
    this.awaited.clear();
    for (const { match, sequence } of appends) {
      const length = this.awaited.get(match) ?? this.lengthOf(match);
      if (sequence !== length) throw new SequenceConflict(match, sequence, length);
      this.awaited.set(match, length + 1);
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

  keep(appends: readonly Append[]): void {
    for (const [match, length] of this.awaited) this.lengths.set(match, length);
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

  /** Files the oldest rows by match, in one transaction; says whether any are left. */
  fileSome(): boolean {
    const rows = this.oldestRows.all(ROWS_A_FILING) as unknown as Row[];
    const last = rows.at(-1);
    if (!last) return false;
    const filed = new Map<number, number>();
    inTransaction(this.database, () => {
      for (const [match, ofMatch] of byMatch(rows)) filed.set(match, this.fileMatch(match, ofMatch));
      this.forgetRows.run(last.number);
    });
    for (const [match, length] of filed) if (this.lengths.get(match) === length) this.lengths.delete(match);
    this.rows = Math.max(0, this.rows - rows.length);
    return rows.length === ROWS_A_FILING;
  }

  private fileMatch(match: number, rows: readonly Row[]): number {
    let length = this.filedLengthOf(match);
    for (const { sequence } of rows) {
      if (sequence !== length) throw new SequenceConflict(match, sequence, length);
      length++;
    }
    this.file.run(match, length, rows.map(writeLine).join(''));
    return length;
  }

  private lengthOf(match: number): number {
    return this.lengths.get(match) ?? this.filedLengthOf(match);
  }

  private filedLengthOf(match: number): number {
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

function byMatch(rows: readonly Row[]): Map<number, Row[]> {
  const matches = new Map<number, Row[]>();
  for (const row of rows) {
    const known = matches.get(row.match);
    if (known) known.push(row);
    else matches.set(row.match, [row]);
  }
  return matches;
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
