/** Real threads in the pool. What is asserted is who is answered before whom, never how long it took. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import { defaultOptions, openMatch } from '@airlock/kernel';
import {
  type Known,
  type LevelCost,
  type Request,
  type StartThread,
  Thinkers,
  type ThinkersSettings,
  type Thought,
} from '@airlock/tables';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TIMERS } from '../given.ts';
import { builtFile, temporaryFolder } from '../testing/startForTest.ts';
import { threadsOf } from './thinkingThread.ts';

/** A thread that does what the level's name says. */
const THREAD = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ level, view, prepare }) => {
  if (prepare) return;
  if (level === 'throws') throw new Error('out of my mind');
  if (level === 'exits') process.exit(3);
  if (level === 'loops') for (;;);
  if (level === 'errs') return parentPort.postMessage({ ok: false, problem: 'no idea' });
  parentPort.postMessage({ ok: true, action: level + ' ' + view + ' ' + threadId, milliseconds: 1 });
});
`;

function threadFile(): URL {
  const file = join(temporaryFolder(), 'thread.mjs');
  writeFileSync(file, THREAD);
  return pathToFileURL(file);
}

function pool(start: StartThread, settings: Partial<ThinkersSettings> = {}): Thinkers {
  const thinkers = new Thinkers({
    start,
    timers: TIMERS,
    threads: 1,
    limitMs: 2_000,
    stuckMs: 60_000,
    patienceMs: 1_000,
    ...settings,
  });
  onTestFinished(() => thinkers.close());
  return thinkers;
}

interface Wish {
  readonly levels: Request['levels'];
  readonly known: Known;
  readonly failures?: string[];
}

const think = (thinkers: Thinkers, { levels, known, failures = [] }: Wish): Promise<Thought | null> =>
  thinkers.think({
    person: 'ann',
    levels,
    seed: () => 'a seed',
    known: () => known,
    begins: () => undefined,
    failed: (_level, { reason, message }) => failures.push(`${reason}: ${message}`),
  });

const about = (view: unknown): Known => ({ to: 'choose', game: 'any', seat: 0, view, heard: [] });
const searching = (id: string): LevelCost => ({ id, thinks: 100 });

describe('a thread of bots', () => {
  it('that is busy with a search does not hold up a level that answers at once', async () => {
    const thinkers = pool(threadsOf(threadFile()));
    let isSearchOver = false;
    const search = think(thinkers, { levels: [searching('loops')], known: about(0) }).finally(() => {
      isSearchOver = true;
    });
    const quick = await Promise.all(
      [1, 2, 3].map((view) => think(thinkers, { levels: [{ id: 'thinks' }], known: about(view) })),
    );
    expect(quick.map((thought) => thought?.action?.split(' ')[1])).toEqual(['1', '2', '3']);
    expect(isSearchOver).toBe(false);
    await thinkers.close();
    expect(await search).toBeNull();
  });

  it.each([
    ['errs', 'error: no idea'],
    ['throws', 'crash: Error: out of my mind'],
    ['exits', 'crash: It ended with code 3.'],
  ])('says why when a bot %s, and a simpler one answers', async (level, failure) => {
    const thinkers = pool(threadsOf(threadFile()));
    const failures: string[] = [];
    const levels: Request['levels'] = [searching(level), searching('thinks')];
    const thought = await think(thinkers, { levels, known: about(7), failures });
    expect(thought?.action).toContain('thinks 7');
    expect(failures).toEqual([failure]);
  });

  it('that is stuck is replaced', async () => {
    let started = 0;
    const start = threadsOf(threadFile());
    const thinkers = pool(
      (events) => {
        started++;
        return start(events);
      },
      { stuckMs: 400 },
    );
    // Loaded, so that what follows is not taken for loading.
    await think(thinkers, { levels: [searching('thinks')], known: about(0) });
    const failures: string[] = [];
    const levels: Request['levels'] = [searching('loops'), searching('thinks')];
    const thought = await think(thinkers, { levels, known: about(8), failures });
    expect(thought?.action).toContain('thinks 8');
    expect(failures).toEqual(['stuck: It showed no sign of life for 400 ms.']);
    expect(started).toBe(2);
  });
});

describe('the real thread', () => {
  async function firstDecision() {
    const { game } = (await loadGame('outpost-seven')) as CatalogueEntry;
    const match = openMatch(game, {
      options: { ...defaultOptions(game.options), startPlayer: 'red', openingKeep: 'auto' },
      seats: ['Ann', 'Commander'],
      generator: 'fast',
      seed: 'no time',
    });
    const known: Known = { to: 'choose', game: game.id, seat: 0, view: match.view(0), heard: [] };
    return { match, known };
  }

  it('answers with the best so far when the time of a thought is used up, and goes on', async () => {
    let started = 0;
    const start = threadsOf(pathToFileURL(builtFile('airlock-thread.js')));
    const thinkers = pool(
      (events) => {
        started++;
        return start(events);
      },
      { limitMs: 0 },
    );
    const { match, known } = await firstDecision();
    for (let count = 0; count < 3; count++) {
      const failures: string[] = [];
      const levels: Request['levels'] = [{ id: 'expert', thinks: 100 }];
      const thought = await think(thinkers, { levels, known, failures });
      expect(failures).toEqual([]);
      expect(thought?.level).toBe('expert');
      const action = match.game.codec.read(thought?.action ?? '');
      expect(match.game.refusal(match.state, 0, action ?? -1)).toBeNull();
    }
    expect(started).toBe(1);
  });

  it('says so when it knows no such game or level', async () => {
    const thinkers = pool(threadsOf(pathToFileURL(builtFile('airlock-thread.js'))));
    const { known } = await firstDecision();
    const failures: string[] = [];
    for (const wish of [
      { levels: [{ id: 'genius' }] as const, known },
      { levels: [{ id: 'casual' }] as const, known: { ...known, game: 'chess' } },
    ]) {
      await expect(think(thinkers, { ...wish, failures })).rejects.toThrow('There is no');
    }
    expect(failures).toEqual([
      'error: There is no bot "genius" for "outpost-seven".',
      'error: There is no game "chess".',
    ]);
  });
});
