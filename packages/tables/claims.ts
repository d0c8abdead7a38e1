/** Where several rooms share a store: which of them a table belongs to. */

/** The table is played in another room. */
export class InAnotherRoom extends Error {
  readonly room: string;

  constructor(code: string, room: string) {
    super(`Table ${code} is played in room ${room}.`);
    this.room = room;
  }
}

/** Something was written to a table that belongs to another room by now; nothing of the group was kept. */
export class NotOurs extends Error {}

export interface Claims {
  /**
   * Whether what this room has is certainly still its own. A room that stood still may have lost it without knowing, and would show what
   * others have gone on from; so everything is let go of before this says no.
   */
  holds(): boolean;
  /** Grows whenever everything was let go of: what was read before that may be what another room has gone on from. */
  readonly term: number;
  /** Makes a table this room's own, if no other room has it; else `InAnotherRoom`. */
  take(code: string): Promise<void>;
  /** It has left memory: any room may have it. */
  release(table: number): void;
}
