import { type MatchFile, replayFile } from '@airlock/kernel';
import { atTable, ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { guest, stranger } from '../testing/guest.ts';
import { playOut } from '../testing/player.ts';
import { pairAtTable, playerAt } from '../testing/seated.ts';
import { startForTest } from '../testing/startForTest.ts';

describe('a match between two people', () => {
  it('is played to its end, each following events to the very view the server has', async () => {
    const { url, hall } = await startForTest();
    const { code, game, awaited, other, people } = await pairAtTable(url);
    const acted = await playOut([awaited, other]);
    expect(acted).toBeGreaterThan(20);
    const { match } = await hall.find(code);
    for (const player of [awaited, other]) {
      await player.socket.next('over');
      player.catchUp();
      expect(player.sequence).toBe(acted);
      expect(player.view).toEqual(match?.view(player.viewer));
    }
    const [ann] = people;
    const file = await ann.get<MatchFile>('GET', atTable(ROUTES.match, code));
    const replayed = replayFile(game, file);
    expect(replayed.ok && replayed.value.outcome).toEqual(match?.outcome);
    expect(await ann.get('GET', atTable(ROUTES.table, code))).toMatchObject({ stage: 'over' });
  });

  it('shows the seed after the end and not before, and it keeps the promise made at the start', async () => {
    const { url, hall } = await startForTest();
    const { code, awaited, other } = await pairAtTable(url);
    await awaited.act();
    const seed = (await hall.find(code)).record.match?.seed as string;
    for (const { socket } of [awaited, other]) expect(socket.frames.join()).not.toContain(seed);
    await other.hear(1);
    await other.act('resign');
    for (const { socket } of [awaited, other]) {
      const { commitment } = await socket.next('over', (message) => message.seed === seed);
      const { table } = await socket.next('table');
      expect(table).toMatchObject({ stage: 'over', commitment });
    }
  });

  it('goes on in a second tab of the same person', async () => {
    const { url } = await startForTest();
    const { code, game, awaited, people } = await pairAtTable(url);
    const person = people[awaited.viewer] as (typeof people)[0];
    const tab = await playerAt(person, code, game);
    expect(tab.viewer).toBe(awaited.viewer);
    await awaited.act();
    await tab.hear(1);
    expect(tab.view).toEqual(awaited.view);
    expect(tab.socket.messages.at(-1)).not.toHaveProperty('id');
  });

  it('and another one can go over one socket', async () => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    const bob = await guest(url, 'Bob');
    const socket = await ann.socket();
    for (let count = 0; count < 2; count++) {
      const { code } = await ann.setTable();
      await bob.claim(code);
      await bob.ready(code);
      await ann.start(code);
      await socket.join(code);
      expect((await socket.next('view')).table).toBe(code);
      socket.send({ type: 'act', table: code, id: count, after: 0, action: 'resign' });
      expect(await socket.next('over')).toMatchObject({ table: code });
    }
  });
});

describe('a spectator', () => {
  it('follows the match without ever getting a hidden card or a part of a seat', async () => {
    const { url } = await startForTest();
    const { code, game, awaited, other } = await pairAtTable(url);
    const watchers = await Promise.all(
      [stranger(url), await guest(url, 'Wim')].map((person) => playerAt(person, code, game)),
    );
    const frames = (): string[] => watchers.flatMap(({ socket }) => socket.frames);
    let hiddenHands = 0;
    for (let turn = 0; turn < 30; turn++) {
      for (const frame of frames()) {
        expect(frame).not.toContain('"own"');
        expect(frame).not.toMatch(/"kept":\[/);
      }
      hiddenHands += hiddenCards(awaited.view);
      if ((await playOut([awaited, other], 1)) === 0) break;
      for (const watcher of watchers) await watcher.hear(awaited.sequence);
    }
    expect(hiddenHands).toBeGreaterThan(0);
    for (const watcher of watchers) expect(watcher.viewer).toBe(-1);
  });

  it('is counted at the table and may not act', async () => {
    const { url } = await startForTest();
    const { code, awaited } = await pairAtTable(url);
    const wim = await guest(url, 'Wim');
    const socket = await wim.socket();
    await socket.join(code);
    await awaited.socket.next('table', ({ table }) => table.watchers === 1);
    socket.send({ type: 'act', table: code, id: 1, after: 0, action: 'resign' });
    expect(await socket.next('refused')).toMatchObject({ code: 'not-your-seat', id: 1, table: code });
    socket.send({ type: 'undo', table: code, id: 2, after: 0 });
    expect(await socket.next('refused')).toMatchObject({ code: 'not-your-seat', id: 2 });
    socket.close();
    await awaited.socket.next('table', ({ table }) => table.watchers === 0);
  });
});

/** Cards in a view that spectators must not see: the seat's own kept ones. */
function hiddenCards(view: unknown): number {
  const { hands } = view as { hands: readonly { kept: readonly number[] | null }[] };
  return hands.reduce((sum, { kept }) => sum + (kept?.length ?? 0), 0);
}
