/** Power, self-destruct and the end, rule by rule. */
import { defaultOptions } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { STATIONS } from '../cards.ts';
import { writeCards, writePhage } from '../notation.ts';
import { OPTIONS } from '../options.ts';
import { lastRoundOf } from '../state.ts';
import { act, decision, legalActions, openOf, refusalOf, trick } from '../testing/play.ts';
import { open, type WrittenPosition } from '../testing/position.ts';
import { ratingOf } from './ending.ts';

const armed = (written: WrittenPosition = {}) =>
  open({
    begin: 'endOfRound',
    hand: 'SCI-2',
    status: 'destruct',
    phageDeck: '',
    phageDiscard: '',
    ...written,
  });

describe('an armed ship', () => {
  test('loses a station at the end of the round of arming and of every other (HYP-805, HYPR-07)', () => {
    const { state, ship } = open({
      round: 3,
      hand: 'SEC-A SCI-2',
      tricks: { locus: 'ENG-2 ENG-3 ENG-4 ENG-5' },
      phageDeck: '',
      phageDiscard: '',
    });
    act(state, 'station SEC-A locus', 'arm yes', 'decline');
    expect([ship.round, decision(ship)]).toEqual([3, 'destroyStation']);
    act(state, 'destroy labs', 'pass', 'decline');
    expect([ship.round, decision(ship)]).toEqual([4, 'destroyStation']);
    expect(refusalOf(state, 'destroy labs')).toEqual({ rule: 'HYP-406', reason: 'stationDestroyed' });
    expect(refusalOf(state, 'decline')).toEqual({ rule: 'HYP-384', reason: 'otherDecision' });
  });

  test('offline nothing is destroyed (HYP-805)', () => {
    expect(decision(armed({ status: '' }).ship)).toBe('play');
  });

  test('the Hangar goes last, the last two without asking (HYP-806)', () => {
    const { state, ship } = armed({ destroyed: 'medical cryonics locus labs logistics' });
    expect(legalActions(state)).toEqual(['destroy oxygen', 'destroy power']);
    expect(refusalOf(state, 'destroy hangar')).toEqual({ rule: 'HYP-806', reason: 'hangarLast' });
    act(state, 'destroy oxygen', 'pass');
    const told = act(state, 'decline');
    expect(openOf(told, 'destroyed')).toEqual([{ station: 7, dead: [], phage: 0 }]);
    expect(decision(ship)).toBe('play');
  });

  test.each([
    ['labs', undefined],
    ['cryonics', true],
    ['locus', true],
  ])('a destroyed %s shows hidden cards: %s (HYP-808)', (station, reveals) => {
    const told = act(armed().state, `destroy ${station}`);
    expect(told.find(({ type }) => type === 'destroyed')?.reveals).toBe(reveals);
  });

  test('what lies at the station dies or is removed (HYP-807)', () => {
    const { state, ship } = armed({
      tricks: { labs: 'SEC-2 SEC-3 | (SCI-2) SCI-3' },
      sentinels: { labs: 'ENG-9 right' },
    });
    const told = act(state, 'destroy labs');
    expect(openOf(told, 'destroyed')).toEqual([{ station: 4, dead: [35, 36, 18], phage: 2 }]);
    expect([trick(ship, 'labs'), ship.sentinel[4]]).toEqual(['|', 0]);
    expect(writePhage(ship.phageRemoved).endsWith('(SCI-2) SCI-3')).toBe(true);
    expect(writeCards(ship.dead)).toBe('SEC-2 SEC-3 ENG-9');
  });

  test.each([
    ['cryonics', 'cryosleep', 10],
    ['locus', 'cocoon', 10],
    ['logistics', 'munitions', 4],
    ['medical', null, 0],
  ] as const)('with %s all of %s die (HYP-808)', (station, zone, deaths) => {
    const { state, ship } = armed();
    act(state, `destroy ${station}`);
    const left = { cryosleep: 10, cocoon: 10, munitions: 4, ...(zone ? { [zone]: 0 } : {}) };
    expect([ship.cryosleep.length, ship.cocoon.length, ship.munitions.length]).toEqual([
      left.cryosleep,
      left.cocoon,
      left.munitions,
    ]);
    expect(ship.dead).toHaveLength(deaths);
  });

  test('only suits on Munitions die with the Logistics Bay, and cocooned cards lose their mark (HYP-808)', () => {
    const { state, ship } = armed({ hand: 'SCI-7 SCI-2' });
    ship.cocoon[9] = (ship.cocoon[9] as number) | 64;
    act(state, 'destroy logistics', 'pass', 'decline', 'destroy locus');
    expect(writeCards(ship.dead.slice(0, 3))).toBe('ENG-7 OPS-7 SEC-7');
    expect(ship.dead.every((card) => card < 64)).toBe(true);
    expect(ship.hand).toContain(6);
  });

  test('no status and no other station changes (HYP-809)', () => {
    const { state, ship } = armed({ status: 'destruct adhoc uplink life', powered: 'labs hangar', round: 3 });
    const before = [ship.status, ship.powered];
    act(state, 'destroy labs');
    expect([ship.status, ship.powered]).toEqual(before);
  });

  test('is won when the Hangar falls; everybody aboard dies, powered or not (HYP-810, HYP-904, HYP-905)', () => {
    for (const powered of ['', 'hangar']) {
      const { ship, told } = armed({
        powered,
        destroyed: 'medical cryonics locus labs logistics oxygen power',
        rescued: 'OPS-2 OPS-3 OPS-4',
        hand: 'SCI-2',
        crewDeck: 'SCI-3 SCI-4',
        crewDiscard: 'SCI-5',
        cryosleep: '',
        cocoon: '',
        munitions: '',
        tricks: { hangar: 'SEC-2 |' },
      });
      expect(ship.result).toEqual({ reason: 'ship_destroyed', won: true, score: 3, rescued: 3, round: 1 });
      expect(openOf(told, 'wentDown')[0]?.dead).toHaveLength(4);
      expect([ship.hand, ship.crewDeck, ship.crewDiscard, ship.stack]).toEqual([[], [], [], []]);
      expect(writeCards(ship.dead)).toContain('SEC-2');
    }
  });
});

