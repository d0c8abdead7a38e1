import { loadGame, SHELF } from '@airlock/catalogue';
import type { AnyGame } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import {
  allGames,
  gameNamed,
  gameOptions,
  levelNamed,
  levelsNamed,
  seatCount,
  seatNamed,
  someText,
  wholeNumber,
} from './arguments.ts';
import { pebblesEntry } from './testing/pebbles.ts';

const outpost = (await loadGame('outpost-seven'))?.game as AnyGame;
const pebbles = pebblesEntry.game;

describe('whole numbers', () => {
  const games = wholeNumber('--games', 1, 1000);

  test.each([
    ['1', 1],
    ['1000', 1000],
    ['007', 7],
  ])('%s is one', (text, number) => {
    expect(games(text)).toBe(number);
  });

  test.each(['0', '1001', '-1', '1.5', '1e3', 'many', '', ' ', '0x10', 'NaN', 'Infinity', '1_000'])(
    '"%s" is none from 1 to 1000',
    (text) => {
      expect(() => games(text)).toThrow(`--games must be a whole number from 1 to 1000, not "${text}".`);
    },
  );
});

test('a text must say something', () => {
  expect(someText('--seed')('x y')).toBe('x y');
  expect(() => someText('--seed')('  ')).toThrow('--seed must not be empty.');
});

describe('games', () => {
  test('are found by their id', async () => {
    expect((await gameNamed('outpost-seven')).game.id).toBe('outpost-seven');
  });

  test('that are not built yet are told from those that do not exist', async () => {
    await expect(gameNamed('outpost-sven')).rejects.toThrow('did you mean outpost-seven?');
    await expect(gameNamed('chess')).rejects.toThrow('There is no game "chess"; there is ');
    await expect(gameNamed('__proto__')).rejects.toThrow('There is no game "__proto__"');
    for (const { id, title } of SHELF) {
      if (await loadGame(id)) continue;
      await expect(gameNamed(id)).rejects.toThrow(`${title} cannot be played yet`);
    }
  });

  test('are all those of the shelf that can be loaded', async () => {
    const games = await allGames();
    for (const [id, game] of Object.entries(games)) expect(game.id).toBe(id);
    expect(games['outpost-seven']).toBe(outpost);
  });
});

describe('levels', () => {
  test('are found by their id, several with commas between them', () => {
    expect(levelNamed(pebblesEntry, 'clever').name).toBe('Clever');
    expect(levelsNamed(pebblesEntry, 'one, clever,one').map(({ id }) => id)).toEqual([
      'one',
      'clever',
      'one',
    ]);
  });

  test('are refused with the nearest, or with all there are', () => {
    expect(() => levelNamed(pebblesEntry, 'cleverer')).toThrow('did you mean clever?');
    expect(() => levelsNamed(pebblesEntry, 'one,,clever')).toThrow(
      'Pebbles has no bots of level ""; it has random, one, clever and cheat.',
    );
  });
});

describe('seats', () => {
  test('are as few as may be unless told', () => {
    expect(seatCount(pebbles, undefined)).toBe(1);
    expect(seatCount(pebbles, '4')).toBe(4);
    expect(seatCount(outpost, '2')).toBe(2);
  });

  test('are never more or fewer than the game has', () => {
    expect(() => seatCount(pebbles, '5')).toThrow('--seats must be a whole number from 1 to 4, not "5".');
    expect(() => seatCount(outpost, '3')).toThrow('Outpost Seven has 2 seats, not "3".');
  });

  test('go by their name or their number from 1', () => {
    expect(seatNamed(outpost, 2, 'yellow')).toBe(1);
    expect(seatNamed(outpost, 2, 'RED')).toBe(0);
    expect(seatNamed(outpost, 2, '2')).toBe(1);
    expect(() => seatNamed(outpost, 2, '0')).toThrow(
      'There is no seat "0"; there is 1 (Red) and 2 (Yellow).',
    );
    expect(() => seatNamed(outpost, 2, 'blue')).toThrow('There is no seat "blue"');
  });
});

describe('options', () => {
  test('are filled up with the defaults', () => {
    expect(gameOptions(pebbles, undefined)).toEqual({ heap: 10, bids: false });
    expect(gameOptions(pebbles, '{"heap": 3}')).toEqual({ heap: 3, bids: false });
  });

  test.each([
    ['{', '--options must be JSON such as \'{"name": "value"}\', not {'],
    ['[]', 'Options must be an object.'],
    ['{"heap": 0}', 'Option "heap" must be a whole number from 1 to 100, not 0.'],
    ['{"hep": 1}', 'There is no option "hep"; there are heap and bids.'],
  ])('%s is refused', (text, sentence) => {
    expect(() => gameOptions(pebbles, text)).toThrow(sentence);
  });
});
