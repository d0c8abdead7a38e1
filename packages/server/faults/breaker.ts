/** Stands between people and the server, and breaks what goes through it: in the middle of a frame, or without a word. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { Target } from './ground.ts';

/** One connection and its two ends. */
interface Pair {
  readonly client: Socket;
  readonly server: Socket;
  /** How many bytes still reach the client before the connection is cut; `null` for all. */
  bytesLeft: number | null;
  /** Neither side hears the other any more, and nobody is told. */
  isSilent: boolean;
}

export class Breaker {
  readonly url: string;
  private readonly listener: Server;
  private readonly pairs = new Set<Pair>();
  private readonly target: Target;

  private constructor(listener: Server, target: Target) {
    this.listener = listener;
    this.target = target;
    this.url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
    listener.on('connection', (client: Socket) => this.admit(client));
  }

  /** The port behind it may change: the server is started again and again. */
  static async open(target: Target): Promise<Breaker> {
    const listener = createServer({ noDelay: true }).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return new Breaker(listener, target);
  }

  /** Cuts all connections when this many more bytes have come from the server; at once for none. */
  cutAfter(bytes: number): void {
    for (const pair of this.pairs) {
      pair.bytesLeft = bytes;
      if (bytes === 0) this.drop(pair);
    }
  }

  /** Nothing goes through any more, and after a while the connections are gone. */
  silence(milliseconds: number): void {
    for (const pair of this.pairs) {
      pair.isSilent = true;
      setTimeout(() => this.drop(pair), milliseconds).unref();
    }
  }

  close(): void {
    for (const pair of this.pairs) this.drop(pair);
    this.listener.close();
  }

  private admit(client: Socket): void {
    const server = connect({ port: this.target.port, host: '127.0.0.1', noDelay: true });
    const pair: Pair = { client, server, bytesLeft: null, isSilent: false };
    this.pairs.add(pair);
    client.on('data', (data: Buffer) => {
      if (!pair.isSilent) server.write(data);
    });
    server.on('data', (data: Buffer) => this.toClient(pair, data));
    for (const end of [client, server]) {
      // What is wrong with one end is the end of both.
      end.on('error', () => this.drop(pair));
      end.on('close', () => this.drop(pair));
    }
  }

  private toClient(pair: Pair, data: Buffer): void {
    if (pair.isSilent) return;
    if (pair.bytesLeft === null) {
      pair.client.write(data);
      return;
    }
    const part = data.subarray(0, pair.bytesLeft);
    pair.bytesLeft -= part.length;
    if (pair.bytesLeft > 0) pair.client.write(part);
    else pair.client.write(part, () => this.drop(pair));
  }

  private drop(pair: Pair): void {
    if (!this.pairs.delete(pair)) return;
    pair.client.destroy();
    pair.server.destroy();
  }
}
