/** XO Suits, rule by rule. */
import { describe, expect, test } from 'vitest';
import { writeCards } from '../notation.ts';
import { act, decision, legalActions, openOf, refusalOf, trick } from '../testing/play.ts';
import { open } from '../testing/position.ts';

describe('using a suit', () => {
  const written = {
    hand: 'SCI-2 SCI-7',
    tricks: { labs: 'OPS-7 | (SEC-7) (SCI-3)', oxygen: '| (SCI-4)' },
    sentinels: { power: 'ENG-7' },
  } as const;

  test('is free with every play decision, for suits in tricks and at posts (HYP-702, HYP-707, HYPR-17)', () => {
    const { state, ship } = open({ ...written, tricks: { ...written.tricks, power: '| SCI-5' } });
    expect(legalActions(state, 'xo')).toEqual(['xo OPS-7 labs 0', 'xo OPS-7 labs 1', 'xo ENG-7 power 0']);
    act(state, 'xo ENG-7 power 0');
    expect([ship.plays, decision(ship)]).toEqual([1, 'play']);
    act(state, 'xo OPS-7 labs 1');
    expect([ship.plays, trick(ship, 'labs')]).toEqual([1, '| (SEC-7)']);
  });

  test('needs a suit, in play, beside a Phage (HYP-702, HYP-706, HYPR-19)', () => {
    const { state } = open(written);
    expect(refusalOf(state, 'xo SCI-2 labs 0')).toEqual({ rule: 'HYP-702', reason: 'noSuit' });
    expect(refusalOf(state, 'xo SCI-7 labs 0')).toEqual({ rule: 'HYP-706', reason: 'suitInHand' });
    expect(refusalOf(state, 'xo OPS-7 oxygen 0')).toEqual({ rule: 'HYP-702', reason: 'suitElsewhere' });
    expect(refusalOf(state, 'xo ENG-7 power 0')).toEqual({ rule: 'HYP-702', reason: 'noSuchPhage' });
    expect(refusalOf(state, 'xo OPS-7 labs 2')).toEqual({ rule: 'HYP-702', reason: 'noSuchPhage' });
    expect(refusalOf(state, 'xo SEC-7 labs 0')).toEqual({ rule: 'HYP-702', reason: 'suitElsewhere' });
  });

  test('on an Eruption both are discarded, on another Phage the suit dies (HYP-703, HYP-704, HYPR-18)', () => {
    const eruption = open(written);
    const told = act(eruption.state, 'xo OPS-7 labs 0');
    expect(openOf(told, 'suitUsed')).toEqual([
      { suit: 28, from: { zone: 'trick', station: 4 }, station: 4, slot: 0, card: 39, killed: false },
    ]);
    expect([writeCards(eruption.ship.crewDiscard), writeCards(eruption.ship.phageDiscard)]).toEqual([
      'OPS-7',
      'SEC-7',
    ]);
    const other = open(written);
    act(other.state, 'xo OPS-7 labs 1');
    expect([writeCards(other.ship.dead), writeCards(other.ship.phageDiscard)]).toEqual(['OPS-7', 'SCI-3']);
  });

  test('as sentinel it leaves its post (HYP-702, HYP-703)', () => {
    const { state, ship } = open({ ...written, tricks: { power: '| (OPS-7)' } });
    const told = act(state, 'xo ENG-7 power 0');
    expect(openOf(told, 'suitUsed')).toMatchObject([
      { from: { zone: 'sentinel', station: 7 }, killed: false },
    ]);
    expect([ship.sentinel[7], trick(ship, 'power')]).toEqual([0, '|']);
  });

  test('by the last survivor loses the game if it dies (HYP-903)', () => {
    const { ship, state } = open({ hand: '', crewDeck: '', tricks: { labs: 'OPS-7 | (SCI-3) (SCI-4)' } });
    expect(decision(ship)).toBe('xoWindow');
    act(state, 'xo OPS-7 labs 0');
    expect(ship.result?.reason).toBe('no_crew');
  });

  test('in a play decision by the last survivor in play is checked too (HYP-903)', () => {
    const { ship, state } = open({ hand: 'SCI-2', crewDeck: '', tricks: { labs: 'OPS-7 | (SCI-3)' } });
    act(state, 'xo OPS-7 labs 0');
    expect([ship.result, decision(ship)]).toEqual([null, 'play']);
  });
});

