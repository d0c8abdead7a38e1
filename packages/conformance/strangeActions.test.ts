import { type AnyGame, fastRandom } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { strangeActions } from './strangeActions.ts';
import { flotsam } from './toy/flotsam.ts';

const game = flotsam as AnyGame;
const legal = ['done', 'mark 3', 'mark 9'].map((text) => flotsam.codec.read(text) as number);
const many = Array.from({ length: 200 }, (_, seed) => strangeActions(game, legal, fastRandom(seed))).flat();

describe('strange actions', () => {
  it('are nonsense: no number, below zero, fractions, beyond the last', () => {
    for (const nonsense of [Number.NaN, -1, 0.5, flotsam.codec.size, Number.POSITIVE_INFINITY]) {
      expect(new Set(many).has(nonsense)).toBe(true);
    }
  });

  it('are of every kind there is', () => {
    const known = many.filter(
      (action) => action >= 0 && action < game.codec.size && Number.isInteger(action),
    );
    const kinds = new Set(known.map((action) => game.codec.kind(action)));
    expect([...kinds].sort()).toEqual(Object.keys(game.codec.first).sort());
  });

  it('are near misses of legal ones: one number or one word off', () => {
    for (const action of legal)
      expect(many).toEqual(expect.arrayContaining([action + 1, action - 1, action + 0.5]));
    const marks = new Set(
      many.filter((action) => Number.isInteger(action) && action > 0 && action < game.codec.size),
    );
    for (let card = 1; card <= 15; card++) expect(marks).toContain(flotsam.codec.read(`mark ${card}`));
  });

  it('need no legal ones', () => {
    expect(strangeActions(game, [], fastRandom('none')).length).toBeGreaterThan(10);
  });
});
