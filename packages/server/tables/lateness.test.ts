/** Nobody but its owner learns that a choice was made by the clock, or that a bot makes it from now on (OBK-210). */
import { loadGame } from '@airlock/catalogue';
import { CLOCK } from '@airlock/kernel';
import { atTable, ROUTES, type ServerMessage, type TableInfo } from '@airlock/protocol';
import { actByText, Lateness, middlingLevel } from '@airlock/tables';
import { describe, expect, it } from 'vitest';
import { stranger } from '../testing/guest.ts';
import { fiveAtTable, hurriedOutbreak, playUntil } from '../testing/outbreakTable.ts';
import type { Player } from '../testing/player.ts';
import { PATIENTLY, startForTest } from '../testing/startForTest.ts';
import { stopTime } from '../testing/stoppedTime.ts';
import type { TestSocket } from '../testing/testSocket.ts';

type Heard = Extract<ServerMessage, { type: 'events' }>;

/** What a message looks like without the numbers that any two messages differ in: the place in a list is the seat, too. */
function shape(message: Heard): string {
  const { sequence, at, seat, due, ...rest } = message;
  return JSON.stringify(rest)
    .replaceAll(`"seat":${seat}`, '"seat":"its own"')
    .replaceAll(`[${seat},1,`, '[its own,1,');
}

/** The events as a log has them. */
const plain = ({ events }: Heard) => events.map(({ changes: _, ...event }) => event);

/** The level that plays for somebody who is late. */
async function usualStandIn(): Promise<string | undefined> {
  const entry = await loadGame('outbreak');
  return entry && middlingLevel(entry);
}

describe('a choice that the clock made', () => {
  it('is told to the others, live and afterwards, like one of the seat itself', async () => {
    const server = await startForTest();
    const { code, players } = await fiveAtTable(server, { pace: 'async' });
    const watcher = await stranger(server.url).socket();
    await watcher.join(code);
    await playUntil(players, ({ phase }) => phase === 'actions');
    await players[0]?.act();
    const table = await server.hall.find(code);
    table.attempt(
      () =>
        actByText(table, { seat: CLOCK }, table.match?.log.length ?? 0, 'timeout 3', {
          acted: () => undefined,
        }),
      (refused) => {
        throw refused;
      },
    );
    const choiceOf = (seat: number) =>
      watcher.next('events', (message) => message.seat === seat && message.events[0]?.type === 'cardChosen');
    const bySeat = await choiceOf(0);
    const byClock = await choiceOf(2);
    expect(shape(byClock)).toBe(shape(bySeat));

    const late = await stranger(server.url).socket();
    await late.join(code);
    const { moments } = await late.next('view');
    expect(moments.slice(-2).map(({ seat, events }) => [seat, events])).toEqual([
      [0, plain(bySeat)],
      [2, plain(byClock)],
    ]);
  });

  it('comes with all others of its question, in the order of seats, and never in the name of the clock', async () => {
    const server = await startForTest({}, { games: await hurriedOutbreak(60) });
    const { code, players, match } = await fiveAtTable(server, { botTakeover: false });
    const watcher = await stranger(server.url).socket();
    await watcher.join(code);
    await expect.poll(async () => (await match()).log.length, PATIENTLY).toBeGreaterThan(24);
    const byClock = (await match()).log.filter(({ seat }) => seat === CLOCK);
    expect(byClock.length).toBeGreaterThan(24);
    for (const { socket } of [...players, { socket: watcher }]) {
      const told = socket.messages.filter((message): message is Heard => message.type === 'events');
      expect(told.map(({ seat }) => seat)).not.toContain(CLOCK);
      for (const { seat, events } of told) {
        const chosen = events.filter(({ type }) => type === 'cardChosen');
        expect(chosen.map(({ open }) => (open as { seat: number }).seat)).toEqual(
          chosen.length > 0 ? [seat] : [],
        );
      }
    }
    const times = [...new Set(byClock.map(({ at }) => at))];
    const together = times.map((time) => byClock.flatMap(({ at, action }) => (at === time ? [action] : [])));
    for (const actions of together) expect(actions).toEqual([...actions].sort((one, other) => one - other));
    expect(together.map(({ length }) => length)).toContain(5);
  });
});

