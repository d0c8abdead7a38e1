/** Where the stations lie. */
import { defaultOptions, fastRandom, silentContext } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { NO_STATION, STATIONS } from '../cards.ts';
import { hypatia } from '../game.ts';
import { OPTIONS, type Options } from '../options.ts';
import type { Ship } from '../state.ts';
import { act, decision, legalActions, openOf, refusalOf } from '../testing/play.ts';

function deal(layout: Options['layout'], seed: string) {
  const random = fastRandom(seed);
  const state = hypatia.setup(1, { ...defaultOptions(OPTIONS), layout }, random);
  hypatia.begin(state, silentContext(random));
  return { state, ship: state.ships[0] as Ship };
}

describe('a custom layout', () => {
  test('is laid before any card is drawn, cell by cell in any order (HYP-101, HYP-106)', () => {
    const { state, ship } = deal('custom', 'custom');
    expect([decision(ship), ship.hand.length, ship.crewDeck.length]).toEqual(['layOut', 0, 20]);
    expect(legalActions(state)).toHaveLength(64);
    act(state, 'layout S hangar');
    expect(legalActions(state)).toHaveLength(49);
    expect(refusalOf(state, 'layout S labs')).toEqual({ rule: 'HYP-101', reason: 'cellTaken' });
    expect(refusalOf(state, 'layout N hangar')).toEqual({ rule: 'HYP-101', reason: 'stationLaid' });
    expect(refusalOf(state, 'pass')).toEqual({ rule: 'HYP-384', reason: 'otherDecision' });
  });

  test('may begin with the first cell and the first station (HYP-101)', () => {
    const { state, ship } = deal('custom', 'custom');
    expect(openOf(act(state, 'layout NW medical'), 'laidOut')).toEqual([{ cell: 0, station: 0 }]);
    expect(ship.layout).toEqual([0, ...Array(7).fill(NO_STATION)]);
  });

  test('the last station has no choice; then the hand is drawn (HYP-106)', () => {
    const { state, ship } = deal('custom', 'custom');
    const order = ['NW power', 'N oxygen', 'NE logistics', 'E labs', 'SE locus', 'S hangar', 'SW cryonics'];
    const told = act(state, ...order.map((text) => `layout ${text}`));
    expect(ship.layout.map((station) => STATIONS[station])).toEqual([...STATIONS].reverse());
    expect(openOf(told, 'drew')[0]?.cards).toHaveLength(5);
    expect(openOf(told, 'laidOut')).toHaveLength(8);
  });
});

test('a random layout has every station once, and differs from ship to ship (HYP-101)', () => {
  const layouts = ['a', 'b', 'c', 'd'].map((seed) => deal('random', seed).ship.layout);
  for (const layout of layouts) expect([...layout].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(new Set(layouts.map(String)).size).toBeGreaterThan(1);
});
