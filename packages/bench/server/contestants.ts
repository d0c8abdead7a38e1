/** The servers under load: how each is started and how two players sit down at it. */
import { fileURLToPath } from 'node:url';
import { outpostSeven } from '@airlock/outpost-seven';
import { type Line, openLine } from './frames.ts';
import type { Players, Received } from './loadMatch.ts';
import { Script } from './recordedGames.ts';

export interface Contestant {
  readonly name: string;
  /** The program and its arguments after the port. */
  readonly program: string;
  readonly arguments: (port: number, folder: string) => string[];
  readonly environment: (folder: string) => Readonly<Record<string, string>>;
  /** Sits two players down at a new match. */
  connect(port: number, number: number, received: Received): Promise<Players>;
}

export const built = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

export const echo: Contestant = {
  name: 'bare ws echo',
  program: built('./peers/echo.js'),
  arguments: (port) => [String(port)],
  environment: () => ({}),
  async connect(port, number, received) {
    const script = Script.ofFixedDeal(number);
    const lines = await bothPlayers((player) =>
      openLine(`ws://127.0.0.1:${port}/?match=${number}&player=${player}`, {}, (frame) =>
        received(player, (JSON.parse(String(frame)) as { sequence: number }).sequence),
      ),
    );
    return {
      toMove: () => script.toMove(),
      send(player) {
        const action = outpostSeven.codec.write(script.take().action);
        lines[player]?.send(JSON.stringify({ type: 'act', table: 'KEEL-42-VANE', id: 1, after: 1, action }));
      },
      close: () => closeAll(lines),
    };
  },
};

export const boardgameIo: Contestant = {
  name: 'boardgame.io',
  program: built('./peers/boardgameIoServer.js'),
  arguments: (port) => [String(port)],
  environment: () => ({ NODE_ENV: 'production' }),
  async connect(port, number, received) {
    const script = Script.ofFixedDeal(number);
    const space = '/outpost-seven,';
    let sent = 0;
    const lines = await bothPlayers(async (player) => {
      const synced = waitable();
      let count = 0;
      const line = await openLine(
        `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`,
        { origin: 'http://localhost' },
        (frame, line) => {
          const start = frame.toString('latin1', 0, 40);
          if (start === '2') line.send('3');
          else if (start.startsWith('0')) line.send(`40${space}`);
          else if (start.startsWith(`40${space}`))
            line.send(`42${space}["sync","m${number}","${player}",null,2]`);
          else if (start.startsWith(`42${space}["sync"`)) synced.done();
          else if (start.startsWith(`42${space}["update"`)) received(player, ++count);
        },
      );
      await synced.promise;
      return line;
    });
    return {
      toMove: () => script.toMove(),
      send(player) {
        const payload = { type: 'act', args: [script.take().action], playerID: String(player) };
        const move = ['update', { type: 'MAKE_MOVE', payload }, sent++, `m${number}`, String(player)];
        lines[player]?.send(`42${space}${JSON.stringify(move)}`);
      },
      close: () => closeAll(lines),
    };
  },
};

/** What Colyseus' frames start with. */
const COLYSEUS = { joined: 10, message: 13, state: 14, patch: 15 } as const;

export const colyseus: Contestant = {
  name: 'Colyseus, patching at once',
  program: built('./peers/colyseusServer.js'),
  arguments: (port, folder) => [String(port), folder],
  environment: () => ({ NODE_ENV: 'production' }),
  async connect(port, number, received) {
    const script = Script.ofFixedDeal(number);
    let roomId = '';
    const sit = async (player: number): Promise<Line> => {
      const door = player === 0 ? 'create/outpost' : `joinById/${roomId}`;
      const reply = await post(`http://127.0.0.1:${port}/matchmake/${door}`);
      const room = (reply.room ?? reply) as { roomId: string; processId: string };
      roomId = room.roomId;
      const seated = waitable();
      let count = 0;
      const line = await openLine(
        `ws://127.0.0.1:${port}/${room.processId}/${roomId}?sessionId=${String(reply.sessionId)}`,
        {},
        (frame, line) => {
          if (frame[0] === COLYSEUS.joined) line.send(Buffer.from([COLYSEUS.joined]));
          else if (frame[0] === COLYSEUS.state) seated.done();
          else if (frame[0] === COLYSEUS.patch) received(player, ++count);
        },
      );
      await seated.promise;
      return line;
    };
    const lines = [await sit(0), await sit(1)];
    return {
      toMove: () => script.toMove(),
      send: (player) => lines[player]?.send(colyseusMessage('act', script.take().action)),
      close: () => closeAll(lines),
    };
  },
};

/** Type as a short text and the action as a 32-bit number, in the packed form Colyseus reads. */
function colyseusMessage(type: string, action: number): Uint8Array {
  const text = Buffer.from(type);
  const frame = Buffer.alloc(2 + text.length + 5);
  frame[0] = COLYSEUS.message;
  frame[1] = 0xa0 | text.length;
  text.copy(frame, 2);
  frame[2 + text.length] = 0xce;
  frame.writeUInt32BE(action, 3 + text.length);
  return frame;
}

export async function post(
  address: string,
  body: object = {},
  cookie = '',
): Promise<Record<string, unknown>> {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}: ${text.slice(0, 200)}`);
  return JSON.parse(text) as Record<string, unknown>;
}

export const bothPlayers = (sit: (player: number) => Promise<Line>): Promise<Line[]> =>
  Promise.all([sit(0), sit(1)]);

export const closeAll = (lines: readonly Line[]): void => {
  for (const { socket } of lines) socket.terminate();
};

export function waitable(): { readonly promise: Promise<void>; done(): void } {
  let done = (): void => {};
  const promise = new Promise<void>((resolve) => {
    done = resolve;
  });
  return { promise, done: () => done() };
}
