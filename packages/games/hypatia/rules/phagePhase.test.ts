/** The Phage phase, rule by rule. */
import { describe, expect, test } from 'vitest';
import { STATIONS } from '../cards.ts';
import { writeCards, writePhage } from '../notation.ts';
import { act, decision, openOf, trick } from '../testing/play.ts';
import { open } from '../testing/position.ts';

describe('how many Phage come', () => {
  test.each([
    [2, '', 2],
    [3, '', 3],
    [4, '', 4],
    [2, 'infestation', 3],
    [3, 'infestation', 4],
    [4, 'infestation', 5],
  ] as const)('with %d a phase and status "%s" there are %d (HYP-202)', (phagePerPhase, status, count) => {
    const { told } = open({ begin: 'phage', hand: 'SCI-2', status, options: { phagePerPhase } });
    expect(openOf(told, 'queued')[0]).toEqual({ count });
  });

  test('every Eruption turned up adds one card at the end of the queue (HYP-205, HYP-206)', () => {
    const { ship, told } = open({
      begin: 'placing',
      hand: 'SCI-2',
      queue: 'ENG-4',
      phageDeck: 'SCI-7 OPS-A SEC-7 OPS-4 ENG-A ENG-10 ENG-2',
    });
    expect(openOf(told, 'erupted')).toHaveLength(2);
    expect(openOf(told, 'placed').map(({ station }) => STATIONS[station])).toEqual([
      'hangar',
      'labs',
      'logistics',
    ]);
    expect([trick(ship, 'hangar'), trick(ship, 'labs'), trick(ship, 'logistics')]).toEqual([
      '| (ENG-4)',
      '| (OPS-A)',
      '| (OPS-4)',
    ]);
  });

  test('spreading in the middle of the phase changes nothing before the next (HYP-208)', () => {
    const { ship, told } = open({
      begin: 'placing',
      hand: 'SCI-2',
      queue: 'SEC-A ENG-4',
      tricks: { locus: '| (SCI-2) (SCI-3) (SCI-4) (SCI-5)' },
      phageDeck: 'SCI-K ENG-A',
    });
    expect(openOf(told, 'switched')).toEqual([{ status: 5, to: true }]);
    expect(openOf(told, 'placed')).toHaveLength(2);
    expect(trick(ship, 'hangar')).toBe('| (ENG-4)');
  });
});

describe('where they go', () => {
  test('a trick is finished with its effect before the next card is turned up (HYP-207)', () => {
    const { state, ship, told } = open({
      begin: 'placing',
      hand: 'SCI-2 SCI-3',
      queue: 'SCI-4 ENG-4',
      tricks: { medical: '| (SCI-K) (ENG-2) (ENG-3) (ENG-5)' },
      phageDeck: 'SCI-A ENG-A',
    });
    expect(decision(ship)).toBe('killHuman');
    expect(openOf(told, 'directed')).toHaveLength(1);
    const after = act(state, 'kill SCI-2');
    expect(after.map(({ type }) => type)).toEqual([
      'killed',
      'cleared',
      'directed',
      'placed',
      'crewPhaseBegan',
      'asked',
    ]);
  });

  test('two tricks filled in one phase resolve in the order of placing (HYP-207)', () => {
    const { told } = open({
      begin: 'placing',
      hand: 'SCI-2',
      queue: 'OPS-4 OPS-5',
      tricks: { medical: '| (OPS-K) (ENG-2) (ENG-3) (ENG-5)', labs: '| (OPS-Q) (ENG-9) (ENG-J) (SCI-2)' },
      phageDeck: 'ENG-10 SCI-A',
    });
    expect(openOf(told, 'trickFull').map(({ station }) => STATIONS[station])).toEqual(['labs', 'medical']);
  });

  test('an Eruption in the queue is laid face down like any card (HYP-204)', () => {
    const { ship } = open({ begin: 'placing', hand: 'SCI-2', queue: 'SEC-7', phageDeck: 'ENG-A' });
    expect(trick(ship, 'hangar')).toBe('| (SEC-7)');
  });

  test('they follow the cells, wherever the stations lie (HYP-101, HYP-203)', () => {
    const { state, ship } = open({ hand: 'SCI-2', phageDeck: 'OPS-A OPS-4 OPS-5 ENG-A SCI-10 OPS-3' });
    ship.layout = [2, 1, 0, 3, 4, 5, 6, 7];
    act(state, 'pass', 'decline');
    expect([trick(ship, 'medical'), trick(ship, 'hangar')]).toEqual(['| (OPS-A) (OPS-4) (OPS-5)', '|']);
  });

  test('a card you looked at in the deck is laid face up (HYP-211, HYPR-32)', () => {
    const { state, ship } = open({
      hand: 'SCI-2 SCI-3',
      status: 'trackers',
      phageDeck: 'OPS-3 ENG-2 ENG-3 ENG-A ENG-10 SCI-A ENG-J',
      options: { phagePerPhase: 2 },
    });
    act(state, 'tower SCI-2 discard', 'decline');
    expect(trick(ship, 'locus')).toBe('|');
    const placed = STATIONS.map((name) => trick(ship, name)).join(' ');
    expect(placed).toContain('OPS-3');
    expect(placed).not.toContain('(OPS-3)');
    expect(placed).not.toContain('(ENG-2)');
  });
});

