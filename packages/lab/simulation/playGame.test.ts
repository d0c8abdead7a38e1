import { type BotLevel, type CatalogueEntry, loadGame } from '@airlock/catalogue';
import { type Bot, defaultOptions, type Options, type SeenEvent } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { pebblesEntry } from '../testing/pebbles.ts';
import type { Plan } from './plan.ts';
import { gamePlayer } from './playGame.ts';

const outpost = (await loadGame('outpost-seven')) as CatalogueEntry;

const planFor = (
  levels: readonly string[],
  seats: number,
  options: Options = { heap: 10, bids: false },
): Plan => ({
  game: 'pebbles',
  options,
  seats,
  levels,
  seed: 'test',
  games: 100,
  skipped: 0,
  mostMoves: 1000,
});

const games = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('a game between bots', () => {
  test('is the same whenever it is played, and no two are alike', () => {
    const plan = planFor(['random'], 2);
    const all = (numbers: number[]) => {
      const play = gamePlayer(pebblesEntry, plan);
      return numbers.map((index) => play(index));
    };
    const one = all(games(30));
    const again = all(games(30).reverse()).reverse();
    expect(again).toEqual(one);
    expect(new Set(one.map((game) => JSON.stringify(game))).size).toBeGreaterThan(5);
  });

  test('of bots that take one pebble takes as many moves as there are pebbles', () => {
    const play = gamePlayer(pebblesEntry, planFor(['one'], 3, { heap: 7, bids: false }));
    const { moves, outcome, first } = play(0);
    expect(moves).toBe(7);
    expect(outcome?.winners).toEqual([(first as number) % 3]);
  });

  test('is always won by the clever one who goes second with eight pebbles', () => {
    const play = gamePlayer(pebblesEntry, planFor(['clever', 'random'], 2, { heap: 8, bids: false }));
    const second = games(40).filter((index) => play(index).first !== index % 2);
    expect(second.length).toBeGreaterThan(10);
    for (const index of second) expect(play(index).outcome?.winners).toEqual([index % 2]);
  });

  test('has a starting player only where one seat is asked before the others', () => {
    const firsts = (seats: number, bids: boolean) =>
      new Set(
        games(40).map(
          (index) => gamePlayer(pebblesEntry, planFor(['random'], seats, { heap: 3, bids }))(index).first,
        ),
      );
    expect(firsts(2, false)).toEqual(new Set([0, 1]));
    expect(firsts(2, true)).toEqual(new Set([null]));
    expect(firsts(1, false)).toEqual(new Set([null]));
  });

  test('with simultaneous bids counts each bid as a move', () => {
    const play = gamePlayer(pebblesEntry, planFor(['one'], 4, { heap: 5, bids: true }));
    expect(play(0).moves).toBe(4 + 5);
  });

  test('is given up after the most moves it may take', () => {
    const play = gamePlayer(pebblesEntry, { ...planFor(['one'], 2), mostMoves: 9 });
    expect(play(0)).toMatchObject({ moves: 9, outcome: null });
  });

  test('is not given up when it ends just then', () => {
    const play = gamePlayer(pebblesEntry, { ...planFor(['one'], 2), mostMoves: 10 });
    expect(play(0).outcome).not.toBeNull();
  });

  test('breaks off when a bot cheats, naming its level and the rule', () => {
    const play = gamePlayer(pebblesEntry, planFor(['cheat'], 2, { heap: 2, bids: false }));
    expect(() => play(0)).toThrow('level cheat broke PEB-1: There are not that many pebbles left.');
  });
});

