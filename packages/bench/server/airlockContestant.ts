/** Our own server under load: two people with a cookie each, a table by HTTP, everything else on sockets. */
import { outpostSeven } from '@airlock/outpost-seven';
import { PROTOCOL_VERSION } from '@airlock/protocol';
import { DEFAULTS } from '@airlock/server';
import { bothPlayers, built, type Contestant, closeAll, post, waitable } from './contestants.ts';
import { type Line, openLine } from './frames.ts';
import type { Players, Received } from './loadMatch.ts';
import { Script } from './recordedGames.ts';

/** Two people who sit at every table: one session each is enough. */
const people = new Map<number, Promise<string[]>>();

function peopleAt(port: number): Promise<string[]> {
  const known = people.get(port);
  if (known) return known;
  const cookies = Promise.all([session(port, 'Red'), session(port, 'Yellow')]);
  people.set(port, cookies);
  return cookies;
}

export async function session(port: number, name: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** A table of two people, by their cookies, that has begun. */
export async function startedTable(
  port: number,
  [host, guest]: readonly [host: string, guest: string],
  game: string,
): Promise<string> {
  const api = `http://127.0.0.1:${port}/api/tables`;
  const table = await post(api, { game, seats: [{ kind: 'me' }, { kind: 'open' }] }, host);
  const code = String(table.code);
  await post(`${api}/${code}/seat`, {}, guest);
  await post(`${api}/${code}/ready`, { ready: true }, guest);
  await post(`${api}/${code}/start`, {}, host);
  return code;
}

/** What a frame starts with is enough to know it by. */
const HEAD_BYTES = 100;

/** Where a table is set, and where each of its two players connects. */
export interface Places {
  readonly table: number;
  readonly players: readonly [number, number];
}

/** Sits two players down at a new table, each at the server of their choice. */
export async function sitDownAt(places: Places, number: number, received: Received): Promise<Players> {
  const [host, guest] = (await peopleAt(places.table)) as [string, string];
  const code = await startedTable(places.table, [host, guest], 'outpost-seven');
  const script = Script.ofTable(code, number);
  let sequence = 0;
  const lines: Line[] = await bothPlayers(async (player) => {
    const joined = waitable();
    const port = places.players[player === 0 ? 0 : 1];
    const line = await openLine(
      `ws://127.0.0.1:${port}/socket`,
      { cookie: player === 0 ? host : guest, origin: `http://127.0.0.1:${port}` },
      (frame) => {
        const head = frame.toString('latin1', 0, HEAD_BYTES);
        if (head.startsWith('{"type":"events"')) {
          received(player, Number(/"sequence":(\d+)/.exec(head)?.[1]));
        } else if (head.startsWith('{"type":"view"')) joined.done();
        else if (head.startsWith('{"type":"refused"')) throw new Error(`Refused: ${frame}`);
      },
    );
    line.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
    line.send(JSON.stringify({ type: 'join', table: code, compact: true }));
    await joined.promise;
    return line;
  });
  return {
    toMove: () => script.toMove(),
    send(player) {
      const action = outpostSeven.codec.write(script.take().action);
      lines[player]?.send(JSON.stringify({ type: 'act', table: code, id: 1, after: sequence++, action }));
    },
    close: () => closeAll(lines),
  };
}

function airlockNamed(
  name: string,
  storage: 'sqlite' | 'memory',
  idleMs: number = DEFAULTS.idleMs,
): Contestant {
  return {
    name,
    program: built('./peers/airlockServer.js'),
    arguments: (port, folder) => [String(port), folder, storage, String(idleMs)],
    environment: () => ({}),
    connect: (port, number, received) => sitDownAt({ table: port, players: [port, port] }, number, received),
  };
}

/** One of several that share a database; `mail` is empty for one that has it alone. */
export const airlockOn = (database: string, mail: string, idleMs: number = DEFAULTS.idleMs): Contestant => ({
  ...airlockNamed('airlock', 'sqlite', idleMs),
  environment: () => ({ AIRLOCK_BENCH_DATABASE: database, AIRLOCK_BENCH_MAIL: mail }),
});

export const airlock = airlockNamed('airlock', 'sqlite');
export const airlockWithoutStorage = airlockNamed('airlock without storage', 'memory');
/** Lets tables go as soon as nobody is there. */
export const airlockForgetful = airlockNamed('airlock', 'sqlite', 500);
