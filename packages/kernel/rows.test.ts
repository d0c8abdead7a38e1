import { describe, expect, it } from 'vitest';
import { addAt, filled, itemAt, missing, present, takeAt } from './rows.ts';

describe('a row', () => {
  it('gives what is there, be it false, null or 0', () => {
    expect([0, false, null, ''].map(present)).toEqual([0, false, null, '']);
    expect(itemAt(['a', 'b'], 1)).toBe('b');
  });

  it('says at once when something is looked for that is not there', () => {
    expect(() => present(undefined)).toThrow(RangeError);
    expect(() => missing()).toThrow(RangeError);
    for (const index of [-1, 2, 0.5, Number.NaN]) {
      expect(() => itemAt(['a', 'b'], index)).toThrow('that is not there');
      expect(() => addAt([1, 2], index, 1)).toThrow('that is not there');
    }
    expect(() => takeAt([], 0)).toThrow('that is not there');
  });

  it('lets an item be taken out, and the others move up', () => {
    const row = ['a', 'b', 'c'];
    expect(takeAt(row, 1)).toBe('b');
    expect(row).toEqual(['a', 'c']);
  });

  it('lets a number grow and shrink', () => {
    const row = [1, 2];
    addAt(row, 1, 3);
    addAt(row, 0, -1);
    expect(row).toEqual([0, 5]);
  });

  it('is made of equal items', () => {
    expect(filled(3, 'a')).toEqual(['a', 'a', 'a']);
    expect(filled(0, 'a')).toEqual([]);
  });
});
