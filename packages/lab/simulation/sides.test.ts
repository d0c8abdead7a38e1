import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import { defaultOptions, type Seat } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { gamePlayer } from './playGame.ts';
import { effort, reportLines, reportOf } from './report.ts';
import { bySides } from './sides.ts';
import { countGame, emptyTally } from './tally.ts';

const outbreak = (await loadGame('outbreak')) as CatalogueEntry;

const plan = {
  game: 'outbreak',
  options: defaultOptions(outbreak.game.options),
  seats: 5,
  levels: ['casual against strong'],
  sides: ['casual', 'strong'],
  seed: 'sides',
  games: 12,
  skipped: 0,
  mostMoves: 5000,
};

describe('bots by their side', () => {
  test('are asked by the side the seat is on at that moment', () => {
    const asked: string[] = [];
    const level = (id: string) => ({
      id,
      name: id,
      help: '',
      bot: {
        level: id,
        choose: () => {
          asked.push(id);
          return 0;
        },
      },
    });
    let turned = false;
    const sides = { names: ['a', 'b'], of: (_state: unknown, seat: Seat) => (seat === 1 || turned ? 1 : 0) };
    const entry = { ...outbreak, game: { ...outbreak.game, sides }, levels: [level('one'), level('two')] };
    const [first, second] = bySides(entry as CatalogueEntry, {}, { seats: 2, options: {} }, ['one', 'two']);
    const known = { seat: 0, view: {}, heard: [] };
    const random = { draws: 0, int: () => 0, next: () => 0 } as never;
    first?.choose(known, random);
    second?.choose(known, random);
    turned = true;
    first?.choose(known, random);
    expect(asked).toEqual(['one', 'two', 'two']);
    expect(first?.speak?.(known, random, 'any')).toBeNull();
  });

  test('play to the end, and the side that won is counted', () => {
    const play = gamePlayer(outbreak, plan);
    const tally = emptyTally(plan);
    for (let game = 0; game < plan.games; game++) countGame(tally, plan, game, play(game));
    expect(tally.finished).toBe(plan.games);
    const report = reportOf(outbreak.game, plan, { tally, ranges: [] }, effort(tally.moves, 1, 1));
    expect(report.bySide.map(({ side }) => side)).toEqual(['Survivors', 'Infected']);
    const [survivors, infected] = report.bySide.map(({ wins }) => wins) as [number, number];
    expect(survivors + infected).toBe(plan.games);
    const lost = report.endings.filter(({ reason }) => reason === 'oneSurvivor' || reason === 'oneTask');
    expect(survivors).toBe(lost.reduce((left, { games }) => left - games, plan.games));
    expect(reportLines(report, 'Outbreak').join('\n')).toMatch(/Survivors +\d+ +12/);
  });
});
