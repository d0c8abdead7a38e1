/** Where sockets come in: who they are, how many there may be, and whether they are still there. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE, MOST_BYTES_A_FRAME, SOCKET_PATH } from '@airlock/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Person } from '../store/store.ts';
import { Connection } from './connection.ts';
import type { Doorman } from './doorman.ts';

const MOST_SOCKETS_AN_ADDRESS = 200;

/** Longer frames than play needs are still answered with a sentence; beyond this the socket is closed. */
const MOST_BYTES_READ = 16 * MOST_BYTES_A_FRAME;

/** Time for closing politely before sockets are cut. */
const FAREWELL_MS = 500;

export interface GateSettings {
  readonly limited: boolean;
  readonly helloMs: number;
  readonly heartbeatMs: number;
  readonly whoIs: (request: IncomingMessage) => Promise<Person | null>;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly failed: (error: unknown) => void;
}

export class Gate {
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES_READ,
    perMessageDeflate: false,
    clientTracking: false,
  });
  private readonly connections = new Set<Connection>();
  private readonly perAddress = new Map<string, number>();
  private readonly settings: GateSettings;
  private readonly doorman: Doorman;
  private readonly heartbeat: NodeJS.Timeout;
  private closing = false;

  constructor(doorman: Doorman, settings: GateSettings) {
    this.doorman = doorman;
    this.settings = settings;
    this.heartbeat = setInterval(() => this.beat(), settings.heartbeatMs).unref();
  }

  get size(): number {
    return this.connections.size;
  }

  /** Answers `upgrade` of the HTTP server. */
  readonly upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    stream.on('error', this.settings.failed);
    const refusal = this.refusal(request);
    if (refusal) {
      refuseUpgrade(stream, refusal);
      return;
    }
    this.settings.whoIs(request).then(
      (person) => {
        stream.off('error', this.settings.failed);
        const address = this.settings.addressOf(request);
        this.sockets.handleUpgrade(request, stream, head, (socket) =>
          this.admit(socket, stream, person, address),
        );
      },
      (error) => {
        this.settings.failed(error);
        refuseUpgrade(stream, '503 Service Unavailable');
      },
    );
  };

  /** Tells everybody that the server is stopping, and waits a little for them to go. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.heartbeat);
    for (const connection of this.connections) connection.close(CLOSE.goingAway, 'the server is stopping');
    const deadline = Date.now() + FAREWELL_MS;
    while (this.connections.size > 0 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    for (const connection of this.connections) connection.terminate();
  }

  /** Somebody is not signed in any more. */
  signedOut(isOver: (caller: Pick<Connection, 'person'>) => boolean): void {
    for (const connection of this.connections) {
      if (isOver(connection)) connection.close(CLOSE.signedOut, 'you signed out');
    }
  }

  private refusal(request: IncomingMessage): string | null {
    if (this.closing) return '503 Service Unavailable';
    const path = request.url?.split('?')[0];
    if (path !== SOCKET_PATH) return '404 Not Found';
    if (!isOwnPage(request)) return '403 Forbidden';
    const count = this.perAddress.get(this.settings.addressOf(request)) ?? 0;
    if (this.settings.limited && count >= MOST_SOCKETS_AN_ADDRESS) return '429 Too Many Requests';
    return null;
  }

  /** Apart from `upgrade`, so that nothing here holds on to the request for as long as the socket lives. */
  private admit(socket: WebSocket, stream: Duplex, person: Person | null, address: string): void {
    const connection = new Connection(socket, stream, person, this.doorman);
    this.connections.add(connection);
    this.perAddress.set(address, (this.perAddress.get(address) ?? 0) + 1);
    socket.on('message', (data, isBinary) => connection.receive(data as Buffer, isBinary));
    socket.on('pong', (data) =>
      connection.hearPong(data.length === 0 ? Number.NaN : Number(data.toString())),
    );
    // What a broken socket did wrong is in its close code.
    socket.on('error', () => {});
    socket.on('close', () => this.farewell(connection, address));
    setTimeout(() => {
      if (!connection.greeted) connection.close(CLOSE.noHello, 'no hello came');
    }, this.settings.helloMs).unref();
  }

  private farewell(connection: Connection, address: string): void {
    connection.leaveAll();
    this.connections.delete(connection);
    const left = (this.perAddress.get(address) ?? 1) - 1;
    if (left > 0) this.perAddress.set(address, left);
    else this.perAddress.delete(address);
  }

  private beat(): void {
    for (const connection of this.connections) {
      if (connection.alive) connection.heartbeat();
      else connection.terminate();
    }
  }
}

/** A page of another site must not open sockets in the name of who looks at it. Programs send no origin. */
function isOwnPage({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

function refuseUpgrade(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
