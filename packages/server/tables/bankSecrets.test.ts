/** Time by player where nobody may learn whose time ran out: what everybody has left tells no more than the log does (OBK-210). */
import { atTable, ROUTES } from '@airlock/protocol';
import { expect, it } from 'vitest';
import { stranger } from '../testing/guest.ts';
import { fiveAtTable, playUntil } from '../testing/outbreakTable.ts';
import type { Player } from '../testing/player.ts';
import { startForTest } from '../testing/startForTest.ts';
import { stopTime } from '../testing/stoppedTime.ts';

const DAN = 3;
const TIME = { kind: 'bank', minutes: 2, seconds: 30 } as const;
const WHOLE_MS = 150_000;
const SEALED_MS = 5_000;

/** All that the others and a spectator are told when Dan does this at the end of his time, and what is asked next. */
async function run(danDoes: (dan: Player) => Promise<void>) {
  const chance = { code: () => 'KEEL-42-VANE', seed: () => 'cd'.repeat(32) };
  const server = await startForTest({}, { chance });
  const pass = stopTime();
  const { players, code, people, match } = await fiveAtTable(server, {}, async (opened) => {
    const table = await server.hall.find(opened);
    await table.change(() => {
      const record = { ...table.record, company: { ...table.record.company, time: TIME } };
      return { writes: [{ kind: 'table', table: record }], shown: () => table.adopt(record) };
    });
  });
  const dan = players[DAN] as Player;
  const others = players.filter((player) => player !== dan);
  const watcher = await stranger(server.url).socket();
  await watcher.join(code);
  await playUntil(players, ({ phase }) => phase === 'actions');
  for (const player of others) {
    await player.act();
    for (const other of players) await other.hear(player.sequence);
  }
  const { length } = (await match()).log;
  await pass(WHOLE_MS - SEALED_MS);
  await danDoes(dan);
  await pass(SEALED_MS);
  for (const player of players) await player.hear(length + 1);
  const asked = [];
  for (const person of people.filter((_, seat) => seat !== DAN)) {
    asked.push((await person.ask('GET', atTable(ROUTES.table, code))).body);
  }
  const sockets = [...others.map(({ socket }) => socket), watcher];
  for (const socket of sockets) await socket.settle();
  const frames = sockets.flatMap(({ frames: all }) => all.filter((one) => !one.startsWith('{"type":"pong"')));
  return [...frames, JSON.stringify(asked)];
}

/** What the clock would choose. */
async function chooseLikeTheClock(dan: Player): Promise<void> {
  dan.catchUp();
  const action = ['submit C1', 'submit C2', 'submit R', 'submit S1'].find((one) => {
    const number = dan.game.codec.read(one) as number;
    return dan.game.refusal(dan.game.imagine(dan.view, dan.random), DAN, number) === null;
  });
  dan.socket.send({ type: 'act', table: dan.code, id: 70, after: dan.sequence, action });
  await dan.socket.next('sealed');
}

it('everybody is told the same, whether somebody answers at the last moment or not at all', async () => {
  const late = await run(async () => undefined);
  const inTime = await run(chooseLikeTheClock);
  expect(late).toEqual(inTime);
  // Either way it has cost them all they had.
  expect(late.join('\n')).toMatch(/"banks":\[120000,120000,120000,0,120000\]/);
});
