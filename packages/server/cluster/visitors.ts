/** Clients of other servers at the tables of this one. */
import { SPECTATOR } from '@airlock/kernel';
import type { LiveTable } from '@airlock/tables';
import {
  type Address,
  Conversation,
  type Frame,
  type Line,
  type Refused,
  refusalMessage,
  type TableCommands,
} from '@airlock/tables';
import { type Budgets, TooFast } from '../border/budgets.ts';
import { countedAs } from '../http/askers.ts';
import type { Person } from '../store/store.ts';
import { textIn } from '../wire/textFrame.ts';
import type { Reply, Speaker, Visit } from './letters.ts';

export interface VisitorParts {
  readonly commands: TableCommands;
  readonly budgets: Budgets;
  find(code: string): Promise<LiveTable>;
  /** Sends to the server that has the socket. */
  send(to: string, letter: Reply): void;
}

/** Without the number that is given when it is sent. */
type Answer = { readonly text: string } | { readonly beat: true } | { readonly drop: true };

class Visitor implements Line {
  readonly from: string;
  person: Person | null;
  isOpen = true;
  roundTrips: readonly number[] = [];
  heardAt: number;
  private readonly name: string;
  private readonly parts: VisitorParts;
  private readonly ended: () => void;
  private readonly conversation: Conversation;
  private heard = 0;
  private sent = 0;

  constructor(name: string, from: string, speaker: Speaker, parts: VisitorParts, ended: () => void) {
    this.name = name;
    this.from = from;
    this.person = speaker.person;
    this.heardAt = speaker.heardAt;
    this.parts = parts;
    this.ended = ended;
    const { address } = speaker;
    this.conversation = new Conversation(this, parts.commands, {
      // Counted where the socket is.
      mayJoin: () => undefined,
      find: (code) => parts.find(code),
      // It has moved on since: the client looks for it again.
      reach: async () => null,
      mayTalk: (viewer, place) =>
        parts.budgets.draw(
          viewer === SPECTATOR ? 'watcherTalk' : 'talk',
          { address, person: this.person ? countedAs(this.person.id) : undefined },
          place,
        ),
    });
    this.conversation.greeted = true;
  }

  hear(letter: Visit): void {
    this.heard++;
    if (letter.number !== this.heard) this.drop();
    else if ('leaves' in letter) this.end();
    else {
      const { person, heardAt, roundTrips } = letter.speaker;
      Object.assign(this, { person, heardAt, roundTrips });
      this.conversation.hear(letter.says);
    }
  }

  heartbeat(): void {
    this.answer({ beat: true });
  }

  send(text: string): void {
    this.answer({ text });
  }

  sendFrame(frame: Frame): void {
    this.answer({ text: typeof frame === 'string' ? frame : textIn(frame) });
  }

  refuse(refused: Refused, address: Address): void {
    this.send(refusalMessage(refused, address, refused instanceof TooFast ? refused.seconds : undefined));
  }

  close(): void {
    this.drop();
  }

  drop(): void {
    this.answer({ drop: true });
    this.end();
  }

  /** The line is gone, and nobody needs to be told. */
  end(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.ended();
    this.conversation.end();
  }

  private answer(answer: Answer): void {
    if (this.isOpen) this.parts.send(this.from, { reply: this.name, number: ++this.sent, ...answer });
  }
}

export class Visitors {
  private readonly parts: VisitorParts;
  private readonly visitors = new Map<string, Visitor>();

  constructor(parts: VisitorParts) {
    this.parts = parts;
  }

  get size(): number {
    return this.visitors.size;
  }

  /** The servers that they come from. */
  get origins(): ReadonlySet<string> {
    return new Set([...this.visitors.values()].map(({ from }) => from));
  }

  hear(from: string, letter: Visit): void {
    const { visit } = letter;
    const known = this.visitors.get(visit);
    if (known) known.hear(letter);
    else if (letter.number === 1 && 'speaker' in letter) {
      const ended = (): void => void this.visitors.delete(visit);
      const visitor = new Visitor(visit, from, letter.speaker, this.parts, ended);
      this.visitors.set(visit, visitor);
      visitor.hear(letter);
    }
    // In the middle of something that this server knows nothing of: it has begun anew since.
    else if ('says' in letter) this.parts.send(from, { reply: visit, number: 0, drop: true });
  }

  unheard({ reply }: Reply): void {
    this.visitors.get(reply)?.end();
  }

  renamed(person: Person): void {
    for (const visitor of this.visitors.values())
      if (visitor.person?.id === person.id) visitor.person = person;
  }

  /** Told as far as they can be: whoever is there after all must not wait for what never comes. */
  dropAll(isGone: (node: string) => boolean): void {
    for (const visitor of [...this.visitors.values()]) if (isGone(visitor.from)) visitor.drop();
  }
}
