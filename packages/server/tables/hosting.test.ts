import { loadGame } from '@airlock/catalogue';
import { CLOCK } from '@airlock/kernel';
import type { TableInfo } from '@airlock/protocol';
import type { AnyMatch } from '@airlock/tables';
import { describe, expect, it } from 'vitest';
import { type Guest, guest, stranger } from '../testing/guest.ts';
import { fiveAtTable, hurriedOutbreak, playUntil } from '../testing/outbreakTable.ts';
import type { Player } from '../testing/player.ts';
import { playerAt } from '../testing/seated.ts';
import { PATIENTLY, startForTest } from '../testing/startForTest.ts';

const PZERO = 2;

describe('a question that several answer', () => {
  it('takes what everybody decided on it, whoever was faster', async () => {
    const server = await startForTest();
    const { code, players, match } = await fiveAtTable(server, { pace: 'async' });
    await playUntil(players, ({ phase }) => phase === 'actions');
    const after = players[0]?.sequence as number;
    for (const [seat, player] of players.entries()) {
      player.socket.send({ type: 'act', table: code, id: 90 + seat, after, action: player.anyAction() });
    }
    await Promise.all(players.map(({ socket }, seat) => socket.next('events', ({ id }) => id === 90 + seat)));
    expect(
      (await match()).log
        .slice(after)
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual([0, 1, 2, 3, 4]);
  });

  it('takes nothing that was decided on the question before it', async () => {
    const server = await startForTest();
    const { code, players } = await fiveAtTable(server, { pace: 'async' });
    await playUntil(players, ({ phase }) => phase === 'actions');
    const [ann] = players;
    const after = (ann?.sequence as number) - 1;
    ann?.socket.send({ type: 'act', table: code, id: 7, after, action: 'submit C1' });
    await ann?.socket.next('overtaken', ({ id }) => id === 7);
  });

  it('answers a second choice, and one the role forbids, with the rule and to its sender alone', async () => {
    const server = await startForTest();
    const { code, players, secrets } = await fiveAtTable(server, { pace: 'async' });
    await playUntil(players, ({ phase }) => phase === 'actions');
    const { leader } = await secrets();
    const honest = players[leader];
    const others = players.filter((player) => player !== honest);
    const told = ({ socket }: (typeof others)[number]) =>
      socket.messages.filter(({ type }) => type === 'events' || type === 'refused' || type === 'view').length;
    const before = others.map(told);
    for (const [id, action, rule] of [
      [1, 'submit INF', 'OBK-206'],
      [3, 'played 1 1 C1', 'OBK-1004'],
    ] as const) {
      honest?.socket.send({ type: 'act', table: code, id, after: honest.sequence, action });
      expect(await honest?.socket.next('refused', (message) => message.id === id)).toMatchObject({
        code: 'rules',
        sentence: expect.stringMatching(/^[A-Z].*\.$/),
        rule: expect.stringMatching(action === 'submit INF' ? /^OBK-20[16]$/ : new RegExp(`^${rule}$`)),
      });
    }
    await honest?.act();
    honest?.socket.send({ type: 'act', table: code, id: 4, after: honest.sequence, action: 'submit R' });
    expect(await honest?.socket.next('refused', (message) => message.id === 4)).toMatchObject({
      sentence: 'You have already chosen; choices are final.',
    });
    for (const [index, other] of others.entries()) {
      await other.socket.settle();
      expect(told(other)).toBe((before[index] as number) + 1);
    }
  });
});

/** Three people at a table of Outsider with long reaction windows. */
async function threeOutsiders(url: string) {
  const entry = await loadGame('outsider');
  if (!entry) throw new Error('Outsider is not on the shelf.');
  const people = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => guest(url, name)));
  const [ann, ...others] = people as [Guest, ...Guest[]];
  const options = { reactionSeconds: 30, turnSeconds: 0 };
  const { code } = await ann.setTable({ game: 'outsider', options });
  for (const person of others) {
    await person.claim(code);
    await person.ready(code);
  }
  await ann.start(code);
  const players = await Promise.all(people.map((person, seat) => playerAt(person, code, entry.game, seat)));
  return { code, players };
}

