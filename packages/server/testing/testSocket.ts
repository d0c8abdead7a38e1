/** A client's end of a socket that keeps every frame and can be waited on. */
import { once } from 'node:events';
import {
  PROTOCOL_VERSION,
  readServerMessage,
  type ServerMessage,
  SOCKET_PATH,
  serverMessage,
} from '@airlock/protocol';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

const PATIENCE_MS = 20_000;

/** Also where a test has stopped the server's time. */
const { setTimeout: wait, clearTimeout: stopWaiting } = globalThis;

export class TestSocket {
  /** Every frame as it came. */
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  /** The close code, once it is closed. */
  closed: number | null = null;
  readonly raw: WebSocket;
  private readonly wakers = new Set<() => void>();
  /** Messages that `next` has gone past. */
  private read = 0;

  private constructor(raw: WebSocket) {
    this.raw = raw;
    raw.on('message', (data) => {
      this.frames.push(String(data));
      // Whatever the server says must be of the protocol.
      serverMessage.parse(JSON.parse(String(data)));
      this.messages.push(readServerMessage(String(data)));
      this.wake();
    });
    raw.on('close', (code) => {
      this.closed = code;
      this.wake();
    });
    raw.on('error', () => {});
  }

  static async open(
    url: string,
    cookie: string,
    headers: Record<string, string> = {},
    autoPong = true,
  ): Promise<TestSocket> {
    const address = url.replace(/^http/, 'ws') + SOCKET_PATH;
    const raw = new WebSocket(address, { headers: { cookie, ...headers }, autoPong });
    const socket = new TestSocket(raw);
    onTestFinished(() => raw.terminate());
    await once(raw, 'open');
    return socket;
  }

  send(message: unknown): void {
    this.raw.send(JSON.stringify(message));
  }

  sendRaw(data: string | Buffer): void {
    this.raw.send(data);
  }

  async hello(): Promise<void> {
    this.send({ type: 'hello', version: PROTOCOL_VERSION });
    await this.next('welcome');
  }

  /** Joins as the page does, and waits for the table. */
  async join(table: string, seen?: number): Promise<MessageOf<'table'>> {
    this.send({ type: 'join', table, compact: true, ...(seen === undefined ? {} : { seen }) });
    return this.next('table');
  }

  /** The next message of a type; what comes before it is passed over. */
  async next<Type extends ServerMessage['type']>(
    type: Type,
    fits: (message: MessageOf<Type>) => boolean = () => true,
  ): Promise<MessageOf<Type>> {
    const isWanted = (message: ServerMessage): message is MessageOf<Type> =>
      message.type === type && fits(message as MessageOf<Type>);
    for (;;) {
      while (this.read < this.messages.length) {
        const message = this.messages[this.read++] as ServerMessage;
        if (isWanted(message)) return message;
      }
      if (this.closed !== null) throw new Error(`Closed with ${this.closed} while waiting for ${type}.`);
      await this.change(`for ${type}; the last was ${this.frames.at(-1)?.slice(0, 300)}`);
    }
  }

  async closing(): Promise<number> {
    while (this.closed === null) await this.change('for the close');
    return this.closed;
  }

  /** Says something and waits for the answer: everything said before has been heard then. */
  async settle(): Promise<void> {
    await this.settledOrClosed();
    if (this.closed !== null) throw new Error(`Closed with ${this.closed} while settling.`);
  }

  /** The same where the server may as well have had enough. */
  async settledOrClosed(): Promise<void> {
    const id = Math.floor(Math.random() * 1e9);
    this.send({ type: 'ping', id });
    const isAnswered = (): boolean =>
      this.messages.some((message) => message.type === 'pong' && message.id === id);
    while (this.closed === null && !isAnswered()) await this.change('for a pong');
  }

  close(): void {
    this.raw.close();
  }

  private change(what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = wait(() => {
        this.wakers.delete(waker);
        reject(new Error(`Waited too long ${what}.`));
      }, PATIENCE_MS);
      const waker = (): void => {
        stopWaiting(timer);
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
