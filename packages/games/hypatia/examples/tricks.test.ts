/** The worked examples of tricks, each with all its numbers. */
import { describe, expect, test } from 'vitest';
import { writeCards } from '../notation.ts';
import { act, decision, legalActions, openOf, trick } from '../testing/play.ts';
import { open } from '../testing/position.ts';

test('HYP-EX-03 A win at Medical (HYP-302, HYP-310, HYP-321, HYP-330, HYP-332)', () => {
  const { state, ship } = open({
    hand: 'OPS-9',
    tricks: { medical: 'SCI-Q ENG-2 | (SCI-J) (OPS-4)' },
    phageDeck: '',
    phageDiscard: '',
  });
  act(state, 'station OPS-9 medical');
  expect(decision(ship)).toBe('chooseVictims');
  expect(legalActions(state)).toEqual(['victims 1', 'victims 2', 'victims 3']);
  const told = act(state, 'victims 3');
  expect(openOf(told, 'compared')).toMatchObject([{ winner: 'humans' }]);
  expect(openOf(told, 'switched')).toEqual([{ status: 0, to: true }]);
  const [cleared] = openOf(told, 'cleared');
  expect(writeCards(cleared?.humans ?? [])).toBe('SCI-Q ENG-2');
  expect(writeCards(cleared?.phage ?? [])).toBe('SCI-J OPS-4');
  expect(writeCards(ship.dead)).toBe('OPS-9');
});

test('HYP-EX-04 A loss at the Logistics Bay (HYP-320, HYP-383)', () => {
  const { state, ship } = open({
    begin: 'placing',
    hand: 'SCI-A SCI-2 ENG-A ENG-2 SEC-A',
    queue: 'SCI-10',
    tricks: { logistics: 'OPS-2 SEC-K | (OPS-A) (ENG-5)' },
    phageDeck: 'SCI-J',
  });
  expect(decision(ship)).toBe('chooseVictims');
  const told = act(state, 'victims 2');
  expect(openOf(told, 'compared')).toMatchObject([{ winner: 'phage' }]);
  expect(decision(ship)).toBe('discardHand');
  expect(legalActions(state)).toHaveLength(10);
  act(state, 'discardTwo SCI-A SCI-2');
  expect(ship.hand).toHaveLength(3);
  expect(writeCards(ship.crewDiscard)).toBe('SCI-A SCI-2 OPS-2');
  expect(ship.status).toBe(0);
});

test('HYP-EX-05 A tie at the Power Plant (HYP-322, HYP-330)', () => {
  const { state, ship } = open({
    hand: 'SCI-A OPS-3',
    tricks: { power: 'ENG-K | (ENG-K) (SCI-4) (SEC-2)' },
  });
  const told = act(state, 'station OPS-3 power', 'victims 2');
  expect(openOf(told, 'compared')).toMatchObject([{ winner: 'nobody' }]);
  expect(writeCards(ship.dead)).toBe('OPS-3');
  expect(writeCards(ship.crewDiscard)).toBe('ENG-K');
  expect(decision(ship)).toBe('optDiscard');
});

test('HYP-EX-06 An Eruption and a match kill both at Cryonics (HYP-311, HYP-312, HYP-321)', () => {
  const { state, ship } = open({
    hand: 'SEC-A OPS-J',
    tricks: { cryonics: 'SCI-A | (SEC-7) (SCI-3) (ENG-9)' },
  });
  expect([ship.cryosleep.length, ship.cocoon.length]).toEqual([10, 10]);
  const told = act(state, 'station OPS-J cryonics');
  expect(openOf(told, 'killed')).toHaveLength(2);
  expect(openOf(told, 'compared')).toMatchObject([{ winner: 'phage', human: 0 }]);
  expect([ship.cryosleep.length, ship.cocoon.length]).toEqual([9, 11]);
});

test('HYP-EX-07 An Eruption of the suit kills once and competes with 7 at the Labs (HYP-311, HYP-325)', () => {
  const { state, ship } = open({
    hand: 'SEC-A SCI-2',
    tricks: { labs: 'SEC-9 | (SEC-7) (OPS-3) (OPS-5)' },
  });
  const told = act(state, 'station SCI-2 labs', 'victims 2');
  expect(openOf(told, 'compared')).toMatchObject([{ winner: 'humans' }]);
  expect(writeCards(ship.dead)).toBe('SCI-2');
  expect(legalActions(state)).toEqual(['unlock adhoc', 'unlock flamethrower']);
});

test('HYP-EX-08 Only humans at the powered Hangar are rescued (HYP-324, HYP-801)', () => {
  const { state, ship } = open({
    hand: 'SEC-5',
    powered: 'hangar',
    tricks: { hangar: 'SCI-2 SCI-9 ENG-4 SEC-J' },
  });
  act(state, 'station SEC-5 hangar');
  expect(ship.rescued).toHaveLength(5);
});

