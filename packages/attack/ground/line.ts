/** One end of a socket: keeps every message with the time it came, and can be waited on. */

import { once } from 'node:events';
import { itemAt } from '@airlock/kernel';
import { PROTOCOL_VERSION, readServerMessage, type ServerMessage, SOCKET_PATH } from '@airlock/protocol';
import { type ClientOptions, WebSocket } from 'ws';

export type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

const PATIENCE_MS = 20_000;

export class Line {
  readonly messages: ServerMessage[] = [];
  /** When each came, by the clock of this process. */
  readonly times: number[] = [];
  /** The close code, once it is closed. */
  closed: number | null = null;
  readonly raw: WebSocket;
  private readonly wakers = new Set<() => void>();
  /** Pings that wait for their answer. */
  private readonly pongs = new Map<number, (came: number) => void>();
  /** Messages that `next` has gone past. */
  private read = 0;
  private lastId = 0;

  private constructor(raw: WebSocket) {
    this.raw = raw;
    raw.on('message', (data) => {
      const message = readServerMessage(String(data));
      const came = performance.now();
      this.messages.push(message);
      this.times.push(came);
      if (message.type === 'pong') this.pongs.get(message.id)?.(came);
      this.wake();
    });
    raw.on('close', (code) => {
      this.closed = code;
      this.wake();
    });
    // A refused or broken socket shows in `closed`, and in `open`, which rejects.
    raw.on('error', () => {});
  }

  /** Opens without saying hello. */
  static async open(
    socketUrl: string,
    headers: Readonly<Record<string, string>>,
    options: ClientOptions = {},
  ): Promise<Line> {
    const raw = new WebSocket(socketUrl + SOCKET_PATH, { perMessageDeflate: false, ...options, headers });
    const line = new Line(raw);
    await once(raw, 'open');
    return line;
  }

  get isOpen(): boolean {
    return this.raw.readyState === this.raw.OPEN;
  }

  send(message: unknown): void {
    if (this.isOpen) this.raw.send(JSON.stringify(message));
  }

  async hello(): Promise<void> {
    this.send({ type: 'hello', version: PROTOCOL_VERSION });
    await this.next('welcome');
  }

  async join(table: string, seen?: number): Promise<MessageOf<'table'>> {
    this.send({ type: 'join', table, compact: true, ...(seen === undefined ? {} : { seen }) });
    return this.next('table');
  }

  /** Joins a match that goes on, and waits for what can be seen of it. */
  async watch(table: string): Promise<MessageOf<'view'>> {
    this.send({ type: 'join', table, compact: true });
    return this.next('view', (view) => view.table === table);
  }

  /** The next message of a type; what comes before it is passed over. */
  async next<Type extends ServerMessage['type']>(
    type: Type,
    fits: (message: MessageOf<Type>) => boolean = () => true,
    patienceMs = PATIENCE_MS,
  ): Promise<MessageOf<Type>> {
    const isWanted = (message: ServerMessage): message is MessageOf<Type> =>
      message.type === type && fits(message as MessageOf<Type>);
    const deadline = performance.now() + patienceMs;
    for (;;) {
      while (this.read < this.messages.length) {
        const message = itemAt(this.messages, this.read++);
        if (isWanted(message)) return message;
      }
      if (this.closed !== null)
        throw new Error(`The socket closed with ${this.closed} while waiting for ${type}.`);
      await this.change(deadline - performance.now(), `for ${type}`);
    }
  }

  /** Waits until something holds of what came, or the time is over; says which. */
  async until(isEnough: () => boolean, patienceMs: number): Promise<boolean> {
    const deadline = performance.now() + patienceMs;
    while (!isEnough()) {
      const left = deadline - performance.now();
      if (left <= 0 || this.closed !== null) return isEnough();
      await this.change(left, '').catch(() => {});
    }
    return true;
  }

  /** Milliseconds from a ping to its pong, or all of the patience where none comes. Several may be on their way. */
  ping(patienceMs = PATIENCE_MS): Promise<number> {
    const id = ++this.lastId;
    const sent = performance.now();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.pongs.delete(id);
        resolve(patienceMs);
      }, patienceMs);
      this.pongs.set(id, (came) => {
        clearTimeout(timer);
        this.pongs.delete(id);
        resolve(came - sent);
      });
      this.send({ type: 'ping', id });
    });
  }

  /** Everything of a type that has come. */
  all<Type extends ServerMessage['type']>(type: Type): MessageOf<Type>[] {
    return this.messages.filter((message): message is MessageOf<Type> => message.type === type);
  }

  close(): void {
    this.raw.terminate();
  }

  private change(milliseconds: number, what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => {
          this.wakers.delete(waker);
          reject(new Error(`Waited too long ${what}.`));
        },
        Math.max(0, milliseconds),
      );
      const waker = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.wakers.add(waker);
    });
  }

  private wake(): void {
    const wakers = [...this.wakers];
    this.wakers.clear();
    for (const waker of wakers) waker();
  }
}
