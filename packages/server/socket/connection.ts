/** One client's socket: what it says is checked here, and what it may know is sent here. */
import type { Duplex } from 'node:stream';
import { SPECTATOR } from '@airlock/kernel';
import {
  CLOSE,
  type ClientMessage,
  FRAMES_A_SECOND,
  FRAMES_AT_ONCE,
  MOST_TABLES_A_SOCKET,
  PROTOCOL_VERSION,
} from '@airlock/protocol';
import type { WebSocket } from 'ws';
import { Bucket } from '../border/bucket.ts';
import { type Asker, TooFast } from '../border/budgets.ts';
import type { Person } from '../store/store.ts';
import type { LiveTable } from '../tables/liveTable.ts';
import type { Listener, Member } from '../tables/member.ts';
import { Refused } from '../tables/refused.ts';
import { textFrame } from '../wire/textFrame.ts';
import { type Address, addressOf, readFrame } from './frames.ts';
import { RoundTrips } from './roundTrips.ts';
import type { TableCommands } from './tableCommands.ts';

/** A client that lets more than this pile up is cut off; it resumes when it can read again. */
const MOST_BYTES_UNREAD = 1 << 20;
const CUT_OFF_MS = 1_000;

/** Frames that make no sense or come too fast, before the socket is closed. */
const OFFENCES_A_SECOND = 2;
const OFFENCES_AT_ONCE = 60;

interface Place {
  readonly table: LiveTable;
  readonly member: Member;
}

type Of<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

/** Whose socket it is. */
export interface Caller {
  /** As it is counted. */
  readonly address: string;
  /** The id of the session it came with. */
  readonly session: string | undefined;
  readonly person: Person | null;
}

export class Connection implements Listener {
  person: Person | null;
  readonly session: string | undefined;
  /** Whether it gave a sign of life since one was last demanded. */
  alive = true;
  heardAt = Date.now();
  /** Whether it said hello. */
  greeted = false;
  private readonly socket: WebSocket;
  /** What the socket writes to. All our messages are single frames, so writing them here is safe. */
  private readonly stream: Duplex;
  private readonly commands: TableCommands;
  private readonly trips = new RoundTrips();
  private readonly places = new Map<string, Place>();
  private readonly frames: Bucket | null;
  /** The same for all sockets of its address together. */
  private readonly sharedFrames: Bucket | null;
  /** Who is counted for what it does. */
  private readonly asker: Asker;
  /** Made for those who need it. */
  private offences: Bucket | null = null;
  /** Messages that came while a table was being read. */
  private backlog: ClientMessage[] | null = null;

  constructor(
    socket: WebSocket,
    stream: Duplex,
    { address, session, person }: Caller,
    commands: TableCommands,
    sharedFrames: Bucket | null,
  ) {
    this.socket = socket;
    this.stream = stream;
    this.session = session;
    this.person = person;
    this.asker = { address, person: person?.id };
    this.commands = commands;
    this.sharedFrames = sharedFrames;
    this.frames = sharedFrames && new Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE);
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  send(text: string): void {
    this.sendFrame(textFrame(text));
  }

