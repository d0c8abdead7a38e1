/**
 * The one line to a table: a socket to the server, or a port to the room in this page. It says hello, pings, and comes back by itself after a loss, waiting longer each
 * time. Who joined a table hears `ready` after every hello and joins again with what it has seen.
 */
import {
  CLOSE,
  type ClientMessage,
  PROTOCOL_VERSION,
  readServerMessage,
  type ServerMessage,
  SOCKET_PATH,
} from '@airlock/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { drawingLater } from './drawLater.ts';

export type LineState = 'connecting' | 'open' | 'lost' | Ended;

/** States in which it does not come back by itself. */
type Ended = 'outdated' | 'signedOut';

const ENDED: Readonly<Record<number, Ended>> = {
  [CLOSE.wrongVersion]: 'outdated',
  [CLOSE.signedOut]: 'signedOut',
};

const isEnded = (state: LineState): boolean => state === 'outdated' || state === 'signedOut';

/** Whether what the table shows is what it is, as far as anybody can tell. */
export const isUp = (state: LineState): boolean => state === 'open' || state === 'connecting';

/** The part of a WebSocket that is used here; tests bring their own. */
export type Pipe = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
};

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
/** A quiet line is asked whether it is alive; silence after that means it is not. */
const PING_EVERY = 15_000;
const PONG_WITHIN = 6_000;
/** Whoever took the call and says nothing stands still: the next try may find somebody else. */
export const WELCOME_WITHIN = 20_000;
/** A loss shorter than this is repaired without anybody noticing. */
export const NOTICED_AFTER = 1_500;

const OPEN = 1;

/** How long to wait before the next try; a little chance keeps a whole room from knocking at once. */
export const waitBefore = (attempt: number, roll: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + roll / 2);

export class Line {
  /** Lost only after a moment: short gaps are nobody's business. */
  readonly state: ReadonlySignal<LineState>;
  readonly attempts: ReadonlySignal<number>;
  onready: (() => void) | null = null;
  onmessage: ((message: ServerMessage) => void) | null = null;

  private readonly stateNow = signal<LineState>('connecting');
  private readonly attemptsNow = signal(0);
  private readonly connect: () => Pipe;
  /** Whether it goes over the network, which the browser knows to be there or not. */
  private readonly isFar: boolean;
  private pipe: Pipe | null = null;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private notice: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  /** Never the same in two tabs of one seat, nor after loading anew: a table in real time knows commands by it. */
  private lastId = Math.floor(Math.random() * 2 ** 30);
  private pingedAt: number | null = null;
  /** The server's clock less ours, as the quickest answer so far told it. */
  private ahead = { by: 0, trip: Number.POSITIVE_INFINITY };

  constructor(connect: () => Pipe = openSocket) {
    this.isFar = connect === openSocket;
    this.state = this.stateNow;
    this.attempts = this.attemptsNow;
    this.connect = connect;
    this.open();
    if (typeof addEventListener === 'function') {
      addEventListener('online', this.tryNow);
      addEventListener('offline', this.hangUp);
      document.addEventListener('visibilitychange', this.onSight);
    }
  }

  /** Ids of this tab; the server only hands them back. */
  nextId(): number {
    this.lastId++;
    return this.lastId;
  }

  /** What the server's clock says now. */
  readonly serverNow = (): number => Date.now() + this.ahead.by;

  /** False when the line is down: whoever sends decides what that means. */
  send(message: ClientMessage): boolean {
    if (this.stateNow.peek() !== 'open' || this.pipe?.readyState !== OPEN) return false;
    this.pipe.send(JSON.stringify(message));
    return true;
  }

  readonly tryNow = (): void => {
    if (this.closed || this.stateNow.peek() === 'open' || isEnded(this.stateNow.peek())) return;
    clearTimeout(this.retry);
    this.drop();
    this.open();
  };

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.notice);
    clearTimeout(this.pulse);
    this.drop();
    if (typeof removeEventListener === 'function') {
      removeEventListener('online', this.tryNow);
      removeEventListener('offline', this.hangUp);
      document.removeEventListener('visibilitychange', this.onSight);
    }
  }

  /** The browser knows at once that it is offline; the socket would learn it a minute later. */
  private readonly hangUp = (): void => {
    if (this.isFar) this.lose();
  };

  private readonly onSight = (): void => {
    if (!document.hidden) this.tryNow();
  };

  private open(): void {
    const pipe = this.connect();
    this.pipe = pipe;
    this.noticeLater();
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.lose(), WELCOME_WITHIN);
    pipe.onopen = () => pipe.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
    pipe.onmessage = ({ data }) => drawingLater(() => this.hear(readServerMessage(String(data))));
    pipe.onclose = ({ code }) => this.lose(code);
  }

  private hear(message: ServerMessage): void {
    this.beat();
    if (message.type === 'welcome') {
      clearTimeout(this.notice);
      this.notice = undefined;
      this.attemptsNow.value = 0;
      this.stateNow.value = 'open';
      this.ping();
      this.onready?.();
    } else if (message.type === 'refused' && message.code === 'wrong-version') {
      this.stateNow.value = 'outdated';
    } else if (message.type === 'pong') {
      this.readClock(message.now);
    } else {
      this.onmessage?.(message);
    }
  }

  private ping(): void {
    this.pingedAt = Date.now();
    this.send({ type: 'ping', id: this.nextId() });
  }

  private readClock(serverNow: number): void {
    if (this.pingedAt === null) return;
    const now = Date.now();
    const trip = now - this.pingedAt;
    this.pingedAt = null;
    if (trip <= this.ahead.trip) this.ahead = { by: serverNow + trip / 2 - now, trip };
  }

  private lose(code?: number): void {
    clearTimeout(this.pulse);
    this.drop();
    if (this.closed || isEnded(this.stateNow.peek())) return;
    const ended = code === undefined ? undefined : ENDED[code];
    if (ended) {
      this.stateNow.value = ended;
      return;
    }
    if (this.stateNow.peek() === 'open') this.stateNow.value = 'connecting';
    this.noticeLater();
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), waitBefore(this.attemptsNow.peek(), Math.random()));
    this.attemptsNow.value++;
  }

  private noticeLater(): void {
    if (this.notice !== undefined || this.stateNow.peek() === 'lost') return;
    this.notice = setTimeout(() => {
      this.notice = undefined;
      if (this.stateNow.peek() === 'connecting') this.stateNow.value = 'lost';
    }, NOTICED_AFTER);
  }

  private beat(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      this.ping();
      this.pulse = setTimeout(() => this.lose(), PONG_WITHIN);
    }, PING_EVERY);
  }

  private drop(): void {
    const pipe = this.pipe;
    this.pipe = null;
    if (!pipe) return;
    pipe.onopen = null;
    pipe.onmessage = null;
    pipe.onclose = null;
    pipe.close();
  }
}

function openSocket(): Pipe {
  const address = new URL(SOCKET_PATH, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address) as Pipe;
}
