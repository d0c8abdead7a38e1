/** The worked examples of the setup, of keeping and of salvaging, each with all its numbers. */
import { CLOCK } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { RED, VALUE_OF, YELLOW } from '../cards.ts';
import { deckSize, handSize, type State } from '../state.ts';
import { readCard, readCards, writeCards, writeTokens } from '../testing/notation.ts';
import { act, keeping, legalActions, refusalOf, salvaging, scores } from '../testing/play.ts';
import { position } from '../testing/position.ts';
import { newGame } from '../testing/randomGame.ts';

/** The cards that each legal `keep` would leave in hand. */
const keptSets = (state: State, seat: number): string[] => {
  const hand = state.kept[seat] as number[];
  return legalActions(state, seat, 'keep').map((text) =>
    writeCards(
      text
        .slice('keep '.length)
        .split(',')
        .map((place) => hand[Number(place) - 1] as number),
    ),
  );
};

describe('OPS-E01 Setup', () => {
  test('ten tokens alternate, everything is dealt, and the lines of the examples score 8 to 11', () => {
    const state = newGame('setup');
    expect(writeTokens(state.token)).toBe('RYRYR YRYRY');
    expect([handSize(state, RED), handSize(state, YELLOW)]).toEqual([7, 7]);
    expect(state.discard).toHaveLength(10);
    expect(state.offer.filter((card) => card > 0)).toHaveLength(5);
    expect(deckSize(state)).toBe(25);

    const example = position();
    expect(example.population).toEqual([2, 3, 1, 2, 1, 1, 3, 2, 1, 3]);
    expect(writeTokens(example.token)).toBe('RYRYR YRYRY');
    expect(scores(example)).toEqual([8, 11]);
  });
});

describe('OPS-E02 Keeping 12', () => {
  const dealt = () =>
    position({ phase: 'keepFirst', red: 'B3-1 G4-2 P5-3 B6-1 G6-2 P4-1 G5-5', yellow: 'B3-2 B3-3 B4-1' });

  test('exactly five sets are legal', () => {
    expect(keptSets(dealt(), RED).sort()).toEqual(
      ['B3-1 G4-2 P5-3', 'B3-1 P4-1 P5-3', 'B3-1 G4-2 G5-5', 'B3-1 G5-5 P4-1', 'B6-1 G6-2'].sort(),
    );
  });

  test('11 and 8 are refused', () => {
    const state = dealt();
    for (const [ids, total] of [
      ['B6-1 G5-5', 11],
      ['G4-2 P4-1', 8],
    ] as const) {
      expect(refusalOf(state, RED, keeping(state, RED, ids))).toEqual({
        rule: 'OPS-031',
        reason: 'wrongKeepTotal',
        with: { total, required: 12 },
      });
    }
  });

  test('the clock keeps three cards, those with the smallest numbers', () => {
    const state = dealt();
    act(state, CLOCK, 'timeout');
    expect(writeCards(state.kept[RED])).toBe('B3-1 G4-2 G5-5');
    expect(state.kept[RED]).toEqual([1, 23, 30]);
  });
});

describe('OPS-E03 Target not reachable', () => {
  test('(a) without a 12 the starting player keeps 11: the six with any one 5', () => {
    const state = position({ phase: 'keepFirst', red: 'B5-1 B5-2 G5-1 G5-2 P5-1 P5-2 P6-1' });
    expect(keptSets(state, RED).sort()).toEqual(
      ['B5-1', 'B5-2', 'G5-1', 'G5-2', 'P5-1', 'P5-2'].map((five) => `${five} P6-1`),
    );
    expect(refusalOf(state, RED, keeping(state, RED, 'B5-1 G5-1'))).toEqual({
      rule: 'OPS-032',
      reason: 'wrongFallbackTotal',
      with: { total: 10, required: 11, target: 12 },
    });
  });

  test('(b) without a 16 the second player keeps 12: any two of six 6s', () => {
    const state = position({ phase: 'keepSecond', yellow: 'B6-1 B6-2 G6-1 G6-2 P6-1 P6-2 P5-1' });
    const sets = keptSets(state, YELLOW);
    expect(sets).toHaveLength(15);
    for (const set of sets) expect(set).toMatch(/^[BGP]6-. [BGP]6-.$/);
    expect(refusalOf(state, YELLOW, keeping(state, YELLOW, 'B6-1 P5-1'))).toEqual({
      rule: 'OPS-032',
      reason: 'wrongFallbackTotal',
      with: { total: 11, required: 12, target: 16 },
    });
  });
});