describe('the clock', () => {
  it('chooses for whoever has not, as everybody else chooses, and says when it will', async () => {
    const server = await startForTest({}, { games: await hurriedOutbreak(120) });
    const { players, match } = await fiveAtTable(server);
    const { socket } = players[0] as (typeof players)[number];
    const struck = await socket.next('events', ({ due }) => due !== undefined);
    expect(struck.due).toBeGreaterThanOrEqual(0);
    expect(struck.due).toBeLessThanOrEqual(120);
    await expect
      .poll(async () => (await match()).log.filter(({ seat }) => seat === CLOCK).length, PATIENTLY)
      .toBeGreaterThan(1);
    for (const { events } of socket.messages.filter((message) => message.type === 'events')) {
      expect(JSON.stringify(events.map(({ open }) => open))).not.toContain('byDefault');
    }
  });

  it('does nothing at a slow table', async () => {
    const server = await startForTest({}, { games: await hurriedOutbreak(1) });
    const { players, match } = await fiveAtTable(server, { pace: 'async' });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect((await match()).log).toEqual([]);
    const view = players[0]?.socket.messages.find((message) => message.type === 'view');
    expect(view).toMatchObject({ due: null });
  });

  it('strikes later where somebody has asked for more time, and says so', async () => {
    const server = await startForTest();
    const { code, players } = await threeOutsiders(server.url);
    const match = async () => (await server.hall.find(code)).match as AnyMatch;
    const mayWait = async (): Promise<boolean> => {
      const { game, state } = await match();
      return game.refusal(state, 0, game.codec.read('wait') as number) === null;
    };
    for (let acts = 0; !(await mayWait()); acts++) {
      for (const player of players) await player.hear((await match()).log.length);
      const next = players.find(({ isAwaited }) => isAwaited);
      if (!next || acts > 500) throw new Error('No window came.');
      await next.act();
    }
    const table = await server.hall.find(code);
    const before = table.deadlineAt as number;
    const [ann] = players as [Player, ...Player[]];
    await ann.hear((await match()).log.length);
    await ann.act('wait');
    expect(table.deadlineAt).toBe(before + 10_000);
    const told = ann.socket.messages.findLast((message) => message.type === 'events');
    expect(told).toMatchObject({ due: expect.any(Number) });
  });
});

describe('whoever lets the time run out twice in a row', () => {
  const standIns = ({ seats }: TableInfo): number =>
    seats.filter((seat) => seat.kind === 'person' && seat.standIn !== undefined).length;

  it('is asked first whether they are there, alone, and any sign of life will do', async () => {
    const server = await startForTest({ botPaceMs: 60_000 }, { games: await hurriedOutbreak(400) });
    const { code, players, secrets } = await fiveAtTable(server);
    const { leader } = await secrets();
    const { socket } = players[leader] as (typeof players)[number];
    const isAsked = ({ table }: { readonly table: TableInfo }): boolean =>
      table.seats.some((seat) => seat.kind === 'person' && seat.asked);
    const asking = await socket.next('table', isAsked);
    expect(asking.table.seats[leader]).toMatchObject({ you: true, asked: true });
    expect(standIns(asking.table)).toBe(0);
    socket.send({ type: 'join', table: code, seen: players[leader]?.sequence ?? 0, compact: true });
    const answered = await socket.next('table', (message) => !isAsked(message));
    expect(standIns(answered.table)).toBe(0);
    for (const [seat, { socket: other }] of players.entries()) {
      const tables = other.messages.filter(({ type }) => type === 'table');
      const seats = tables.flatMap((message) => (message.type === 'table' ? message.table.seats : []));
      expect(
        seats.some((one) => one.kind === 'person' && one.asked && !one.you),
        `seat ${seat}`,
      ).toBe(false);
    }
  });

  it('has a bot choose for them, until they do something again', async () => {
    const server = await startForTest({ botPaceMs: 60_000 }, { games: await hurriedOutbreak(80) });
    const { code, players, secrets } = await fiveAtTable(server);
    const { leader } = await secrets();
    const { socket } = players[leader] as (typeof players)[number];
    const replaced = await socket.next('table', ({ table }) => standIns(table) > 0);
    expect(replaced.table.seats[leader]).toMatchObject({ standIn: expect.any(String) });
    const player = players[leader];
    player?.catchUp();
    socket.send({ type: 'act', table: code, id: 50, after: player?.sequence ?? 0, action: 'accuse 1 PZERO' });
    const back = await socket.next('table', ({ table }) => !('standIn' in (table.seats[leader] ?? {})));
    expect(back.table.mySeat).toBe(leader);
  });

  it('is waited for where the table agreed so', async () => {
    const server = await startForTest({}, { games: await hurriedOutbreak(20) });
    const { players, match } = await fiveAtTable(server, { botTakeover: false });
    await expect.poll(async () => (await match()).log.length, PATIENTLY).toBeGreaterThan(6);
    const tables = players[0]?.socket.messages.filter(({ type }) => type === 'table') ?? [];
    expect(tables.every((message) => message.type === 'table' && standIns(message.table) === 0)).toBe(true);
  });
});

