/**
 * The actions of all matches in the order they came, and their filing by match. A group of actions is one row of
 * text, so that a commit costs the database next to nothing besides the sync. Knows how long every match with
 * unfiled actions is, which makes the append a compare-and-append.
 */
import { type Database, inTransaction, type Statement } from './sqlite.ts';
import { type LogLine, SequenceConflict, type Write } from './store.ts';

export type Append = Extract<Write, { kind: 'action' }>;

/** What the journal has of one match. */
interface Unfiled {
  /** How many actions the match has, the filed ones too. */
  length: number;
  /** Those that are not filed, a line each. */
  lines: string;
}

export class Journal {
  /** Actions not filed yet. */
  actions = 0;
  private readonly database: Database;
  private readonly insert: Statement;
  private readonly filedLength: Statement;
  private readonly filedLines: Statement;
  private readonly file: Statement;
  private readonly unfiled = new Map<number, Unfiled>();

  constructor(database: Database) {
    this.database = database;
    this.insert = database.prepare('insert into journal (lines) values (?)');
    this.filedLength = database.prepare('select length from match_log where match = ?');
    this.filedLines = database.prepare('select lines from match_log where match = ?');
    this.file = database.prepare(
      `insert into match_log (match, length, lines) values (?, ?, ?)
       on conflict (match) do update set length = excluded.length, lines = match_log.lines || excluded.lines`,
    );
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

  /** One statement, and so a transaction by itself. */
  append(appends: readonly Append[]): void {
    let lines = '';
    for (const append of appends) lines += `${append.match} ${append.sequence} ${lineOf(append)}`;
    this.insert.run(lines);
  }

  /** Remembers a group that is committed now. */
  keep(appends: readonly Append[]): void {
    for (const append of appends) this.keepLine(append.match, append.sequence, lineOf(append));
  }

  log(match: number): LogLine[] {
    const filed = this.filedLines.get(match) as { lines: string } | undefined;
    return readLines((filed?.lines ?? '') + (this.unfiled.get(match)?.lines ?? ''));
  }

  /** Files everything by match, in one transaction. */
  fileAll(): void {
    if (this.actions === 0) return;
    inTransaction(this.database, () => {
      for (const [match, { length, lines }] of this.unfiled) this.file.run(match, length, lines);
      this.database.exec('delete from journal');
    });
    this.unfiled.clear();
    this.actions = 0;
  }

  /** Files what a process that ended suddenly had not filed, if nothing is missing. */
  private recover(): void {
    const rows = this.database.prepare('select lines from journal order by number').all();
    for (const { lines } of rows as unknown as { lines: string }[]) {
      for (const [, match, sequence, line] of lines.matchAll(/^(\d+) (\d+) (.*\n)/gm)) {
        const length = this.lengthOf(Number(match));
        if (Number(sequence) !== length) throw new SequenceConflict(Number(match), Number(sequence), length);
        this.keepLine(Number(match), length, line as string);
      }
    }
    this.fileAll();
  }

  private keepLine(match: number, sequence: number, line: string): void {
    this.actions++;
    const known = this.unfiled.get(match);
    if (!known) this.unfiled.set(match, { length: sequence + 1, lines: line });
    else {
      known.length = sequence + 1;
      known.lines += line;
    }
  }

  private lengthOf(match: number): number {
    const known = this.unfiled.get(match);
    if (known) return known.length;
    return (this.filedLength.get(match) as { length: number } | undefined)?.length ?? 0;
  }
}

/** The action last, because it has blanks. */
const lineOf = ({ seat, at, action }: LogLine): string => `${seat} ${at} ${action}\n`;

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