describe('an empty deck', () => {
  test('two are drawn, the discards are shuffled, then the third is drawn (HYP-109)', () => {
    const { ship, told } = open({
      begin: 'phage',
      hand: 'SCI-2',
      phageDeck: 'SCI-2 SCI-3',
      phageDiscard: 'ENG-2 ENG-3 ENG-4 ENG-5 OPS-2 OPS-3 OPS-4 OPS-5 SEC-2 SEC-3',
    });
    const types = told
      .map(({ type }) => type)
      .filter((type) => ['queued', 'shuffled', 'directed'].includes(type));
    expect(types).toEqual(['queued', 'shuffled', 'queued', 'directed', 'directed', 'directed']);
    expect(openOf(told, 'queued').map(({ count }) => count)).toEqual([2, 1]);
    expect(openOf(told, 'shuffled')).toEqual([{ pile: 'phage', count: 10 }]);
    expect([ship.phageDeck.length, ship.phageDiscard.length]).toEqual([6, 3]);
  });

  test('what was turned up in this phase is shuffled in too (HYP-109)', () => {
    const { told, ship } = open({
      begin: 'placing',
      hand: 'SCI-2',
      queue: 'ENG-2 ENG-3',
      phageDeck: 'SCI-A',
      phageDiscard: '',
    });
    expect(openOf(told, 'shuffled')).toEqual([{ pile: 'phage', count: 1 }]);
    expect(trick(ship, 'medical')).toBe('| (ENG-2) (ENG-3)');
  });

  test('fewer cards make a shorter queue (HYP-210, HYPR-28)', () => {
    const { told } = open({ begin: 'phage', hand: 'SCI-2', phageDeck: 'SCI-2', phageDiscard: 'ENG-2' });
    expect(openOf(told, 'queued').map(({ count }) => count)).toEqual([1, 1]);
    expect(openOf(told, 'queueDiscarded')[0]?.cards).toHaveLength(2);
  });

  test('only Eruptions left: the queue is discarded and the phase ends (HYP-210, HYPR-28)', () => {
    const { ship, told } = open({
      begin: 'placing',
      hand: 'SCI-2',
      queue: 'ENG-2 ENG-3',
      phageDeck: 'SCI-7',
      phageDiscard: 'ENG-7',
    });
    expect(openOf(told, 'erupted')).toEqual([]);
    expect(writeCards(openOf(told, 'queueDiscarded')[0]?.cards ?? [])).toBe('ENG-2 ENG-3');
    expect([decision(ship), writePhage(ship.phageQueue)]).toEqual(['play', '']);
  });
});

