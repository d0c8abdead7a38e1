/** The worked examples of the Crew phase and of the end, each with all its numbers. */
import { describe, expect, test } from 'vitest';
import { STATIONS } from '../cards.ts';
import { writeCards } from '../notation.ts';
import { act, decision, legalActions, openOf, refusalOf, trick } from '../testing/play.ts';
import { open } from '../testing/position.ts';

describe('HYP-EX-13 Overtime', () => {
  const hand = 'ENG-5 SCI-K SCI-2 OPS-9 SEC-3';

  test('a killed engineer gives two plays; then the hand is filled (HYP-520, HYP-521, HYP-409)', () => {
    const { state, ship } = open({ hand });
    expect(refusalOf(state, 'tower ENG-5 discard')).toEqual({ rule: 'HYP-520', reason: 'overtimeKills' });
    act(state, 'tower ENG-5 kill');
    expect([ship.plays, writeCards(ship.dead)]).toEqual([2, 'ENG-5']);
    act(state, 'station SCI-K medical', 'sentinel OPS-9 hangar');
    expect(decision(ship)).toBe('optDiscard');
    expect(writeCards(ship.hand)).toBe('SCI-2 SEC-3');
    expect([trick(ship, 'medical'), ship.sentinel[2]]).toEqual(['SCI-K |', 29]);
    const told = act(state, 'decline');
    expect(openOf(told, 'drew')[0]?.cards).toHaveLength(3);
    expect(openOf(told, 'discarded')).toEqual([]);
  });

  test('with the Ad-Hoc Mechanism a discard gives two, a kill three (HYP-520)', () => {
    const discarded = open({ hand, status: 'adhoc' });
    act(discarded.state, 'tower ENG-5 discard');
    expect([discarded.ship.plays, writeCards(discarded.ship.crewDiscard)]).toEqual([2, 'ENG-5']);
    const killed = open({ hand, status: 'adhoc' });
    act(killed.state, 'tower ENG-5 kill');
    expect([killed.ship.plays, writeCards(killed.ship.dead)]).toEqual([3, 'ENG-5']);
  });
});

describe('HYP-EX-14 The Flamethrower', () => {
  const opened = () =>
    open({
      hand: 'SEC-10 SCI-A',
      status: 'flamethrower',
      tricks: { oxygen: '| (ENG-2) (SCI-5)', hangar: '| OPS-K' },
    });

  test('killed, it discards up to two Phage, a face-down one among them (HYP-541)', () => {
    const { state, ship } = opened();
    act(state, 'tower SEC-10 kill', 'discardPhage hangar 0');
    expect(decision(ship)).toBe('securityTarget');
    expect(legalActions(state)).toEqual(['discardPhage oxygen 0', 'discardPhage oxygen 1', 'decline']);
    const told = act(state, 'discardPhage oxygen 1');
    expect(openOf(told, 'phageDiscarded')).toEqual([{ station: 6, slot: 1, card: 5 }]);
    expect(writeCards(ship.phageDiscard)).toBe('OPS-K SCI-5');
    expect(decision(ship)).toBe('optDiscard');
  });

  test('discarded, it discards one only (HYP-541)', () => {
    const { state, ship } = opened();
    act(state, 'tower SEC-10 discard', 'discardPhage hangar 0');
    expect(decision(ship)).toBe('optDiscard');
    expect(writeCards(ship.crewDiscard)).toBe('SEC-10');
  });
});

test('HYP-EX-16 An empty hand forces a trick (HYP-407, HYP-108, HYP-409)', () => {
  const { ship, told } = open({
    crewDeck: '',
    hand: '',
    tricks: { medical: 'SCI-9 | (SEC-4)' },
    phageDeck: '',
    phageDiscard: '',
  });
  expect(openOf(told, 'trickFull')).toEqual([{ station: 0, cards: 2 }]);
  expect(openOf(told, 'compared')).toMatchObject([{ winner: 'humans' }]);
  expect(openOf(told, 'switched')).toEqual([{ status: 0, to: true }]);
  expect(openOf(told, 'shuffled')[0]).toEqual({ pile: 'crew', count: 1 });
  expect(openOf(told, 'drew')).toEqual([{ cards: [7] }]);
  expect(writeCards(ship.hand)).toBe('SCI-9');
});

test('HYP-EX-17 Armed in round 20, destroyed in round 27 (HYP-805, HYP-806, HYP-810)', () => {
  const { state, ship } = open({
    round: 20,
    hand: 'SEC-A SCI-A',
    rescued: 'OPS-Q OPS-K',
    tricks: { locus: 'SCI-2 SCI-3 SCI-4 SCI-5' },
    phageDeck: '',
    phageDiscard: '',
  });
  act(state, 'station SEC-A locus', 'arm yes', 'decline');
  expect(decision(ship)).toBe('destroyStation');
  const all = STATIONS.filter((name) => name !== 'hangar').map((name) => `destroy ${name}`);
  expect(legalActions(state)).toEqual(all);
  expect(refusalOf(state, 'destroy hangar')).toEqual({ rule: 'HYP-806', reason: 'hangarLast' });
  for (const destroy of all.slice(0, -1)) act(state, destroy, 'pass', 'decline');
  expect([ship.round, decision(ship)]).toEqual([27, 'play']);
  act(state, 'pass', 'decline');
  expect(ship.result).toEqual({ reason: 'ship_destroyed', won: true, score: 2, rescued: 2, round: 27 });
});

test('HYP-EX-19 All rescued and nobody left to destroy the ship (HYP-407, HYP-801, HYP-903, HYP-905)', () => {
  const { ship } = open({
    hand: '',
    crewDeck: '',
    powered: 'hangar',
    tricks: { hangar: 'OPS-K SCI-3 ENG-2 | (SEC-2)' },
  });
  expect(ship.rescued).toHaveLength(3);
  expect(ship.result).toMatchObject({ reason: 'no_crew', won: false, score: 0, rescued: 3 });
});
