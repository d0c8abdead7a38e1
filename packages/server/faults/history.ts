/** What the people of a fault run did and were told, as they wrote it down themselves. */
import type { TalkLine } from '@airlock/protocol';
import type { LogLine, TableRecord } from '../store/store.ts';

/** Something that somebody sent, perhaps several times because no answer came. */
export interface Sent {
  readonly id: number;
  /** An action's text, or `undo`. */
  readonly action: string;
  readonly after: number;
  times: number;
  /** The sequences of all answers that name its id. */
  readonly answers: number[];
  /** The codes with which it was refused. */
  readonly refusals: string[];
}

/** One moment as it was told. */
export interface Heard {
  readonly sequence: number;
  readonly seat: number;
  readonly at: number;
  readonly events: readonly unknown[];
  /** What changed in their view although nothing was told. */
  readonly changes?: unknown;
}

/** One person at one table, over all connections. */
export interface Sitting {
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly name: string;
  readonly sent: Sent[];
  readonly heard: Heard[];
  /** What came when: single entries, and whole views of this many. */
  readonly order: { readonly sequence: number; readonly isView: boolean }[];
  readonly talk: TalkLine[];
  readonly said: string[];
  /** Whether they were told that it is over. */
  isOver: boolean;
  /** What they know at the end, and how much of the log that is. */
  view: unknown;
  sequence: number;
}

/** A table that the server said was set, and what it said of it. */
export interface Promised {
  readonly table: string;
  readonly game: string;
  /** People in their seats, by name. */
  readonly seats: readonly string[];
  /** To the seed, once the match had begun. */
  readonly commitment: string | null;
}

/** What the disk has of a table in the end. */
export interface OnDisk {
  readonly record: TableRecord;
  readonly log: readonly LogLine[];
  readonly talk: readonly TalkLine[];
}

export interface History {
  readonly promised: readonly Promised[];
  readonly sittings: readonly Sitting[];
}
