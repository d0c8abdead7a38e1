import { describe, expect, it } from 'vitest';
import { plainText } from './game.ts';
import { bold, capital, count, listOf, who, whom, withNames } from './wording.ts';

const naming = { names: ['Ann', 'Bob'], reader: 1 };

describe('the small words of sentences', () => {
  it('call the reader you, and others by their names', () => {
    expect([who(0, naming), who(1, naming)]).toEqual(['Ann', 'You']);
    expect([whom(0, naming), whom(1, naming)]).toEqual(['Ann', 'you']);
  });

  it('call a seat without a name by its number, or as the game says', () => {
    expect(who(2, naming)).toBe('Seat 3');
    expect(who(2, naming, 'The Station')).toBe('The Station');
  });

  it('call seats by their names where a sentence knows only numbers', () => {
    expect(withNames('Vote Seat 1 out', naming)).toBe('Vote Ann out');
    expect(withNames('Inspect Seat 2, then Seat 3', naming)).toBe('Inspect you, then Seat 3');
  });

  it('count one thing and many', () => {
    expect([count(1, 'card'), count(2, 'card'), count(0, 'card')]).toEqual(['1 card', '2 cards', '0 cards']);
    expect([count(1, 'person', 'people'), count(3, 'person', 'people')]).toEqual(['1 person', '3 people']);
  });

  it('list things as a sentence does', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => listOf(items))).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
    expect(listOf([1, 2, 3], 'or')).toBe('1, 2 or 3');
  });

  it('begin a sentence and mark what stands out', () => {
    expect(capital('row 1 votes Red')).toBe('Row 1 votes Red');
    expect(plainText(bold('Power 3'))).toBe('Power 3');
  });
});
