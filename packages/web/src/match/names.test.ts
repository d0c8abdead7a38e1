import { describe, expect, it } from 'vitest';
import { distinctNames } from './names.ts';

const side = (seat: number): string => ['Red', 'Yellow'][seat] as string;

describe('names at a table', () => {
  it('are left alone while they differ', () => {
    expect(distinctNames(['Moonhopper', 'Officer'], side)).toEqual(['Moonhopper', 'Officer']);
  });

  it('say the side as well when they are the same', () => {
    expect(distinctNames(['Officer', 'officer'], side)).toEqual(['Officer Red', 'officer Yellow']);
  });

  it('are short where seats are numbered', () => {
    const seat = (number: number): string => `Seat ${number + 1}`;
    expect(distinctNames(['Ann', 'Deckhand', 'Deckhand'], seat)).toEqual(['Ann', 'Deckhand 2', 'Deckhand 3']);
  });

  it('are the side alone for an empty seat', () => {
    expect(distinctNames(['Moonhopper', ''], side)).toEqual(['Moonhopper', 'Yellow']);
  });
});
