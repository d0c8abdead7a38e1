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
  /** Makes a table this room's own, if no other room has it; else `InAnotherRoom`. */
  take(code: string): Promise<void>;
  /** It has left memory: any room may have it. */
  release(table: number): void;
}
