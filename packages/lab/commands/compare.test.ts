/** `compare` and `sweep` as people run them, and the numbers that they and `simulate` may change. */
import { type CatalogueEntry, DEVELOPERS_SHELF, loadForDevelopers } from '@airlock/catalogue';
import { describe, expect, test } from 'vitest';
import { airlock, airlockHere, type Ran } from '../testing/airlock.ts';

const SLOW = { timeout: 120_000 };

const entries = await Promise.all(
  DEVELOPERS_SHELF.map(async ({ id }) => (await loadForDevelopers(id)) as CatalogueEntry),
);
const tuned = entries.filter(({ game }) => game.tunables);

const jsonOf = ({ code, stdout }: Ran): Record<string, unknown> => {
  expect(code).toBe(0);
  return JSON.parse(stdout);
};

/** Without what may differ from run to run. */
const lasting = (report: Record<string, unknown>): string =>
  JSON.stringify(report, (name, value) =>
    ['workers', 'seconds', 'movesPerSecond'].includes(name) ? undefined : value,
  );

describe('compare', () => {
  const dark = ['compare', 'outsider', '--seats', '3', '--games', '40', '--b', 'deck.dark=4'];

  test('tells what another number changes, and the same with any number of workers', SLOW, async () => {
    const [one, two] = [
      jsonOf(await airlock([...dark, '--json', '--workers', '1'])),
      jsonOf(await airlock([...dark, '--json', '--workers', '2'])),
    ];
    expect(lasting(two)).toBe(lasting(one));
    expect(one).toMatchObject({
      command: 'compare',
      game: 'outsider',
      a: { numbers: {} },
      b: { numbers: { 'deck.dark': 4 } },
      asked: 40,
      partial: false,
      pairs: 40,
      warnings: [],
      reports: [
        { numbers: {}, games: 40 },
        { numbers: { 'deck.dark': 4 }, games: 40 },
      ],
    });
    const { compared } = one as { compared: { measure: string; a: number; b: number; difference: number }[] };
    expect(compared.map(({ measure }) => measure)).toEqual([
      'finished',
      'Crew win',
      'Outsiders win',
      'nobody wins',
      'score',
      'moves',
    ]);
    for (const { a, b, difference } of compared) expect(difference).toBeCloseTo(b - a, 5);
  });

  test('points out that an option makes no difference to these bots', SLOW, async () => {
    const ran = await airlock([
      'compare',
      'outbreak',
      '--bots',
      'plain',
      '--games',
      '6',
      '--b',
      'voteSeconds=60',
    ]);
    expect(ran.stderr).toBe(
      'airlock: All 6 games are the same move for move: these bots do not react to voteSeconds.\n',
    );
    expect(ran.stdout).toMatch(
      /^Outbreak: 6 pairs of games of plain, seed 1\nA {2}as usual\nB {2}voteSeconds=60\n/,
    );
    expect(ran.stdout).toContain('6 of 6 pairs are the same game, move for move.');
  });
});

describe('sweep', () => {
  test('tries one value after the other and compares with the usual one', SLOW, async () => {
    const args = ['sweep', 'outsider', 'deck.dark=14..18/2', '--games', '10'];
    const report = jsonOf(await airlock([...args, '--json']));
    expect(report).toMatchObject({
      command: 'sweep',
      name: 'deck.dark',
      values: ['14', '16', '18'],
      base: '16',
      asked: 30,
      games: 30,
      partial: false,
    });
    const { swept } = report as { swept: { value: string; pairs: number; identical: number }[] };
    expect(swept.map(({ value, pairs }) => [value, pairs])).toEqual([
      ['14', 10],
      ['16', 10],
      ['18', 10],
    ]);
    expect(swept[1]?.identical).toBe(10);
    const { stdout } = await airlock(args);
    expect(stdout).toMatch(/^Crew win\n {2}deck\.dark +games +mean +against 16 +95 % +p$/m);
    expect(stdout).toMatch(/^ {2}16 +10 +\d+\.\d %$/m);
  });
});

describe('numbers of the rules', () => {
  test('are declared by four games or more, each with its words and a usual value in its range', () => {
    expect(tuned.length).toBeGreaterThanOrEqual(4);
    for (const { game } of tuned) {
      for (const [path, { label, usual, min, max }] of Object.entries(game.tunables ?? {})) {
        expect(`${path} ${label}`).toMatch(/^[\w.]+ [A-Z].{3}/);
        expect([min, usual, max]).toEqual([min, usual, max].sort((a, b) => a - b));
        expect(max).toBeGreaterThan(min);
        expect(Object.keys(game.options)).not.toContain(path);
      }
    }
  });

  const anyOf = (min: number, max: number, path: string): number =>
    min + ([...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % (max - min + 1));

  test.each(
    tuned.flatMap((entry) =>
      (['least', 'most', 'any'] as const).map((kind) => ({ id: entry.game.id, kind, entry })),
    ),
  )('$id is played to its end with the $kind of each', SLOW, async ({ entry, kind }) => {
    const { game, levels } = entry;
    const values = Object.entries(game.tunables ?? {}).map(([path, { min, max }]) => {
      const value = kind === 'least' ? min : kind === 'most' ? max : anyOf(min, max, path);
      return ['--set', `${path}=${value}`];
    });
    // The two weakest know what the rules know, and no more.
    const bots = levels.slice(0, 2).map(({ id }) => id);
    const args = ['--games', '6', '--workers', '1', '--bots', bots.join(','), '--seats', `${game.seats.max}`];
    const report = jsonOf(await airlock(['simulate', game.id, ...args, ...values.flat(), '--json']));
    expect(report).toMatchObject({ finished: 6, partial: false });
    expect(Object.keys(report.numbers as object).length).toBeGreaterThan(4);
  });

  test('set to what they usually are change nothing', SLOW, async () => {
    const fingerprint = async (...args: string[]): Promise<unknown> =>
      jsonOf(await airlock(['simulate', 'outsider', '--games', '20', '--json', ...args])).fingerprint;
    expect(await fingerprint('--set', 'deck.dark=16')).toBe(await fingerprint());
    expect(await fingerprint('--set', 'deck.dark=15')).not.toBe(await fingerprint());
  });

  test('are listed with the game, with their range and whose they are', async () => {
    const { stdout } = await airlockHere(['games', 'outsider']);
    expect(stdout).toMatch(/^ {2}deck\.dark +16 +4 to 24 +rulebook +Dark cards in the deck$/m);
    expect(stdout).toMatch(/^ {2}crises\.CR01\.lose +2 +0 to 4 +ours +Hull Breach: lose$/m);
    const json = JSON.parse((await airlockHere(['games', 'outsider', '--json'])).stdout);
    expect(json.numbers['deck.dark']).toMatchObject({ usual: 16, from: 'rulebook' });
  });
});
