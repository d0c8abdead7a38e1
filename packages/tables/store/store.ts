/**
 * What is kept of tables, behind one small interface. Everything is asked for with promises, so that a database in this
 * process, in a browser or across a network fits.
 */
import { type Circle, EVERYBODY, type Options, type Seat } from '@airlock/kernel';
import type { TableInfo, TableNews, TableTime, TalkLine, WatchingRule } from '@airlock/protocol';

export type PersonId = string;

export interface Person {
  readonly id: PersonId;
  readonly name: string;
}

/** Stands for a person who is gone, in seats and as host. */
export const GONE: PersonId = '';

/** What somebody who is gone is called. */
export const SOMEBODY = 'Somebody';

/** From one length of the log to another; `null` while it goes on. */
export type StoodIn = readonly [from: number, to: number | null];

export type SeatRecord =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'person';
      readonly person: PersonId;
      readonly name: string;
      readonly ready: boolean;
      /** When they sat down, by the system's clock. */
      readonly since?: number;
      /** The seat they would like to have instead, before the start. */
      readonly wishes?: Seat;
      /** What has changed since they said they were ready. */
      readonly again?: readonly TableNews[];
      /** The level of the bot that plays on while they are away. */
      readonly standIn?: string;
      /** Which parts of the log a stand-in played: its length before, and after once they were back. */
      readonly stoodIn?: readonly StoodIn[];
      /** Agrees to stop the match before its end. */
      readonly stops?: true;
      /** Somebody who comes by may have the seat while a stand-in plays. */
      readonly offered?: true;
      /** The code of the table in their page that this one is a copy of. */
      readonly local?: string;
    }
  | {
      readonly kind: 'bot';
      readonly level: string;
      readonly name: string;
      /** Somebody who comes by may have the seat, although the match has begun. */
      readonly offered?: true;
    };

/** A table with everything but its actions. A table has one match; a rematch is another table. */
export interface TableRecord {
  /** Also the number of its match. Given by the store. */
  readonly number: number;
  readonly code: string;
  readonly game: string;
  readonly host: PersonId;
  readonly options: Options;
  readonly seats: readonly SeatRecord[];
  readonly stage: TableInfo['stage'];
  /** The match, from its start on. */
  readonly match: MatchStart | null;
  readonly rematch: string | null;
  readonly changedAt: number;
  /** Answers that are kept until the deadline of their question; those to an earlier question no longer mean anything. */
  readonly sealed?: SealedRecord;
  /** What people have agreed on besides the rules of the game. */
  readonly company?: CompanyRecord;
}

/** The time that everybody had spent when the log had this length, in milliseconds, and from when the open question counted. */
export interface BankRecord {
  readonly length: number;
  /** In milliseconds since the match began. */
  readonly from: number;
  readonly spent: readonly number[];
  /** Somebody was given more time for the question. */
  readonly more?: true;
}

/** Somebody who watches through a seat whose player agreed. */
export interface Look {
  readonly person: PersonId;
  readonly name: string;
  readonly seat: Seat;
}

/** Somebody who waits for an answer: to be let in, or to look through a seat. */
export interface Wish {
  readonly number: number;
  readonly person: Person;
  /** The seat to look through; `null` to be let in. */
  readonly seat: Seat | null;
}

export interface CompanyRecord {
  /** Who may watch. */
  readonly watching?: WatchingRule;
  /** Those whom the host has let in to watch. */
  readonly letIn?: readonly PersonId[];
  readonly looks?: readonly Look[];
  /** Those who wait for an answer about watching. */
  readonly wishes?: readonly Wish[];
  /** Those who have ever looked through a seat of this match. */
  readonly insiders?: readonly PersonId[];
  /** Those whom the host has muted. */
  readonly muted?: readonly PersonId[];
  /** Those whom the host has removed. */
  readonly keptOut?: readonly PersonId[];
  /** Those who no longer want to see the match in their list. */
  readonly unlisted?: readonly PersonId[];
  /** How long a decision may take, where that is not the game's own business. */
  readonly time?: TableTime;
  /** The question for which somebody asked for more time, by its place in the log, and how much there is more. */
  readonly moreTime?: { readonly asked: number; readonly milliseconds: number };
  /** Where everybody has time of their own: what the log does not tell of it. */
  readonly banks?: BankRecord;
  /** The table wants company. */
  readonly open?: OpenRecord;
  /** No program may be invited. */
  readonly noPrograms?: true;
  readonly invited?: readonly InvitationRecord[];
}