describe('lateness', () => {
  it('is twice in a row, and ends with any sign of life', () => {
    const lateness = new Lateness();
    expect([lateness.expired(3), lateness.isAsked(3), lateness.hasStandIn(3)]).toEqual([true, true, false]);
    expect([lateness.forget(3), lateness.isAsked(3), lateness.forget(3)]).toEqual([true, false, false]);
    expect([lateness.expired(3), lateness.expired(3), lateness.expired(3)]).toEqual([true, true, false]);
    expect([lateness.isAsked(3), lateness.isAsked(2)]).toEqual([false, false]);
    expect([lateness.hasStandIn(3), lateness.hasStandIn(2)]).toEqual([true, false]);
    expect([lateness.forget(3), lateness.hasStandIn(3)]).toEqual([true, false]);
  });
});

const DAN = 3;
const SHIFT_MS = 150_000;
const SEALED_MS = 5_000;

const tablesOf = ({ messages }: TestSocket): TableInfo[] =>
  messages.flatMap((message) => (message.type === 'table' ? [message.table] : []));

const standInOf = ({ seats }: TableInfo): unknown =>
  (seats[DAN] as { standIn?: string } | undefined)?.standIn;

/** Five people in the third Shift of the same match, in stopped time; in the first two Dan did this at the end. */
async function thirdShift(danDoes: (dan: Player) => Promise<void>) {
  const chance = { code: () => 'KEEL-42-VANE', seed: () => 'cd'.repeat(32) };
  const server = await startForTest({ graceMs: 30_000 }, { chance });
  const pass = stopTime();
  const table = await fiveAtTable(server);
  const { players, code, match } = table;
  const dan = players[DAN] as Player;
  const others = players.filter((player) => player !== dan);
  const watcher = await stranger(server.url).socket();
  await watcher.join(code);
  await pass(1_000);
  for (let shift = 1; shift <= 3; shift++) {
    await playUntil(players, ({ phase }) => phase === 'actions');
    if (shift === 3) break;
    for (const player of others) {
      await player.act();
      for (const other of players) await other.hear(player.sequence);
    }
    const { length } = (await match()).log;
    await pass(SHIFT_MS - SEALED_MS);
    await danDoes(dan);
    await pass(SEALED_MS);
    for (const player of players) await player.hear(length + 1);
  }
  return { ...table, server, pass, dan, others, watcher };
}

/** What the clock would choose: in the first two Shifts of a Survivor, Complete 1 and then Complete 2. */
async function chooseLikeTheClock(dan: Player): Promise<void> {
  dan.catchUp();
  const [first] = ['submit C1', 'submit C2', 'submit R', 'submit S1'].filter((one) => {
    const action = dan.game.codec.read(one) as number;
    return dan.game.refusal(dan.game.imagine(dan.view, dan.random), DAN, action) === null;
  });
  const message = { type: 'act', table: dan.code, id: 70, after: dan.sequence, action: first };
  dan.socket.send(message);
  await dan.socket.next('sealed');
}

