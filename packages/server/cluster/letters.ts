/** What servers write to each other about the lines of their clients. Numbered, so that a missing one is noticed. */
import type { ClientMessage, NewsLine } from '@airlock/protocol';
import type { Spent } from '../border/budgets.ts';
import type { FarListener } from '../programs/news.ts';
import type { Person, PersonId } from '../store/store.ts';

/** Who speaks over a line, as the server knows it that has the socket. */
export interface Speaker {
  readonly person: Person | null;
  readonly address: string;
  readonly heardAt: number;
  readonly roundTrips: readonly number[];
}

/** To the server that has the table. */
export type Visit = { readonly visit: string; readonly number: number } & (
  | { readonly says: ClientMessage; readonly speaker: Speaker }
  | { readonly leaves: true }
);

/** To the server that has the socket. */
export type Reply = { readonly reply: string; readonly number: number } & (
  | { readonly text: string }
  /** Asks for a sign of life. */
  | { readonly beat: true }
  | { readonly drop: true }
);

/** To all. */
export type Notice =
  /** They want to be forgotten. */
  | { readonly notice: 'gone'; readonly person: PersonId }
  | { readonly notice: 'renamed'; readonly person: Person }
  /** Who is kept out has changed. */
  | { readonly notice: 'bans' }
  | {
      readonly notice: 'signedOut';
      readonly person: Person;
      readonly session: string;
      readonly everywhere: boolean;
    };

/** To all: what was drawn from the budgets there. */
export interface Spending {
  readonly spent: Spent;
}

/** To all: who listens to their news there, everybody each time. */
export interface Listening {
  readonly listeners: readonly FarListener[];
}

/** To the server where somebody listens. */
export interface Telling {
  readonly news: NewsLine;
  readonly to: PersonId;
}

/** One that could not be sent. */
export interface Unheard {
  readonly unheard: Letter;
}

export type Letter = Visit | Reply | Notice | Spending | Listening | Telling;