describe('OPS-E04 Salvage limits', () => {
  const offer = 'B6-1 G5-2 P4-3 B3-2 G3-1';
  const hands = ['', 'B3-1', 'B3-1 B3-3', 'B3-1 B3-3 B4-1', 'B3-1 B3-3 B4-1 B4-2'];

  test.each(hands)('with "%s" in hand there are 20 legal sets', (red) => {
    const state = position({ offer, red });
    const sets = legalActions(state, RED, 'salvage');
    expect(sets).toHaveLength(20);
    expect(sets).toContain(salvaging(state, 'G5-2 P4-3 B3-2'));
    expect(sets).toContain(salvaging(state, 'B6-1 B3-2 G3-1'));
    expect(refusalOf(state, RED, salvaging(state, 'B6-1 G5-2 B3-2'))).toEqual({
      rule: 'OPS-061',
      reason: 'tooMuchSalvage',
      with: { total: 14, limit: 12 },
    });
  });

  test.each([
    ['B3-1 B3-3 B4-1 B4-2 B4-3', 15],
    ['B3-1 B3-3 B4-1 B4-2 B4-3 B4-4', 5],
    ['B3-1 B3-3 B4-1 B4-2 B4-3 B4-4 B5-1', 0],
  ])('with "%s" in hand there are %i', (red, count) => {
    const state = position({ offer, red });
    expect(legalActions(state, RED, 'salvage')).toHaveLength(count);
    expect(refusalOf(state, RED, salvaging(state, 'P4-3 B3-2 G3-1'))).toMatchObject({ rule: 'OPS-062' });
  });

  test('the empty set is always refused', () => {
    for (const red of hands) {
      expect(refusalOf(position({ offer, red }), RED, 'salvage -')).toEqual({
        rule: 'OPS-060',
        reason: 'takeSomething',
      });
    }
  });
});

test('OPS-E05 Short deck: the offer shrinks and nothing is reshuffled', () => {
  const state = position({
    offer: 'B6-1 G5-2 P4-3 B3-2 G3-1',
    deck: 'P3-1 G6-3',
    red: 'B4-1 B4-2 B5-1',
  });
  const discarded = [...state.discard];
  act(state, RED, salvaging(state, 'G5-2 P4-3 B3-2'));
  expect(handSize(state, RED)).toBe(6);
  expect(state.salvaged[RED]).toEqual(readCards('B3-2 G5-2 P4-3'));
  expect(writeCards(state.offer)).toBe('B6-1 P3-1 G6-3 - G3-1');
  expect(deckSize(state)).toBe(0);

  act(state, YELLOW, salvaging(state, 'G3-1'));
  expect(writeCards(state.offer)).toBe('B6-1 P3-1 G6-3 - -');
  expect(deckSize(state)).toBe(0);
  expect(state.discard).toEqual(discarded);
});

test('OPS-E06 Forced to repair: seven cards in hand leave every legal repair and nothing else', () => {
  const hand = 'B3-1 B3-2 G4-1 G5-1 P5-2 P6-1 P6-2';
  const state = position({ red: hand, grid: ['r1c1 B4-1 2 yellow'] });
  const expected: string[] = [];
  for (const play of hand.split(' ')) {
    for (const scrap of hand.split(' ')) {
      const pays = (VALUE_OF[readCard(scrap)] as number) >= (VALUE_OF[readCard(play)] as number);
      if (play !== scrap && pays) {
        for (const cell of ['r1c2', 'r2c1']) expected.push(`repair ${play} ${scrap} ${cell}`);
      }
    }
  }
  expect(legalActions(state, RED).sort()).toEqual(expected.sort());
});
