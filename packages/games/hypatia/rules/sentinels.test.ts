/** Sentinels, rule by rule. */
import { describe, expect, test } from 'vitest';
import { writeCards } from '../notation.ts';
import { act, openOf, trick } from '../testing/play.ts';
import { open } from '../testing/position.ts';

const LEFT = 0;
const RIGHT = 64;

describe('every sentinel', () => {
  test.each([
    ['won', 'SCI-Q'],
    ['lost', 'ENG-A'],
  ])('facing left turns right when a trick is %s (HYP-603, HYP-610, HYPR-15)', (_, card) => {
    for (const [post, number] of [
      ['SEC-2', 35],
      ['OPS-2', 24],
      ['ENG-2', 13],
    ] as const) {
      const { state, ship } = open({
        hand: `${card} SEC-K SEC-Q`,
        sentinels: { medical: post },
        tricks: { medical: 'ENG-3 ENG-4 | (OPS-3) (SCI-3)' },
      });
      act(state, `station ${card} medical`, 'victims 1');
      if (card === 'ENG-A') act(state, 'kill SEC-K');
      expect([post, ship.sentinel[0]]).toEqual([post, number | RIGHT]);
    }
  });

  test('facing right goes to the Crew discard pile, after its trick (HYP-603)', () => {
    const { state, ship } = open({
      hand: 'ENG-2 SEC-K',
      sentinels: { medical: 'SEC-2 right' },
      tricks: { medical: 'ENG-3 ENG-4 | (OPS-3) (ENG-5)' },
    });
    const told = act(state, 'station ENG-2 medical');
    expect(openOf(told, 'sentinelLeft')).toEqual([{ station: 0, card: 35 }]);
    expect([ship.sentinel[0], writeCards(ship.crewDiscard)]).toEqual([LEFT, 'ENG-3 ENG-4 ENG-2 SEC-2']);
  });

  test('does not compete, is not killed and is not rescued (HYP-602)', () => {
    const { state, ship } = open({
      hand: 'OPS-A SEC-K',
      powered: 'hangar',
      sentinels: { hangar: 'OPS-K' },
      tricks: { hangar: 'ENG-3 ENG-4 ENG-5 | (SEC-3)' },
    });
    act(state, 'station OPS-A hangar');
    expect(writeCards(ship.rescued)).toBe('ENG-3 ENG-4 ENG-5 OPS-A');
    expect(ship.sentinel[2]).toBe(33 | RIGHT);
  });

  test('an XO Suit stands sentinel for its suit (HYP-604)', () => {
    const { ship } = open({
      begin: 'placing',
      hand: 'SCI-2',
      queue: 'ENG-2',
      sentinels: { hangar: 'SEC-7' },
      phageDeck: 'ENG-A',
    });
    expect([trick(ship, 'hangar'), ship.sentinel[2]]).toEqual(['|', 39 | RIGHT]);
  });
});

describe('a Science sentinel', () => {
  test('shows what enters, not what lies there (HYP-605, HYPR-16)', () => {
    const { ship, told } = open({
      begin: 'placing',
      hand: 'SCI-2',
      queue: 'ENG-2',
      sentinels: { hangar: 'SCI-3' },
      tricks: { hangar: '| (ENG-3)' },
      phageDeck: 'ENG-A',
    });
    expect(trick(ship, 'hangar')).toBe('| (ENG-3) ENG-2');
    expect(openOf(told, 'placed')).toEqual([{ station: 2, card: 13 }]);
  });
});

describe('a Security sentinel', () => {
  const meet = (queue: string, post: string) =>
    open({
      begin: 'placing',
      hand: 'SCI-2',
      queue,
      sentinels: { hangar: post },
      phageDeck: 'ENG-A SCI-10 OPS-3 SEC-5',
    });

  test.each([
    ['ENG-2', 'SEC-4', 'turned'],
    ['ENG-2', 'SEC-4 right', 'discarded'],
    ['OPS-K', 'SEC-4', 'killed'],
    ['SCI-7', 'SEC-4', 'killed'],
    ['OPS-7', 'SEC-4 right', 'killed'],
  ])('that meets %s as %s is %s (HYP-608, HYP-609)', (queue, post, fate) => {
    const { ship, told } = meet(queue, post);
    expect(openOf(told, 'intercepted')).toMatchObject([{ fate, station: 2, from: -1 }]);
    expect(trick(ship, 'hangar')).toBe('|');
    expect(writeCards(ship.phageDiscard)).toContain(queue);
    expect(ship.sentinel[2]).toBe(fate === 'turned' ? 37 | RIGHT : 0);
    expect(writeCards(ship.dead).includes('SEC-4')).toBe(fate === 'killed');
    expect(writeCards(ship.crewDiscard)).toBe(fate === 'discarded' ? 'SEC-4' : '');
  });

  test('two Phage are two encounters; the third gets in (HYP-611)', () => {
    const { ship, told } = meet('ENG-2 ENG-3 ENG-4', 'SEC-4');
    expect(openOf(told, 'intercepted').map(({ fate }) => fate)).toEqual(['turned', 'discarded']);
    expect(trick(ship, 'hangar')).toBe('| (ENG-4)');
  });

  test('that was the last survivor loses the game when killed (HYP-903)', () => {
    const { ship } = open({
      begin: 'placing',
      hand: '',
      crewDeck: '',
      queue: 'OPS-K ENG-2',
      sentinels: { hangar: 'SEC-4' },
      phageDeck: 'ENG-A SCI-10',
    });
    expect(ship.result?.reason).toBe('no_crew');
    expect(ship.phageQueue).toHaveLength(1);
  });
});

test.each([
  ['face down', {}, 'HYP-204', undefined],
  ['before a Science sentinel', { sentinels: { hangar: 'SCI-9' } }, 'HYP-605', true],
  ['before another sentinel', { sentinels: { hangar: 'OPS-9' } }, 'HYP-204', undefined],
] as const)('a Phage placed %s is told by its rule (HYP-204, HYP-605)', (_, written, rule, reveals) => {
  const { told } = open({ begin: 'placing', hand: 'SCI-2', queue: 'ENG-4', phageDeck: 'ENG-A', ...written });
  const placed = told.filter(({ type }) => type === 'placed');
  expect(placed.map((event) => [event.rule, event.reveals])).toEqual([[rule, reveals]]);
});

test('a Phage that was looked at in the deck is placed as known (HYP-211)', () => {
  const { state } = open({
    hand: 'SCI-2 SCI-3',
    status: 'trackers',
    phageDeck: 'OPS-3 ENG-2 ENG-3 ENG-A ENG-10 SCI-A ENG-J',
    options: { phagePerPhase: 2 },
  });
  const placed = act(state, 'tower SCI-2 discard', 'decline').filter(({ type }) => type === 'placed');
  expect(placed.map((event) => [event.rule, event.reveals])).toEqual([
    ['HYP-211', undefined],
    ['HYP-211', undefined],
  ]);
});

test('a Phage may be moved away from the first station (HYP-531)', () => {
  const { state, ship } = open({ hand: 'OPS-2', status: 'uplink', tricks: { medical: '| (SCI-2)' } });
  const told = act(state, 'tower OPS-2 discard', 'movePhage medical 0 oxygen');
  expect(openOf(told, 'phageMoved')).toEqual([{ from: 0, slot: 0, to: 6, card: 0 }]);
  expect(trick(ship, 'medical')).not.toContain('SCI-2');
});
