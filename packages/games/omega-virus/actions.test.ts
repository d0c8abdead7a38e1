import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  askedPlacement,
  codec,
  isKind,
  LAST_MOMENT,
  listedCards,
  MOST_LISTED,
  markAction,
  momentOf,
  namedSeat,
  pickUpAction,
  placeAction,
  placementIn,
} from './actions.ts';
import { cardOf, turnOf, xOf, yOf } from './geometry/placements.ts';

const cardLists = fc.array(fc.integer({ min: 0, max: 17 }), { minLength: 1, maxLength: MOST_LISTED });
const moments = fc.integer({ min: 0, max: LAST_MOMENT });

describe('actions', () => {
  it('have room in a number, with every moment of four hours', () => {
    expect(Number.isSafeInteger(codec.size)).toBe(true);
    expect(codec.size).toBeLessThan(2 ** 53);
    expect(LAST_MOMENT).toBe(4 * 60 * 60 * 1000 - 1);
  });

  it('carry ordered cards and their moment (OMG-041, OMG-102)', () => {
    fc.assert(
      fc.property(cardLists, moments, (cards, at) => {
        const action = pickUpAction(cards, at);
        expect(isKind(action, 'pickUp')).toBe(true);
        expect([listedCards(action), momentOf(action)]).toEqual([cards, at]);
        expect(codec.read(codec.write(action))).toBe(action);
        expect(listedCards(markAction(cards))).toEqual(cards);
        expect(codec.read(codec.write(markAction(cards)))).toBe(markAction(cards));
      }),
    );
  });

  it('carry placements, even such as the rules refuse', () => {
    const part = fc.integer({ min: -99, max: 99 });
    const turns = fc.integer({ min: 0, max: 3 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 17 }), part, part, turns, moments, (card, x, y, turn, at) => {
        const action = placeAction(card, x, y, turn, at);
        expect(askedPlacement(action)).toEqual({ card, x, y, turn });
        expect(momentOf(action)).toBe(at);
        expect(codec.write(action)).toBe(
          `place F${String(card + 1).padStart(2, '0')} ${x} ${y} r${turn} @${at}`,
        );
        if (Math.max(Math.abs(x), Math.abs(y)) > 40) return;
        const placement = placementIn(action);
        expect([cardOf(placement), xOf(placement), yOf(placement), turnOf(placement)]).toEqual([
          card,
          x,
          y,
          turn,
        ]);
      }),
    );
  });

  it('name the seat that the clock speaks of', () => {
    for (const text of ['lost 2 @5', 'back 2', 'forfeit 2'])
      expect(namedSeat(codec.read(text) as number)).toBe(1);
    expect(namedSeat(codec.read('lost 1 @14399999') as number)).toBe(0);
  });

  it.each([
    'pickUp F01,F02,F03,F04,F05,F06,F07 @1',
    'flip @14400000',
    'flip @01',
    'flip',
    'place F01 100 0 r0 @1',
    'mark',
    'autoFlip maybe @1',
  ])('"%s" cannot be written', (text) => {
    expect(codec.read(text)).toBeUndefined();
  });
});
