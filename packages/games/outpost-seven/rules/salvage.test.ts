import { fastRandom, silentContext } from '@airlock/kernel';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { ALL_CARDS, LIMITS, NO_CARD, RED, VALUE_OF, YELLOW } from '../cards.ts';
import { outpostSeven } from '../game.ts';
import { deckSize, handSize, type State } from '../state.ts';
import { faultsOf } from '../testing/faults.ts';
import { readCards, writeCards, writeTokens } from '../testing/notation.ts';
import { act, legalActions, openOf, readAction, refusalOf, salvaging } from '../testing/play.ts';
import { position } from '../testing/position.ts';
import { canSalvage } from './salvage.ts';

const offer = 'B6-1 G5-2 P4-3 B3-2 G3-1';
const sixCards = 'B3-1 B3-3 B4-1 B4-2 B4-3 B4-4';
const sevenCards = `${sixCards} B5-1`;

describe('who can salvage', () => {
  test('while the offer has a card and the hand fewer than seven (OPS-040)', () => {
    expect(canSalvage(position({ offer, red: sixCards }), RED)).toBe(true);
    expect(canSalvage(position({ offer: '- - - - G3-1', deck: '', red: '' }), RED)).toBe(true);
    expect(canSalvage(position({ offer: 'G3-1 - - - -', deck: '', red: '' }), RED)).toBe(true);
    expect(canSalvage(position({ offer, red: sevenCards }), RED)).toBe(false);
    expect(canSalvage(position({ offer: '- - - - -', deck: '', red: '' }), RED)).toBe(false);
  });

  test('cards of either kind fill the hand (OPS-040)', () => {
    const state = position({ offer, red: 'B3-1 B3-3 B4-1 | B4-2 B4-3 B4-4 B5-1' });
    expect(canSalvage(state, RED)).toBe(false);
    expect(canSalvage(state, YELLOW)).toBe(true);
  });
});

