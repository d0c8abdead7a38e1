/** Tables that other servers have, for the clients whose sockets are here. */
import { randomUUID } from 'node:crypto';
import type { ClientMessage } from '@airlock/protocol';
import type { FarTable, Line } from '@airlock/tables';
import type { Reply, Speaker, Visit } from './letters.ts';

/** Sends to the server that has the table. */
type Send = (to: string, letter: Visit) => void;

interface Open {
  readonly room: string;
  readonly line: Line;
  /** How many replies have come. */
  heard: number;
}

export class FarTables {
  private readonly send: Send;
  private readonly open = new Map<string, Open>();

  constructor(send: Send) {
    this.send = send;
  }

  get size(): number {
    return this.open.size;
  }

  /** The servers that have them. */
  get rooms(): ReadonlySet<string> {
    return new Set([...this.open.values()].map(({ room }) => room));
  }

  /** A way to a table there, by a name of its own: one client may be at many tables. */
  reach(room: string, line: Line, speaker: () => Speaker): FarTable {
    const visit = randomUUID();
    let number = 0;
    this.open.set(visit, { room, line, heard: 0 });
    return {
      hear: (says: ClientMessage) => this.send(room, { visit, number: ++number, says, speaker: speaker() }),
      end: () => {
        if (this.open.delete(visit)) this.send(room, { visit, number: ++number, leaves: true });
      },
    };
  }

  hear(letter: Reply): void {
    const open = this.open.get(letter.reply);
    if (!open) return;
    open.heard++;
    if (letter.number !== open.heard || 'drop' in letter) this.cut(letter.reply, open);
    else if ('text' in letter) open.line.send(letter.text);
    else open.line.heartbeat();
  }

  /** What was said there has not arrived. */
  unheard({ visit }: Visit): void {
    const open = this.open.get(visit);
    if (open) this.cut(visit, open);
  }

  /** Cuts the lines to servers that are gone; all where messages may have been lost. Clients come back by themselves. */
  cutAll(isGone: (room: string) => boolean): void {
    for (const [visit, open] of this.open) if (isGone(open.room)) this.cut(visit, open);
  }

  private cut(visit: string, { line }: Open): void {
    this.open.delete(visit);
    line.drop();
  }
}
