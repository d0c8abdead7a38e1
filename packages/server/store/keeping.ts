/**
 * How a store lets go: of tables and people whose time is over, and of somebody who wants to be forgotten. Everything
 * is done in steps of a bounded size, so that nobody who plays waits for it, and every step can be the last before a crash.
 */
import type { PersonId, TableRecord } from './store.ts';

/** A table that was not changed for long. */
export interface OldTable {
  readonly number: number;
  readonly code: string;
  readonly changedAt: number;
}

/** A person who was not here for long. */
export interface OldPerson {
  readonly id: PersonId;
  readonly seenAt: number;
  /** Whether they set a table or sit at one. */
  readonly hasSeat: boolean;
}

/** All that is kept of a person besides tables and talk. */
export interface PersonRecord {
  readonly id: PersonId;
  readonly name: string;
  /** When they were last here, to the day. */
  readonly seenAt: number;
}

/** Something that a person said. */
export interface SaidLine {
  readonly table: string;
  readonly text: string;
  readonly at: number;
}

export interface Keeping {
  /** Tables of a stage that were last changed before a time, oldest first, behind the one that was last given. */
  oldTables(
    stage: TableRecord['stage'],
    before: number,
    behind: OldTable | null,
    most: number,
  ): Promise<OldTable[]>;
  /** When the last action of a match was done, in milliseconds since it began; `null` where none was. */
  lastActionAt(match: number): Promise<number | null>;
  /** Removes a table with all that belongs to it, at most this many rows; says whether nothing is left. */
  removeTable(table: number, mostRows: number): Promise<boolean>;

  personRecord(id: PersonId): Promise<PersonRecord | undefined>;
  /** People of a name, for those who look after the data. */
  peopleNamed(name: string, most: number): Promise<PersonRecord[]>;
  /** People who were not here since a time, longest ago first, behind the one that was last given. */
  oldPeople(before: number, behind: OldPerson | null, most: number): Promise<OldPerson[]>;
  /** People who want to be forgotten, and of whom something is still kept. */
  leavingPeople(most: number): Promise<PersonId[]>;
  removePerson(id: PersonId): Promise<void>;

  /** What a person said, newest first. */
  linesOf(person: PersonId, most: number): Promise<SaidLine[]>;
  /** Lets some lines of a person be anybody's, and gives how many. */
  unnameLines(person: PersonId, most: number): Promise<number>;
}
