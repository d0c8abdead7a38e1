import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import type { AnyGame } from '@airlock/kernel';
import type { NewTable } from '@airlock/protocol';
import type { Games } from '@airlock/tables';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { guest } from '../testing/guest.ts';
import { Player } from '../testing/player.ts';
import { outpostSeven } from '../testing/seated.ts';
import { PATIENTLY, startForTest, temporaryFolder } from '../testing/startForTest.ts';

const bot = (level = 'random') => ({ kind: 'bot' as const, level });

/** A match between bots that its host watches. */
async function watchedTable(url: string, seats: NewTable['seats'], game = 'outpost-seven') {
  const host = await guest(url, 'Ann');
  const { code } = await host.setTable({ game, seats, start: true });
  const socket = await host.socket();
  await socket.join(code);
  return { code, socket, host };
}

/** Outpost Seven with levels of these names. What they do is up to the thread. */
async function outpostWith(...levels: string[]): Promise<Games> {
  const entry = (await loadGame('outpost-seven')) as CatalogueEntry;
  const random = entry.levels[0] as CatalogueEntry['levels'][number];
  return new Map([['outpost-seven', { ...entry, levels: levels.map((id) => ({ ...random, id })) }]]);
}

/** A thread in which every level fails in its own way. */
function failingThread(): URL {
  const file = join(temporaryFolder(), 'thread.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ({ level, prepare }) => {
       if (prepare) return;
       parentPort.postMessage('begun');
       if (level === 'crasher') process.exit(1);
       if (level === 'looper') for (;;);
       if (level === 'liar') return parentPort.postMessage({ ok: true, action: 'salvage 1,2,3,4,5', milliseconds: 1 });
       parentPort.postMessage({ ok: false, problem: 'no idea' });
     });`,
  );
  return pathToFileURL(file);
}

async function failures({ metrics }: RunningServer): Promise<Record<string, number>> {
  const { values } = await metrics.botFailures.get();
  return Object.fromEntries(values.map(({ labels, value }) => [`${labels.level} ${labels.reason}`, value]));
}

describe('bots', () => {
  it('play a whole match among themselves for whoever set the table', async () => {
    const { url, hall } = await startForTest();
    const { code, socket } = await watchedTable(url, [bot(), bot()]);
    await socket.next('over');
    expect((await hall.find(code)).match?.outcome).not.toBeNull();
  });

  it('leave people time between their moves where the game asks for it', async () => {
    const entry = (await loadGame('outsider')) as CatalogueEntry;
    const hosting = { ...entry.game.hosting, leastPace: () => 4 } as NonNullable<AnyGame['hosting']>;
    const games = new Map([['outsider', { ...entry, game: { ...entry.game, hosting } }]]);
    const { url, hall } = await startForTest({ botPaceMs: 30 }, { games });
    const { code } = await watchedTable(url, [bot('casual'), bot('casual'), bot('casual')], 'outsider');
    const times = async () => (await hall.find(code)).match?.log.map(({ at }) => at) ?? [];
    await expect.poll(async () => (await times()).length, PATIENTLY).toBeGreaterThan(3);
    const [first = 0, ...rest] = await times();
    const gaps = rest.map((at, index) => at - (index === 0 ? first : (rest[index - 1] as number)));
    // A timer may strike a few milliseconds early by the other clock.
    expect(Math.min(...gaps)).toBeGreaterThan(110);
  });

  it('answer a person move by move to the end', async () => {
    const server = await startForTest();
    const ann = await guest(server.url, 'Ann');
    const { code } = await ann.setTable({ seats: [bot(), { kind: 'me' }], start: true });
    const socket = await ann.socket();
    await socket.join(code);
    const player = new Player(socket, code, await outpostSeven());
    await socket.next('view');
    player.catchUp();
    while (!player.over) {
      if (player.isAwaited) await player.act();
      else await socket.next('events').catch(() => socket.next('over'));
      await socket.settle();
      player.catchUp();
    }
    expect(await failures(server)).toEqual({});
    const { values } = await server.metrics.thinkSeconds.get();
    expect(values.length).toBeGreaterThan(0);
  });

  it('take a while that differs, so that people can follow', async () => {
    const { url } = await startForTest({ botPaceMs: 40 });
    const { socket } = await watchedTable(url, [bot(), bot()]);
    const at: number[] = [];
    while (at.length < 8) at.push((await socket.next('events')).at);
    const pauses = at.slice(1).map((time, index) => time - (at[index] as number));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(40 * 0.6 - 2);
    expect(new Set(pauses).size).toBeGreaterThan(1);
  });
});

describe('a bot that fails', () => {
  it('is replaced by simpler levels and in the end by any legal action: the match goes on to its end', async () => {
    const games = await outpostWith('clueless', 'looper', 'crasher');
    const server = await startForTest({ botStuckMs: 300 }, { games, thread: failingThread() });
    const { socket } = await watchedTable(server.url, [bot('crasher'), bot('crasher')]);
    for (let count = 0; count < 2; count++) await socket.next('events');
    expect(await failures(server)).toMatchObject({
      'crasher crash': expect.any(Number),
      'looper stuck': expect.any(Number),
      'clueless error': expect.any(Number),
    });
  });

  it('is replaced when the rules refuse what it chose', async () => {
    const server = await startForTest({}, { games: await outpostWith('liar'), thread: failingThread() });
    const { socket } = await watchedTable(server.url, [bot('liar'), bot('liar')]);
    await socket.next('over');
    expect((await failures(server))['liar refused']).toBeGreaterThan(10);
  });

  it('does not keep the event loop waiting', async () => {
    const games = await outpostWith('looper');
    const server = await startForTest({}, { games, thread: failingThread() });
    const { code, socket } = await watchedTable(server.url, [bot('looper'), bot('looper')]);
    for (let count = 0; count < 20; count++) await socket.settle();
    expect((await server.hall.find(code)).match?.log).toEqual([]);
    expect(await failures(server)).toEqual({});
  });
});