describe('a held trick', () => {
  const held = {
    begin: 'placing',
    hand: 'SCI-2 ENG-2',
    sentinels: { labs: 'OPS-3' },
    tricks: { labs: '| (ENG-2) (ENG-3) (ENG-4) (ENG-5)' },
  } as const;

  test('collects five and more while the Phage move (HYP-304, HYP-606)', () => {
    const { ship } = open({ ...held, queue: 'ENG-9 ENG-10', phageDeck: 'SCI-5 ENG-J OPS-A' });
    expect(decision(ship)).toBe('play');
    expect(trick(ship, 'labs')).toBe('| (ENG-2) (ENG-3) (ENG-4) (ENG-5) (ENG-9)');
  });

  test('resolves after the last play if nothing entered it (HYP-306, HYPR-11)', () => {
    const { state, ship } = open({ ...held, queue: 'ENG-9', phageDeck: 'SCI-5' });
    const told = act(state, 'pass');
    expect(openOf(told, 'trickFull')).toEqual([{ station: 4, cards: 5 }]);
    expect(trick(ship, 'labs')).toBe('|');
    expect(ship.sentinel[4]).toBe(25 | 64);
  });

  test('resolves at once when a card enters it in the Crew phase (HYP-305, HYPR-11)', () => {
    const { state, ship } = open({ ...held, queue: 'ENG-9', phageDeck: 'SCI-5' });
    const told = act(state, 'station SCI-2 labs');
    expect(openOf(told, 'trickFull')).toEqual([{ station: 4, cards: 6 }]);
    expect(ship.plays).toBe(0);
  });

  test('resolves as soon as a lost trick has taken its sentinel (HYP-308)', () => {
    const { state, ship } = open({
      ...held,
      queue: 'ENG-9 SCI-4 OPS-4',
      tricks: { labs: held.tricks.labs, medical: '| (SCI-K) (OPS-2) (OPS-3) (OPS-5)' },
      phageDeck: 'SCI-5 SCI-A ENG-A',
    });
    expect(decision(ship)).toBe('killHuman');
    const told = act(state, 'kill OPS-3');
    const types = told.map(({ type }) => type);
    expect(types.slice(0, 4)).toEqual(['killed', 'cleared', 'trickFull', 'revealed']);
    expect(types.indexOf('directed')).toBeGreaterThan(types.lastIndexOf('cleared'));
    expect(trick(ship, 'labs')).toBe('|');
    expect(trick(ship, 'hangar')).toBe('| (OPS-4)');
  });

  test('in the Crew phase waits until the plays are over (HYP-306, HYP-308)', () => {
    const { state, ship } = open({
      hand: 'ENG-9 SCI-2 SCI-3',
      sentinels: { labs: 'OPS-3' },
      tricks: {
        labs: '| (ENG-4) (ENG-5) (ENG-10) (ENG-J) (ENG-Q)',
        medical: '| (SCI-K) (OPS-2) (OPS-3) (OPS-5)',
      },
    });
    act(state, 'tower ENG-9 kill', 'station SCI-2 medical');
    expect(decision(ship)).toBe('killHuman');
    act(state, 'kill OPS-3');
    expect(decision(ship)).toBe('play');
    expect(trick(ship, 'labs')).toBe('| (ENG-4) (ENG-5) (ENG-10) (ENG-J) (ENG-Q)');
    const told = act(state, 'pass');
    expect(told.map(({ type }) => type)).toContain('trickFull');
    expect(trick(ship, 'labs')).toBe('|');
  });

  test('a card moved away may leave four, which do not resolve (HYP-306)', () => {
    const { state, ship } = open({
      ...held,
      hand: 'OPS-9 SCI-2',
      status: 'uplink',
      queue: 'ENG-9',
      phageDeck: 'SCI-5',
    });
    act(state, 'tower OPS-9 discard', 'movePhage labs 0 oxygen', 'decline');
    expect(decision(ship)).toBe('optDiscard');
    expect(trick(ship, 'labs')).toBe('| (ENG-3) (ENG-4) (ENG-5) (ENG-9)');
  });

  test('a powered Hangar with six Phage waits for the Crew phase, then must resolve (HYP-304, HYP-306, HYP-901)', () => {
    const { state, ship } = open({
      begin: 'placing',
      hand: 'SCI-2',
      powered: 'hangar',
      sentinels: { hangar: 'OPS-3' },
      tricks: { hangar: '| (ENG-2) (ENG-3) (ENG-4) (ENG-5) (OPS-2)' },
      queue: 'ENG-9',
      phageDeck: 'ENG-A',
    });
    expect([decision(ship), ship.result]).toEqual(['play', null]);
    act(state, 'pass');
    expect(ship.result?.reason).toBe('escape');
  });
});
