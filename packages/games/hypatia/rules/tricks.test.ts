/** Tricks, rule by rule. */
import { describe, expect, test } from 'vitest';
import { readCards, readPhage, readStation, writeCards } from '../notation.ts';
import { act, decision, legalActions, openOf, refusalOf, trick } from '../testing/play.ts';
import { open } from '../testing/position.ts';
import { bestOf, winnerOf } from './tricks.ts';

const winner = (station: string, humans: string, phage: string) =>
  winnerOf(readCards(humans), readPhage(phage), readStation(station));

describe('who wins', () => {
  test.each<[station: string, humans: string, phage: string, expected: string, why: string]>([
    ['medical', 'SCI-Q', 'SCI-J', 'humans', 'the higher at a High station (HYP-320, HYP-321)'],
    ['medical', 'SCI-J', 'SCI-Q', 'phage', 'the higher at a High station (HYP-320, HYP-321)'],
    ['cryonics', 'SCI-A', 'SCI-2', 'humans', 'the lower at a Low station (HYP-320, HYP-321)'],
    ['cryonics', 'SCI-2', 'SCI-A', 'phage', 'the lower at a Low station (HYP-320, HYP-321)'],
    ['medical', 'ENG-K SCI-2', 'OPS-K SCI-3', 'phage', 'only cards of the suit compete (HYP-320)'],
    ['medical', 'SCI-2 SCI-K', 'SCI-Q SCI-3', 'humans', 'the best of each side counts (HYP-321)'],
    ['cryonics', 'SCI-K SCI-2', 'SCI-3 SCI-Q', 'humans', 'the best of each side counts (HYP-321)'],
    ['medical', 'SCI-K SCI-2', 'SCI-3 SCI-Q', 'humans', 'the best of each side counts (HYP-321)'],
    ['cryonics', 'SCI-2 SCI-K', 'SCI-Q SCI-3', 'humans', 'the best of each side counts (HYP-321)'],
    ['medical', 'SCI-Q', 'SCI-Q', 'nobody', 'a tie (HYP-322)'],
    ['medical', 'ENG-Q', 'OPS-Q', 'nobody', 'no card of the suit (HYP-323)'],
    ['medical', 'SCI-2', 'OPS-Q', 'humans', 'a side alone (HYP-321)'],
    ['medical', 'ENG-2', 'SCI-A', 'phage', 'a side alone (HYP-321)'],
    ['medical', 'ENG-2', '', 'humans', 'only humans (HYP-324)'],
    ['medical', '', '', 'nobody', 'an empty trick (HYP-326)'],
    ['medical', '', 'OPS-Q', 'nobody', 'Phage without the suit (HYP-323)'],
    ['labs', 'SEC-7', 'SEC-5', 'humans', 'an XO Suit counts 7 (HYP-325)'],
    ['labs', 'SEC-9', 'SEC-7', 'humans', 'an Eruption counts 7 (HYP-325)'],
    ['labs', 'SEC-5', 'SEC-7', 'phage', 'an Eruption counts 7 (HYP-325)'],
    ['labs', 'SEC-7', 'SEC-7', 'nobody', 'suit against Eruption (HYP-325)'],
  ])('at %s %s against %s: %s, %s', (station, humans, phage, expected) => {
    expect(winner(station, humans, phage)).toBe(expected);
  });

  test('the best card is named with its side’s others left aside', () => {
    expect(writeCards([bestOf(readPhage('SCI-3 SCI-K ENG-K'), readStation('medical'))])).toBe('SCI-K');
    expect(bestOf(readPhage('ENG-K'), readStation('medical'))).toBe(0);
  });
});

