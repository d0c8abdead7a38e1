/**
 * A connection inside this process, as the server sees it. What is written at one end is there at the other at once: no
 * system lies between, so that everything that comes of it has come when the process has nothing left to do.
 */
import { Duplex } from 'node:stream';

export interface ClientEnd {
  /** Bytes have come from the server. */
  received(bytes: Buffer): void;
  /** The server is done, or the connection is cut. */
  ended(): void;
}

export class Line extends Duplex {
  /** What a server may ask a socket about. */
  readonly remoteAddress = '127.0.0.1';
  readonly remoteFamily = 'IPv4';
  readonly remotePort = 1;
  private readonly client: ClientEnd;

  constructor(client: ClientEnd) {
    super({ allowHalfOpen: false });
    this.client = client;
    this.on('close', () => client.ended());
    // A server that cuts a connection does so on purpose.
    this.on('error', () => {});
  }

  /** The client sends. */
  fromClient(bytes: string | Buffer): void {
    this.push(typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
  }

  /** The client has gone. */
  hangUp(): void {
    this.push(null);
  }

  override _read(): void {}

  override _write(bytes: Buffer, _encoding: string, done: () => void): void {
    this.client.received(bytes);
    done();
  }

  /** When everything is written, the server has nothing more to say. */
  override _final(done: () => void): void {
    done();
    this.destroy();
  }

  setTimeout(): this {
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }
}
