import { describe, expect, it } from 'vitest';
import {
  BACKS,
  CLOCK_LEVELS,
  COLOURS,
  FLOOR_PLANS,
  ITEMS,
  KEY_COPIES,
  KEYS,
  LOCATIONS,
  SCORING_IDS,
  SPEED_VALUES,
  STANDARD_CARDS,
} from './cards.ts';

const squares = (cards: typeof FLOOR_PLANS, colour: string): number =>
  cards.flatMap(({ face }) => [...face]).filter((letter) => letter === colour).length;

/** The face with each colour replaced by the next one. */
const cycled = (face: string): string =>
  [...face].map((letter) => COLOURS[(COLOURS.indexOf(letter as 'R') + 1) % 3]).join('');

describe('a deck', () => {
  it('has 18 cards with 24 squares of each colour, 16 of them on standard cards (OMG-002)', () => {
    expect(FLOOR_PLANS).toHaveLength(18);
    for (const colour of COLOURS) {
      expect(squares(FLOOR_PLANS, colour)).toBe(24);
      expect(squares(FLOOR_PLANS.slice(0, STANDARD_CARDS), colour)).toBe(16);
    }
    for (const { face } of FLOOR_PLANS.slice(0, STANDARD_CARDS)) {
      for (const colour of COLOURS) expect([...face].filter((one) => one === colour).length).toBeLessThan(3);
    }
  });

  it('has no face twice, however it is turned', () => {
    const turn = (face: string) => `${face[2]}${face[0]}${face[3]}${face[1]}`;
    const least = (face: string) => [face, turn(face), turn(turn(face)), turn(turn(turn(face)))].sort()[0];
    expect(new Set(FLOOR_PLANS.map(({ face }) => least(face))).size).toBe(18);
  });

  it('treats all colours alike: every triple is one face with the colours cycled', () => {
    for (let triple = 0; triple < 18; triple += 3) {
      const [one, two, three] = FLOOR_PLANS.slice(triple, triple + 3).map(({ face }) => face) as [
        string,
        string,
        string,
      ];
      expect([cycled(one), cycled(two), cycled(three)]).toEqual([two, three, one]);
    }
  });

  it('locks two cards of each colour and no standard one (OMG-023)', () => {
    expect(BACKS.filter((back) => back === 0)).toHaveLength(12);
    for (const back of [1, 2, 3]) expect(BACKS.filter((one) => one === back)).toHaveLength(2);
    expect(BACKS.slice(0, STANDARD_CARDS).every((back) => back === 0)).toBe(true);
  });

  it('has two halves of each item, one standard and one locked, in the colour of its key (OMG-060)', () => {
    for (const [item, id] of ITEMS.entries()) {
      const cards = FLOOR_PLANS.filter(({ half }) => half?.item === id);
      expect(cards.map(({ lock }) => lock)).toEqual([undefined, COLOURS[item]]);
      for (const { face, half } of cards) {
        expect(face[['TL', 'TR', 'BL', 'BR'].indexOf(half?.square ?? '')]).toBe(COLOURS[item]);
      }
    }
  });
});

describe('the other cards', () => {
  it('are twelve locations of five squares and twelve scoring cards (OMG-083)', () => {
    expect(LOCATIONS).toHaveLength(12);
    for (const { drawing } of LOCATIONS) expect(drawing.join('').replaceAll('.', '')).toBe('#####');
    expect(SCORING_IDS).toEqual([
      'G01',
      'G02',
      'G03',
      'G04',
      'G05',
      'G06',
      'G07',
      'G08',
      'G09',
      'G10',
      'G11',
      'G12',
    ]);
  });

  it('are two of each key, so that nobody takes the other’s (OMG-003, OMG-056)', () => {
    expect(KEYS.map(({ id }) => id)).toEqual(['KR', 'KY', 'KB']);
    expect(KEY_COPIES).toBe(2);
  });

  it('are three speed cards in order; all cards together are worth an odd 15 (OMG-006, OMG-091)', () => {
    expect(SPEED_VALUES).toEqual([1, 2, 3]);
    expect(9 + SPEED_VALUES.reduce((sum, value) => sum + value, 0)).toBe(15);
  });

  it('the Station gets harder level by level (OMG-121)', () => {
    const { easy, standard, hard } = CLOCK_LEVELS;
    expect([easy.limit, standard.limit, hard.limit]).toEqual([300_000, 210_000, 150_000]);
    expect([easy, standard, hard].map(({ pars }) => Object.values(pars))).toEqual([
      [5, 3, 3, 2],
      [7, 4, 4, 3],
      [10, 6, 5, 4],
    ]);
  });
});