describe('the windows', () => {
  test('in a trick only its own suits, again until declined (HYP-309, HYP-707)', () => {
    const { state, ship } = open({
      hand: 'SCI-2 SCI-3',
      tricks: { labs: 'OPS-7 SEC-7 | (ENG-7) (ENG-2)', oxygen: 'ENG-7 | (ENG-3)' },
    });
    act(state, 'station SCI-2 labs');
    expect(legalActions(state)).toEqual([
      'xo OPS-7 labs 0',
      'xo OPS-7 labs 1',
      'xo SEC-7 labs 0',
      'xo SEC-7 labs 1',
      'decline',
    ]);
    expect(refusalOf(state, 'xo ENG-7 oxygen 0')).toEqual({ rule: 'HYP-702', reason: 'suitElsewhere' });
    expect(refusalOf(state, 'pass')).toEqual({ rule: 'HYP-384', reason: 'otherDecision' });
    act(state, 'xo OPS-7 labs 0');
    expect(legalActions(state)).toEqual(['xo SEC-7 labs 0', 'decline']);
    act(state, 'decline');
    expect(decision(ship)).toBe('labsUnlock');
  });

  test('after a Phage came to rest beside a suit, in trick or at post, and not elsewhere (HYP-702, HYPR-17)', () => {
    const placed = (written: Parameters<typeof open>[0]) =>
      open({ begin: 'placing', hand: 'SCI-2', queue: 'ENG-2 ENG-3', phageDeck: 'ENG-A SCI-A', ...written });
    const inTrick = placed({ tricks: { hangar: 'OPS-7 |', labs: 'SEC-7 | (SCI-2)' } });
    expect(legalActions(inTrick.state)).toEqual(['xo OPS-7 hangar 0', 'decline']);
    expect(inTrick.ship.phageQueue).toHaveLength(1);
    act(inTrick.state, 'decline');
    expect([decision(inTrick.ship), inTrick.ship.phageQueue]).toEqual(['play', []]);
    expect(decision(placed({ sentinels: { hangar: 'OPS-7' } }).ship)).toBe('xoWindow');
    expect(decision(placed({ tricks: { labs: 'SEC-7 | (SCI-2)' } }).ship)).toBe('play');
  });

  test('a suit that held a full trick and is used up lets it resolve (HYP-308)', () => {
    const { state } = open({
      begin: 'placing',
      hand: 'SCI-2',
      queue: 'ENG-2 ENG-3',
      sentinels: { hangar: 'OPS-7' },
      tricks: { hangar: '| (ENG-4) (ENG-5) (ENG-9) (ENG-10) (ENG-J)' },
      phageDeck: 'ENG-A SCI-A',
    });
    const told = act(state, 'xo OPS-7 hangar 0');
    const types = told.map(({ type }) => type);
    expect(types.slice(0, 2)).toEqual(['suitUsed', 'trickFull']);
    expect(types.indexOf('directed')).toBeGreaterThan(types.indexOf('cleared'));
  });
});

test('a suit without a Phage beside it is not asked about (HYP-702)', () => {
  const { state, ship } = open({ hand: 'SCI-2', tricks: { labs: 'OPS-7 |' } });
  act(state, 'pass');
  expect(decision(ship)).toBe('optDiscard');
});

test('the last survivor who dies in a suit loses the trick first, then the game (HYP-705, HYP-903)', () => {
  const { state, ship } = open({
    hand: 'OPS-7',
    crewDeck: '',
    tricks: { labs: '| (SCI-2) (SCI-3) (SCI-4) (SEC-5)' },
  });
  const told = act(state, 'station OPS-7 labs', 'xo OPS-7 labs 0').map(({ type }) => type);
  expect(told.slice(told.indexOf('suitUsed'))).toEqual([
    'suitUsed',
    'compared',
    'cleared',
    'ended',
    'gameOver',
  ]);
  expect(ship.result?.reason).toBe('no_crew');
});

test('suits come to hand only by the powered Logistics Bay, then circulate (HYP-701)', () => {
  const { state, ship } = open({
    hand: 'ENG-K SCI-2',
    powered: 'logistics',
    tricks: { logistics: 'ENG-2 ENG-3 ENG-4 ENG-5' },
  });
  act(state, 'station ENG-K logistics', 'issue OPS-7');
  act(state, 'discard OPS-7');
  expect([...ship.hand, ...ship.crewDeck, ...ship.crewDiscard]).toContain(28);
});
