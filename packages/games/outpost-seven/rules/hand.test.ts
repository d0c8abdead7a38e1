import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_CARDS, RED, YELLOW } from '../cards.ts';
import { byNumber } from '../state.ts';
import { readCard, writeCards } from '../testing/notation.ts';
import { position } from '../testing/position.ts';
import { gatherHand, holdsCard, insertInto, leaveHand, removeFrom } from './hand.ts';

const someCards = fc.uniqueArray(fc.constantFrom(...ALL_CARDS), { minLength: 1, maxLength: 7 });

describe('a hand', () => {
  const state = () => position({ red: 'B3-1 G4-2 | P5-1', yellow: 'B6-1' });

  test('is its kept cards and then its salvaged ones', () => {
    expect(writeCards(gatherHand(state(), RED))).toBe('B3-1 G4-2 P5-1');
    expect(writeCards(gatherHand(state(), YELLOW))).toBe('B6-1');
  });

  test('holds its own cards and not the other player’s (OPS-001)', () => {
    expect(
      ['B3-1', 'G4-2', 'P5-1', 'B6-1', 'P6-6'].map((id) => holdsCard(state(), RED, readCard(id))),
    ).toEqual([true, true, true, false, false]);
  });

  test('a card leaves the pile it lies in', () => {
    const played = state();
    leaveHand(played, RED, readCard('P5-1'));
    leaveHand(played, RED, readCard('B3-1'));
    expect([writeCards(played.kept[RED]), writeCards(played.salvaged[RED])]).toEqual(['G4-2', '']);
    expect(writeCards(played.kept[YELLOW])).toBe('B6-1');
  });
});

describe('cards in the order of their numbers', () => {
  test('a new card finds its place', () => {
    fc.assert(
      fc.property(someCards, ([card, ...others]) => {
        const cards = others.sort(byNumber);
        const expected = [...cards, card as number].sort(byNumber);
        insertInto(cards, card as number);
        expect(cards).toEqual(expected);
      }),
    );
  });

  test('the others close up when one leaves', () => {
    fc.assert(
      fc.property(someCards, fc.nat(6), (drawn, at) => {
        const cards = [...drawn];
        const card = drawn[at % drawn.length] as number;
        expect(removeFrom(cards, card)).toBe(true);
        expect(cards).toEqual(drawn.filter((other) => other !== card));
      }),
    );
  });

  test('a card that is not there leaves nothing behind', () => {
    const cards = [3, 5, 9];
    expect(removeFrom(cards, 4)).toBe(false);
    expect(cards).toEqual([3, 5, 9]);
    expect(removeFrom([], 4)).toBe(false);
  });
});
