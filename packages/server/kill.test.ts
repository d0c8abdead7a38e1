/**
 * The promise "durable before visible", put to the test: the real server plays many matches over real sockets
 * and is killed without warning again and again. Whatever any client was told must be there afterwards.
 */
import { join } from 'node:path';
import { type AnyGame, EVERYBODY, replay, UNDO } from '@airlock/kernel';
import type { ServerMessage } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from './store/sqliteStore.ts';
import type { LogLine, TableRecord } from './store/store.ts';
import { type Guest, guest } from './testing/guest.ts';
import { Player } from './testing/player.ts';
import { outpostSeven } from './testing/seated.ts';
import { standBy } from './testing/serverProcess.ts';
import { temporaryFolder } from './testing/startForTest.ts';

const KILLS = 50;
const TABLES = 10;
/** Killed after a random time up to this. */
const LONGEST_LIFE_MS = 150;

/** What the disk has of one table. */
interface OnDisk {
  readonly record: TableRecord;
  readonly log: readonly LogLine[];
  readonly said: readonly string[];
}

/** One person's seat over all lives of the server. */
interface Sitting {
  readonly code: string;
  readonly person: Guest;
  player: Player | null;
  /** Texts of the actions sent, by message number. */
  readonly sent: Map<number, string>;
}

describe('a server that is killed at any moment', () => {
  it(`loses nothing that anybody saw, ${KILLS} times over`, async () => {
    const game = await outpostSeven();
    const data = temporaryFolder();
    const env = { AIRLOCK_LIMITS: 'off', AIRLOCK_PORT: '0', AIRLOCK_DATA: data };
    const next = () => standBy({ args: [], env });
    let sittings: Sitting[] = [];
    let seen = 0;
    let ready = next();
    for (let life = 0; life < KILLS; life++) {
      const disk = await readDisk(data, sittings);
      const server = await ready();
      ready = next();
      await Promise.all(sittings.map((sitting) => comeBack(sitting, server.url, game, life)));
      for (const { player } of sittings) checkView(player as Player, disk, game);
      // Matches that are over make place for new ones.
      sittings = sittings.filter(({ player }) => !player?.over);
      while (sittings.length < 2 * TABLES) sittings.push(...(await newPair(server.url, game, life)));
      for (const sitting of sittings) playAlong(sitting);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_LIFE_MS));
      expect(await server.end('SIGKILL')).toBeNull();
      await Promise.all(sittings.map(({ player }) => player?.socket.closing()));
      const after = await readDisk(data, sittings);
      for (const sitting of sittings) seen += checkSeen(sitting, after);
    }
    // Otherwise the test would show nothing.
    expect(seen).toBeGreaterThan(KILLS * TABLES);
  }, 600_000);
});

async function readDisk(data: string, sittings: readonly Sitting[]): Promise<Map<string, OnDisk>> {
  const store = await openSqliteStore(join(data, 'airlock.db'));
  const disk = new Map<string, OnDisk>();
  for (const code of new Set(sittings.map((sitting) => sitting.code))) {
    const record = await store.table(code);
    if (!record) throw new Error(`Table ${code} was promised and is gone.`);
    const log = await store.log(record.number);
    const said = (await store.talk(record.number, EVERYBODY, 1_000)).map(({ text }) => text);
    disk.set(code, { record, log, said });
  }
  await store.close();
  return disk;
}

async function newPair(url: string, game: AnyGame, life: number): Promise<Sitting[]> {
  const [ann, bob] = [await guest(url, 'Ann'), await guest(url, 'Bob')];
  const { code } = await ann.setTable();
  await bob.claim(code);
  await bob.ready(code);
  await ann.start(code);
  const pair = [ann, bob].map((person): Sitting => ({ code, person, player: null, sent: new Map() }));
  await Promise.all(pair.map((sitting) => comeBack(sitting, url, game, life)));
  return pair;
}

/** Opens a socket and resumes from the last moment seen, with the view followed so far. */
async function comeBack(sitting: Sitting, url: string, game: AnyGame, life: number): Promise<void> {
  const { code, player: before } = sitting;
  const socket = await sitting.person.at(url).socket();
  await socket.join(code, before?.sequence);
  const player = new Player(socket, code, game, `${code} ${life} ${sitting.person.name}`);
  if (before) Object.assign(player, { view: before.view, viewer: before.viewer, sequence: before.sequence });
  sitting.player = player;
  if (!before) await socket.next('view');
  await socket.settle();
  player.catchUp();
}

/** Acts whenever it can, and says something now and then, until the socket dies. */
function playAlong({ player, sent, code }: Sitting): void {
  if (!player) return;
  const { socket } = player;
  const go = (): void => {
    player.catchUp();
    if (socket.raw.readyState !== socket.raw.OPEN || !player.isAwaited) return;
    const id = sent.size;
    const action = player.anyAction();
    sent.set(id, action);
    socket.send({ type: 'act', table: code, id, after: player.sequence, action });
    if (id % 5 === 0) socket.send({ type: 'talk', table: code, id, text: `${code} ${id} ${player.viewer}` });
  };
  socket.raw.on('message', () => setImmediate(go));
  go();
}

/** Every moment and every line of talk that reached this client is on the disk. */
function checkSeen({ player, sent, code }: Sitting, disk: Map<string, OnDisk>): number {
  const { log, said, record } = disk.get(code) as OnDisk;
  player?.catchUp();
  const messages = player?.socket.messages ?? [];
  for (const message of messages) {
    if (message.type === 'talk') for (const { text } of message.lines) expect(said).toContain(text);
    if (message.type === 'over') expect(record.stage).toBe('over');
    if (message.type === 'events') checkMoment(message, log, sent);
  }
  return messages.filter(({ type }) => type === 'events').length;
}

function checkMoment(
  { sequence, seat, at, id }: Extract<ServerMessage, { type: 'events' }>,
  log: readonly LogLine[],
  sent: ReadonlyMap<number, string>,
): void {
  expect(log.length).toBeGreaterThanOrEqual(sequence);
  expect(log[sequence - 1]).toMatchObject({
    seat,
    at,
    ...(id === undefined ? {} : { action: sent.get(id) }),
  });
}

/** The view a client has after coming back is the one that the log on disk gives. */
function checkView({ view, viewer, sequence, code }: Player, disk: Map<string, OnDisk>, game: AnyGame): void {
  const { record, log } = disk.get(code) as OnDisk;
  expect(sequence).toBe(log.length);
  const entries = log.map(({ seat, action, at }) => ({ seat, action: game.codec.read(action) ?? UNDO, at }));
  const header = {
    game: game.id,
    rules: game.version,
    options: record.options,
    seats: record.seats.map((seat) => (seat.kind === 'open' ? '' : seat.name)),
    generator: 'strong' as const,
    commitment: '',
  };
  const match = replay(game, header, record.match?.seed ?? '', entries);
  expect(view).toEqual(match.view(viewer));
}
