/**
 * A line inside one program: to the page whose worker this room stands in, or to the terminal it was opened from. Nobody else can
 * come over it, so nothing is counted, and nothing refused but what the tables refuse.
 */
import { CLOSE, type ClientMessage } from '@airlock/protocol';
import { type Address, Conversation, type Line, refusalMessage } from './conversation.ts';
import type { LiveTable } from './liveTable.ts';
import type { Frame } from './member.ts';
import type { Refused } from './refused.ts';
import type { Person } from './store/store.ts';
import type { TableCommands } from './tableCommands.ts';

export interface NearRoom {
  readonly commands: TableCommands;
  find(code: string): Promise<LiveTable>;
}

export interface NearLineEvents {
  heard(text: string): void;
  /** Not when whoever opened it ends it. */
  closed(code: number): void;
  /** What is said otherwise here than at a server. */
  worded?(refused: Refused): Refused;
}

export class NearLine implements Line {
  readonly person: Person;
  isOpen = true;
  /** Nothing lies between: what is sent is there. */
  readonly roundTrips: readonly number[] = [];
  heardAt = Date.now();
  private readonly conversation: Conversation;
  private readonly events: NearLineEvents;

  constructor(person: Person, { commands, find }: NearRoom, events: NearLineEvents) {
    this.person = person;
    this.events = events;
    this.conversation = new Conversation(this, commands, {
      mayJoin: () => undefined,
      find,
      mayTalk: () => undefined,
    });
  }

  hear(message: ClientMessage): void {
    this.heardAt = Date.now();
    this.conversation.hear(message);
  }

  heartbeat(): void {
    this.heardAt = Date.now();
  }

  send(text: string): void {
    if (this.isOpen) this.events.heard(text);
  }

  sendFrame(frame: Frame): void {
    if (typeof frame !== 'string') throw new Error('Frames are text here.');
    this.send(frame);
  }

  refuse(refused: Refused, address: Address): void {
    this.send(refusalMessage(this.events.worded?.(refused) ?? refused, address));
  }

  drop(): void {
    this.close(CLOSE.broken);
  }

  close(code: number): void {
    if (!this.isOpen) return;
    this.end();
    this.events.closed(code);
  }

  end(): void {
    this.isOpen = false;
    this.conversation.end();
  }
}
