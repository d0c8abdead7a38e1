/** Nobody but its owner learns that a choice was made by the clock (OBK-210). */
import { CLOCK } from '@airlock/kernel';
import type { ServerMessage } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { stranger } from '../testing/guest.ts';
import { fiveAtTable, hurriedOutbreak, playUntil } from '../testing/outbreakTable.ts';
import { PATIENTLY, startForTest } from '../testing/startForTest.ts';
import { act } from './play.ts';

type Heard = Extract<ServerMessage, { type: 'events' }>;

/** What a message looks like without the numbers that any two messages differ in. */
function shape(message: Heard): string {
  const { sequence, at, seat, due, ...rest } = message;
  return JSON.stringify(rest).replaceAll(`"seat":${seat}`, '"seat":"its own"');
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
        act(table, { seat: CLOCK }, table.match?.log.length ?? 0, 'timeout 3', { acted: () => undefined }),
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
      [0, bySeat.events],
      [2, byClock.events],
    ]);
  });

  it('comes at a time of its own for each seat, and never in the name of the clock', async () => {
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
    // Not in the order of seats: who comes when is chance.
    const order = byClock.map(({ action }) => action);
    expect(order.some((action, index) => action < (order[index - 1] ?? 0))).toBe(true);
  });
});

describe('a bot that plays on for somebody who is there and late', () => {
  it('is known to them alone, and no message to the others betrays it', async () => {
    const server = await startForTest({ botPaceMs: 60_000 }, { games: await hurriedOutbreak(60) });
    const { players, secrets } = await fiveAtTable(server);
    const { leader } = await secrets();
    const owner = players[leader];
    const others = players.filter((player) => player !== owner);
    const heard = ({ socket }: (typeof players)[number]) =>
      socket.messages.filter((message) => message.type === 'table');
    for (const { socket } of others) await socket.settle();
    await owner?.socket.next('table', ({ table }) => 'standIn' in (table.seats[leader] ?? {}));
    for (const other of others) {
      await other.socket.settle();
      for (const { table } of heard(other)) expect(table.seats[leader]).not.toHaveProperty('standIn');
    }
  });
});
