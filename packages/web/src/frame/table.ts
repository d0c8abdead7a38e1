/** What the frame knows of the table besides the match: talk, the people, leaving, and what the menu offers. */
import type { TalkLine } from '@airlock/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { GamePage, SeatedPlayer } from '../games/contract.ts';
import type { JoinedTable } from '../match/joinedTable.ts';
import { go } from '../router.ts';

export interface Voter {
  readonly name: string;
  readonly you: boolean;
  readonly stops: boolean;
  /** False for somebody away for whom a bot plays. */
  readonly isAsked: boolean;
}

/** How many people want to stop the match, and whether the reader does. */
export interface Abandoning {
  readonly voters: ReadonlySignal<readonly Voter[]>;
  /** Whether the reader has a say. */
  readonly canVote: ReadonlySignal<boolean>;
  readonly votes: ReadonlySignal<{ readonly agreed: number; readonly of: number; readonly mine: boolean }>;
  vote(agree: boolean): void;
}

export interface ToServer {
  move(): void;
  /** Goes there with a friend in the place of a bot; `null` where none sits. */
  readonly invite: (() => void) | null;
}

/** A bot steps in, the reader decides in their place, or they forfeit. */
export type Without = 'standIn' | 'takeOver' | 'claim';

export interface FrameTable {
  readonly page: GamePage;
  readonly code: string;
  readonly talk: ReadonlySignal<readonly TalkLine[]>;
  readonly startedAt: ReadonlySignal<number>;
  /** How many lines were not looked at yet. */
  readonly unread: ReadonlySignal<number>;
  /** Whether what one sees is safe on the server. */
  readonly online: ReadonlySignal<boolean>;
  readonly watchers: ReadonlySignal<number>;
  /** The table at the server, for what is done about its people; `null` where there are none. */
  readonly live: JoinedTable | null;
  /** False when it could not be sent. */
  say(text: string): boolean;
  seeTalk(): void;
  /** Somebody the match waits for whose connection is lost. */
  readonly absent: ReadonlySignal<SeatedPlayer | null>;
  /** Goes on without them, as far as the server allows it yet. */
  goOnWithout(absent: SeatedPlayer, how: Without): void;
  /** Whether the reader could decide in the place of whoever is missing. */
  readonly canTakeOver: ReadonlySignal<boolean>;
  /** Asks for more time for the question that stands; `null` where nobody would give it. */
  readonly moreTime: (() => void) | null;
  resign: (() => void) | null;
  /** Begins a lesson from its first step; `null` at other tables. */
  again: (() => void) | null;
  /** Abandoning the match; `null` where there is none to abandon. */
  readonly abandoning: Abandoning | null;
  /** How a match in this browser goes on at the server; `null` at other tables. */
  readonly toServer: ToServer | null;
  /** The reader's time ran out: they are asked whether they are there, or a bot chooses for them by now. */
  readonly late: ReadonlySignal<'asked' | 'replaced' | null>;
  /** Tells the table that they are there. */
  showLife(): void;
  /** What everybody reads while the bots wait for somebody who asked for a moment. */
  readonly interrupt: ReadonlySignal<string | null>;
  /** Whether bots think less than usual, because the server is busy. */
  readonly busy: ReadonlySignal<boolean>;
  /** Whether clock and bots are on hold because no player is there. */
  readonly resting: ReadonlySignal<boolean>;
  leave(): void;
  /** Goes to a moment of a finished match; `null` while it is played. */
  showMoment: ((sequence: number) => void) | null;
}

const nothing = () => undefined;

/** A table that exists in the page only, with nobody else and no server: a lesson, or a match that is over. */
export const tableAlone = (
  own: Pick<FrameTable, 'page'> & Partial<Pick<FrameTable, 'code' | 'showMoment' | 'again'>>,
): FrameTable => ({
  code: '',
  talk: signal([]),
  startedAt: signal(0),
  unread: signal(0),
  online: signal(true),
  watchers: signal(0),
  live: null,
  say: () => false,
  seeTalk: nothing,
  absent: signal(null),
  goOnWithout: nothing,
  canTakeOver: signal(false),
  moreTime: null,
  resign: null,
  again: null,
  abandoning: null,
  toServer: null,
  late: signal(null),
  showLife: nothing,
  interrupt: signal(null),
  busy: signal(false),
  resting: signal(false),
  leave: () => go('/'),
  showMoment: null,
  ...own,
});
