import { describe, expect, it } from 'vitest';
import { BOT_NAMES, tellApart } from './seatNames.ts';

const side = (seat: number): string => ['Red', 'Yellow'][seat] as string;
const numbered = (seat: number): string => `Seat ${seat + 1}`;

describe('names at a table', () => {
  it('are left alone while they differ', () => {
    expect(tellApart(['Moonhopper', 'Officer'], side)).toEqual(['Moonhopper', 'Officer']);
  });

  it('say the side as well when they are the same', () => {
    expect(tellApart(['Officer', 'officer'], side)).toEqual(['Officer Red', 'officer Yellow']);
  });

  it('are six at six numbered seats, and differ in their first letters', () => {
    const names = tellApart(['Ann', ...Array<string>(7).fill('Watchkeeper')], numbered);
    expect(names).toEqual(['Ann', ...BOT_NAMES.slice(1)]);
    expect(new Set(names.map((name) => name.slice(0, 3))).size).toBe(8);
  });

  it('stay apart from a person who is called like a bot', () => {
    expect(tellApart(['Compass', 'Deckhand', 'Deckhand'], numbered)).toEqual([
      'Compass',
      'Boatswain',
      'Compass 3',
    ]);
  });

  it('are the side alone for an empty seat', () => {
    expect(tellApart(['Moonhopper', ''], side)).toEqual(['Moonhopper', 'Yellow']);
  });
});