describe('bots that think', () => {
  test('get the view of their seat and what that seat has heard, no more', () => {
    const asked: { seat: number; view: { viewer: number }; heard: readonly SeenEvent[] }[] = [];
    const [, one] = pebblesEntry.levels as [unknown, CatalogueEntry['levels'][number]];
    const listener = {
      ...one,
      id: 'listener',
      bot: {
        level: 'listener',
        choose(seated: Parameters<typeof one.bot.choose>[0], random: Parameters<typeof one.bot.choose>[1]) {
          asked.push({ ...seated, heard: [...seated.heard] } as (typeof asked)[number]);
          return one.bot.choose(seated, random);
        },
      },
    };
    const entry = { ...pebblesEntry, levels: [...pebblesEntry.levels, listener] };
    gamePlayer(entry, planFor(['listener'], 2, { heap: 2, bids: true }))(0);
    expect(asked).toHaveLength(4);
    for (const { seat, view } of asked) expect(view.viewer).toBe(seat);
    const last = asked.at(-1);
    const bids = last?.heard.filter((event) => event.type === 'bid') ?? [];
    expect(bids).toHaveLength(2);
    for (const bid of bids) {
      expect('own' in bid).toBe((bid.open as { seat: number }).seat === last?.seat);
    }
  });
});

describe('random bots', () => {
  test('played on the state choose as evenly as the same bots asked through their view', () => {
    const throughView = {
      ...outpost,
      levels: outpost.levels.map((level) => (level.id === 'random' ? { ...level, id: 'asked' } : level)),
    };
    const plan: Plan = {
      ...planFor(['random'], 2, defaultOptions(outpost.game.options)),
      game: 'outpost-seven',
      skipped: 0,
      mostMoves: 20_000,
    };
    const mean = (entry: CatalogueEntry, level: string): number => {
      const play = gamePlayer(entry, { ...plan, levels: [level] });
      return games(400).reduce((sum, index) => sum + play(index).moves, 0) / 400;
    };
    // A game takes 39 moves with a deviation of 3, so that the means differ by 0.7 once in a thousand times.
    expect(Math.abs(mean(outpost, 'random') - mean(throughView, 'asked'))).toBeLessThan(0.7);
  });
});

describe('talk', () => {
  /** Bots that take one pebble and keep in mind when they were asked to say something. */
  function listeners(): { readonly entry: CatalogueEntry; readonly asked: string[] } {
    const asked: string[] = [];
    const one = pebblesEntry.levels.find(({ id }) => id === 'one');
    if (!one) throw new Error('There is no bot that takes one pebble.');
    const bot: Bot = {
      level: 'listener',
      choose(seated, random) {
        asked.push(`${seated.seat} moves`);
        return one.bot.choose(seated, random);
      },
      speak({ seat }, _random, turn) {
        asked.push(`${seat} ${turn}`);
        return null;
      },
    };
    return { entry: { ...pebblesEntry, levels: [{ ...one, id: 'listener', bot }] }, asked };
  }

  test('everybody may speak before each new turn', () => {
    const { entry, asked } = listeners();
    gamePlayer(entry, planFor(['listener'], 2, { heap: 1, bids: false }))(0);
    expect(asked.slice(0, 2).sort()).toEqual(['0 any', '1 any']);
    expect(asked[2]).toMatch(/moves$/);
  });

  test('who would rather listen is asked once more, when nobody has anything left to say', () => {
    const { entry, asked } = listeners();
    gamePlayer(entry, { ...planFor(['listener'], 2, { heap: 2, bids: false }), listening: true })(0);
    const turns = asked.join(', ').split(/[01] moves/);
    expect(turns).toHaveLength(3);
    for (const turn of turns.slice(0, 2)) {
      const words = turn.split(', ').filter((word) => word !== '');
      expect(words.slice(0, 2).sort()).toEqual(['0 early', '1 early']);
      expect(words.slice(2).sort()).toEqual(['0 last', '1 last']);
    }
  });

  test('in a simultaneous choice it comes before the first of them only', () => {
    const { entry, asked } = listeners();
    gamePlayer(entry, planFor(['listener'], 3, { heap: 1, bids: true }))(0);
    expect(asked.slice(0, 3).every((word) => !word.endsWith('moves'))).toBe(true);
    expect(asked.slice(3, 6).every((word) => word.endsWith('moves'))).toBe(true);
  });

  test('breaks off when a bot says what is not allowed', () => {
    const { entry } = listeners();
    const [level] = entry.levels;
    const liar = { ...(level as BotLevel), bot: { ...(level as BotLevel).bot, speak: () => 10 ** 6 } };
    const play = gamePlayer({ ...entry, levels: [liar] }, planFor(['listener'], 2));
    expect(() => play(0)).toThrow('A bot of level listener broke');
  });
});
