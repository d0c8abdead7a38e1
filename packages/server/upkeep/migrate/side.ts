/** One of the two places that data is moved between: a data folder or a PostgreSQL database. */

type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** What both places keep alike, each with the columns that make a row the only one of its kind. */
export const TABLES = {
  person: ['id'],
  session: ['id'],
  push: ['endpoint'],
  passkey: ['id'],
  report: ['number'],
  ban: ['kind', 'who'],
  game_table: ['number'],
  sitting: ['person', 'table_number'],
  talk: ['table_number', 'circle', 'number'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TableName = keyof typeof TABLES;

export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

/** A log as it is kept: a line for each action. */
export interface Log {
  readonly match: number;
  readonly length: number;
  readonly lines: string;
}

export interface Side {
  /** As a sentence names it, without a password. */
  readonly name: string;
  columns(table: TableName): Promise<readonly string[]>;
  /** In the order of their keys. */
  rows(table: TableName): AsyncIterable<Row>;
  logs(): AsyncIterable<Log>;
  cookieKey(): Promise<string | null>;
  /** How many matches are damaged and cannot be moved. */
  damaged(): Promise<number>;
  isEmpty(): Promise<boolean>;
  /** Everything written meanwhile is kept, or nothing. */
  filling(work: (into: Filling) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export interface Filling {
  put(table: TableName, columns: readonly string[], rows: readonly Row[]): Promise<void>;
  putLogs(logs: readonly Log[]): Promise<void>;
  putCookieKey(key: string): Promise<void>;
}
