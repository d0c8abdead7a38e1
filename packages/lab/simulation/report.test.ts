import { describe, expect, test } from 'vitest';
import { pebblesEntry } from '../testing/pebbles.ts';
import type { Plan } from './plan.ts';
import { rangePlayer } from './playRange.ts';
import { effort, reportLines, reportOf } from './report.ts';
import { emptyTally } from './tally.ts';
import { type Meeting, tournamentLines, tournamentReport } from './tournamentReport.ts';
import type { PlayedOut } from './workers.ts';

const { game } = pebblesEntry;

const planFor = (levels: readonly string[], seats: number): Plan => ({
  game: 'pebbles',
  options: { heap: 9, bids: false },
  seats,
  levels,
  seed: 'report',
  games: 200,
  skipped: 0,
  mostMoves: 1000,
});

const playedOut = (plan: Plan): PlayedOut => {
  const range = { from: 0, to: plan.games };
  return { tally: rangePlayer(pebblesEntry, plan)(range).tally, ranges: [range] };
};
const tallyOf = (plan: Plan) => playedOut(plan).tally;
const spent = effort(1000, 0.5, 2);

describe('the report of a simulation', () => {
  const plan = planFor(['clever', 'random'], 2);
  const report = reportOf(game, plan, playedOut(plan), spent);

  test('adds up', () => {
    expect(report.games).toBe(200);
    expect(report.finished).toBe(200);
    expect(report.endings).toMatchObject([{ rule: 'PEB-2', reason: 'last', games: 200, rate: 1 }]);
    expect(report.bySeat.map(({ games }) => games)).toEqual([200, 200]);
    expect(report.bySeat.reduce((sum, { wins }) => sum + wins, 0)).toBe(200);
    expect(report.byLevel.reduce((sum, { wins }) => sum + wins, 0)).toBe(200);
    expect(report.startingPlayer?.games).toBe(200);
    expect(report.draws).toMatchObject({ games: 0, rate: 0, low: 0 });
    expect(report).toMatchObject({
      workers: 2,
      seconds: 0.5,
      movesPerSecond: 2000,
      seed: 'report',
      rules: 1,
    });
  });

  test('tells scores as distributions', () => {
    for (const { wins, games, scores, meanScore } of report.bySeat) {
      expect(scores?.histogram).toEqual([
        [0, games - wins],
        [1, wins],
      ]);
      expect(scores).toMatchObject({ min: 0, max: 1, mean: meanScore });
    }
    expect(reportLines(report, 'Pebbles').join('\n')).toContain(
      'scores        0 to 1, mean 0.50, deviation 0.50, quartiles 0, 0.5, 1',
    );
  });

  test('says all that was measured, and how much of it was done', () => {
    expect(report).toMatchObject({
      command: 'simulate',
      game: 'pebbles',
      options: { heap: 9, bids: false },
      numbers: {},
      seats: 2,
      bots: ['clever', 'random'],
      sides: null,
      listening: false,
      skip: 0,
      maxMoves: 1000,
      asked: 200,
      partial: false,
      played: [{ from: 0, to: 200 }],
      csv: null,
      kept: null,
    });
    expect(report.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(report.commit === null || /^[0-9a-f]{40}(-dirty)?$/.test(report.commit)).toBe(true);
  });

  test('of a run that was interrupted says so', () => {
    const half = reportOf(game, { ...plan, games: 500 }, playedOut(plan), spent);
    expect(half).toMatchObject({ partial: true, asked: 500, games: 200 });
    expect(reportLines(half, 'Pebbles')[1]).toBe('Interrupted: 200 of 500 games were played.');
  });

  test('finds the better level', () => {
    const [clever, random] = report.byLevel;
    expect(clever?.level).toBe('clever');
    expect(clever?.low).toBeGreaterThan(random?.high as number);
  });

  test('has one line for a level that is named twice', () => {
    const twice = planFor(['random', 'random'], 2);
    expect(reportOf(game, twice, playedOut(twice), spent).byLevel).toMatchObject([
      { level: 'random', games: 400 },
    ]);
  });

  test('of a solitaire knows neither draws nor a starting player', () => {
    const alone = planFor(['random'], 1);
    expect(reportOf(game, alone, playedOut(alone), spent)).toMatchObject({
      draws: null,
      startingPlayer: null,
    });
  });

  test('of two levels alone says who scores more on the same shuffles', () => {
    const alone = planFor(['one', 'clever'], 1);
    const sums = emptyTally(alone);
    sums.margins = { pairs: 100, sum: -100, squares: 199 };
    const found = reportOf(game, alone, { tally: sums, ranges: [] }, spent);
    expect(found.paired).toMatchObject({ pairs: 100, lead: -1, standardError: 0.1, p: 0 });
    expect(reportLines(found, 'Pebbles').join('\n')).toContain(
      'same shuffle  clever ahead of one by 1.00 (0.10), 100 pairs, p < 0.0001',
    );
    expect(report.paired).toBeNull();
    expect(reportLines(report, 'Pebbles').join('\n')).not.toContain('same shuffle');
  });

  test('of games that were all given up has no lengths', () => {
    const short = { ...plan, mostMoves: 1 };
    const none = reportOf(game, short, playedOut(short), spent);
    expect(none).toMatchObject({ finished: 0, lengths: null, moves: 200 });
    expect(reportLines(none, 'Pebbles').join('\n')).toContain('finished      0 of 200');
  });

  test('is read as a table no wider than the screen', () => {
    const lines = reportLines(report, 'Pebbles');
    expect(lines[0]).toBe('Pebbles: 200 games of clever, random, seed report');
    expect(lines.join('\n')).toMatch(/level clever +1\d\d +200 +\d+\.\d % +\d+\.\d % to \d+\.\d % +0\.\d\d/);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  });
});

describe('the report of a tournament', () => {
  const levels = ['one', 'random', 'clever'];
  const meetings: Meeting[] = [
    ['one', 'random'],
    ['one', 'clever'],
    ['random', 'clever'],
  ].map((pair) => ({ plan: planFor(pair, 2), tally: tallyOf(planFor(pair, 2)) }));
  const report = tournamentReport(game, levels, meetings, spent);

  test('has every pair both ways round', () => {
    expect(report.crosstable.map(({ level, against }) => `${level} ${against}`)).toEqual([
      'one random',
      'one clever',
      'random one',
      'random clever',
      'clever one',
      'clever random',
    ]);
    for (const one of report.crosstable) {
      const mirror = report.crosstable.find(
        (other) => other.level === one.against && other.against === one.level,
      );
      expect(mirror).toMatchObject({ wins: one.losses, losses: one.wins, draws: one.draws, games: 200 });
    }
    expect(report.games).toBe(600);
  });

  test('rates the strongest first', () => {
    expect(report.ratings[0]?.level).toBe('clever');
    const [first, second, third] = report.ratings.map(({ rating }) => rating) as [number, number, number];
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThanOrEqual(third);
    expect(Math.abs((first + second + third) / 3 - 1500)).toBeLessThan(1);
  });

  test('is read as a crosstable', () => {
    const lines = tournamentLines(report, 'Pebbles');
    expect(lines[2]).toMatch(/^level +rating +points +clever +\w+ +\w+$/);
    expect(lines[3]).toMatch(/^clever +\d+ +\d+\.\d % +- +\d+\.\d % +\d+\.\d %$/);
    expect(lines.join('\n')).toContain('clever against random');
  });
});