describe('those voted out', () => {
  it('talk where neither the living nor those who watch hear it, until the end', async () => {
    const server = await startForTest();
    const { code, people, players, secrets } = await fiveAtTable(server, { pace: 'async' });
    await playUntil(players, ({ phase, day }) => phase === 'vote' && day === 2);
    const { roles, leader } = await secrets();
    const out = roles.findIndex((role, seat) => role !== PZERO && seat !== leader);
    for (const [seat, player] of players.entries()) {
      await player.act(seat === out ? 'vote SKIP' : `vote ${out + 1}`);
      for (const other of players) await other.hear(player.sequence);
    }
    const watcher = await (await guest(server.url, 'Fay')).socket();
    await watcher.join(code);
    players[out]?.socket.send({ type: 'talk', table: code, id: 1, text: 'It was Cleo.' });
    expect(await players[out]?.socket.next('talk')).toMatchObject({
      lines: [{ circle: 1, number: 1, text: 'It was Cleo.' }],
    });
    watcher.send({ type: 'talk', table: code, id: 1, text: 'How exciting.' });
    expect(await watcher.next('talk')).toMatchObject({
      lines: [{ circle: 2, number: 1, seat: null, text: 'How exciting.' }],
    });
    players[leader]?.socket.send({ type: 'talk', table: code, id: 2, text: 'Anybody there?' });
    for (const [seat, { socket }] of [...players.entries(), [-1, { socket: watcher }] as const]) {
      const { lines } = await socket.next('talk', ({ lines: [line] }) => line?.text === 'Anybody there?');
      // Counted by circle: the number does not tell that somebody outside has spoken.
      expect(lines).toMatchObject([{ number: 1, seat: leader }]);
      const heard = JSON.stringify(socket.messages.filter(({ type }) => type === 'talk'));
      expect(heard.includes('It was Cleo.')).toBe(seat === out);
      expect(heard.includes('How exciting.')).toBe(seat === -1);
    }
    const newcomer = await stranger(server.url).socket();
    await newcomer.join(code);
    expect((await newcomer.next('talk')).lines.map(({ text }) => text)).toEqual([
      'How exciting.',
      'Anybody there?',
    ]);
    const late = await people[leader]?.socket();
    await late?.join(code);
    expect((await late?.next('talk'))?.lines.map(({ text }) => text)).toEqual(['Anybody there?']);
    const refused = players[out];
    refused?.socket.send({ type: 'act', table: code, id: 3, after: refused.sequence, action: 'plan 1 R' });
    expect(await refused?.socket.next('refused', ({ id }) => id === 3)).toMatchObject({ rule: 'OBK-1006' });
  });
});
