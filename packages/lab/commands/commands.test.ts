/** The commands that need no file. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadGame, SHELF } from '@airlock/catalogue';
import { describe, expect, test } from 'vitest';
import { inHouse } from '../house.ts';
import { airlock, airlockHere, type Ran } from '../testing/airlock.ts';

const SLOW = { timeout: 120_000 };

const COMMANDS = [
  'start',
  'play',
  'matches',
  'simulate',
  'tournament',
  'ladder',
  'balance',
  'compare',
  'sweep',
  'env',
  'replay',
  'review',
  'judge',
  'exercises',
  'verify',
  'rules',
  'games',
  'bench',
];

const outpost = await loadGame('outpost-seven');
const levels = outpost?.levels.map(({ id }) => id) ?? [];

const jsonOf = ({ code, stdout, stderr }: Ran): Record<string, unknown> => {
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return JSON.parse(stdout);
};

/** A report without what may differ from run to run. */
const lasting = ({ workers, seconds, movesPerSecond, ...rest }: Record<string, unknown>): string => {
  expect(workers).toBeTypeOf('number');
  expect(seconds).toBeGreaterThan(0);
  expect(movesPerSecond).toBeGreaterThan(0);
  return JSON.stringify(rest);
};

describe('airlock', () => {
  test('by itself, and with --help, lists the commands', SLOW, async () => {
    const bare = await airlock([]);
    const [help, asked] = [await airlockHere(['--help']), await airlockHere(['help'])];
    for (const command of COMMANDS) {
      expect(help.stdout).toMatch(new RegExp(`^  ${command} .*\\w`, 'm'));
    }
    expect([bare, asked]).toEqual([help, help]);
    expect(help).toMatchObject({ code: 0, stderr: '' });
  });

  test.each(COMMANDS)('%s --help says what it does and every flag', SLOW, async (command) => {
    const { code, stdout, stderr } = await airlockHere([command, '--help']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^Usage: airlock ${command} `));
    expect(stdout).toContain('--help');
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(110);
  });

  test('--version tells the version of the whole', SLOW, async () => {
    const { version } = JSON.parse(readFileSync(inHouse('package.json'), 'utf8'));
    expect(await airlock(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  test('stops quietly when nobody reads on', SLOW, () => {
    const program = inHouse('packages', 'lab', 'dist', 'airlock.js');
    const { stderr, status } = spawnSync(
      'sh',
      ['-c', `"$0" "$1" rules outpost-seven | head -1`, process.execPath, program],
      { encoding: 'utf8' },
    );
    expect([stderr, status]).toEqual(['', 0]);
  });
});

describe('simulate', () => {
  const simulate = (...args: string[]) => airlock(['simulate', 'outpost-seven', ...args]);

  test('prints one JSON object whose parts agree', SLOW, async () => {
    const report = jsonOf(await simulate('--games', '300', '--json'));
    expect(report).toMatchObject({
      game: 'outpost-seven',
      rules: 1,
      seats: 2,
      bots: ['random'],
      seed: '1',
      games: 300,
      finished: 300,
      options: { secondTotal: 16 },
      bySeat: [
        { seat: 0, name: 'Red', games: 300 },
        { seat: 1, name: 'Yellow', games: 300 },
      ],
      byLevel: [{ level: 'random', games: 600 }],
      startingPlayer: { games: 300 },
    });
    const { endings, lengths, draws, moves } = report as {
      endings: { rule: string; reason: string; games: number }[];
      lengths: Record<'min' | 'mean' | 'median' | 'p99' | 'max', number>;
      draws: { games: number };
      moves: number;
    };
    expect(endings.reduce((sum, { games }) => sum + games, 0)).toBe(300);
    for (const { rule } of endings) expect(rule).toMatch(/^OPS-\d{3}$/);
    expect(draws.games).toBe(endings.find(({ reason }) => reason === 'draw')?.games ?? 0);
    expect(lengths.mean * 300).toBeCloseTo(moves, 1);
    expect([lengths.min, lengths.median, lengths.p99, lengths.max].every(Number.isFinite)).toBe(true);
    expect(lengths.min).toBeLessThan(lengths.median);
    expect(lengths.p99).toBeLessThanOrEqual(lengths.max);
  });

  test('gives the same bytes with the same seed, whatever the number of workers', SLOW, async () => {
    const args = ['--games', '501', '--bots', 'random,random', '--json', '--seed'];
    const one = lasting(jsonOf(await simulate(...args, 'x', '--workers', '1')));
    const three = lasting(jsonOf(await simulate(...args, 'x', '--workers', '3')));
    const other = lasting(jsonOf(await simulate(...args, 'y', '--workers', '1')));
    expect(three).toBe(one);
    expect(other).not.toBe(one);
  });

  test('takes options and gives up games that take too long', SLOW, async () => {
    const report = jsonOf(
      await simulate('--games', '20', '--max-moves', '30', '--options', '{"startPlayer":"red"}', '--json'),
    );
    expect(report).toMatchObject({ finished: 0, moves: 600, lengths: null, options: { startPlayer: 'red' } });
  });

  test('prints a table for people', SLOW, async () => {
    const { code, stdout, stderr } = await simulate('--games', '50');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Outpost Seven: 50 games of random, seed 1\n/);
    expect(stdout).toMatch(/^Red +\d+ +50 +\d+\.\d % +\d+\.\d % to \d+\.\d % +\d+\.\d\d$/m);
    expect(stdout).toMatch(/^speed .* moves a second/m);
  });
});

describe('tournament', () => {
  const [weak, strong = 'nobody'] = levels as [string, string?];
  const args = ['tournament', 'outpost-seven', '--bots', `${weak},${strong}`, '--games', '10'];

  test('lets two levels meet and rates them, or says that there is only one', SLOW, async () => {
    const ran = await airlock([...args, '--json']);
    if (levels.length === 1) {
      expect(ran).toMatchObject({ code: 2, stdout: '' });
      return;
    }
    const report = jsonOf(ran);
    expect(report).toMatchObject({
      game: 'outpost-seven',
      games: 10,
      crosstable: [
        { level: weak, against: strong },
        { level: strong, against: weak },
      ],
    });
    expect(report.ratings).toHaveLength(2);
    const again = jsonOf(await airlock([...args, '--json', '--workers', '1']));
    expect(lasting(again)).toBe(lasting(report));
    const table = await airlock(args);
    expect(table.stdout).toMatch(/^level +rating +points/m);
    expect(table.stdout).toMatch(new RegExp(`${weak} against ${strong}|${strong} against ${weak}`));
  });
});

describe('rules', () => {
  test('lists every rule with the tests that cite it', SLOW, async () => {
    const report = jsonOf(await airlockHere(['rules', 'outpost-seven', '--json'])) as {
      game: string;
      version: number;
      count: number;
      tested: number;
      missing: string[];
      rules: { id: string; text: string; tests: { file: string; title: string }[] }[];
    };
    const texts = outpost?.game.words.rules as Record<string, string>;
    expect(report).toMatchObject({ game: 'outpost-seven', version: outpost?.game.version });
    expect(report.rules.map(({ id, text }) => [id, text])).toEqual(Object.entries(texts));
    expect(report.count).toBe(Object.keys(texts).length);
    expect(report.tested + report.missing.length).toBe(report.count);
    const limit = report.rules.find(({ id }) => id === 'OPS-061');
    expect(limit?.tests.length).toBeGreaterThan(0);
    for (const { file, title } of limit?.tests ?? []) {
      expect(file).toMatch(/^[\w/-]+\.test\.ts$/);
      expect(title).not.toBe('');
    }
  });

  test('--missing lists those without a test, and fails if there are any', SLOW, async () => {
    const { code, stdout } = await airlockHere(['rules', 'outpost-seven', '--missing', '--json']);
    const { missing, rules } = JSON.parse(stdout) as { missing: string[]; rules: { id: string }[] };
    expect(rules.map(({ id }) => id)).toEqual(missing);
    expect(code).toBe(missing.length === 0 ? 0 : 1);
    const told = await airlockHere(['rules', 'outpost-seven', '--missing']);
    expect(told.code).toBe(code);
    expect(told.stdout).toContain(`${missing.length} without any.`);
  });
});

describe('games', () => {
  test('lists the shelf', SLOW, async () => {
    const { stdout } = await airlockHere(['games']);
    for (const { id, title } of SHELF) expect(stdout).toMatch(new RegExp(`^${id} +${title}`, 'm'));
  });

  test('tells one game’s options and levels', SLOW, async () => {
    const { stdout } = await airlockHere(['games', 'outpost-seven']);
    expect(stdout).toContain('secondTotal: 16 | 18 (default 16)');
    for (const level of levels) expect(stdout).toMatch(new RegExp(`^  ${level} `, 'm'));
    const one = jsonOf(await airlockHere(['games', 'outpost-seven', '--json']));
    expect(one).toMatchObject({ id: 'outpost-seven', built: true, rules: 1 });
    const all = jsonOf(await airlockHere(['games', '--json'])) as { games: { id: string }[] };
    expect(all.games.map(({ id }) => id)).toEqual(SHELF.map(({ id }) => id));
  });
});
