/** Somebody's line to a table. One person may have several, in as many tabs. */
import { type GameSpelling, type Seat, SPECTATOR, type Viewer } from '@airlock/kernel';
import type { Person } from './store/store.ts';

/** A message as it goes over a line: its text, or what the line's kind makes of it once for many. */
export type Frame = string | Uint8Array;

export type FrameOf = (text: string) => Frame;

/** What a table knows of a line. */
export interface Listener {
  readonly person: Person | null;
  readonly isOpen: boolean;
  /** The latest round trips in milliseconds, as far as they were measured. */
  readonly roundTrips: readonly number[];
  /** When the last sign of life came, by the system's clock. */
  readonly heardAt: number;
  /** Asks for a sign of life. */
  heartbeat(): void;
  send(text: string): void;
  /** A frame that was made once for many. */
  sendFrame(frame: Frame): void;
  /** Cuts the connection: what it knows is no longer sure. It comes back and joins again. */
  drop(): void;
}

export interface Member {
  readonly listener: Listener;
  /** The seat of the person, or a spectator. */
  viewer: Viewer;
  /** The seat that somebody who watches looks through; its player has agreed. */
  through?: Seat | undefined;
  /** What positions are told with. Missing where the compact form was asked for, which tells steps. */
  spelling?: GameSpelling | undefined;
  /** Whether their positions list what they can do. */
  wantsChoices?: boolean;
}

export const isToldSteps = ({ spelling }: Member): boolean => spelling === undefined;

/** Through whose eyes they see. What they may do depends on their own seat alone. */
export const eyesOf = ({ viewer, through }: Member): Viewer => through ?? viewer;

/** As whom they are told positions; what a seat can do is nothing to somebody who only looks through it. */
export const readerOf = (member: Member): Pick<Member, 'viewer' | 'wantsChoices'> =>
  member.through === undefined ? member : { viewer: member.through, wantsChoices: false };

export const isSeated = ({ viewer }: Member): boolean => viewer !== SPECTATOR;
