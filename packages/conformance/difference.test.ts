import { describe, expect, it } from 'vitest';
import { difference, lostInJson, textDifference } from './difference.ts';

describe('a difference', () => {
  it('is nothing between equal values', () => {
    expect(difference({ a: [1, { b: Number.NaN }] }, { a: [1, { b: Number.NaN }] })).toBeNull();
  });

  it('names the first path and both values', () => {
    const found = difference({ hands: [[1, 2], [3]] }, { hands: [[1, 2], [4]] });
    expect(found).toEqual({ path: 'hands.1.0', one: 3, other: 4 });
  });

  it('tells a missing key from an undefined one', () => {
    expect(difference({ a: undefined }, {})?.path).toBe('a');
  });

  it('tells lists of different lengths apart as wholes', () => {
    expect(difference({ a: [1] }, { a: [1, 2] })).toEqual({ path: 'a', one: [1], other: [1, 2] });
  });

  it('tells a map from an object', () => {
    expect(difference(new Map(), {})).not.toBeNull();
  });

  it('does not count the order of keys', () => {
    expect(difference({ a: 1, b: 2 }, { b: 2, a: 1 })).toBeNull();
  });
});

describe('a difference of texts', () => {
  it('counts the order of keys and says where', () => {
    const found = textDifference({ top: { a: 1, b: 2 } }, { top: { b: 2, a: 1 } });
    expect(found).toEqual({ path: 'top (order of keys)', one: ['a', 'b'], other: ['b', 'a'] });
  });

  it('is nothing between what is sent the same', () => {
    expect(textDifference({ a: 0 }, { a: -0 })).toBeNull();
  });
});

describe('what JSON loses', () => {
  for (const [name, value] of Object.entries({
    undefined: { a: undefined },
    NaN: { a: Number.NaN },
    'a set': { a: new Set([1]) },
    'a date': { a: new Date(0) },
    'a hole': { a: Array(1) as unknown[] },
  })) {
    it(`is noticed: ${name}`, () => expect(lostInJson(value)?.path).toMatch(/^a/));
  }

  it('is nothing of plain values', () => {
    expect(lostInJson({ a: [1, 'x', null, true, { b: [] }] })).toBeNull();
  });
});
