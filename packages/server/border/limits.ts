/**
 * How often what may be done, all in one table; docs/PROTOCOL.md shows the same. Sessions are free, so a limit for a person
 * alone would limit nobody: every budget has one for the address too, wide enough for a school class behind it.
 */

export interface Limit {
  /** This often in one go, after a rest. */
  readonly atOnce: number;
  /** This often in the long run. */
  readonly aMinute: number;
}

/** Whose deeds are added up: a person's, those of an address, of an address without a session, or of a table. */
export type Scope = 'person' | 'address' | 'stranger' | 'table';

export const LIMITS = {
  /** Becoming somebody new. */
  sessions: { address: { atOnce: 60, aMinute: 20 } },
  /** Setting up a table, and rematches. */
  tables: { person: { atOnce: 20, aMinute: 10 }, address: { atOnce: 40, aMinute: 20 } },
  /** Every other request that changes something. */
  changes: { person: { atOnce: 120, aMinute: 240 }, address: { atOnce: 600, aMinute: 1_200 } },
  /** Requests that change nothing. */
  reads: {
    person: { atOnce: 120, aMinute: 300 },
    stranger: { atOnce: 240, aMinute: 600 },
    address: { atOnce: 900, aMinute: 2_400 },
  },
  /** The list of one's own tables: each of them is opened for it. */
  lists: { person: { atOnce: 20, aMinute: 40 }, address: { atOnce: 120, aMinute: 240 } },
  /** Inviting a program to a table. */
  invitations: { person: { atOnce: 20, aMinute: 20 }, address: { atOnce: 60, aMinute: 60 } },
  /** Joining a table on the socket, and listening to one's news. */
  joins: {
    person: { atOnce: 40, aMinute: 60 },
    stranger: { atOnce: 60, aMinute: 120 },
    address: { atOnce: 300, aMinute: 600 },
  },
  /** Signing in with a code: guessing one. */
  signIns: { address: { atOnce: 10, aMinute: 4 } },
  /** Asking what to sign with a passkey: each is written down until it is signed or has expired. */
  challenges: { address: { atOnce: 30, aMinute: 20 } },
  /** What whoever runs the server asks: guessing the token. */
  operator: { address: { atOnce: 30, aMinute: 30 } },
  /** Wanting to be told in a browser when it is one's move. */
  subscriptions: { person: { atOnce: 10, aMinute: 4 }, address: { atOnce: 60, aMinute: 30 } },
  /** Reports to whoever runs the server. */
  reports: { person: { atOnce: 5, aMinute: 2 }, address: { atOnce: 20, aMinute: 10 } },
  /** Asking for tables that do not exist: guessing codes. */
  misses: { address: { atOnce: 30, aMinute: 3 } },
  /** Talking at one's table. */
  talk: {
    person: { atOnce: 8, aMinute: 40 },
    address: { atOnce: 60, aMinute: 480 },
    table: { atOnce: 40, aMinute: 240 },
  },
  /** Talking where one only watches. */
  watcherTalk: {
    person: { atOnce: 4, aMinute: 12 },
    address: { atOnce: 24, aMinute: 80 },
    table: { atOnce: 12, aMinute: 40 },
  },
  /** Opening a socket. */
  sockets: { address: { atOnce: 120, aMinute: 600 } },
  /** Messages on all sockets of an address together. */
  frames: { address: { atOnce: 1_500, aMinute: 24_000 } },
} as const satisfies Record<string, Partial<Record<Scope, Limit>>>;

export type BudgetName = keyof typeof LIMITS;

/** Open at the same time, of one address. */
export const MOST_SOCKETS_AN_ADDRESS = 200;
export const MOST_CONNECTIONS_AN_ADDRESS = 500;
