/** Somebody's line to a table. One person may have several, in as many tabs. */
import { type GameSpelling, SPECTATOR, type Viewer } from '@airlock/kernel';
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
  /** What they are told positions with, where they asked for choices; others are told steps. */
  spelling?: GameSpelling | undefined;
}

export const isToldSteps = ({ spelling }: Member): boolean => spelling === undefined;

export const isSeated = ({ viewer }: Member): boolean => viewer !== SPECTATOR;
