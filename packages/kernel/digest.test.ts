import { describe, expect, it } from 'vitest';
import { canonicalJson, digestOf } from './digest.ts';
import type { AnyGame } from './game.ts';
import { switchboard } from './testing/switchboard.ts';

const game = switchboard as AnyGame;

describe('a digest of a state', () => {
  it('is the same for ever', () => {
    expect(
      digestOf(game, { row: [3, 1, 2], name: 'Åke', held: null, deep: { b: true, a: [{ z: 1 }] } }),
    ).toBe('78f984eb2b07ef33');
  });

  it('depends on no order of fields, and on every order of rows', () => {
    expect(digestOf(game, { a: 1, b: { c: 2, d: 3 } })).toBe(digestOf(game, { b: { d: 3, c: 2 }, a: 1 }));
    expect(digestOf(game, { a: [1, 2] })).not.toBe(digestOf(game, { a: [2, 1] }));
  });

  it('tells a number from its text, and nothing from an empty row', () => {
    const texts = [1, '1', null, [], {}, [null], [[]], [1], ['1'], '[1]', true].map((one) =>
      canonicalJson(one),
    );
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('is of JSON: what JSON leaves out makes no difference', () => {
    const state = { a: undefined, b: [undefined, 1], c: -0 };
    expect(canonicalJson(state)).toBe(canonicalJson(JSON.parse(JSON.stringify(state))));
  });

  it('is of what a game says will last, where it says so', () => {
    const renamed: AnyGame = { ...game, lasting: (state) => ({ old: (state as { now: number }).now }) };
    expect(digestOf(renamed, { now: 5 })).toBe(digestOf(game, { old: 5 }));
  });
});
