import { personName, visibleText } from '@airlock/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctName, likenessOf } from './likeness.ts';

/** Names that people may have, of all alphabets. */
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 24 })
  .map((text) => personName.safeParse(text).data)
  .filter((text) => text !== undefined);

describe('names that look alike', () => {
  it.each([
    ['Ann', 'ann'],
    ['Ann', 'A n n'],
    ['Ann', 'Ánn'],
    ['Ann', 'Аnn'],
    ['Ann', 'Ａｎｎ'],
    ['Ann', '𝐀𝐧𝐧'],
    ['Ann', 'Ann.'],
    ['Ann', 'Ann\u200d'],
    ['Alan', 'AIan'],
    ['Alan', 'A1an'],
    ['Bob', 'B0b'],
    ['Bob', 'Вов'],
    ['Marn', 'Mam'],
    ['Omega', 'Ωmega'.replace('Ω', 'Ο')],
    ['Zoë', 'Zoe'],
    ['Straße', 'Strasse'],
    ['🚀', ' 🚀 '],
  ])('%s and %s', (one, other) => {
    expect(likenessOf(other)).toBe(likenessOf(one));
  });

  it.each([
    ['Ann', 'Anne'],
    ['Ann', 'Ann 2'],
    ['Bob', 'Rob'],
    ['宇', '宙'],
    ['🚀', '🛸'],
    ['שלום', 'נח'],
  ])('are not %s and %s', (one, other) => {
    expect(likenessOf(other)).not.toBe(likenessOf(one));
  });

  it('are still alike when case, blanks and accents are changed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z]{1,12}$/), fc.nat(), (text, place) => {
        const at = place % (text.length + 1);
        for (const between of [' ', '\u0301', '\u200b', '.', ' · ']) {
          const changed = text.slice(0, at) + between + text.slice(at);
          expect(likenessOf(changed.toUpperCase())).toBe(likenessOf(text));
        }
      }),
    );
  });

  it('always have a likeness', () => {
    fc.assert(
      fc.property(name, (text) => {
        expect(likenessOf(text)).not.toBe('');
      }),
    );
  });
});

describe('a name at a table', () => {
  it('is left alone where nobody has one like it', () => {
    expect(distinctName('Ann', ['Bob', 'Anne'])).toBe('Ann');
  });

  it('gets a number where somebody has', () => {
    expect(distinctName('Аnn', ['Bob', 'Ann'])).toBe('Аnn 2');
    expect(distinctName('Ann', ['Ann', 'ann 2'])).toBe('Ann 3');
  });

  it('never looks like another one, and stays a name', () => {
    fc.assert(
      fc.property(name, fc.array(name, { maxLength: 7 }), (own, others) => {
        const crowd = [...others, own];
        for (let more = 0; more < 9; more++) crowd.push(distinctName(own, crowd));
        expect(new Set(crowd.slice(others.length).map(likenessOf)).size).toBe(10);
        for (const one of crowd) expect(personName.safeParse(one).data).toBe(visibleText(one));
      }),
    );
  });
});
