/**
 * What bots say is looked at while they play: Crew never says what is not so, nobody says anything twice for nothing, and
 * hardly a turn is let pass.
 * `airlock simulate outsider --set outsiders=0 --bots <level> --games 200` is the long form of this test.
 */
import { loadGame } from '@airlock/catalogue';
import { defaultOptions, present } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import type { Plan } from './plan.ts';
import { rangePlayer } from './playRange.ts';
import { reportLines, reportOf } from './report.ts';

const SLOW = { timeout: 120_000 };
const entry = present(await loadGame('outsider'));
const outbreak = present(await loadGame('outbreak'));

/** Few where a level thinks long. */
const gamesOf = (thinks: number | undefined): number => (thinks === undefined ? 8 : 1);

const planFor = (level: string, games: number, options: object = {}): Plan => ({
  game: 'outsider',
  options: { ...defaultOptions(entry.game.options), ...options },
  seats: 4,
  levels: [level],
  seed: 'honest',
  games,
  skipped: 0,
  mostMoves: 20_000,
});

describe('of a Crew without Outsiders', () => {
  test.each(entry.levels)('$id says nothing that is not so, and uses its turns', SLOW, ({ id, thinks }) => {
    const games = gamesOf(thinks);
    const { tally } = rangePlayer(entry, planFor(id, games, { outsiders: 0 }))({ from: 0, to: games });
    const { conduct } = tally;
    expect(present(conduct['claims of Crew are false'])[0]).toBe(0);
    expect(present(conduct['claims are repeated without a reason'])[0]).toBe(0);
    if (id === 'random') return;
    expect(present(conduct['claims of Crew are false'])[1]).toBeGreaterThan(games * 5);
    const [wasted, turns] = present(conduct['turns use no action, with cards in hand and Supply']);
    expect(wasted / turns).toBeLessThan(0.04);
  });
});

test('a report says what was counted, and how often', SLOW, () => {
  const plan = planFor('casual', 2);
  const { tally } = rangePlayer(entry, plan)({ from: 0, to: 2 });
  const ranges = [{ from: 0, to: 2 }];
  const effort = { workers: 1, seconds: 1, movesPerSecond: 1 };
  const report = reportOf(entry.game, plan, { tally, ranges } as never, effort);
  const told = present(report.conduct.find(({ what }) => what.startsWith('claims of Outsiders are false')));
  expect(told.of).toBeGreaterThan(told.times);
  expect(reportLines(report, 'Outsider').join('\n')).toContain(`${told.times} of ${told.of} ${told.what}`);
});

/** `airlock simulate outbreak --bots <level> --games 200` is the long form. */
describe('in Outbreak', () => {
  const GAMES = 4;

  test.each(outbreak.levels)(
    'Survivors of level $id say nothing that is not so, and no lie refutes itself',
    SLOW,
    ({ id }) => {
      const plan: Plan = {
        game: 'outbreak',
        options: defaultOptions(outbreak.game.options),
        seats: 6,
        levels: [id],
        seed: 'honest',
        games: GAMES,
        skipped: 0,
        mostMoves: 20_000,
      };
      const { conduct } = rangePlayer(outbreak, plan)({ from: 0, to: GAMES }).tally;
      expect(present(conduct['reports of Survivors are false'])[0]).toBe(0);
      expect(present(conduct['plans of Survivors are not kept'])[0]).toBe(0);
      expect(present(conduct['reports of the Infected are refuted by what lies open'])[0]).toBe(0);
      if (id !== 'random') {
        expect(present(conduct['reports of Survivors are false'])[1]).toBeGreaterThan(GAMES * 3);
      }
    },
  );
});