describe('what may be taken', () => {
  test('one or more cards, never none (OPS-060, OPSR-08)', () => {
    const state = position({ offer });
    expect(refusalOf(state, RED, 'salvage -')).toEqual({ rule: 'OPS-060', reason: 'takeSomething' });
    for (let slot = 1; slot <= 5; slot++) expect(refusalOf(state, RED, `salvage ${slot}`)).toBeNull();
  });

  test('nothing from an empty slot (OPS-060)', () => {
    const state = position({ offer: 'B6-1 - P4-3 - -', deck: '' });
    for (const text of ['salvage 2', 'salvage 1,2', 'salvage 1,3,5']) {
      expect(refusalOf(state, RED, text)).toEqual({ rule: 'OPS-060', reason: 'slotEmpty' });
    }
    expect(legalActions(state, RED, 'salvage')).toEqual(['salvage 1', 'salvage 3', 'salvage 1,3']);
  });

  test('12 in all, and not a point more (OPS-061)', () => {
    const state = position({ offer: 'B6-1 G6-1 P3-1 B4-1 G5-1' });
    expect(refusalOf(state, RED, salvaging(state, 'B6-1 G6-1'))).toBeNull();
    expect(refusalOf(state, RED, salvaging(state, 'P3-1 B4-1 G5-1'))).toBeNull();
    expect(refusalOf(state, RED, salvaging(state, 'B6-1 P3-1 B4-1'))).toEqual({
      rule: 'OPS-061',
      reason: 'tooMuchSalvage',
      with: { total: 13, limit: 12 },
    });
  });

  test('up to seven cards in hand, with nothing thrown away to make room (OPS-062, OPSR-10)', () => {
    const state = position({ offer, red: sixCards });
    expect(legalActions(state, RED, 'salvage')).toHaveLength(5);
    expect(refusalOf(state, RED, 'salvage 4,5')).toEqual({ rule: 'OPS-062', reason: 'handTooFull' });
    const before = state.discard.length;
    act(state, RED, 'salvage 4');
    expect(handSize(state, RED)).toBe(7);
    expect(state.discard).toHaveLength(before);
  });

  test('a full hand takes nothing (OPS-062)', () => {
    const state = position({ offer, red: sevenCards });
    expect(legalActions(state, RED, 'salvage')).toEqual([]);
    expect(refusalOf(state, RED, 'salvage 5')).toEqual({ rule: 'OPS-062', reason: 'handTooFull' });
  });

  test('any combination within the limits, whatever the colours, and no other (OPS-063)', () => {
    const slots = fc.uniqueArray(fc.constantFrom(...ALL_CARDS), { minLength: 5, maxLength: 5 });
    const empties = fc.uniqueArray(fc.nat({ max: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(slots, empties, fc.integer({ min: 0, max: 7 }), (cards, empty, held) => {
        const hand = ALL_CARDS.filter((card) => !cards.includes(card)).slice(0, held);
        const shown = cards.map((card, slot) => (empty.includes(slot) ? NO_CARD : card));
        const state = position({ offer: writeCards(shown), deck: '', red: writeCards(hand) });
        const expected: string[] = [];
        const passing: string[] = [];
        for (let mask = 1; mask < 32; mask++) {
          const taken = [0, 1, 2, 3, 4].filter((slot) => mask & (1 << slot));
          const total = taken.reduce((sum, slot) => sum + (VALUE_OF[shown[slot] as number] as number), 0);
          const there = taken.every((slot) => shown[slot] !== NO_CARD);
          const text = `salvage ${taken.map((slot) => slot + 1)}`;
          if (there && total <= 12 && held + taken.length <= 7) expected.push(text);
          if (refusalOf(state, RED, text) === null) passing.push(text);
        }
        expect(passing).toEqual(expected);
        expect(legalActions(state, RED, 'salvage')).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what a salvage does', () => {
  test('the cards come into the hand, known to everybody, in the order of their numbers (OPS-060, OPS-066)', () => {
    const state = position({ offer, red: 'B4-1 | P3-1' });
    act(state, RED, salvaging(state, 'B3-2 G3-1'));
    expect(writeCards(state.salvaged[RED])).toBe('B3-2 G3-1 P3-1');
    expect(writeCards(state.kept[RED])).toBe('B4-1');
    expect(outpostSeven.view(state, YELLOW).hands[RED].salvaged).toEqual(readCards('B3-2 G3-1 P3-1'));
    expect(faultsOf(state)).toEqual([]);
  });

  test('the empty slots are then filled in their order from the top of the deck (OPS-064)', () => {
    const state = position({ offer, deck: 'P3-1 P3-2 P3-3 P5-1' });
    act(state, RED, 'salvage 1,4,5');
    expect(writeCards(state.offer)).toBe('P3-1 G5-2 P4-3 P3-2 P3-3');
    expect(deckSize(state)).toBe(1);
    act(state, YELLOW, 'salvage 3');
    expect(writeCards(state.offer)).toBe('P3-1 G5-2 P5-1 P3-2 P3-3');
    expect(deckSize(state)).toBe(0);
  });

  test('all at once, after the whole salvage, so nobody takes what has just been turned over (OPSR-11)', () => {
    const state = position({ offer, deck: 'P3-1 P3-2 P3-3' });
    const told = act(state, RED, 'salvage 4,5');
    expect(told.map(({ type }) => type)).toEqual(['salvaged', 'offerFilled', 'asked']);
    expect(writeCards(state.salvaged[RED])).toBe('B3-2 G3-1');
  });

  test('when the deck is empty the offer shrinks, and the discard pile never comes back (OPS-065, OPSR-12)', () => {
    const state = position({ offer, deck: 'P3-1' });
    const discarded = [...state.discard];
    act(state, RED, 'salvage 3,5');
    expect(writeCards(state.offer)).toBe('B6-1 G5-2 P3-1 B3-2 -');
    const told = act(state, YELLOW, 'salvage 1');
    expect(writeCards(state.offer)).toBe('- G5-2 P3-1 B3-2 -');
    expect(openOf(told, 'offerFilled')).toEqual([]);
    expect(state.discard).toEqual(discarded);
  });

  test('offer and deck can run empty together (OPS-065)', () => {
    const state = position({ offer: '- - B3-2 - G3-1', deck: '', yellow: 'B5-1 B5-2' });
    act(state, RED, 'salvage 3,5');
    expect(writeCards(state.offer)).toBe('- - - - -');
    expect(state.active).toBe(YELLOW);
    expect(legalActions(state, YELLOW, 'salvage')).toEqual([]);
  });

  test('a useless last card must be taken: there is no pass (OPS-005, OPSR-09)', () => {
    for (const red of ['', 'B3-1']) {
      const state = position({ offer: '- - P6-1 - -', deck: '', red });
      expect(legalActions(state, RED)).toEqual(['salvage 3']);
    }
  });

  test('nothing but a salvage changes the offer (OPS-066)', () => {
    const state = position({ offer: 'B6-1 - P4-3 - G3-1', deck: 'P5-1', red: 'G4-1 G4-2' });
    act(state, RED, 'repair G4-1 G4-2 r3c3');
    expect(writeCards(state.offer)).toBe('B6-1 - P4-3 - G3-1');
    expect(deckSize(state)).toBe(1);
  });

  test('no cubes, no votes, and the turn ends with the refill (OPS-067, OPSR-30)', () => {
    const grid = ['r1c1 B4-1 2 red', 'r2c2 G4-1 1 yellow'];
    const state = position({ offer, grid, tokens: 'YRYRY RYRYR' });
    const told = act(state, RED, 'salvage 1');
    expect(writeTokens(state.token)).toBe('YRYRY RYRYR');
    expect(openOf(told, 'votes')).toEqual([]);
    expect(openOf(told, 'bonusUsed')).toEqual([]);
    expect(state.active).toBe(YELLOW);
  });

  test('it is told with cards, slots and the new size of the hand (OPS-060)', () => {
    const state = position({ offer, deck: 'P3-1 P3-2 P3-3', red: 'B4-1 | P5-1' });
    expect(act(state, RED, salvaging(state, 'G5-2 B3-2'))).toEqual([
      {
        type: 'salvaged',
        rule: 'OPS-060',
        open: { seat: RED, cards: readCards('G5-2 B3-2'), slots: [1, 3], hand: 4 },
      },
      {
        type: 'offerFilled',
        rule: 'OPS-064',
        open: {
          slots: [
            { slot: 1, card: readCards('P3-1')[0] },
            { slot: 3, card: readCards('P3-2')[0] },
          ],
          deck: 1,
        },
        reveals: true,
      },
      { type: 'asked', rule: 'OPS-140', open: { seat: YELLOW, phase: 'turn' }, quiet: true },
    ]);
  });

  test('it does the same when nobody listens', () => {
    const [told, silent] = [position({ offer }), position({ offer })] as [State, State];
    act(told, RED, 'salvage 2,4');
    outpostSeven.apply(silent, RED, readAction('salvage 2,4'), silentContext(fastRandom(1)));
    expect(silent).toEqual(told);
  });

  test('a command that comes twice is refused the second time (OPS-007)', () => {
    const state = position({ offer });
    act(state, RED, 'salvage 2');
    const after = JSON.stringify(state);
    expect(refusalOf(state, RED, 'salvage 2')).toEqual({ rule: 'OPS-004', reason: 'notYourTurn' });
    expect(JSON.stringify(state)).toBe(after);
  });
});

describe('the numbers of the rulebook are one table', () => {
  const { salvageLimit, handLimit } = LIMITS;
  afterEach(() => {
    LIMITS.salvageLimit = salvageLimit;
    LIMITS.handLimit = handLimit;
  });

  test('another limit of a salvage changes what may be taken', () => {
    const state = position({ offer });
    LIMITS.salvageLimit = 6;
    expect(legalActions(state, RED, 'salvage')).toHaveLength(6);
    expect(refusalOf(state, RED, 'salvage 1,2')).toMatchObject({ with: { total: 11, limit: 6 } });
  });

  test('without that limit all five may be taken', () => {
    LIMITS.salvageLimit = 30;
    expect(legalActions(position({ offer }), RED, 'salvage')).toHaveLength(31);
  });

  test('another limit of the hand changes what may be taken', () => {
    const state = position({ offer, red: 'B3-1 B3-3' });
    LIMITS.handLimit = 2;
    expect(canSalvage(state, RED)).toBe(false);
    expect(refusalOf(state, RED, 'salvage 1')).toMatchObject({ reason: 'handTooFull' });
  });
});
