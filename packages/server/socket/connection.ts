/** One client's socket: what it says is checked here, and what it may know is sent here. */
import type { Duplex } from 'node:stream';
import { SPECTATOR } from '@airlock/kernel';
import { CLOSE, FRAMES_A_SECOND, FRAMES_AT_ONCE } from '@airlock/protocol';
import {
  type Address,
  Conversation,
  type Frame,
  type Line,
  Refused,
  refusalMessage,
  type TableCommands,
} from '@airlock/tables';
import type { WebSocket } from 'ws';
import { Bucket } from '../border/bucket.ts';
import { type Asker, type Budgets, TooFast } from '../border/budgets.ts';
import type { Finder } from '../border/finder.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { Speaker } from '../cluster/letters.ts';
import { countedAs } from '../http/askers.ts';
import type { Person } from '../store/store.ts';
import { textFrame } from '../wire/textFrame.ts';
import { readFrame } from './frames.ts';
import { RoundTrips } from './roundTrips.ts';

/** A client that lets more than this pile up is cut off; it resumes when it can read again. */
const MOST_BYTES_UNREAD = 1 << 20;
const CUT_OFF_MS = 1_000;

/** Frames that make no sense or come too fast, before the socket is closed. */
const OFFENCES_A_SECOND = 2;
const OFFENCES_AT_ONCE = 60;

/** What happens to sockets, for counters. */
export interface SocketWatch {
  refused(refused: Refused): void;
  /** It did not read what was sent. */
  cutOff(): void;
}

/** Whose socket it is. */
export interface Caller {
  /** As it is counted. */
  readonly address: string;
  /** The id of the session it came with. */
  readonly session: string | undefined;
  readonly person: Person | null;
}

/** What all connections share. */
export interface ConnectionParts {
  readonly commands: TableCommands;
  readonly finder: Finder;
  /** The servers that this one shares its database with; `null` where it is alone. */
  readonly cluster: Cluster | null;
  readonly budgets: Budgets;
  readonly watch: SocketWatch;
}

export class Connection implements Line {
  person: Person | null;
  readonly session: string | undefined;
  readonly address: string;
  /** Whether it gave a sign of life since one was last demanded. */
  alive = true;
  heardAt = Date.now();
  private readonly socket: WebSocket;
  /** What the socket writes to. All our messages are single frames, so writing them here is safe. */
  private readonly stream: Duplex;
  private readonly watch: SocketWatch;
  private readonly conversation: Conversation;
  private readonly trips = new RoundTrips();
  private readonly frames: Bucket | null;
  /** The same for all sockets of its address together. */
  private readonly sharedFrames: Bucket | null;
  /** Made for those who need it. */
  private offences: Bucket | null = null;

  constructor(
    socket: WebSocket,
    stream: Duplex,
    { address, session, person }: Caller,
    { commands, finder, cluster, budgets, watch }: ConnectionParts,
    sharedFrames: Bucket | null,
  ) {
    this.address = address;
    this.socket = socket;
    this.stream = stream;
    this.session = session;
    this.person = person;
    this.watch = watch;
    // Who is counted for what it does.
    const asker: Asker = { address, person: person ? countedAs(person.id) : undefined };
    this.conversation = new Conversation(this, commands, {
      mayJoin: () => budgets.draw('joins', asker),
      find: (code) => finder.find(code, asker),
      ...(cluster && {
        reach: (_code: string, room: string) => cluster.reach(room, this, () => this.speaker(address)),
      }),
      mayTalk: (viewer, place) => budgets.draw(viewer === SPECTATOR ? 'watcherTalk' : 'talk', asker, place),
    });
    this.sharedFrames = sharedFrames;
    this.frames = sharedFrames && new Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE);
  }

  /** As another server needs to know it. */
  private speaker(address: string): Speaker {
    const { person, heardAt, roundTrips } = this;
    return { person, address, heardAt, roundTrips };
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  send(text: string): void {
    this.sendFrame(textFrame(text));
  }

  sendFrame(frame: Frame): void {
    if (!this.isOpen) return;
    this.stream.write(typeof frame === 'string' ? textFrame(frame) : frame);
    if (this.stream.writableLength > MOST_BYTES_UNREAD) this.cutOff();
  }

  /** Whether it said hello. */
  get greeted(): boolean {
    return this.conversation.greeted;
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
  private cutOff(): void {
    this.watch.cutOff();
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
    if (read.ok) this.conversation.hear(read.message);
    else this.offend(read.refused, read.address);
  }

  /** The socket is gone. */
  leaveAll(): void {
    this.conversation.end();
  }

  /** Whoever keeps coming too fast is closed in the end, whatever it was that came too fast. */
  refuse(refused: Refused, address: Address): void {
    if (refused instanceof TooFast) this.offend(refused, address);
    else this.tell(refused, address);
  }

  private offend(refused: Refused, address: Address): void {
    this.tell(refused, address);
    this.offences ??= new Bucket(OFFENCES_A_SECOND, OFFENCES_AT_ONCE);
    if (!this.offences.take()) this.close(CLOSE.abuse, refused.code);
  }

  private tell(refused: Refused, address: Address): void {
    this.watch.refused(refused);
    this.send(refusalMessage(refused, address, refused instanceof TooFast ? refused.seconds : undefined));
  }
}
