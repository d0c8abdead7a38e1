/** The worked examples of the start and of the Phage phase, each with all its numbers. */
import { defaultOptions, fastRandom, type ToldEvent } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { CELLS, STATIONS } from '../cards.ts';
import type { HypatiaEvent } from '../events.ts';
import { hypatia } from '../game.ts';
import { writeCards } from '../notation.ts';
import { OPTIONS } from '../options.ts';
import { cloneShip, type Ship } from '../state.ts';
import { act, decision, openOf, trick } from '../testing/play.ts';
import { open } from '../testing/position.ts';

describe('HYP-EX-01 New game', () => {
  const random = fastRandom('new game');
  const state = hypatia.setup(1, defaultOptions(OPTIONS), random);
  const told: ToldEvent<HypatiaEvent>[] = [];
  const seen: Ship[] = [];
  hypatia.begin(state, {
    random,
    now: 0,
    tell(event) {
      if (event.type === 'roundBegan') seen.push(cloneShip(state.ships[0] as Ship));
      told.push(event);
    },
  });
  const ship = seen[0] as Ship;

  test('everything is in its place when round 1 begins (HYP-101, HYP-102, HYP-103, HYP-104, HYP-105, HYP-106)', () => {
    expect(seen).toHaveLength(1);
    expect(ship.layout.map((station, cell) => `${CELLS[cell]} ${STATIONS[station]}`)).toEqual([
      'NW medical',
      'N cryonics',
      'NE hangar',
      'E locus',
      'SE labs',
      'S logistics',
      'SW oxygen',
      'W power',
    ]);
    expect([ship.hand.length, ship.crewDeck.length, ship.cryosleep.length, ship.cocoon.length]).toEqual([
      5, 15, 10, 10,
    ]);
    expect(writeCards(ship.munitions)).toBe('SCI-7 ENG-7 OPS-7 SEC-7');
    expect(ship.phageDeck).toHaveLength(44);
    const empty = [
      ...[ship.crewDiscard, ship.rescued, ship.dead, ship.phageDiscard, ship.phageRemoved, ship.phageQueue],
      ...[...ship.humans, ...ship.phage],
    ];
    expect(empty.flat()).toEqual([]);
    expect([ship.powered, ship.destroyed, ship.status, ...ship.sentinel]).toEqual(Array(11).fill(0));
  });

  test('the Phage phase of round 1 comes next (HYP-201)', () => {
    expect(openOf(told, 'roundBegan')).toEqual([{ round: 1, seat: 0 }]);
    const types = told.map(({ type }) => type);
    expect(types.indexOf('queued')).toBe(types.indexOf('roundBegan') + 1);
    expect(openOf(told, 'queued')[0]).toEqual({ count: 3 });
  });
});

test('HYP-EX-02 A Phage phase with an Eruption (HYP-202, HYP-203, HYP-204, HYP-205, HYP-206)', () => {
  const { ship, told } = open({
    begin: 'phage',
    hand: 'SCI-2',
    phageDeck: 'OPS-3 SEC-9 SCI-K ENG-10 SEC-7 OPS-Q SCI-2 ENG-A OPS-2',
    phageDiscard: '',
  });
  expect(openOf(told, 'queued')).toEqual([{ count: 3 }, { count: 1 }]);
  expect(openOf(told, 'directed').map(({ cell, station }) => `${CELLS[cell]} ${STATIONS[station]}`)).toEqual([
    'SE labs',
    'E locus',
    'NE hangar',
    'W power',
  ]);
  expect(openOf(told, 'erupted')).toHaveLength(1);
  expect(['labs', 'locus', 'hangar', 'power'].map((station) => trick(ship, station))).toEqual([
    '| (OPS-3)',
    '| (SEC-9)',
    '| (SCI-K)',
    '| (OPS-Q)',
  ]);
  expect(writeCards(ship.phageDiscard)).toBe('ENG-10 SEC-7 SCI-2 ENG-A OPS-2');
  expect(openOf(told, 'placed')).toHaveLength(4);
  expect(decision(ship)).toBe('play');
});

test('HYP-EX-11 A Security sentinel meets three Phage (HYP-608, HYP-609, HYP-610, HYP-611)', () => {
  const { ship, told } = open({
    begin: 'placing',
    hand: 'SCI-2',
    queue: 'ENG-4 OPS-2 SCI-J',
    sentinels: { hangar: 'SEC-4' },
    phageDeck: 'ENG-A SCI-10 OPS-3',
  });
  expect(openOf(told, 'intercepted').map(({ fate }) => fate)).toEqual(['turned', 'killed']);
  expect(trick(ship, 'hangar')).toBe('| (SCI-J)');
  expect(ship.sentinel[2]).toBe(0);
  expect(writeCards(ship.dead)).toContain('SEC-4');
  expect(writeCards(ship.phageDiscard)).toContain('ENG-A ENG-4 SCI-10 OPS-2 OPS-3');
});

test('HYP-EX-18 A Phage sent to a destroyed station is discarded, and the next follows (HYP-209, HYPR-27)', () => {
  const { ship, told } = open({
    begin: 'placing',
    hand: 'SCI-2',
    queue: 'ENG-4 OPS-2',
    destroyed: 'medical',
    status: 'destruct',
    phageDeck: 'SCI-Q OPS-3',
  });
  expect(openOf(told, 'queueDiscarded')).toEqual([{ cards: [15], station: 0 }]);
  expect(trick(ship, 'medical')).toBe('|');
  expect(trick(ship, 'hangar')).toBe('| (OPS-2)');
});

test('HYP-EX-20 Life Support failing kills in even rounds only, after drawing (HYP-410, HYP-380)', () => {
  const odd = open({ begin: 'endOfRound', round: 11, hand: 'SCI-2', status: 'life' });
  expect(openOf(odd.told, 'killed')).toEqual([]);
  expect(odd.ship.round).toBe(12);
  const even = open({
    begin: 'endOfRound',
    round: 12,
    hand: 'SCI-2',
    status: 'life',
    tricks: { labs: 'SEC-2 | (SCI-4)' },
    sentinels: { oxygen: 'ENG-9' },
  });
  expect(decision(even.ship)).toBe('killHuman');
  expect(even.ship.hand).toHaveLength(5);
  expect(even.told.map(({ type }) => type)).toEqual(['drew', 'asked']);
  const told = act(even.state, 'kill ENG-9');
  expect(openOf(told, 'killed')).toEqual([{ card: 18, from: { zone: 'sentinel', station: 6 } }]);
  expect(even.ship.round).toBe(13);
});
