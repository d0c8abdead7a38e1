/** Where nobody may learn whose time ran out, the last seconds before the deadline are sealed. */
import { ActionList, CLOCK, fastRandom, type SecretDeadline, silentContext } from '@airlock/kernel';
import { atTable, ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { type Guest, guest, stranger } from '../testing/guest.ts';
import { fiveAtTable, hurriedOutbreak, playUntil } from '../testing/outbreakTable.ts';
import type { Player } from '../testing/player.ts';
import { PATIENTLY, startForTest, temporaryFolder } from '../testing/startForTest.ts';
import { stopTime } from '../testing/stoppedTime.ts';
import type { TestSocket } from '../testing/testSocket.ts';

const DAN = 3;
const EVE = 4;
/** A Shift lasts this long at a live table, and its last seconds are sealed. */
const SHIFT_MS = 150_000;
const SEALED_MS = 5_000;
const A_SECOND = 1_000;

const CHANCE = { code: () => 'KEEL-42-VANE', seed: () => 'ab'.repeat(32) };

/** Five people at the first Shift of the same match, and a watcher; all but Dan and Eve have chosen. */
async function firstShift() {
  const server = await startForTest({}, { chance: CHANCE });
  const pass = stopTime();
  const table = await fiveAtTable(server);
  const watcher = await stranger(server.url).socket();
  await watcher.join(table.code);
  await playUntil(table.players, ({ phase }) => phase === 'actions');
  for (const player of table.players.slice(0, DAN)) {
    await player.act();
    for (const other of table.players) await other.hear(player.sequence);
  }
  await pass(A_SECOND);
  return {
    ...table,
    server,
    watcher,
    pass,
    dan: table.players[DAN] as Player,
    eve: table.players[EVE] as Player,
  };
}

type Shift = Awaited<ReturnType<typeof firstShift>>;

const quietly = async (sockets: readonly TestSocket[]): Promise<void> => {
  for (const socket of sockets) await socket.settle();
};

const socketsOf = ({ players, watcher }: Shift): TestSocket[] => [
  ...players.map(({ socket }) => socket),
  watcher,
];

/** What the clock would choose for a seat, as that seat would send it. */
async function defaultOf({ match }: Shift, seat: number): Promise<string> {
  const { game, state } = await match();
  const chosenBy = (actor: number, action: number): unknown => {
    const world = game.clone(state) as { readonly chosen: readonly number[] };
    game.apply(world, actor, action, silentContext(fastRandom(1)));
    return world.chosen[seat];
  };
  const deadline = game.hosting?.deadline(state) as SecretDeadline;
  const byClock = chosenBy(CLOCK, deadline.answer(seat));
  const list = new ActionList();
  game.actions(state, seat, list);
  const same = list.toArray().find((action) => chosenBy(seat, action) === byClock);
  return game.codec.write(same as number);
}

const choose = (player: Player, action: string, id: number): void =>
  player.socket.send({ type: 'act', table: player.code, id, after: player.sequence, action });

/** All that a socket was sent, without the answers to our own pings. */
const framesOf = (socket: TestSocket): string[] =>
  socket.frames.filter((frame) => !frame.startsWith('{"type":"pong"'));

async function newcomer(server: RunningServer, code: string): Promise<TestSocket> {
  const socket = await stranger(server.url).socket();
  await socket.join(code);
  await socket.settle();
  return socket;
}

describe('in the last seconds of a Shift', () => {
  /** Dan does something in the sealed stretch, or nothing; everything that anybody else can obtain. */
  async function run(danDoes: (shift: Shift) => Promise<void>): Promise<string[]> {
    const shift = await firstShift();
    const { server, code, people, players, watcher, pass, match } = shift;
    await pass(SHIFT_MS - SEALED_MS - A_SECOND);
    await danDoes(shift);
    await quietly(socketsOf(shift));
    const during = await newcomer(server, code);
    const others = people.filter((_, seat) => seat !== DAN);
    const asked: unknown[] = [];
    const askAll = async (): Promise<void> => {
      for (const person of [...others, stranger(server.url)]) {
        for (const path of [atTable(ROUTES.table, code), ROUTES.tables, atTable(ROUTES.match, code)]) {
          const { status, body } = await person.ask('GET', path);
          asked.push({ path, status, body });
        }
      }
    };
    await askAll();
    const before = (await match()).log.length;
    await pass(SEALED_MS);
    for (const player of players) await player.hear(before + 2);
    await quietly([...socketsOf(shift), during]);
    await pass(A_SECOND);
    const after = await newcomer(server, code);
    await askAll();
    const sockets = players.filter(({ viewer }) => viewer !== DAN).map(({ socket }) => socket);
    await quietly([...sockets, watcher, during, after]);
    return [...[...sockets, watcher, during, after].flatMap(framesOf), JSON.stringify(asked)];
  }

  it('nothing that others obtain tells whether somebody chose or the clock did for them', async () => {
    const silent = await run(async () => undefined);
    const answered = await run(async (shift) => {
      choose(shift.dan, await defaultOf(shift, DAN), 70);
      await shift.dan.socket.next('sealed', ({ id }) => id === 70);
    });
    expect(answered).toEqual(silent);
    expect(silent.length).toBeGreaterThan(40);
    expect(silent.join('\n')).not.toContain('"sealed"');
  });

  it('a choice is kept for whoever made it; they may change it, and counts from the deadline on', async () => {
    const shift = await firstShift();
    const { dan, pass, match, code } = shift;
    await pass(SHIFT_MS - SEALED_MS);
    const before = (await match()).log.length;
    const [first, second] = (await actionsOf(shift, DAN)) as [string, string];
    choose(dan, first, 70);
    expect(await dan.socket.next('sealed')).toEqual({ type: 'sealed', table: code, id: 70, action: first });
    choose(dan, second, 71);
    expect(await dan.socket.next('sealed')).toMatchObject({ id: 71, action: second });
    expect((await match()).log).toHaveLength(before);
    await pass(SEALED_MS);
    expect(await dan.socket.next('events', ({ id }) => id !== undefined)).toMatchObject({
      id: 71,
      seat: DAN,
    });
    const { log, game } = await match();
    expect(log.slice(before)).toEqual([
      { seat: DAN, action: game.codec.read(second), at: SHIFT_MS },
      { seat: CLOCK, action: game.codec.read('timeout 5'), at: SHIFT_MS },
    ]);
  });

  it('all windows of the seat show what is kept, and nobody else’s', async () => {
    const shift = await firstShift();
    const { dan, people, code, pass } = shift;
    await pass(SHIFT_MS - SEALED_MS);
    const action = await defaultOf(shift, DAN);
    const window = (await people[DAN]?.socket()) as TestSocket;
    await window.join(code);
    choose(dan, action, 70);
    expect(await window.next('sealed')).toEqual({ type: 'sealed', table: code, action });
    const later = (await people[DAN]?.socket()) as TestSocket;
    await later.join(code);
    expect(await later.next('sealed')).toMatchObject({ action });
    await quietly(socketsOf(shift));
    for (const socket of socketsOf(shift).filter((one) => one !== dan.socket)) {
      expect(socket.messages.filter(({ type }) => type === 'sealed')).toEqual([]);
    }
  });

  it('what is not allowed is refused at once, and claims and talk are heard at once', async () => {
    const shift = await firstShift();
    const { dan, eve, pass, code } = shift;
    await pass(SHIFT_MS - SEALED_MS);
    choose(dan, 'submit nonsense', 70);
    expect(await dan.socket.next('refused')).toMatchObject({ id: 70, code: 'no-such-action' });
    choose(dan, 'accuse 1 PZERO', 71);
    expect(await eve.socket.next('events', ({ seat }) => seat === DAN)).toMatchObject({
      events: [{ type: 'claimed' }],
    });
    dan.socket.send({ type: 'talk', table: code, id: 72, text: 'Wait for me!' });
    expect(await eve.socket.next('talk')).toMatchObject({ lines: [{ text: 'Wait for me!' }] });
    choose(dan, await defaultOf(shift, DAN), 73);
    expect(await dan.socket.next('sealed')).toMatchObject({ id: 73 });
  });

  it('the stage closes at the deadline although everybody has chosen, and earlier only where that tells nothing', async () => {
    const shift = await firstShift();
    const { dan, eve, pass, match } = shift;
    await pass(SHIFT_MS - SEALED_MS - 2 * A_SECOND);
    choose(eve, await defaultOf(shift, EVE), 80);
    await eve.socket.next('events', ({ id }) => id === 80);
    await pass(A_SECOND);
    choose(dan, await defaultOf(shift, DAN), 70);
    await dan.socket.next('sealed');
    const sealed = (await match()).asked.sequence;
    await pass(SEALED_MS - 1);
    expect((await match()).asked.sequence).toBe(sealed);
    await pass(1);
    await dan.socket.next('events', ({ id }) => id === 70);
    expect((await match()).asked).toMatchObject({ at: SHIFT_MS });
    expect((await match()).asked.sequence).toBeGreaterThan(sealed);
  });
});

describe('bots', () => {
  it('have their choices sealed like people, and none holds up the next', async () => {
    const milliseconds = 30_000;
    const games = await hurriedOutbreak(milliseconds, milliseconds);
    const { url, hall } = await startForTest({}, { games });
    const pass = stopTime();
    const ann = await guest(url, 'Ann');
    const bot = { kind: 'bot', level: 'casual' } as const;
    const seats = [{ kind: 'me' } as const, bot, bot, bot, bot];
    const options = { claims: false };
    const { code } = await ann.setTable({ game: 'outbreak', options, seats, start: true });
    // Without a person the table would rest.
    await (await ann.socket()).join(code);
    const table = await hall.find(code);
    const log = () => table.match?.log ?? [];
    // The Leader's choice comes first, whoever that is.
    await pass(milliseconds);
    await expect.poll(() => log().length, PATIENTLY).toBe(1);
    await pass(milliseconds - SEALED_MS);
    await expect.poll(() => table.sealed?.answers.size, PATIENTLY).toBe(4);
    expect(log()).toHaveLength(1);
    await pass(SEALED_MS);
    await expect.poll(() => log().length, PATIENTLY).toBe(6);
    expect(log().slice(1)).toMatchObject([
      { seat: CLOCK, at: 2 * milliseconds },
      ...[1, 2, 3, 4].map((seat) => ({ seat, at: 2 * milliseconds })),
    ]);
  });
});

describe('a server that is started again in the last seconds', () => {
  it('still has what was sealed, shows it to its seat alone, and counts it at the deadline', async () => {
    const data = temporaryFolder();
    const games = await hurriedOutbreak(60_000, 60_000);
    const first = await startForTest({ data }, { games });
    const { code, players, people, secrets } = await fiveAtTable(first);
    const { leader } = await secrets();
    const before = players[leader] as Player;
    const action = before.anyAction();
    choose(before, action, 1);
    await before.socket.next('sealed');
    await first.stop();
    const again = await startForTest({ data }, { games });
    const pass = stopTime();
    const socket = await (people[leader] as Guest).at(again.url).socket();
    await socket.join(code);
    expect(await socket.next('sealed')).toEqual({ type: 'sealed', table: code, action });
    const other = await (people[(leader + 1) % people.length] as Guest).at(again.url).socket();
    await other.join(code);
    await quietly([socket, other]);
    expect(other.messages.filter(({ type }) => type === 'sealed')).toEqual([]);
    const { match } = await again.hall.find(code);
    expect(match?.log).toHaveLength(0);
    await pass(60_000);
    await other.next('events', ({ sequence }) => sequence === 1);
    expect(match?.log[0]).toMatchObject({ seat: leader, action: match?.game.codec.read(action) });
  });
});

async function actionsOf({ match }: Shift, seat: number): Promise<string[]> {
  const { game, state } = await match();
  const list = new ActionList();
  game.actions(state, seat, list);
  return list.toArray().map((action) => game.codec.write(action));
}