describe('without crew', () => {
  const empty: WrittenPosition = {
    begin: 'phage',
    hand: '',
    crewDeck: '',
    status: 'destruct',
    phageDeck: '',
    phageDiscard: '',
  };

  test('an armed ship counts down by herself, clockwise, the Hangar last (HYP-911, HYPR-08)', () => {
    const { ship, told } = open({ ...empty, rescued: 'SCI-2' });
    expect(openOf(told, 'destroyed').map(({ station }) => STATIONS[station])).toEqual([
      'medical',
      'cryonics',
      'locus',
      'labs',
      'logistics',
      'oxygen',
      'power',
      'hangar',
    ]);
    expect(ship.result).toEqual({ reason: 'ship_destroyed', won: true, score: 1, rescued: 1, round: 8 });
    expect(openOf(told, 'drew')).toEqual([]);
  });

  test('Crew steps are skipped: no trick is forced (HYP-911)', () => {
    const { told } = open({ ...empty, tricks: { labs: '| (SCI-2)' } });
    expect(openOf(told, 'trickFull')).toEqual([]);
    expect(openOf(told, 'crewPhaseBegan')[0]).toMatchObject({ plays: 0 });
  });

  test('the Phage may still escape through a powered Hangar (HYP-901, HYP-911)', () => {
    const { ship } = open({
      ...empty,
      begin: 'placing',
      powered: 'hangar',
      queue: 'OPS-K',
      tricks: { hangar: '| (SCI-2) (SCI-3) (SCI-4) (SCI-5)' },
      phageDeck: 'ENG-A',
    });
    expect(ship.result?.reason).toBe('escape');
  });

  test('offline the game is lost, whoever was rescued (HYP-903, HYPR-09)', () => {
    const { ship } = open({
      begin: 'placing',
      hand: '',
      crewDeck: '',
      rescued: 'SCI-2 SCI-3',
      queue: 'OPS-K',
      tricks: { labs: 'SEC-2 | (SEC-A) (SCI-3) (SCI-4)' },
      phageDeck: 'ENG-10',
    });
    expect(ship.result).toMatchObject({ reason: 'no_crew', won: false, score: 0, rescued: 2 });
  });

  test('sleepers, cocooned and unissued suits are no survivors; sentinels, piles and tricks are (HYP-902, HYPR-05)', () => {
    const ends = (written: WrittenPosition) =>
      open({ ...empty, status: '', begin: 'endOfRound', options: { roundLimit: 40 }, ...written }).ship.result
        ?.reason;
    expect(ends({})).toBe('no_crew');
    expect(ends({ crewDeck: 'SCI-2' })).not.toBe('no_crew');
    expect(ends({ crewDiscard: 'SCI-2' })).not.toBe('no_crew');
    expect(ends({ sentinels: { labs: 'SCI-2' } })).not.toBe('no_crew');
    expect(ends({ tricks: { labs: 'SCI-2 |' } })).not.toBe('no_crew');
  });

  test('Life Support that kills the last one loses the game (HYP-410, HYP-903)', () => {
    const { ship } = open({ ...empty, begin: 'endOfRound', hand: 'SCI-2', status: 'life', round: 2 });
    expect(ship.result).toMatchObject({ reason: 'no_crew', round: 2 });
  });
});

