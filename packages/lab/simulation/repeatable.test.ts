/**
 * Every level of every game plays the same games again, move for move: in another order, in another thread and beside
 * others. So no bot looks at a clock or at any chance but its own, and none keeps something in mind from game to game.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BotLevel, type CatalogueEntry, DEVELOPERS_SHELF, loadForDevelopers } from '@airlock/catalogue';
import { withoutChanceOrTime } from '@airlock/conformance';
import { defaultOptions } from '@airlock/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { airlock } from '../testing/airlock.ts';
import type { Plan } from './plan.ts';
import { gamePlayer } from './playGame.ts';

const SLOW = { timeout: 240_000 };

/** Moves of a game that are compared: few where a level thinks long about each. */
const MOVES = 60;
const DEAR_MOVES = 2;
const movesOf = ({ thinks }: BotLevel): number => (thinks === undefined ? MOVES : DEAR_MOVES);
const SEED = 'again';

const entries = await Promise.all(
  DEVELOPERS_SHELF.map(async ({ id }) => (await loadForDevelopers(id)) as CatalogueEntry),
);
/** Those who play by the page's hints, too. */
const levelsOf = ({ levels: all, hint }: CatalogueEntry): BotLevel[] => [...all, ...(hint ? [hint] : [])];
const levels = entries.flatMap((entry) =>
  levelsOf(entry).map((level) => ({ game: entry.game.id, id: level.id, entry, level })),
);

const planFor = ({ game }: CatalogueEntry, level: string, mostMoves: number): Plan => ({
  game: game.id,
  options: defaultOptions(game.options),
  seats: game.seats.min,
  levels: [level],
  seed: SEED,
  games: 2,
  skipped: 0,
  mostMoves,
});

describe('without any clock', () => {
  test.each(levels)('$id of $game plays a game, and the same one again', SLOW, ({ entry, level }) => {
    const play = gamePlayer(entry, planFor(entry, level.id, movesOf(level)));
    withoutChanceOrTime(() => {
      const first = play(0);
      // What another game left behind would show in the same one played again.
      if (level.thinks === undefined) expect(play(1).fingerprint).not.toEqual(first.fingerprint);
      expect(play(0)).toEqual(first);
    });
  });
});

describe('with one worker and with two', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'airlock-again-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Two rounds of these levels, each of which sits in every seat once a round: a row for each game. */
  async function rowsOf(
    { game }: CatalogueEntry,
    some: readonly BotLevel[],
    workers: number,
  ): Promise<string> {
    const [first] = some;
    if (!first) return '';
    const file = join(folder, `${game.id}-${first.id}-${workers}.csv`);
    const flags: Record<string, string | number> = {
      bots: some.map(({ id }) => id).join(','),
      games: 2 * some.length,
      seed: SEED,
      'max-moves': movesOf(first),
      workers,
      csv: file,
    };
    const args = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, String(value)]);
    expect(await airlock(['simulate', game.id, ...args])).toMatchObject({ code: 0, stderr: '' });
    return readFileSync(file, 'utf8');
  }

  test.each(entries.map((entry) => ({ id: entry.game.id, entry })))(
    'all levels of $id play the same games',
    SLOW,
    async ({ entry }) => {
      const quick = levelsOf(entry).filter(({ thinks }) => thinks === undefined);
      const dear = levelsOf(entry).filter(({ thinks }) => thinks !== undefined);
      for (const some of [quick, dear]) {
        const one = await rowsOf(entry, some, 1);
        expect(await rowsOf(entry, some, 2)).toBe(one);
        for (const { id } of some) expect(one.split(`,${id},`).length).toBeGreaterThan(2);
      }
    },
  );
});
