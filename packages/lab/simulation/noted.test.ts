import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadForDevelopers } from '@airlock/catalogue';
import { present } from '@airlock/kernel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { notebookAt } from '../notebook.ts';
import { type NotedRange, playNoted } from './noted.ts';
import { type Plan, rangesOf } from './plan.ts';
import { rangePlayer } from './playRange.ts';
import { addTally, emptyTally } from './tally.ts';
import type { playOut } from './workers.ts';

const PLAN: Plan = {
  game: 'goofspiel',
  options: {},
  seats: 2,
  levels: ['random', 'random'],
  seed: 'noted',
  games: 12,
  skipped: 3,
  mostMoves: 1000,
  survey: true,
};

const entry = present(await loadForDevelopers(PLAN.game));

/** In this very thread, because workers run only what is built; ends as early as it is told to. */
const playHere: typeof playOut = (plan, _, following = {}) => {
  const play = rangePlayer(entry, plan);
  const tally = emptyTally(plan);
  const ranges = following.signal?.aborted ? [] : rangesOf(plan);
  for (const range of ranges) {
    const played = play(range);
    addTally(tally, played.tally);
    following.took?.(played);
  }
  return Promise.resolve({ tally, ranges });
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'airlock-noted-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('a measurement that was ended and went on from its notes comes to the same sums', async () => {
  const path = join(folder, 'notes');
  const noted = (plan: Plan, signal?: AbortSignal) =>
    playNoted(plan, 1, notebookAt<NotedRange>(path, 'a test'), signal ? { signal } : {}, playHere);
  const { tally: whole } = await playHere(PLAN, 1);
  const part = await noted({ ...PLAN, games: 4 });
  expect(part.games).toBe(4);
  expect((await noted(PLAN, AbortSignal.abort())).games).toBe(4);
  expect(await noted(PLAN)).toEqual(whole);
  const lines = readFileSync(path, 'utf8');
  expect(await noted(PLAN)).toEqual(whole);
  expect(readFileSync(path, 'utf8')).toBe(lines);
});

it('notes of one plan are not taken for those of another', async () => {
  const notebook = notebookAt<NotedRange>(join(folder, 'notes'), 'a test');
  await playNoted(PLAN, 1, notebook, {}, playHere);
  const other: Plan = { ...PLAN, seed: 'another' };
  const { tally } = await playHere(other, 1);
  expect(await playNoted(other, 1, notebook, {}, playHere)).toEqual(tally);
});