test('HYP-EX-09 A won lifeboat with one loss (HYP-801)', () => {
  const { state, ship } = open({
    hand: 'ENG-10 SCI-A',
    powered: 'hangar',
    tricks: { hangar: 'OPS-Q SCI-5 SEC-2 | (OPS-4)' },
  });
  act(state, 'station ENG-10 hangar', 'victims 3');
  expect(writeCards(ship.dead)).toBe('SEC-2');
  expect(writeCards(ship.rescued)).toBe('OPS-Q SCI-5 ENG-10');
  expect(ship.crewDiscard).toEqual([]);
});

test('HYP-EX-10 The Phage escape (HYP-901, HYP-905)', () => {
  const { ship } = open({
    begin: 'placing',
    hand: 'SCI-A',
    powered: 'hangar',
    rescued: 'SCI-2 SCI-3 SCI-4 SCI-5 SCI-9 SCI-10 SCI-J SCI-Q SCI-K',
    queue: 'SEC-4',
    tricks: { hangar: '| (OPS-A) (SCI-3) (SCI-9) (ENG-J)' },
    phageDeck: 'ENG-A',
  });
  expect(ship.result).toEqual({ reason: 'escape', won: false, score: 0, rescued: 9, round: 1 });
  expect(trick(ship, 'hangar')).toBe('| OPS-A SCI-3 SCI-9 ENG-J SEC-4');
});

test('HYP-EX-12 A held trick at the Locus (HYP-304, HYP-305, HYP-603, HYP-804)', () => {
  const { state, ship } = open({
    begin: 'placing',
    hand: 'SEC-A SCI-2',
    queue: 'OPS-10 SEC-4',
    sentinels: { locus: 'OPS-3' },
    tricks: { locus: 'SEC-3 ENG-5 | (SEC-2) (SCI-K)' },
    phageDeck: 'SCI-2 ENG-4',
    status: 'infestation',
  });
  expect(decision(ship)).toBe('play');
  expect(trick(ship, 'locus')).toBe('SEC-3 ENG-5 | (SEC-2) (SCI-K) (OPS-10) (SEC-4)');
  act(state, 'station SEC-A locus');
  const told = act(state, 'victims 1,2');
  expect(writeCards(ship.dead)).toBe('SEC-3 ENG-5');
  expect(openOf(told, 'compared')).toMatchObject([{ winner: 'humans' }]);
  expect(openOf(told, 'switched')).toEqual([{ status: 5, to: false }]);
  expect([ship.cocoon.length, openOf(told, 'freed')[0]?.cards.length]).toEqual([6, 4]);
  expect(legalActions(state)).toEqual(['arm yes', 'arm no']);
  const after = act(state, 'arm no');
  expect(writeCards(openOf(after, 'cleared')[0]?.humans ?? [])).toBe('SEC-A');
  expect(openOf(after, 'sentinelTurned')).toEqual([{ station: 3, card: 25 }]);
  expect(ship.crewDiscard).toHaveLength(5);
});

describe('HYP-EX-15 An XO Suit at the powered Hangar', () => {
  const opened = () => {
    const position = open({
      hand: 'ENG-9 SCI-A',
      powered: 'hangar',
      tricks: { hangar: 'OPS-7 SCI-4 | (OPS-K) (SEC-7)' },
    });
    act(position.state, 'station ENG-9 hangar');
    expect(decision(position.ship)).toBe('xoWindow');
    return position;
  };

  test('(a) declined: two die and the game is lost (HYP-702, HYP-703)', () => {
    const { state, ship } = opened();
    act(state, 'decline', 'victims 2,3');
    expect(writeCards(ship.dead)).toBe('SCI-4 ENG-9');
    expect(ship.result?.reason).toBe('escape');
  });

  test('(b) against the Eruption: one dies and the king wins (HYP-703, HYP-705)', () => {
    const { state, ship } = opened();
    const told = act(state, 'xo OPS-7 hangar 1', 'victims 1');
    expect(openOf(told, 'suitUsed')).toMatchObject([{ killed: false }]);
    expect(writeCards(ship.dead)).toBe('SCI-4');
    expect(writeCards(ship.crewDiscard)).toBe('OPS-7');
    expect(ship.result?.reason).toBe('escape');
  });

  test('(c) against the king: one dies, nobody competes (HYP-323, HYP-704, HYP-705)', () => {
    const { state, ship } = opened();
    const told = act(state, 'xo OPS-7 hangar 0', 'victims 1');
    expect(openOf(told, 'compared')).toEqual([{ station: 2, winner: 'nobody', human: 0, phage: 0 }]);
    expect(writeCards(ship.dead)).toBe('OPS-7 SCI-4');
    expect(writeCards(ship.crewDiscard)).toBe('ENG-9');
    expect(writeCards(ship.phageDiscard)).toBe('OPS-K SEC-7');
    expect([ship.result, ship.rescued]).toEqual([null, []]);
  });
});
