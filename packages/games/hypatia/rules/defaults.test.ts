/** What the clock does for an absent commander, decision by decision. */
import { CLOCK, fastRandom } from '@airlock/kernel';
import { expect, test } from 'vitest';
import { codec } from '../actions.ts';
import { hypatia } from '../game.ts';
import type { Ship } from '../state.ts';
import { act, decision, legalActions, readAction, type Told } from '../testing/play.ts';
import { open, type WrittenPosition } from '../testing/position.ts';
import { defaultAction } from './defaults.ts';

/** The default in a position reached by some actions. */
function defaultIn(written: WrittenPosition, ...actions: string[]): string {
  const { state, ship } = open(written);
  act(state, ...actions);
  const legal = legalActions(state).map(readAction);
  return codec.write(defaultAction(ship, legal)).replaceAll('H-', '');
}

const five = 'ENG-2 ENG-3 ENG-4 ENG-5';

test.each<[string, string, WrittenPosition, string[]]>([
  ['play', 'pass', { hand: 'SCI-2' }, []],
  ['xoWindow', 'decline', { hand: 'SCI-2', tricks: { labs: 'OPS-7 | (SCI-2)' } }, ['pass', 'decline']],
  ['optDiscard', 'decline', { hand: 'SCI-2' }, ['pass']],
  ['engExtra', 'decline', { hand: 'SCI-2', sentinels: { labs: 'ENG-2' } }, ['pass', 'decline']],
  ['powerFlip', 'decline', { hand: 'ENG-K', tricks: { power: five } }, ['station ENG-K power']],
  [
    'takeFromDiscard',
    'decline',
    { hand: 'ENG-K', powered: 'medical', crewDiscard: 'SCI-2', tricks: { medical: five } },
    ['station ENG-K medical'],
  ],
  ['labsUnlock', 'unlock flamethrower', { hand: 'ENG-K', tricks: { labs: five } }, ['station ENG-K labs']],
  [
    'labsLock',
    'lock adhoc',
    { hand: 'ENG-K', status: 'adhoc flamethrower', tricks: { labs: '| (SEC-2) (SCI-2) (SCI-3) (SCI-4)' } },
    ['station ENG-K labs'],
  ],
  [
    'takeXO',
    'issue OPS-7',
    { hand: 'ENG-K', powered: 'logistics', tricks: { logistics: five } },
    ['station ENG-K logistics'],
  ],
  [
    'takeXO',
    'issue SCI-7',
    { hand: 'ENG-K OPS-7', powered: 'logistics', tricks: { logistics: five } },
    ['station ENG-K logistics'],
  ],
  ['arm', 'arm no', { hand: 'ENG-K', round: 31, tricks: { locus: five } }, ['station ENG-K locus']],
  ['arm', 'arm no', { hand: 'ENG-K', round: 99, tricks: { locus: five } }, ['station ENG-K locus']],
  [
    'arm',
    'arm yes',
    { hand: 'ENG-K', round: 32, seats: 2, tricks: { locus: five } },
    ['station ENG-K locus'],
  ],
  [
    'arm',
    'arm yes',
    { hand: 'ENG-K', round: 22, options: { roundLimit: 30 }, tricks: { locus: five } },
    ['station ENG-K locus'],
  ],
  [
    'powerDown',
    'powerDown labs',
    { hand: 'SCI-K', powered: 'hangar labs', tricks: { power: '| (ENG-2) (SCI-2) (SCI-3) (SCI-4)' } },
    ['station SCI-K power'],
  ],
  [
    'chooseVictims',
    'victims 2',
    { hand: 'SCI-K', tricks: { medical: 'OPS-9 ENG-3 | (SCI-2) (ENG-2)' } },
    ['station SCI-K medical'],
  ],
  [
    'chooseVictims',
    'victims 1,2',
    { hand: 'SCI-K', tricks: { medical: 'SCI-2 OPS-K | (SCI-3) (ENG-7)' } },
    ['station SCI-K medical'],
  ],
  [
    'chooseVictims',
    'victims 2,3',
    { hand: 'SCI-K', tricks: { cryonics: 'SCI-A OPS-K | (SCI-3) (ENG-7)' } },
    ['station SCI-K cryonics'],
  ],
  [
    'chooseVictims',
    'victims 2',
    { hand: 'SCI-K', tricks: { medical: 'SCI-2 OPS-K | (SCI-3) (ENG-2)' } },
    ['station SCI-K medical'],
  ],
  [
    'killHuman',
    'kill SCI-Q',
    { hand: 'ENG-K SCI-K SCI-Q', tricks: { hangar: '| (OPS-2) (SCI-2) (SCI-3) (SCI-4)', labs: 'SEC-5 |' } },
    ['station ENG-K hangar'],
  ],
  [
    'killHuman',
    'kill SCI-5',
    { hand: 'ENG-K SCI-5 SCI-K', tricks: { hangar: '| (OPS-2) (SCI-2) (SCI-3) (SCI-4)', labs: 'SEC-5 |' } },
    ['station ENG-K hangar'],
  ],
  [
    'killHuman',
    'kill SEC-9',
    { hand: 'ENG-K', tricks: { hangar: '| (OPS-2) (SCI-2) (SCI-3) (SCI-4)', labs: 'SEC-A SEC-9 |' } },
    ['station ENG-K hangar'],
  ],
  [
    'cocoonHuman',
    'cocoon SCI-5',
    {
      hand: 'ENG-K SCI-5 SCI-K',
      status: 'infestation',
      tricks: { locus: '| (SEC-2) (SCI-2) (SCI-3) (SCI-4)', labs: 'SEC-5 |' },
    },
    ['station ENG-K locus'],
  ],
  [
    'discardPhage',
    'discardPhage oxygen 0',
    {
      hand: 'OPS-K',
      tricks: {
        hangar: 'ENG-2 ENG-3 | (SCI-2) (SCI-3)',
        labs: '| (SCI-4)',
        oxygen: 'ENG-4 | (SCI-5) (SCI-9)',
      },
    },
    ['station OPS-K hangar'],
  ],
  [
    'discardPhage',
    'discardPhage hangar 0',
    { hand: 'OPS-K', tricks: { hangar: 'ENG-2 ENG-3 | (SCI-2) (SCI-3)' } },
    ['station OPS-K hangar'],
  ],
  [
    'discardPhage',
    'discardPhage oxygen 0',
    {
      hand: 'ENG-K',
      powered: 'labs',
      status: 'adhoc flamethrower',
      tricks: { labs: five, oxygen: '| (SCI-4) (SCI-5)' },
    },
    ['station ENG-K labs'],
  ],
  [
    'discardHand',
    'discardTwo SCI-5 SEC-9',
    { hand: 'ENG-K SCI-5 SEC-9 SCI-K', tricks: { logistics: '| (OPS-2) (SCI-2) (SCI-3) (SCI-4)' } },
    ['station ENG-K logistics'],
  ],
  [
    'discardHand',
    'discardTwo SCI-5 SEC-9',
    { hand: 'ENG-K SCI-K SEC-9 SCI-5', tricks: { logistics: '| (OPS-2) (SCI-2) (SCI-3) (SCI-4)' } },
    ['station ENG-K logistics'],
  ],
  [
    'scienceReveal',
    'reveal hangar 1',
    { hand: 'SCI-2', tricks: { medical: '| (SCI-2)', hangar: '| SCI-3 (SCI-4)', labs: '| (SCI-5)' } },
    ['tower SCI-2 discard'],
  ],
  [
    'scienceReveal',
    'reveal medical 0',
    { hand: 'SCI-2', tricks: { medical: '| (SCI-2)', hangar: '| SCI-3 (SCI-4)', labs: '| (SCI-5)' } },
    ['tower SCI-2 discard', 'reveal hangar 1'],
  ],
  ['opsMove', 'move SCI-2 medical', { hand: 'OPS-2 SCI-2' }, ['tower OPS-2 discard']],
  [
    'opsMove',
    'decline',
    { hand: 'OPS-2 SCI-2 SCI-3', status: 'uplink' },
    ['tower OPS-2 discard', 'move SCI-2 labs'],
  ],
  [
    'securityTarget',
    'discardPhage medical 0',
    { hand: 'SEC-2', tricks: { medical: '| (SCI-2)', hangar: '| SCI-3 (SCI-4)' } },
    ['tower SEC-2 kill'],
  ],
  [
    'forcedResolve',
    'resolve labs',
    {
      powered: 'hangar',
      tricks: { medical: '| (SCI-2)', hangar: '| (SCI-3) (SCI-4) (SCI-5)', labs: '| (OPS-2) (OPS-3)' },
    },
    [],
  ],
  [
    'forcedResolve',
    'resolve labs',
    { powered: 'hangar', tricks: { hangar: '| (SCI-3)', labs: 'SEC-2 |' } },
    [],
  ],
  [
    'forcedResolve',
    'resolve hangar',
    { tricks: { medical: '| (SCI-2)', hangar: '| (SCI-3) (SCI-4) (SCI-5)', labs: '| (OPS-2) (OPS-3)' } },
    [],
  ],
  [
    'destroyStation',
    'destroy cryonics',
    { begin: 'endOfRound', hand: 'SCI-2', status: 'destruct', destroyed: 'medical' },
    [],
  ],
])('%s: %s', (name, expected, written, actions) => {
  const { state, ship } = open(written);
  act(state, ...actions);
  expect(decision(ship)).toBe(name);
  expect(defaultIn(written, ...actions)).toBe(expected);
});

test('several held tricks resolve clockwise from the north-west', () => {
  const written: WrittenPosition = {
    hand: 'SCI-2',
    sentinels: { labs: 'OPS-2', medical: 'OPS-3' },
    tricks: {
      labs: '| (SCI-2) (SCI-3) (SCI-4) (SCI-5) (SCI-9)',
      medical: '| (OPS-2) (OPS-3) (OPS-4) (OPS-5) (OPS-9)',
    },
  };
  expect(defaultIn(written, 'pass')).toBe('resolve medical');
});

test('a custom layout left to the clock is the standard one (HYP-101)', () => {
  const state = hypatia.setup(1, { ...open().state.options, layout: 'custom' }, fastRandom('layout'));
  const told: Told[] = [];
  const table = { random: fastRandom('table'), now: 0, tell: (event: Told) => told.push(event) };
  hypatia.begin(state, table);
  for (let cell = 0; cell < 7; cell++) hypatia.apply(state, CLOCK, readAction('timeout 1'), table);
  expect(state.ships[0]?.layout).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(told.filter(({ type }) => type === 'laidOut')).toHaveLength(8);
  expect(decision(state.ships[0] as Ship)).toBe('play');
});
