import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import { defaultOptions } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import type { Plan } from './plan.ts';
import { gamePlayer } from './playGame.ts';
import { rangePlayer } from './playRange.ts';
import { effort, reportLines, reportOf } from './report.ts';

const omega = (await loadGame('omega-virus')) as CatalogueEntry;

const planFor = (levels: readonly string[], seats: number, options: object = {}): Plan => ({
  game: 'omega-virus',
  options: { ...defaultOptions(omega.game.options), ...options },
  seats,
  levels,
  seed: 'race',
  skipped: 0,
  games: 10,
  mostMoves: 4000,
});

describe('a race between bots', () => {
  test('is the same whenever it is played', () => {
    const plan = planFor(['trainee'], 1, { mode: 'practice' });
    expect(gamePlayer(omega, plan)(3)).toEqual(gamePlayer(omega, plan)(3));
    expect(gamePlayer(omega, plan)(3)).not.toEqual(gamePlayer(omega, plan)(4));
  });

  test('tells how long it took its players, and the report spreads it out', () => {
    const plan = planFor(['omega'], 1, { mode: 'practice' });
    const play = gamePlayer(omega, plan);
    const games = [0, 1, 2].map((index) => play(index));
    for (const { seconds } of games) {
      expect(seconds).toBeGreaterThan(30);
      expect(seconds).toBeLessThan(400);
    }
    const range = { from: 0, to: 3 };
    const played = { tally: rangePlayer(omega, plan)(range).tally, ranges: [range] };
    const { lasted } = reportOf(omega.game, plan, played, effort(1, 1, 1));
    expect(lasted?.max).toBe(Math.max(...games.map(({ seconds }) => seconds as number)));
    expect(reportLines(reportOf(omega.game, plan, played, effort(1, 1, 1)), 'Race').join('\n')).toContain(
      'seconds a game',
    );
  });

  test('goes to the one who is faster and sees more', () => {
    const play = gamePlayer(omega, planFor(['omega', 'trainee'], 2));
    for (const index of [0, 1]) {
      const { outcome } = play(index);
      expect(outcome?.reason).toBe('points');
      expect(outcome?.winners).toEqual([index % 2]);
    }
  });

  test('is won by the higher of two neighbouring levels more often than not, and not always', {
    timeout: 60_000,
  }, () => {
    const levels = omega.levels.map(({ id }) => id).filter((id) => id !== 'random');
    expect(levels.length).toBeGreaterThanOrEqual(5);
    const games = 8;
    for (const [at, lower] of levels.slice(0, -1).entries()) {
      const play = gamePlayer(omega, planFor([levels[at + 1] as string, lower], 2));
      const won = Array.from({ length: games }, (_, game) => play(game)).filter(({ outcome }, game) =>
        outcome?.winners.includes(game % 2),
      );
      // The same eight matches every time; how often of hundreds is a matter for `airlock simulate`.
      expect(won.length, `${levels[at + 1]} against ${lower}`).toBeGreaterThanOrEqual(games / 2);
      expect(won.length, `${levels[at + 1]} against ${lower}`).toBeLessThan(games);
    }
  });

  test('against the clock ends by the clock when the bot is too slow', () => {
    const { outcome } = gamePlayer(omega, planFor(['random'], 1, { mode: 'clock', clockLevel: 'hard' }))(0);
    expect(outcome).toMatchObject({ reason: 'stranded', winners: [] });
  });

  test('is given up after the most moves it may take', () => {
    const { moves, outcome } = gamePlayer(omega, { ...planFor(['random'], 2), mostMoves: 50 })(0);
    expect([moves, outcome]).toEqual([50, null]);
  });

  test('breaks off when a bot cheats, naming its level and the rule', () => {
    const cheat = { level: 'cheat', choose: () => omega.game.codec.read('flip @5') as number };
    const entry = { ...omega, levels: [{ id: 'cheat', name: 'Cheat', help: '', bot: cheat }] };
    expect(() => gamePlayer(entry, planFor(['cheat'], 1))(0)).toThrow(
      'level cheat broke OMG-008: The race is not on yet.',
    );
  });
});