describe('five cards', () => {
  test.each([
    ['four humans and one more', 'SCI-2 SCI-3 SCI-4 SCI-5 |'],
    ['four Phage and one human', '| (SCI-2) (SCI-3) (SCI-4) (SCI-5)'],
    ['a mix', 'SCI-2 SCI-3 | (SCI-4) (SCI-5)'],
  ])('%s resolve (HYP-302, HYP-303)', (_, cards) => {
    const { state } = open({ hand: 'ENG-2 ENG-3', tricks: { oxygen: cards } });
    expect(openOf(act(state, 'station ENG-2 oxygen'), 'trickFull')).toEqual([{ station: 6, cards: 5 }]);
  });

  test('four do not, and a sentinel does not count (HYP-302, HYP-303, HYP-602)', () => {
    const { state } = open({
      hand: 'ENG-2 ENG-3',
      sentinels: { oxygen: 'SEC-2' },
      tricks: { oxygen: 'SCI-2 SCI-3 | (SCI-4)' },
    });
    expect(openOf(act(state, 'station ENG-2 oxygen'), 'trickFull')).toEqual([]);
  });

  test('humans lie face up, Phage face down until the trick resolves (HYP-301, HYP-309)', () => {
    const { state, ship } = open({
      hand: 'ENG-2 ENG-3 ENG-4',
      status: 'adhoc',
      tricks: { medical: 'SCI-2 | (ENG-A) SCI-3' },
    });
    act(state, 'tower ENG-2 discard', 'station ENG-3 medical');
    expect(trick(ship, 'medical')).toBe('SCI-2 ENG-3 | (ENG-A) SCI-3');
    const told = act(state, 'station ENG-4 medical');
    expect(openOf(told, 'revealed')).toEqual([{ station: 0, phage: [{ slot: 0, card: 12 }] }]);
  });

  test('the order is reveal, suits, killing, comparison, effect, cleanup (HYP-309)', () => {
    const { state } = open({
      hand: 'ENG-2 ENG-3',
      tricks: { medical: 'SCI-Q SCI-7 | (ENG-A) (SCI-3)' },
    });
    const told = act(state, 'station ENG-2 medical', 'xo SCI-7 medical 0', 'victims 2');
    const types = told.map(({ type }) => type).filter((type) => type !== 'asked');
    expect(types).toEqual([
      'played',
      'trickFull',
      'revealed',
      'suitUsed',
      'killed',
      'compared',
      'switched',
      'cleared',
    ]);
  });
});

describe('killing', () => {
  test('each Phage of the suit and each Eruption kills one, of the commander’s choice (HYP-310, HYP-311)', () => {
    const { state, ship } = open({
      hand: 'ENG-2 ENG-3',
      tricks: { medical: 'SCI-Q OPS-2 | (SCI-3) (SEC-7)' },
    });
    act(state, 'station ENG-2 medical');
    expect(legalActions(state)).toEqual(['victims 1,2', 'victims 1,3', 'victims 2,3']);
    expect(refusalOf(state, 'victims 1')).toEqual({ rule: 'HYP-310', reason: 'victimsOfTrick' });
    expect(refusalOf(state, 'victims 3,4')).toEqual({ rule: 'HYP-310', reason: 'victimsOfTrick' });
    expect(refusalOf(state, 'victims -')).toEqual({ rule: 'HYP-310', reason: 'victimsOfTrick' });
    act(state, 'victims 2,3');
    expect(writeCards(ship.dead)).toBe('OPS-2 ENG-2');
  });

  test('it stops when nobody of the trick is left; sentinels and others are safe (HYP-312, HYP-602)', () => {
    const { state, ship } = open({
      hand: 'ENG-2 ENG-3',
      sentinels: { cryonics: 'SEC-2' },
      tricks: { cryonics: '| (SCI-3) (SEC-7) (ENG-7) (OPS-7)', labs: 'SEC-3 |' },
    });
    const told = act(state, 'station ENG-2 cryonics');
    expect(openOf(told, 'killed')).toEqual([{ card: 13, from: { zone: 'trick', station: 1 } }]);
    expect([trick(ship, 'labs'), writeCards(ship.dead)]).toEqual(['SEC-3 |', 'ENG-2']);
  });

  test('a Phage of another suit kills nobody (HYP-310)', () => {
    const { state } = open({ hand: 'SCI-Q ENG-3', tricks: { medical: 'OPS-2 | (ENG-3) (OPS-4) (SEC-5)' } });
    expect(openOf(act(state, 'station SCI-Q medical'), 'killed')).toEqual([]);
  });
});

