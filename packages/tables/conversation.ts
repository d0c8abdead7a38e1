/** What comes over one line, message by message: from hello to leaving, at as many tables as somebody has open. */
import type { GameSpelling, Viewer } from '@airlock/kernel';
import { CLOSE, type ClientMessage, MOST_TABLES_A_SOCKET, PROTOCOL_VERSION } from '@airlock/protocol';
import { circleOf } from './acting.ts';
import { InAnotherRoom } from './claims.ts';
import type { LiveTable } from './liveTable.ts';
import type { Listener, Member } from './member.ts';
import { Refused } from './refused.ts';
import { knownSpelling, loadSpelling } from './spellings.ts';
import type { TableCommands } from './tableCommands.ts';
import { mustBeLetIn } from './watching.ts';

/** Which message a refusal answers, as far as that can be told. */
export interface Address {
  readonly table?: string;
  readonly id?: number;
}

/** Where messages come from and answers go to: a socket of the server, or a port inside the page. */
export interface Line extends Listener {
  refuse(refused: Refused, address: Address): void;
  close(code: number, reason: string): void;
}

/** What stands between a line and the tables: each of these may throw a refusal. */
export interface Border {
  mayJoin(): void;
  find(code: string): Promise<LiveTable>;
  /** A way to a table in another room; `null` where that cannot be reached. */
  reach?(code: string, room: string): Promise<FarTable | null>;
  /** `place` is a circle at a table, by a name of its own. */
  mayTalk(viewer: Viewer, place: string): void;
}

/** A table in another room. What is said there comes back over the line by itself. */
export interface FarTable {
  hear(message: ClientMessage): void;
  end(): void;
}

interface Place {
  readonly table: LiveTable;
  readonly member: Member;
}

type Of<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

export class Conversation {
  /** Whether it began with hello. */
  greeted = false;
  private readonly line: Line;
  private readonly commands: TableCommands;
  private readonly border: Border;
  private readonly places = new Map<string, Place>();
  private readonly far = new Map<string, FarTable>();
  /** Messages that came while a table was being read. */
  private backlog: ClientMessage[] | null = null;

  constructor(line: Line, commands: TableCommands, border: Border) {
    this.line = line;
    this.commands = commands;
    this.border = border;
  }

  hear(message: ClientMessage): void {
    if (this.backlog) this.backlog.push(message);
    else this.take(message);
  }

  /** The line is gone. */
  end(): void {
    for (const { table, member } of this.places.values()) this.commands.left(table, member);
    this.places.clear();
    for (const table of this.far.values()) table.end();
    this.far.clear();
  }

  private take(message: ClientMessage): void {
    try {
      if (this.greeted || message.type === 'hello') this.handle(message);
      else this.turnAway(message);
    } catch (error) {
      const refused = this.turnDown(error, message);
      // A fault of ours: what this client knows may not be true any more.
      if (refused !== error) this.line.drop();
    }
  }

  private handle(message: ClientMessage): void {
    switch (message.type) {
      case 'hello':
        this.greet(message.version);
        break;
      case 'ping':
        this.line.send(`{"type":"pong","id":${message.id},"now":${Date.now()}}`);
        break;
      case 'join':
        this.join(message);
        break;
      default: {
        const far = this.far.get(message.table);
        if (!far) this.handleAt(this.placeAt(message.table), message);
        else far.hear(message);
        if (far && message.type === 'leave') this.leaveFar(message.table);
      }
    }
  }

  private handleAt(
    { table, member }: Place,
    message: Of<'act' | 'undo' | 'talk' | 'interrupt' | 'gather' | 'lead' | 'look' | 'leave'>,
  ): void {
    const refuse = (refused: Refused): void => this.line.refuse(refused, addressOf(message));
    switch (message.type) {
      case 'act':
        this.commands.act(table, member, message, refuse);
        break;
      case 'undo':
        this.commands.undo(table, member, message, refuse);
        break;
      case 'talk':
        // By circle: a refusal must not tell how much is said where one does not hear it.
        this.border.mayTalk(member.viewer, `${table.code} ${circleOf(table, member.viewer)}`);
        this.commands.talk(table, member, message, refuse);
        break;
      case 'interrupt':
        this.commands.interrupt(table, member, message, refuse);
        break;
      case 'gather':
      case 'lead':
      case 'look':
        this.commands.together(table, member, message, refuse);
        break;
      case 'leave':
        this.places.delete(table.code);
        this.commands.left(table, member);
    }
  }