/** A program that may sit down. */
export interface InvitationRecord {
  readonly program: PersonId;
  /** Who would like it to play. */
  readonly from: PersonId;
  /** The seat that is kept for it, where it is challenged. */
  readonly seat?: Seat;
}

export interface OpenRecord {
  /** By the system's clock. */
  readonly since: number;
  readonly minutes: number;
  /** When bots of the level take the open seats; `null` for never. */
  readonly fillAt: number | null;
  readonly level: string;
}

export interface SealedRecord {
  /** Where in the log the question was asked. */
  readonly asked: number;
  readonly answers: readonly SealedAnswerRecord[];
}

export interface SealedAnswerRecord {
  readonly seat: Seat;
  readonly action: string;
  /** The number that the seat's message had. */
  readonly id?: number;
}

export interface MatchStart {
  /** The version of the rules. */
  readonly rules: number;
  readonly seed: string;
  readonly startedAt: number;
  /** The version of the rules by which it could not go on, so that it ended without a winner. */
  readonly endedBy?: number;
}

/** One action as it is kept: by its text, which outlives every renumbering. `undo` takes the last one back. */
export interface LogLine {
  readonly seat: Seat;
  readonly action: string;
  readonly at: number;
  /** The seat's own number for it, by which it is known when it is sent again, where nothing else would tell. */
  readonly id?: number;
  /** Of the state it led to (`digestOf`), at intervals: other rules must lead there as well, or the match cannot go on. */
  readonly digest?: string;
}

export const UNDO_TEXT = 'undo';

/** One thing to write down. A group of them is written whole or not at all. */
export type Write =
  | ({
      readonly kind: 'action';
      readonly match: number;
      /** How many actions the match had before: no other action may ever have the same. */
      readonly sequence: number;
    } & LogLine)
  | {
      readonly kind: 'table';
      readonly table: TableRecord;
      /** Who has left the table for good, also where nobody takes a seat any more. */
      readonly without?: PersonId;
    }
  | {
      readonly kind: 'talk';
      readonly table: number;
      readonly line: TalkLine;
      /** Who said it. */
      readonly person?: PersonId;
    };

/** Somebody else wrote the action of that sequence, or one before it is missing. */
export class SequenceConflict extends Error {
  constructor(match: number, sequence: number, length: number) {
    super(`Match ${match} has ${length} actions, so none can be written as number ${sequence + 1}.`);
  }
}

/** The disk is full, or cannot be written for another reason; nothing of the group was kept. */
export class CannotWrite extends Error {
  constructor(cause: unknown) {
    super(`The disk cannot be written: ${cause instanceof Error ? cause.message : String(cause)}.`, {
      cause,
    });
  }
}

/** The store went away while it wrote: all of the group was kept, or nothing, and nobody knows yet which. */
export class InDoubt extends CannotWrite {}

/** What is kept of a table or its match cannot be read. */
export class Damaged extends Error {}

/** On the wire, what everybody hears names no circle. */
export const inCircle = (circle: Circle): { circle?: Circle } => (circle === EVERYBODY ? {} : { circle });

export interface TableStore {
  /** Writes a group in one durable transaction; when the promise is kept, it survives any crash. */
  commit(group: readonly Write[]): Promise<void>;

  /** Keeps a new table, or says that its code is taken. */
  createTable(table: Omit<TableRecord, 'number'>): Promise<TableRecord | 'code-taken'>;
  table(code: string): Promise<TableRecord | undefined>;
  /** The newest tables at which somebody has a seat or which they set. */
  tablesOf(person: PersonId, most: number): Promise<TableRecord[]>;
  /** Tables of a game whose matches were dealt from that name (the option `seed`), the first begun first. Looks at every table of the game. */
  tablesDealt(game: string, seed: string, most: number): Promise<TableRecord[]>;
  log(match: number): Promise<LogLine[]>;
  /** The last lines said in a circle of a table, oldest first. */
  talk(table: number, circle: Circle, most: number): Promise<TalkLine[]>;
  /** How many lines were said at a table, by circle. */
  talkLines(table: number): Promise<Map<Circle, number>>;

  /** Codes of tables where a match is going on at a slow pace: their clocks run although nobody is there. */
  slowTables?(most: number): Promise<string[]>;

  /** Tables that want company, the one that has longest first; in a page there is nobody else. */
  openTables?(most: number): Promise<TableRecord[]>;

  /** Writes something that changes nothing, to find out whether anything can be written; else `CannotWrite`. */
  tryWriting(): Promise<void>;
}