describe('the effect', () => {
  test('a tie has none (HYP-330)', () => {
    const { state, ship } = open({
      hand: 'SCI-Q ENG-3',
      tricks: { medical: 'OPS-2 OPS-3 | (SCI-Q) (OPS-4)' },
    });
    act(state, 'station SCI-Q medical', 'victims 1');
    expect(ship.status).toBe(0);
  });

  test('may kill a survivor of its own trick (HYP-331, HYPR-22)', () => {
    const { state, ship } = open({
      hand: 'ENG-2 ENG-3',
      tricks: { medical: 'OPS-2 OPS-3 | (SCI-Q) (OPS-4)' },
    });
    act(state, 'station ENG-2 medical', 'victims 3');
    expect(legalActions(state)).toEqual(['kill ENG-3', 'kill OPS-2', 'kill OPS-3']);
    const told = act(state, 'kill OPS-2');
    expect(writeCards(openOf(told, 'cleared')[0]?.humans ?? [])).toBe('OPS-3');
    expect(writeCards(ship.dead)).toBe('ENG-2 OPS-2');
  });

  test('may discard a Phage of its own trick (HYP-331, HYP-382)', () => {
    const { state } = open({ hand: 'OPS-Q ENG-3', tricks: { hangar: 'SCI-2 SCI-3 | (ENG-Q) (SEC-4)' } });
    act(state, 'station OPS-Q hangar');
    expect(legalActions(state)).toEqual(['discardPhage hangar 0', 'discardPhage hangar 1']);
  });

  test('the side that is up counts (HYP-333)', () => {
    for (const [powered, woken] of [
      ['', 3],
      ['cryonics', 5],
    ] as const) {
      const { state } = open({
        hand: 'SCI-A ENG-3',
        powered,
        tricks: { cryonics: 'OPS-2 OPS-3 OPS-4 OPS-5' },
      });
      expect(openOf(act(state, 'station SCI-A cryonics'), 'woken')[0]?.cards).toHaveLength(woken);
    }
  });

  test('survivors go to the Crew discard pile, Phage to theirs (HYP-332)', () => {
    const { state, ship } = open({
      hand: 'ENG-2 ENG-3',
      tricks: { medical: 'OPS-2 OPS-3 | (ENG-Q) (OPS-4)' },
      phageDeck: 'SCI-2',
      phageDiscard: '',
    });
    act(state, 'station ENG-2 medical');
    expect(writeCards(ship.crewDiscard)).toBe('OPS-2 OPS-3 ENG-2');
    expect(writeCards(ship.phageDiscard)).toBe('ENG-Q OPS-4');
    expect(trick(ship, 'medical')).toBe('|');
  });

  test('a suit that removes the only Phage leaves only humans (HYP-324, HYP-705, HYPR-20)', () => {
    const { state, ship } = open({
      hand: 'ENG-2 ENG-3',
      tricks: { medical: 'OPS-7 OPS-2 OPS-3 | (SCI-K)' },
    });
    act(state, 'station ENG-2 medical', 'xo OPS-7 medical 0');
    expect(ship.status).toBe(1);
    expect(decision(ship)).toBe('optDiscard');
  });

  test('a suit as only human leaves the trick to the Phage (HYP-705)', () => {
    const { state } = open({
      hand: 'SCI-7 ENG-3',
      tricks: { medical: '| (SCI-K) (SCI-2) (OPS-2) (OPS-3)' },
    });
    const told = act(state, 'station SCI-7 medical', 'xo SCI-7 medical 0');
    expect(openOf(told, 'compared')).toMatchObject([{ winner: 'phage' }]);
  });
});

test('victims are humans of the trick, as many as must die (HYP-310)', () => {
  const { state, ship } = open({ hand: 'SCI-K', tricks: { medical: 'OPS-9 ENG-3 | (SCI-2) (ENG-2)' } });
  act(state, 'station SCI-K medical');
  expect(decision(ship)).toBe('chooseVictims');
  expect(legalActions(state)).toEqual(['victims 1', 'victims 2', 'victims 3']);
  for (const text of ['victims 4', 'victims 1,2']) {
    expect(refusalOf(state, text)).toEqual({ rule: 'HYP-310', reason: 'victimsOfTrick' });
  }
  expect(refusalOf(state, 'pass')).toEqual({ rule: 'HYP-384', reason: 'otherDecision' });
});

test('where no Phage lies face down nothing is told of a reveal (HYP-309)', () => {
  const { state } = open({ hand: 'ENG-K SCI-2', tricks: { medical: 'ENG-2 ENG-3 ENG-4 | OPS-2' } });
  const told = act(state, 'station ENG-K medical');
  expect([openOf(told, 'trickFull').length, openOf(told, 'revealed')]).toEqual([1, []]);
});
