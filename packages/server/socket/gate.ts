/** Where sockets come in: who they are, how many there may be, and whether they are still there. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE, MOST_BYTES_A_FRAME, SOCKET_PATH } from '@airlock/protocol';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import type { Bucket } from '../border/bucket.ts';
import { MOST_SOCKETS_AN_ADDRESS } from '../border/limits.ts';
import { isOwnPage } from '../border/ownPage.ts';
import { showsToken } from '../http/cookies.ts';
import { sayLastWord } from '../http/lastWord.ts';
import type { Session } from '../people/sessions.ts';
import type { Person } from '../store/store.ts';
import { type Caller, Connection, type ConnectionParts } from './connection.ts';

/** Longer frames than play needs are still answered with a sentence; beyond this the socket is closed. */
const MOST_BYTES_READ = 16 * MOST_BYTES_A_FRAME;

/** Time for closing politely before sockets are cut. */
const FAREWELL_MS = 500;

const SOCKETS: ServerOptions & { readonly closeTimeout: number } = {
  noServer: true,
  maxPayload: MOST_BYTES_READ,
  perMessageDeflate: false,
  clientTracking: false,
  // Whoever is told to go and does not is cut off.
  closeTimeout: 3_000,
};

export interface GateSettings extends ConnectionParts {
  readonly helloMs: number;
  readonly heartbeatMs: number;
  readonly whoIs: (request: IncomingMessage) => Promise<Session | null>;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Whom the operator keeps out. */
  readonly isBanned: (caller: { readonly person: string | undefined; readonly address: string }) => boolean;
  readonly failed: (error: unknown) => void;
}

/** All sockets of one address. */
interface Household {
  readonly address: string;
  sockets: number;
  /** What they may say together; `null` where nothing is limited. */
  readonly frames: Bucket | null;
}

export class Gate {
  private readonly sockets = new WebSocketServer(SOCKETS);
  private readonly connections = new Set<Connection>();
  private readonly households = new Map<string, Household>();
  private readonly settings: GateSettings;
  private readonly heartbeat: NodeJS.Timeout;
  private closing = false;

  constructor(settings: GateSettings) {
    this.settings = settings;
    this.heartbeat = setInterval(() => this.beat(), settings.heartbeatMs).unref();
  }

  get size(): number {
    return this.connections.size;
  }

  /** Answers `upgrade` of the HTTP server. */
  readonly upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    stream.on('error', this.settings.failed);
    const address = this.settings.addressOf(request);
    const refusal = this.refusal(request, address);
    if (refusal) {
      refuseUpgrade(stream, refusal);
      return;
    }
    this.settings.whoIs(request).then(
      (session) => {
        stream.off('error', this.settings.failed);
        if (this.settings.isBanned({ person: session?.person.id, address })) {
          refuseUpgrade(stream, '403 Forbidden');
          return;
        }
        if (!session && showsToken(request.headers)) {
          refuseUpgrade(stream, '401 Unauthorized');
          return;
        }
        this.sockets.handleUpgrade(request, stream, head, (socket) =>
          this.admit(socket, stream, { address, session: session?.id, person: session?.person ?? null }),
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

  /** Somebody signed out: of one session, or of all. */
  signedOut(isOver: (caller: Pick<Caller, 'session' | 'person' | 'address'>) => boolean): void {
    for (const connection of this.connections) {
      if (isOver(connection)) connection.close(CLOSE.signedOut, 'you signed out');
    }
  }

  /** Everybody with an open socket. */
  get callers(): readonly Pick<Caller, 'person' | 'address'>[] {
    return [...this.connections];
  }

  /** Somebody is called otherwise now, in all their windows. */
  renamed(person: Person): void {
    for (const connection of this.connections)
      if (connection.person?.id === person.id) connection.person = person;
  }

  private refusal(request: IncomingMessage, address: string): string | null {
    if (this.closing) return '503 Service Unavailable';
    const path = request.url?.split('?')[0];
    if (path !== SOCKET_PATH) return '404 Not Found';
    if (!isOwnPage(request.headers)) return '403 Forbidden';
    const { budgets } = this.settings;
    const open = this.households.get(address)?.sockets ?? 0;
    if (budgets.limited && open >= MOST_SOCKETS_AN_ADDRESS) return '429 Too Many Requests';
    if (budgets.refusal('sockets', { address })) return '429 Too Many Requests';
    budgets.note('sockets', { address });
    return null;
  }

  /** Apart from `upgrade`, so that nothing here holds on to the request for as long as the socket lives. */
  private admit(socket: WebSocket, stream: Duplex, caller: Caller): void {
    const household = this.householdAt(caller.address);
    household.sockets++;
    const connection = new Connection(socket, stream, caller, this.settings, household.frames);
    this.connections.add(connection);
    socket.on('message', (data, isBinary) => connection.receive(data as Buffer, isBinary));
    socket.on('pong', (data) => connection.hearPong(data.toString('latin1')));
    // What a broken socket did wrong is in its close code.
    socket.on('error', () => {});
    socket.on('close', () => this.farewell(connection, household));
    setTimeout(() => {
      if (!connection.greeted) connection.close(CLOSE.noHello, 'no hello came');
    }, this.settings.helloMs).unref();
  }

  private householdAt(address: string): Household {
    let household = this.households.get(address);
    if (!household) {
      household = { address, sockets: 0, frames: this.settings.budgets.frames(address) };
      this.households.set(address, household);
    }
    return household;
  }

  private farewell(connection: Connection, household: Household): void {
    connection.leaveAll();
    this.connections.delete(connection);
    household.sockets--;
    if (household.sockets > 0) return;
    this.households.delete(household.address);
    this.settings.budgets.endFrames(household.address);
  }

  private beat(): void {
    for (const connection of this.connections) {
      if (connection.alive) connection.demandSign();
      else connection.terminate();
    }
  }
}

function refuseUpgrade(stream: Duplex, status: string): void {
  sayLastWord(stream, `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
