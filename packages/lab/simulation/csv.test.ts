import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import { defaultOptions } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { pebblesEntry } from '../testing/pebbles.ts';
import { csvHead, csvRow } from './csv.ts';
import type { Plan } from './plan.ts';
import { rangePlayer } from './playRange.ts';

const plan: Plan = {
  game: 'pebbles',
  options: { heap: 9, bids: false },
  seats: 2,
  levels: ['clever', 'random'],
  seed: 'a "b", c',
  games: 4,
  skipped: 0,
  mostMoves: 1000,
  each: true,
};

/** A row by the names of its columns; there are no line breaks in ours. */
function cellsOf(some: Plan, entry: CatalogueEntry, index: number): Record<string, string> {
  const { games } = rangePlayer(entry, some)({ from: 0, to: some.games });
  const played = games[index];
  if (!played) throw new Error(`Game ${index} was not played.`);
  const split = (line: string): string[] =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
      quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
    );
  const values = split(csvRow(entry.game, some, played));
  return Object.fromEntries(split(csvHead(some)).map((name, column) => [name, values[column] ?? '']));
}

describe('a row of a game', () => {
  test('says who sat where, who won by which rule, and with which score', () => {
    const cells = cellsOf(plan, pebblesEntry, 1);
    expect(cells).toMatchObject({
      game: '1',
      shuffle: '0',
      seed: 'a "b", c shuffle 0',
      finished: '1',
      seconds: '',
      rule: 'PEB-2',
      reason: 'last',
      level_1: 'random',
      level_2: 'clever',
      side_1: '',
      winning_side: '',
    });
    expect(cells.winners).toMatch(/^[12]$/);
    expect(cells[`score_${cells.winners}`]).toBe('1');
    expect(cells.fingerprint).toMatch(/^[0-9a-f]{16}$/);
  });

  test('of a game that was given up knows no end', () => {
    expect(cellsOf({ ...plan, mostMoves: 1 }, pebblesEntry, 0)).toMatchObject({
      finished: '0',
      moves: '1',
      winners: '',
      rule: '',
      score_1: '',
    });
  });

  test('of a game with sides names them, and the level of each', async () => {
    const outbreak = (await loadGame('outbreak')) as CatalogueEntry;
    const bySides: Plan = {
      ...plan,
      game: 'outbreak',
      options: defaultOptions(outbreak.game.options),
      seats: 5,
      levels: ['both'],
      sides: ['plain', 'casual'],
      mostMoves: 20_000,
      games: 1,
    };
    const cells = cellsOf(bySides, outbreak, 0);
    for (let seat = 1; seat <= 5; seat++) {
      expect(cells[`level_${seat}`]).toBe(cells[`side_${seat}`] === 'Infected' ? 'casual' : 'plain');
    }
    expect(['Survivors', 'Infected']).toContain(cells.winning_side);
  });
});