describe('a bot that chooses for somebody who was late twice', () => {
  /** Dan is late twice or not, and leaves; all that others obtain until they put a bot in his seat. */
  async function run(danDoes: (dan: Player) => Promise<void>) {
    const { server, code, people, pass, dan, others, watcher } = await thirdShift(danDoes);
    const asked: unknown[] = [];
    const ask = async (...paths: string[]): Promise<void> => {
      for (const person of [...people.filter((_, seat) => seat !== DAN), stranger(server.url)]) {
        for (const path of paths) asked.push((await person.ask('GET', path)).body);
      }
    };
    const newcomers: TestSocket[] = [];
    const newcomer = async (): Promise<void> => {
      const socket = await stranger(server.url).socket();
      await socket.join(code);
      newcomers.push(socket);
    };
    await dan.socket.settle();
    await pass(1_000);
    await ask(atTable(ROUTES.table, code), ROUTES.tables);
    await newcomer();
    dan.socket.close();
    await dan.socket.closing();
    const { members } = await server.hall.find(code);
    await expect.poll(() => members.some(({ viewer }) => viewer === DAN), PATIENTLY).toBe(false);
    await pass(1_000);
    await newcomer();
    await ask(atTable(ROUTES.table, code), ROUTES.tables);
    await pass(60_000);
    await newcomer();
    await ask(atTable(ROUTES.table, code), ROUTES.tables);
    const sockets = [...others.map(({ socket }) => socket), watcher, ...newcomers];
    for (const socket of sockets) await socket.settle();
    const frames = sockets.flatMap(({ frames: all }) =>
      all.filter((one) => !one.startsWith('{"type":"pong"')),
    );
    return { obtained: [...frames, JSON.stringify(asked)], own: tablesOf(dan.socket) };
  }

  it('is known to them alone, and no message, answer or list betrays it, also when they are gone', async () => {
    const late = await run(async () => undefined);
    const inTime = await run(chooseLikeTheClock);
    expect(late.own.map(standInOf).at(-1)).toBe(await usualStandIn());
    expect(inTime.own.map(standInOf).filter((level) => level !== undefined)).toEqual([]);
    expect(late.obtained).toEqual(inTime.obtained);
    expect(late.obtained.join('\n')).toContain('"absent":true');
    expect(late.obtained.join('\n')).not.toContain('standIn');
  });

  it('acts where the clock would have, and not a moment earlier', async () => {
    const { server, pass, match, others, players, dan } = await thirdShift(async () => undefined);
    for (const player of others) {
      await player.act();
      for (const other of players) await other.hear(player.sequence);
    }
    const { length } = (await match()).log;
    const { asked } = await match();
    const thoughts = async (): Promise<number> => {
      const { values } = await server.metrics.thinkSeconds.get();
      return values.find(({ metricName }) => metricName?.endsWith('_count'))?.value ?? 0;
    };
    await pass(SHIFT_MS - SEALED_MS);
    await expect.poll(thoughts, PATIENTLY).toBe(1);
    expect((await match()).log).toHaveLength(length);
    await pass(SEALED_MS);
    await dan.hear(length + 1);
    expect((await match()).log[length]).toMatchObject({ seat: DAN, at: asked.at + SHIFT_MS });
  });

  it.each([
    [
      'say something',
      (dan: Player) => dan.socket.send({ type: 'talk', table: dan.code, id: 5, text: 'Sorry.' }),
    ],
    ['claim something', (dan: Player) => claim(dan)],
    [
      'ask for a moment',
      (dan: Player) => dan.socket.send({ type: 'interrupt', table: dan.code, id: 5, on: true }),
    ],
    [
      'take something back',
      (dan: Player) => dan.socket.send({ type: 'undo', table: dan.code, id: 5, after: dan.sequence }),
    ],
    ['join again', (dan: Player) => dan.socket.send({ type: 'join', table: dan.code, compact: true })],
  ])('no longer does once they %s, and only they hear of it', async (_, sign) => {
    const { dan, others } = await thirdShift(async () => undefined);
    for (const { socket } of [dan, ...others]) await socket.settle();
    expect(tablesOf(dan.socket).map(standInOf).at(-1)).toBe(await usualStandIn());
    const tables = ({ socket }: Player): number => tablesOf(socket).length;
    const before = others.map(tables);
    dan.catchUp();
    sign(dan);
    await dan.socket.next('table', ({ table }) => standInOf(table) === undefined);
    await dan.socket.settle();
    for (const { socket } of others) await socket.settle();
    expect(others.map(tables)).toEqual(before);
  });
});

const claim = (dan: Player): void =>
  dan.socket.send({ type: 'act', table: dan.code, id: 5, after: dan.sequence, action: 'accuse 1 PZERO' });
