/** What the server keeps on disk: tables, and the people and sessions that only a server has. */
import type { Person, PersonId, SideBySide, TableStore, Write as TableWrite } from '@airlock/tables';
import type { ComplaintShelf, ComplaintWrite } from './complaints.ts';
import type { IdentityShelf, IdentityWrite } from './identity.ts';
import type { Keeping } from './keeping.ts';

export {
  CannotWrite,
  type CompanyRecord,
  Damaged,
  InDoubt,
  inCircle,
  type LogLine,
  type MatchStart,
  type Person,
  type PersonId,
  type SealedAnswerRecord,
  type SealedRecord,
  type SeatRecord,
  SequenceConflict,
  type TableRecord,
  UNDO_TEXT,
} from '@airlock/tables';

/** A digest of a token; the token itself is kept by its owner alone. */
export type TokenHash = string;

/** Somebody signed in at one browser. The token changes now and then; see `people/sessions.ts`. */
export interface SessionRecord {
  readonly id: string;
  readonly person: PersonId;
  readonly token: TokenHash;
  /** The token that will take its place; already good. */
  readonly next: TokenHash;
  /** The one before, still good until `formerUntil`. */
  readonly former: TokenHash | null;
  readonly formerUntil: number;
  readonly createdAt: number;
  /** When the token last changed. */
  readonly renewedAt: number;
  readonly expiresAt: number;
  /** The browser it began in, in plain words, where that is known. */
  readonly device: string | null;
}

/** A browser that wants to be told of somebody's tables, as it has described itself. It ends with its session. */
export interface PushRecord {
  /** Where its push service takes messages for it. */
  readonly endpoint: string;
  readonly person: PersonId;
  readonly session: string;
  /** What messages to it are encrypted with. */
  readonly p256dh: string;
  readonly auth: string;
  readonly createdAt: number;
  /** What it wants to be told of: occasions, with blanks between them. */
  readonly wants: string;
}

/** One thing to write down. A group of them is written whole or not at all. */
export type Write =
  | TableWrite
  | IdentityWrite
  | ComplaintWrite
  | { readonly kind: 'person'; readonly person: Person; readonly seenAt?: number }
  /** They were here. */
  | { readonly kind: 'seen'; readonly person: PersonId; readonly at: number }
  /** They want to be forgotten: from now on they are nobody, and all their sessions have ended. */
  | { readonly kind: 'leaving'; readonly person: PersonId; readonly at: number }
  /** Begins a session, unless it is there already. A cookie from before there were sessions is good no longer. */
  | { readonly kind: 'newSession'; readonly session: SessionRecord }
  /** Changes a session, unless it has ended. */
  | { readonly kind: 'session'; readonly session: SessionRecord }
  | { readonly kind: 'endSession'; readonly id: string }
  /** All of one person. */
  | { readonly kind: 'endSessions'; readonly person: PersonId }
  /** A browser wants to be told; whoever was told there before is not any more. */
  | { readonly kind: 'push'; readonly push: PushRecord }
  | { readonly kind: 'endPush'; readonly endpoint: string };

export interface MatchStore extends TableStore {
  commit(group: readonly Write[]): Promise<void>;
  /** Where it can write several groups at the same time. */
  readonly sideBySide?: SideBySide<Write>;

  person(id: PersonId): Promise<Person | undefined>;
  /** People whose ids begin with this, except those who are leaving: the programs of somebody. */
  peopleWith(prefix: string, most: number): Promise<Person[]>;
  /** Whether a cookie of this person from before there were sessions may still be exchanged for one. */
  hasOldCookie(person: PersonId): Promise<boolean>;
  /** The session of a token: the present one, the next or the former. */
  session(token: TokenHash): Promise<SessionRecord | undefined>;
  /** All sessions of somebody, the newest first; codes are among them. */
  sessionsOf(person: PersonId): Promise<SessionRecord[]>;
  /** How many sessions somebody has. */
  sessionCount(person: PersonId): Promise<number>;
  /** The browsers in which somebody wants to be told when it is their move, the oldest first. */
  pushOf(person: PersonId): Promise<PushRecord[]>;
  /** Ends some of the sessions and challenges that have expired; says how many sessions. */
  endExpiredSessions(now: number, most: number): Promise<number>;

  /** How it lets go of what is not kept any longer. */
  readonly keeping: Keeping;
  /** Passkeys. */
  readonly identity: IdentityShelf;
  /** Reports and bans. */
  readonly complaints: ComplaintShelf;

  close(): Promise<void>;
}