describe('the last round', () => {
  test.each([
    [30, 29, null],
    [30, 30, 'time'],
    [40, 40, 'time'],
    [60, 40, null],
    [60, 60, 'time'],
    ['none', 400, null],
    ['usual', 400, null],
  ] as const)(
    'with limit %s the end of round %d gives %s (HYP-906, HYPR-30)',
    (roundLimit, round, reason) => {
      const { ship } = armed({ status: '', round, options: { roundLimit } });
      expect(ship.result?.reason ?? null).toBe(reason);
    },
  );

  test('is round 40 for several who agreed on nothing (HYP-906)', () => {
    const limits = (['usual', 'none', 60] as const).map((roundLimit) =>
      [
        { owner: -1, seats: 1 },
        { owner: -1, seats: 2 },
        { owner: 1, seats: 1 },
      ].map((ship) => lastRoundOf({ ...ship, options: { ...defaultOptions(OPTIONS), roundLimit } })),
    );
    const never = Number.POSITIVE_INFINITY;
    expect(limits).toEqual([
      [never, 40, 40],
      [never, never, never],
      [60, 60, 60],
    ]);
  });

  test('an armed ship goes on (HYP-906)', () => {
    const options = { roundLimit: 40 } as const;
    expect(armed({ round: 40, options }).ship.result).toBeNull();
    const { ship } = armed({ round: 40, destroyed: 'medical cryonics locus labs logistics oxygen', options });
    expect([ship.result, ship.round]).toEqual([null, 41]);
  });

  test('nobody left goes before time (HYP-903, HYP-906)', () => {
    const { ship } = armed({ status: '', round: 40, hand: '', crewDeck: '', options: { roundLimit: 40 } });
    expect(ship.result?.reason).toBe('no_crew');
  });
});

test('arming in the last round ends the game at most seven rounds later (HYPR-30)', () => {
  const { state, ship } = open({
    round: 40,
    options: { roundLimit: 40 },
    hand: 'SEC-A SCI-2',
    tricks: { locus: 'ENG-2 ENG-3 ENG-4 ENG-5' },
    phageDeck: '',
    phageDiscard: '',
  });
  act(state, 'station SEC-A locus', 'arm yes', 'decline');
  for (let rounds = 0; rounds < 6; rounds++) {
    act(state, legalActions(state)[0] as string, 'pass', 'decline');
  }
  act(state, 'pass', 'decline');
  expect(ship.result).toMatchObject({ reason: 'ship_destroyed', round: 47 });
});

test('rescued humans are out of play (HYP-802)', () => {
  const { state, ship } = open({
    hand: 'OPS-K SCI-2',
    powered: 'hangar',
    tricks: { hangar: 'ENG-2 ENG-3 ENG-4 ENG-5' },
    crewDeck: '',
  });
  act(state, 'station OPS-K hangar', 'decline');
  expect(writeCards(ship.hand)).toBe('SCI-2');
  expect(refusalOf(state, 'station OPS-K labs')).toEqual({ rule: 'HYP-402', reason: 'notInHand' });
});

test('all winners at the Hangar leave, none may stay (HYP-801, HYPR-23)', () => {
  const { state, ship } = open({
    hand: 'OPS-K SCI-2',
    powered: 'hangar',
    tricks: { hangar: 'ENG-2 ENG-3 ENG-4 ENG-5' },
  });
  act(state, 'station OPS-K hangar');
  expect([ship.rescued.length, trick(ship, 'hangar'), ship.crewDiscard]).toEqual([5, '|', []]);
});

test('a rescue needs power (HYP-801)', () => {
  const { state, ship } = open({ hand: 'OPS-K SCI-2', tricks: { hangar: 'ENG-2 ENG-3 ENG-4 ENG-5' } });
  act(state, 'station OPS-K hangar');
  expect([ship.rescued, ship.crewDiscard.length]).toEqual([[], 5]);
});

test.each([
  [0, 'pyrrhic'],
  [1, 'costly'],
  [3, 'costly'],
  [4, 'solid'],
  [7, 'solid'],
  [8, 'strong'],
  [11, 'strong'],
  [12, 'great'],
  [19, 'great'],
  [20, 'legendary'],
])('%d points are %s (HYP-910)', (score, rating) => {
  expect(ratingOf({ won: true, score })).toBe(rating);
  expect(ratingOf({ won: false, score })).toBeNull();
});
