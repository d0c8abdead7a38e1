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
  /** Actions in the group that is being looked at. */
  pending: number;
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

  /**
   * Checks a group before anything of it is written, writes it, and remembers it once it is written. One statement,
   * and so a transaction by itself where nobody has begun another.
   */
  append(appends: readonly Append[], write: (insert: () => void) => void): void {
    const rows = this.checked(appends);
    let text = '';
    for (const { match, sequence, line } of rows) text += `${match} ${sequence} ${line}`;
    write(() => void this.insert.run(text));
    for (const { entry, line } of rows) {
      entry.length++;
      entry.lines += line;
    }
    this.actions += rows.length;
  }

  log(match: number): LogLine[] {
    const filed = this.filedLines.get(match) as { lines: string } | undefined;
    return readLines((filed?.lines ?? '') + (this.unfiled.get(match)?.lines ?? ''));
  }

  /** Files everything by match, in one transaction. */
  fileAll(): void {
    if (this.actions === 0) return;
    inTransaction(this.database, () => {
      for (const [match, { length, lines }] of this.unfiled) {
        if (lines !== '') this.file.run(match, length, lines);
      }
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
        const entry = this.entryOf(Number(match));
        if (Number(sequence) !== entry.length) {
          throw new SequenceConflict(Number(match), Number(sequence), entry.length);
        }
        entry.length++;
        entry.lines += line;
        this.actions++;
      }
    }
    this.fileAll();
  }

  private checked(appends: readonly Append[]): Row[] {
    const rows: Row[] = [];
    try {
      for (const append of appends) {
        const { match, sequence } = append;
        const entry = this.entryOf(match);
        const length = entry.length + entry.pending;
        if (sequence !== length) throw new SequenceConflict(match, sequence, length);
        entry.pending++;
        rows.push({ match, sequence, entry, line: lineOf(append) });
      }
    } finally {
      for (const { entry } of rows) entry.pending = 0;
    }
    return rows;
  }

  private entryOf(match: number): Unfiled {
    const known = this.unfiled.get(match);
    if (known) return known;
    const filed = this.filedLength.get(match) as { length: number } | undefined;
    const entry = { length: filed?.length ?? 0, lines: '', pending: 0 };
    this.unfiled.set(match, entry);
    return entry;
  }
}

/** An action that may be written: its line, and the match it belongs to. */
interface Row {
  readonly match: number;
  readonly sequence: number;
  readonly entry: Unfiled;
  readonly line: string;
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
