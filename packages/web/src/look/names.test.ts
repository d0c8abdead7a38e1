import { describe, expect, it } from 'vitest';
import { initialOf, isolated } from './names.ts';

describe('a name in a sentence', () => {
  it('stays as it is when it runs like the sentence', () => {
    for (const name of ['Ann', 'Ольга', '宇宙', '🚀 Ann']) expect(isolated(name)).toBe(name);
  });

  it('keeps its direction to itself when it runs the other way', () => {
    for (const name of ['נח', 'نوح', 'Ann نوح']) expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  });

  it('begins with a whole letter', () => {
    expect(['Ann', '🚀 Ann', isolated('נח'), ''].map(initialOf)).toEqual(['A', '🚀', 'נ', '']);
  });
});