  sendFrame(frame: Buffer): void {
    if (!this.isOpen) return;
    this.stream.write(frame);
    if (this.stream.writableLength > MOST_BYTES_UNREAD) this.commands.cutOff(this);
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  drop(): void {
    this.close(CLOSE.broken, 'something broke here');
  }

  terminate(): void {
    this.socket.terminate();
  }

  /** Closes it for not reading. The close frame waits behind what was not read, so it is not waited for long. */
  cutOff(): void {
    if (!this.isOpen) return;
    this.close(CLOSE.tooSlow, 'you did not read');
    setTimeout(() => this.terminate(), CUT_OFF_MS).unref();
  }

  get roundTrips(): readonly number[] {
    return this.trips.latest;
  }

  heartbeat(): void {
    this.socket.ping(this.trips.send());
  }

  /** The same, and whoever has not answered by the next time is gone. */
  demandSign(): void {
    this.alive = false;
    this.heartbeat();
  }

  hearPong(number: string): void {
    this.alive = true;
    this.heardAt = Date.now();
    this.trips.hear(number);
  }

  /** A frame has come. */
  receive(data: Buffer, isBinary: boolean): void {
    this.heardAt = Date.now();
    if (this.frames?.take() === false || this.sharedFrames?.take() === false) {
      this.offend(
        new Refused('too-fast', `Slower, please: at most ${FRAMES_A_SECOND} messages a second.`),
        {},
      );
      return;
    }
    const read = readFrame(data, isBinary);
    if (!read.ok) this.offend(read.refused, read.address);
    else if (this.backlog) this.backlog.push(read.message);
    else this.take(read.message);
  }

  /** The socket is gone. */
  leaveAll(): void {
    for (const { table, member } of this.places.values()) this.commands.left(table, member);
    this.places.clear();
  }

  private take(message: ClientMessage): void {
    try {
      if (this.greeted || message.type === 'hello') this.handle(message);
      else this.turnAway(message);
    } catch (error) {
      const refused = this.turnDown(error, message);
      // A fault of ours: what this client knows may not be true any more.
      if (refused !== error) this.drop();
    }
  }

  private handle(message: ClientMessage): void {
    switch (message.type) {
      case 'hello':
        this.greet(message.version);
        break;
      case 'ping':
        this.send(`{"type":"pong","id":${message.id},"now":${Date.now()}}`);
        break;
      case 'join':
        this.join(message);
        break;
      default:
        this.handleAt(this.placeAt(message.table), message);
    }
  }

  private handleAt(
    { table, member }: Place,
    message: Of<'act' | 'undo' | 'talk' | 'interrupt' | 'leave'>,
  ): void {
    const refuse = (refused: Refused): void => this.refuse(refused, addressOf(message));
    switch (message.type) {
      case 'act':
        this.commands.act(table, member, message, refuse);
        break;
      case 'undo':
        this.commands.undo(table, member, message, refuse);
        break;
      case 'talk':
        this.commands.talk(table, member, message, this.asker, refuse);
        break;
      case 'interrupt':
        this.commands.interrupt(table, member, message, refuse);
        break;
      case 'leave':
        this.places.delete(table.code);
        this.commands.left(table, member);
    }
  }

  private turnAway(message: ClientMessage): void {
    this.refuse(new Refused('hello-first', 'Say hello first.'), addressOf(message));
    this.close(CLOSE.noHello, 'hello first');
  }

  private greet(version: number): void {
    if (version !== PROTOCOL_VERSION) {
      const sentence = `We speak version ${PROTOCOL_VERSION}, you speak version ${version}. Reload the page.`;
      this.refuse(new Refused('wrong-version', sentence), {});
      this.close(CLOSE.wrongVersion, 'wrong version');
      return;
    }
    this.greeted = true;
    this.send(JSON.stringify({ type: 'welcome', version: PROTOCOL_VERSION, name: this.person?.name ?? '' }));
  }

  /** Reading the table may take a while; what comes meanwhile is kept in order. */
  private join(message: Of<'join'>): void {
    if (!this.places.has(message.table) && this.places.size >= MOST_TABLES_A_SOCKET) {
      throw new Refused('too-long', `One socket can be at ${MOST_TABLES_A_SOCKET} tables. Leave one first.`);
    }
    this.commands.mayJoin(this.asker);
    this.backlog = [];
    this.commands
      .table(message.table, this.asker)
      .then((table) => this.enter(table, message.seen))
      .catch((error) => void this.turnDown(error, message))
      .finally(() => this.catchUp());
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

  private enter(table: LiveTable, seen: number | undefined): void {
    if (!this.isOpen) return;
    let place = this.places.get(table.code);
    if (place?.table !== table) {
      place = { table, member: { listener: this, viewer: SPECTATOR } };
      this.places.set(table.code, place);
    }
    this.commands.entered(table, place.member, seen);
  }

  private placeAt(code: string): Place {
    const place = this.places.get(code);
    if (!place) throw new Refused('not-joined', `Join table ${code} first.`);
    return place;
  }

  /** Whoever keeps coming too fast is closed in the end, whatever it was that came too fast. */
  private turnDown(error: unknown, message: ClientMessage): Refused {
    const refused = this.commands.asRefused(error);
    if (refused instanceof TooFast) this.offend(refused, addressOf(message));
    else this.refuse(refused, addressOf(message));
    return refused;
  }

  private offend(refused: Refused, address: Address): void {
    this.refuse(refused, address);
    this.offences ??= new Bucket(OFFENCES_A_SECOND, OFFENCES_AT_ONCE);
    if (!this.offences.take()) this.close(CLOSE.abuse, refused.code);
  }

  private refuse(refused: Refused, address: Address): void {
    this.commands.refused(refused);
    const { code, message: sentence, rule } = refused;
    const wait = refused instanceof TooFast ? refused.seconds : undefined;
    this.send(JSON.stringify({ type: 'refused', ...address, code, sentence, rule, wait }));
  }
}
