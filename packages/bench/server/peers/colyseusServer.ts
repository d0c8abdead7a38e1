/** Outpost Seven on Colyseus: the public state as a schema patched right after each move, hands as private messages. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fastRandom, itemAt, present, silentContext } from '@airlock/kernel';
import type { State } from '@airlock/outpost-seven';
import { outpost } from '../../outpost.ts';
import { dealtState } from '../recordedGames.ts';
import { ready } from './ready.ts';

/** The folder it was installed to; it is not among our dependencies, because it names a newer Node. */
const [, , port, folder] = process.argv as [string, string, string, string];
const load = createRequire(join(folder, 'package.json'));

interface Client {
  readonly sessionId: string;
  send(type: string, message?: unknown): void;
}

interface RoomBase {
  state: Shown;
  maxClients: number;
  autoDispose: boolean;
  patchRate: number | null;
  onMessage(type: string, heard: (client: Client, action: number) => void): void;
  broadcastPatch(): void;
}

interface Shown {
  grid: number[];
  cubes: number[];
  population: number[];
  token: number[];
  offer: number[];
  active: number;
  deck: number;
  moves: number;
}

const { Server, Room } = load('@colyseus/core') as {
  Server: new (
    parts: object,
  ) => { define(name: string, room: unknown): void; listen(port: number, host: string): Promise<void> };
  Room: new () => RoomBase;
};
const { WebSocketTransport } = load('@colyseus/ws-transport') as {
  WebSocketTransport: new (parts: object) => object;
};
const { schema } = load('@colyseus/schema') as { schema: (fields: object) => new () => Shown };

const ShownSchema = schema({
  grid: ['int8'],
  cubes: ['int8'],
  population: ['int8'],
  token: ['int8'],
  offer: ['int8'],
  active: 'int8',
  deck: 'int8',
  moves: 'uint32',
});

const LISTS = ['grid', 'cubes', 'population', 'token', 'offer'] as const;
const context = silentContext(fastRandom('colyseus'));

class OutpostRoom extends Room {
  private readonly match: State = dealtState();
  private readonly seats = new Map<string, number>();

  onCreate(): void {
    this.maxClients = 2;
    this.autoDispose = false;
    this.patchRate = null;
    this.state = new ShownSchema();
    for (const list of LISTS) this.state[list] = [...this.match[list]];
    this.show();
    this.onMessage('act', (client, action) => this.act(client, action));
  }

  onJoin(client: Client): void {
    this.seats.set(client.sessionId, this.seats.size);
  }

  private act(client: Client, action: number): void {
    const seat = present(this.seats.get(client.sessionId));
    if (outpost.refusal(this.match, seat, action)) {
      client.send('refused');
      return;
    }
    outpost.apply(this.match, seat, action, context);
    this.show();
    client.send('hand', [...itemAt(this.match.kept, seat), ...itemAt(this.match.salvaged, seat)]);
    this.broadcastPatch();
  }

  private show(): void {
    for (const list of LISTS) {
      const shown = this.state[list];
      for (const [index, value] of this.match[list].entries())
        if (shown[index] !== value) shown[index] = value;
    }
    this.state.active = this.match.active;
    this.state.deck = this.match.deck.length - this.match.drawn;
    this.state.moves = (this.state.moves ?? 0) + 1;
  }
}

const server = new Server({ transport: new WebSocketTransport({ pingInterval: 0 }), greet: false });
server.define('outpost', OutpostRoom);
await server.listen(Number(port), '127.0.0.1');
ready();
