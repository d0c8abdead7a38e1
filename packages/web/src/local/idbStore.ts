/**
 * Keeps the tables of this browser in IndexedDB. A group is one transaction with strict durability, and counts as written when
 * the browser says that it is complete: a tab that is killed at any moment loses nothing that was shown.
 *
 * Several tabs may come to write. Each that takes over begins a term of its own, and a transaction of an earlier term
 * writes nothing: whoever was taken for gone and comes back cannot disturb anything.
 */
import { type Circle, EVERYBODY } from '@airlock/kernel';
import type { TalkLine } from '@airlock/protocol';
import {
  CannotWrite,
  type LogLine,
  type PersonId,
  SequenceConflict,
  type TableRecord,
  type TableStore,
  type Write,
} from '@airlock/tables';

/** The form of what is kept here. Raise it together with what `upgrade` does, and only by adding. */
const FORMAT = 1;

const EVERYTHING = ['meta', 'tables', 'log', 'talk'] as const;
type Part = (typeof EVERYTHING)[number];

/** Another tab has taken over: what this one does is not kept any more. */
export class TakenOver extends Error {
  constructor() {
    super('Another tab keeps these tables now.');
  }
}

/** As it is kept: with the person who said it, which the line itself does not tell. */
interface KeptLine {
  readonly line: TalkLine;
  readonly person?: PersonId;
}

export class IdbStore implements TableStore {
  private readonly name: string;
  private connection: Promise<IDBDatabase> | null = null;
  private term = 0;
  /** How many actions a match has; this term is the only one that writes. */
  private readonly lengths = new Map<number, number>();

  constructor(name: string) {
    this.name = name;
  }

  /** Begins a term: from now on nobody else's writes are kept. */
  async takeOver(): Promise<void> {
    this.lengths.clear();
    await this.write(['meta'], (of) => {
      const asked = of('meta').get('term');
      asked.onsuccess = () => {
        this.term = Number(asked.result ?? 0) + 1;
        of('meta').put(this.term, 'term');
      };
    });
  }

  async commit(group: readonly Write[]): Promise<void> {
    await this.checkSequences(group);
    try {
      await this.writeInTerm((of) => {
        for (const write of group) put(of, write);
      });
    } catch (error) {
      this.lengths.clear();
      throw error;
    }
    for (const write of group) if (write.kind === 'action') this.lengths.set(write.match, write.sequence + 1);
  }

  async createTable(table: Omit<TableRecord, 'number'>): Promise<TableRecord | 'code-taken'> {
    let made: TableRecord | 'code-taken' = 'code-taken';
    await this.writeInTerm((of) => {
      const taken = of('tables').index('code').getKey(table.code);
      taken.onsuccess = () => {
        if (taken.result !== undefined) return;
        const added = of('tables').add(table);
        added.onsuccess = () => {
          made = { ...table, number: Number(added.result) };
        };
      };
    });
    return made;
  }

  table(code: string): Promise<TableRecord | undefined> {
    return this.read('tables', (tables) => tables.index('code').get(code));
  }

  async tablesOf(person: PersonId, most: number): Promise<TableRecord[]> {
    const mine = (await this.allTables()).filter(
      ({ host, seats }) =>
        host === person || seats.some((seat) => seat.kind === 'person' && seat.person === person),
    );
    return mine.reverse().slice(0, most);
  }

  async tablesDealt(game: string, seed: string, most: number): Promise<TableRecord[]> {
    const dealt = (await this.allTables()).filter(
      (table) => table.game === game && table.options.seed === seed && table.match !== null,
    );
    return dealt
      .sort((one, other) => (one.match?.startedAt ?? 0) - (other.match?.startedAt ?? 0))
      .slice(0, most);
  }

  log(match: number): Promise<LogLine[]> {
    return this.read('log', (log) => log.getAll(within([match])));
  }

  async talk(table: number, circle: Circle, most: number): Promise<TalkLine[]> {
    const kept = await this.read<KeptLine[]>('talk', (talk) => talk.getAll(within([table, circle])));
    return kept.slice(-most).map(({ line }) => line);
  }

  async talkLines(table: number): Promise<Map<Circle, number>> {
    const kept = await this.read<KeptLine[]>('talk', (talk) => talk.getAll(within([table])));
    return new Map(kept.map(({ line }) => [line.circle ?? EVERYBODY, line.number]));
  }

