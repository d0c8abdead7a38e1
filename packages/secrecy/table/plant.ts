/** A fault that is put into both servers, to see whether it is found. Whatever leaks through it depends on the hidden state. */
import type { AnyGame } from '@airlock/kernel';

/** What somebody gets: the kind of message or the route that answers, and the text. */
export interface Message {
  readonly channel: string;
  readonly text: string;
}

/** What people get instead of a message. */
export type Rewrite = (message: Message) => readonly Message[];

export interface Plant {
  /** The rules leak. */
  readonly game?: (game: AnyGame) => AnyGame;
  /** The server leaks the state it was prepared with. */
  readonly rewrite?: (state: unknown) => Rewrite;
}
