/**
 * The actions of all matches in the order they came, and their filing by match. A group of actions is one row of
 * text, so that a commit costs the database next to nothing besides the sync. Knows how long every match with
 * unfiled actions is, which makes the append a compare-and-append.
 */
import { allRows, type Database, inTransaction, oneRow, type Statement } from './sqlite.ts';
import { Damaged, type LogLine, SequenceConflict, type Write } from './store.ts';

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

/** Under this number lie lines that do not even say which match they belong to. */
const NO_MATCH = -1;

export class Journal {
  /** Actions not filed yet. */
  actions = 0;
  private readonly database: Database;
  private readonly insert: Statement;
  private readonly filedLength: Statement;
  private readonly filed: Statement;
  private readonly file: Statement;
  private readonly putAside: Statement;
  private readonly unfiled = new Map<number, Unfiled>();
  /** Matches of which some actions do not follow on the others. */
  private readonly damaged = new Set<number>();

  constructor(database: Database) {
    this.database = database;
    this.insert = database.prepare('insert into journal (lines) values (?)');
    this.filedLength = database.prepare('select length from match_log where match = ?');
    this.filed = database.prepare('select length, lines from match_log where match = ?');
    this.file = database.prepare(
      `insert into match_log (match, length, lines) values (?, ?, ?)
       on conflict (match) do update set length = excluded.length, lines = match_log.lines || excluded.lines`,
    );
    this.putAside = database.prepare('insert into set_aside (match, lines) values (?, ?)');
  }

  /**
   * Files what a process that ended suddenly had not filed. A match that lost something must not keep the others from
   * being played: what does not follow on the rest of it is set aside, and the match is not opened any more. Gives what
   * is to be complained of.
   */
  recover(): Damaged[] {
    const aside = new Map<number, string>();
    const journal = this.database.prepare('select lines from journal order by number');
    for (const { lines } of allRows<{ lines: string }>(journal)) {
      for (const text of lines.match(/.*\n?/g) ?? []) {
        if (text === '') continue;
        const [, number, sequence, line = ''] = /^(\d+) (\d+) (.*\n)$/.exec(text) ?? [];
        const match = number === undefined ? NO_MATCH : Number(number);
        const entry = aside.has(match) || match === NO_MATCH ? null : this.entryOf(match);
        if (!entry || Number(sequence) !== entry.length) {
          aside.set(match, (aside.get(match) ?? '') + text);
          continue;
        }
        entry.length++;
        entry.lines += line;
        this.actions++;
      }
    }
    this.fileAll(aside);
    const setAside = this.database.prepare('select match from set_aside');
    for (const { match } of allRows<{ match: number }>(setAside)) this.damaged.add(match);
    return [...aside.keys()].map((match) => new Damaged(lossOf(match)));
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
    this.mustBeWhole(match);
    const filed = oneRow<{ length: number; lines: string }>(this.filed, match);
    const log = readLines((filed?.lines ?? '') + (this.unfiled.get(match)?.lines ?? ''));
    const length = this.unfiled.get(match)?.length ?? filed?.length ?? 0;
    if (log.length !== length) {
      throw new Damaged(`Match ${match} should have ${length} actions and has ${log.length}.`);
    }
    return log;
  }

  /** Files everything if something of this match is not filed yet. */
  fileIfNeeded(match: number): void {
    if (this.unfiled.has(match)) this.fileAll();
    this.unfiled.delete(match);
  }

  /** Files everything by match, in one transaction. */
  fileAll(aside: ReadonlyMap<number, string> = new Map()): void {
    if (this.actions === 0 && aside.size === 0) return;
    inTransaction(this.database, () => {
      for (const [match, lines] of aside) this.putAside.run(match, lines);
      for (const [match, { length, lines }] of this.unfiled) {
        if (lines !== '') this.file.run(match, length, lines);
      }
      this.database.exec('delete from journal');
    });
    this.unfiled.clear();
    this.actions = 0;
  }

  private mustBeWhole(match: number): void {
    if (this.damaged.has(match)) throw new Damaged(lossOf(match));
  }

  private checked(appends: readonly Append[]): Row[] {
    const rows: Row[] = [];
    try {
      for (const append of appends) {
        const { match, sequence } = append;
        this.mustBeWhole(match);
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
    const filed = oneRow<{ length: number }>(this.filedLength, match);
    const entry = { length: filed?.length ?? 0, lines: '', pending: 0 };
    this.unfiled.set(match, entry);
    return entry;
  }
}

const lossOf = (match: number): string =>
  match === NO_MATCH ? 'Some actions belong to no known match.' : `Actions of match ${match} are missing.`;

/** An action that may be written: its line, and the match it belongs to. */
interface Row {
  readonly match: number;
  readonly sequence: number;
  readonly entry: Unfiled;
  readonly line: string;
}

/** The action last, because it has blanks. */
export const lineOf = ({ seat, at, action, id, digest }: LogLine): string =>
  `${seat}${id === undefined ? '' : `:${id}`}${digest === undefined ? '' : `#${digest}`} ${at} ${action}\n`;

export function readLines(text: string): LogLine[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line, index) => {
      const read = readLine(line);
      if (!read) throw new Damaged(`Action ${index + 1} cannot be read.`);
      return read;
    });
}

/** `null` for what is no line of a log. */
export function readLine(line: string): LogLine | null {
  const afterSeat = line.indexOf(' ');
  const afterTime = line.indexOf(' ', afterSeat + 1);
  const [who = '', digest] = line.slice(0, afterSeat).split('#');
  const [seat = Number.NaN, id] = who.split(':').map(Number);
  const at = Number(line.slice(afterSeat + 1, afterTime));
  const isWhole =
    afterSeat > 0 &&
    afterTime > afterSeat &&
    Number.isInteger(seat) &&
    Number.isFinite(at) &&
    (id === undefined || Number.isInteger(id)) &&
    digest !== '';
  if (!isWhole) return null;
  return {
    seat,
    at,
    action: line.slice(afterTime + 1),
    ...(id === undefined ? {} : { id }),
    ...(digest === undefined ? {} : { digest }),
  };
}
