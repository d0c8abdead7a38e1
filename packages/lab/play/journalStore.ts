/**
 * A store of tables that is one file: a line for each group that was written, on the disk before anything of it is shown. Everything
 * is in memory besides, so it is for a match or two and not for a house. Without a file nothing is kept.
 */
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { type Circle, EVERYBODY } from '@airlock/kernel';
import type { TalkLine } from '@airlock/protocol';
import {
  CannotWrite,
  Damaged,
  type LogLine,
  type PersonId,
  SequenceConflict,
  type TableRecord,
  type TableStore,
  type Write,
} from '@airlock/tables';
import { formerGroups, isFormer } from './formerFile.ts';

type Group = readonly Write[];

/** What the groups come to. */
class Contents {
  readonly tables = new Map<string, TableRecord>();
  private readonly logs = new Map<number, LogLine[]>();
  private readonly talks = new Map<number, TalkLine[]>();

  get lastNumber(): number {
    return Math.max(0, ...[...this.tables.values()].map(({ number }) => number));
  }

  log(match: number): readonly LogLine[] {
    return this.logs.get(match) ?? [];
  }

  talk(table: number): readonly TalkLine[] {
    return this.talks.get(table) ?? [];
  }

  /** Throws where an action of the group would be doubled, or one before it is missing. */
  mustFollow(group: Group): void {
    const lengths = new Map<number, number>();
    for (const write of group) {
      if (write.kind !== 'action') continue;
      const { match, sequence } = write;
      const length = lengths.get(match) ?? this.log(match).length;
      if (sequence !== length) throw new SequenceConflict(match, sequence, length);
      lengths.set(match, length + 1);
    }
  }

  /** As a file that holds the same. */
  written(): string {
    const groups: Group[] = [
      [...this.tables.values()].map((table) => ({ kind: 'table', table })),
      ...[...this.logs].map(([match, lines]) =>
        lines.map((line, sequence): Write => ({ kind: 'action', match, sequence, ...line })),
      ),
      ...[...this.talks].map(([table, lines]) => lines.map((line): Write => ({ kind: 'talk', table, line }))),
    ];
    return groups.flatMap((group) => (group.length > 0 ? `${JSON.stringify(group)}\n` : [])).join('');
  }

  take(group: Group): void {
    for (const write of group) {
      if (write.kind === 'table') this.tables.set(write.table.code, write.table);
      else if (write.kind === 'talk') this.talks.set(write.table, [...this.talk(write.table), write.line]);
      else {
        const { kind, match, sequence, ...line } = write;
        this.logs.set(match, [...this.log(match), line]);
      }
    }
  }
}

/** What stands behind the last line break was being written when the computer stopped: nobody was shown it. */
const wholeLines = (text: string): string => text.slice(0, text.lastIndexOf('\n') + 1);

function groupsIn(text: string, file: string): Group[] {
  const [first, ...others] = wholeLines(text)
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  if (first === undefined) return [];
  return isFormer(first) ? formerGroups(first, others, basename(file, extname(file))) : [first, ...others];
}

function contentsOf(text: string, file: string): Contents {
  const contents = new Contents();
  try {
    for (const group of groupsIn(text, file)) {
      contents.mustFollow(group);
      contents.take(group);
    }
  } catch (error) {
    throw new Damaged(String((error as Error).message));
  }
  return contents;
}

/** What a file holds, without opening it for more. Throws `Damaged`. */
export function lookInto(file: string): { readonly table: TableRecord; readonly actions: number } {
  const contents = contentsOf(readFileSync(file, 'utf8'), file);
  const [table] = contents.tables.values();
  if (!table) throw new Damaged('There is no table in it.');
  return { table, actions: contents.log(table.number).length };
}

/** Whoever is killed in between leaves the file that was there. */
function replaceFile(file: string, text: string): void {
  const fresh = `${file}.new`;
  const handle = openSync(fresh, 'w', 0o600);
  writeFileSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(fresh, file);
}

export class JournalStore implements TableStore {
  private readonly contents: Contents;
  private readonly handle: number | null;
  /** How long the file is, all of it whole lines. */
  private length = 0;

  /** Throws `Damaged`, or what the system says where the file cannot be opened. */
  constructor(file: string | null) {
    const before = file !== null && existsSync(file) ? readFileSync(file, 'utf8') : '';
    this.contents = contentsOf(before, file ?? '');
    if (file === null) {
      this.handle = null;
      return;
    }
    mkdirSync(dirname(file), { recursive: true });
    // Written anew: a line that was cut off is not continued, nor is the form of former files.
    if (before !== '') replaceFile(file, this.contents.written());
    this.handle = openSync(file, 'a', 0o600);
    this.length = fstatSync(this.handle).size;
  }

  async commit(group: Group): Promise<void> {
    this.contents.mustFollow(group);
    this.write(group);
    this.contents.take(group);
  }

  async createTable(table: Omit<TableRecord, 'number'>): Promise<TableRecord | 'code-taken'> {
    if (this.contents.tables.has(table.code)) return 'code-taken';
    const record = { ...table, number: this.contents.lastNumber + 1 };
    await this.commit([{ kind: 'table', table: record }]);
    return record;
  }

  async table(code: string): Promise<TableRecord | undefined> {
    return this.contents.tables.get(code);
  }

  async tablesOf(person: PersonId, most: number): Promise<TableRecord[]> {
    const isTheirs = ({ host, seats }: TableRecord): boolean =>
      host === person || seats.some((seat) => seat.kind === 'person' && seat.person === person);
    const theirs = [...this.contents.tables.values()].filter(isTheirs);
    return theirs.sort((a, b) => b.number - a.number).slice(0, most);
  }

  async tablesDealt(game: string, seed: string, most: number): Promise<TableRecord[]> {
    const dealt = [...this.contents.tables.values()].flatMap((table) =>
      table.match && table.game === game && table.options.seed === seed
        ? [{ table, startedAt: table.match.startedAt }]
        : [],
    );
    return dealt
      .sort((a, b) => a.startedAt - b.startedAt)
      .slice(0, most)
      .map(({ table }) => table);
  }

  async log(match: number): Promise<LogLine[]> {
    return [...this.contents.log(match)];
  }

  async talk(table: number, circle: Circle, most: number): Promise<TalkLine[]> {
    return this.contents
      .talk(table)
      .filter((line) => (line.circle ?? EVERYBODY) === circle)
      .slice(-most);
  }

  async talkLines(table: number): Promise<Map<Circle, number>> {
    const lines = new Map<Circle, number>();
    for (const { circle = EVERYBODY } of this.contents.talk(table))
      lines.set(circle, (lines.get(circle) ?? 0) + 1);
    return lines;
  }

  async tryWriting(): Promise<void> {
    this.write([]);
  }

  close(): void {
    if (this.handle !== null) closeSync(this.handle);
  }

  /** A group is one line: whoever is killed in between leaves all of it or nothing. */
  private write(group: Group): void {
    if (this.handle === null) return;
    const line = Buffer.from(`${JSON.stringify(group)}\n`);
    try {
      for (let done = 0; done < line.length; ) done += writeSync(this.handle, line, done);
      fsyncSync(this.handle);
      this.length += line.length;
    } catch (error) {
      // A full disk may have taken a part of it, which the next group must not follow.
      ftruncateSync(this.handle, this.length);
      throw new CannotWrite(error);
    }
  }
}