  async tryWriting(): Promise<void> {
    await this.writeInTerm((of) => void of('meta').put(Date.now(), 'tried'));
  }

  private allTables(): Promise<TableRecord[]> {
    return this.read('tables', (tables) => tables.getAll());
  }

  private async checkSequences(group: readonly Write[]): Promise<void> {
    const lengths = new Map<number, number>();
    for (const write of group) {
      if (write.kind !== 'action') continue;
      const { match, sequence } = write;
      const length = lengths.get(match) ?? this.lengths.get(match) ?? (await this.lengthOf(match));
      if (sequence !== length) throw new SequenceConflict(match, sequence, length);
      lengths.set(match, length + 1);
    }
  }

  private lengthOf(match: number): Promise<number> {
    return this.read('log', (log) => log.count(within([match])));
  }

  /** The first write begins the term, where nobody has before: a browser may have refused it then. */
  private async writeInTerm(work: (of: (part: Part) => IDBObjectStore) => void): Promise<void> {
    if (this.term === 0) await this.takeOver();
    await this.write(EVERYTHING, (of, abort) => {
      const asked = of('meta').get('term');
      asked.onsuccess = () => {
        if (asked.result !== this.term) abort(new TakenOver());
      };
      work(of);
    });
  }

  private async write(
    parts: readonly Part[],
    work: (of: (part: Part) => IDBObjectStore, abort: (why: Error) => void) => void,
  ): Promise<void> {
    const database = await this.open();
    return new Promise((resolve, reject) => {
      let why: Error | null = null;
      const transaction = database.transaction(parts, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(why ?? new CannotWrite(transaction.error));
      try {
        work(
          (part) => transaction.objectStore(part),
          (reason) => {
            why = reason;
            transaction.abort();
          },
        );
      } catch (error) {
        // Some browsers say at once that there is no room, others when it is to be kept.
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        why = isFull ? new CannotWrite(error) : error instanceof Error ? error : new Error(String(error));
        transaction.abort();
      }
    });
  }

  private async read<Value>(part: Part, ask: (store: IDBObjectStore) => IDBRequest): Promise<Value> {
    const database = await this.open();
    return new Promise((resolve, reject) => {
      const request = ask(database.transaction(part).objectStore(part));
      request.onsuccess = () => resolve(request.result as Value);
      request.onerror = () => reject(request.error);
    });
  }

  /** A browser may close a database by itself, and a newer page may want it: then it is opened anew. */
  private open(): Promise<IDBDatabase> {
    this.connection ??= opened(this.name, () => {
      this.connection = null;
    }).catch((error) => {
      this.connection = null;
      throw new CannotWrite(error);
    });
    return this.connection;
  }
}

function opened(name: string, gone: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, FORMAT);
    request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = gone;
      database.onversionchange = () => {
        gone();
        database.close();
      };
      resolve(database);
    };
  });
}

/** From what an earlier page left here to what this one keeps. */
function upgrade(database: IDBDatabase, from: number): void {
  if (from >= 1) return;
  database.createObjectStore('meta');
  const tables = database.createObjectStore('tables', { keyPath: 'number', autoIncrement: true });
  tables.createIndex('code', 'code', { unique: true });
  // By match and sequence; by table, circle and number.
  database.createObjectStore('log');
  database.createObjectStore('talk');
}

/** `add` refuses what is there already, which takes the whole group back. */
function put(of: (part: Part) => IDBObjectStore, write: Write): void {
  switch (write.kind) {
    case 'action':
      of('log').add(lineOf(write), [write.match, write.sequence]);
      return;
    case 'table':
      of('tables').put(write.table);
      return;
    case 'talk': {
      const { table, line, person } = write;
      const kept: KeptLine = { line, ...(person === undefined ? {} : { person }) };
      of('talk').add(kept, [table, line.circle ?? EVERYBODY, line.number]);
    }
  }
}

const lineOf = ({ seat, action, at, id, digest }: LogLine): LogLine => ({
  seat,
  action,
  at,
  ...(id === undefined ? {} : { id }),
  ...(digest === undefined ? {} : { digest }),
});

/** All keys that begin like this. An array is above every number. */
const within = (start: readonly number[]): IDBKeyRange => IDBKeyRange.bound([...start], [...start, []]);