  private turnAway(message: ClientMessage): void {
    this.line.refuse(new Refused('hello-first', 'Say hello first.'), addressOf(message));
    this.line.close(CLOSE.noHello, 'hello first');
  }

  private greet(version: number): void {
    if (version !== PROTOCOL_VERSION) {
      const sentence = `We speak version ${PROTOCOL_VERSION}, you speak version ${version}. Reload the page.`;
      this.line.refuse(new Refused('wrong-version', sentence), {});
      this.line.close(CLOSE.wrongVersion, 'wrong version');
      return;
    }
    this.greeted = true;
    const { person } = this.line;
    this.line.send(JSON.stringify({ type: 'welcome', version: PROTOCOL_VERSION, name: person?.name ?? '' }));
  }

  /** Reading the table may take a while; what comes meanwhile is kept in order. */
  private join(message: Of<'join'>): void {
    const open = this.places.size + this.far.size;
    const isOpen = this.places.has(message.table) || this.far.has(message.table);
    if (!isOpen && open >= MOST_TABLES_A_SOCKET) {
      throw new Refused('too-long', `One socket can be at ${MOST_TABLES_A_SOCKET} tables. Leave one first.`);
    }
    if (message.compact && message.choices) {
      throw new Refused('bad-message', 'The compact form has no choices: ask for one of the two.');
    }
    this.border.mayJoin();
    this.backlog = [];
    this.border
      .find(message.table)
      .then((table) => {
        if (message.compact) return this.enter(table, message, undefined);
        const known = knownSpelling(table.entry);
        if (known) return this.enter(table, message, known);
        return loadSpelling(table.entry).then((spelling) => this.enter(table, message, spelling));
      })
      .catch((error) => this.notHere(error, message))
      .finally(() => this.catchUp());
  }

  /** In another room, or nowhere. */
  private async notHere(error: unknown, message: Of<'join'>): Promise<void> {
    if (!(error instanceof InAnotherRoom) || !this.border.reach) {
      const { code } = this.turnDown(error, message);
      // What cannot be read now can be in a moment: whoever comes back by themselves finds it.
      if (code === 'storage') this.line.drop();
      return;
    }
    const code = message.table;
    const far = this.far.get(code) ?? (await this.border.reach(code, error.room));
    if (!far) {
      // Whoever waits a little and comes back may find it, or take it over.
      this.line.drop();
      return;
    }
    this.far.set(code, far);
    const place = this.places.get(code);
    if (place) this.commands.left(place.table, place.member);
    this.places.delete(code);
    if (this.line.isOpen) far.hear(message);
    else this.leaveFar(code);
  }

  private leaveFar(code: string): void {
    this.far.get(code)?.end();
    this.far.delete(code);
  }

  private catchUp(): void {
    while (this.backlog) {
      const next = this.backlog.shift();
      if (!next) {
        this.backlog = null;
        return;
      }
      const waiting = this.backlog;
      this.take(next);
      // Another join: the rest waits for that one.
      if (this.backlog !== waiting) {
        this.backlog.push(...waiting);
        return;
      }
    }
  }

  private enter(table: LiveTable, { seen, choices }: Of<'join'>, spelling: GameSpelling | undefined): void {
    if (!this.line.isOpen) return;
    mustBeLetIn(table.record, this.line.person?.id);
    this.leaveFar(table.code);
    let place = this.places.get(table.code);
    if (place?.table !== table) {
      place = { table, member: this.commands.memberAt(table, this.line) };
      this.places.set(table.code, place);
    }
    place.member.spelling = spelling;
    place.member.wantsChoices = choices ?? false;
    this.commands.entered(table, place.member, seen);
  }

  private placeAt(code: string): Place {
    const place = this.places.get(code);
    if (!place) throw new Refused('not-joined', `Join table ${code} first.`);
    return place;
  }

  private turnDown(error: unknown, message: ClientMessage): Refused {
    const refused = this.commands.asRefused(error);
    this.line.refuse(refused, addressOf(message));
    return refused;
  }
}

const addressOf = (message: ClientMessage): Address => ({
  ...('table' in message ? { table: message.table } : {}),
  ...('id' in message ? { id: message.id } : {}),
});

/** What a line sends when something is refused. `wait` is in seconds, where it may be tried again later. */
export function refusalMessage(
  { code, message: sentence, rule, form }: Refused,
  address: Address,
  wait?: number,
): string {
  return JSON.stringify({ type: 'refused', ...address, code, sentence, rule, form, wait });
}
