/** How bonuses come to be owed and are used; what each kind does is in bonusKinds.test.ts. */
import { fastRandom, silentContext } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { RED, YELLOW } from '../cards.ts';
import { outpostSeven } from '../game.ts';
import { CELL_NAMES } from '../grid.ts';
import type { State } from '../state.ts';
import { modulesOf, readCell } from '../testing/notation.ts';
import { act, legalActions, openOf, peopleOf, readAction, refusalOf, type Told } from '../testing/play.ts';
import { position, type WrittenPosition } from '../testing/position.ts';

/** Yellow's Place will cover a People and a Place space at once. */
const chain: WrittenPosition = {
  grid: ['r1c2 G4-2 2 red', 'r1c3 G6-1 2 yellow', 'r2c3 B5-5 3 red', 'r3c1 P5-2 2 yellow', 'r3c2 P4-3 2 red'],
  yellow: 'B4-1 B4-3',
  active: YELLOW,
};
const repair = 'repair B4-1 B4-3 r3c3';

const twoOwed = (written: WrittenPosition = chain): State => {
  const state = position(written);
  act(state, YELLOW, repair);
  return state;
};

/** The icons in the order they were used. */
const used = (told: readonly Told[]): string[] =>
  openOf(told, 'bonusUsed').map(({ cell, space }) => `${CELL_NAMES[cell]} ${space + 1}`);

describe('what gives a bonus', () => {
  test('a bonus space covered by the cubes of the repair (OPS-100)', () => {
    const state = position({ red: 'G3-3 G3-1' });
    expect(used(act(state, RED, 'repair G3-3 G3-1 r3c3'))).toEqual(['r3c3 1']);
  });

  test('and one covered by the cube of another bonus: they chain (OPS-100, OPSR-20)', () => {
    const state = position({ red: 'B3-1 B3-2', grid: ['r1c2 G5-2 2 red'] });
    expect(used(act(state, RED, 'repair B3-1 B3-2 r1c1'))).toEqual(['r1c1 1', 'r1c2 3']);
    expect([peopleOf(state, 'R1'), peopleOf(state, 'C2')]).toEqual([3, 4]);
  });

  test('not a space covered in an earlier turn (OPS-100)', () => {
    const state = position({ red: 'B3-1 B3-2', grid: ['r1c2 G5-2 3 red', 'r1c3 G6-1 1 red'] });
    expect(used(act(state, RED, 'repair B3-1 B3-2 r1c1'))).toEqual(['r1c1 1']);
    expect(modulesOf(state)).toEqual(['r1c1 B3-1 2 red', 'r1c2 G5-2 4 red', 'r1c3 G6-1 2 red']);
  });

  test('several spaces covered by one Place are all owed (OPS-100)', () => {
    expect(legalActions(twoOwed(), YELLOW)).toEqual(['bonus r1c3 3', 'bonus r3c1 3', 'bonusAuto']);
  });
});

describe('using them', () => {
  test('all must be used before the turn ends; nothing else can be done (OPS-101)', () => {
    const state = twoOwed();
    expect(state.active).toBe(YELLOW);
    for (const text of ['salvage 1', 'repair B5-1 B5-2 r3c4', 'keep 1']) {
      expect(refusalOf(state, YELLOW, text)).toEqual({ rule: 'OPS-101', reason: 'bonusesFirst' });
    }
    act(state, YELLOW, 'bonus r1c3 3');
    expect(state.active).toBe(YELLOW);
    act(state, YELLOW, 'bonus r1c3 4');
    expect(state.pending).toEqual([]);
    expect(state.active).toBe(RED);
  });

  test('an action that no text writes is refused as such (OPS-007)', () => {
    expect(outpostSeven.refusal(twoOwed(), YELLOW, outpostSeven.codec.size)).toEqual({
      rule: 'OPS-007',
      reason: 'noSuchAction',
    });
  });

  test('the player whose turn it is chooses which comes next, and is asked (OPS-102, OPSR-31)', () => {
    const state = position(chain);
    expect(act(state, YELLOW, repair).at(-1)).toEqual({
      type: 'asked',
      rule: 'OPS-102',
      open: { seat: YELLOW, phase: 'bonus' },
      quiet: true,
    });
    for (const first of ['bonus r1c3 3', 'bonus r3c1 3']) {
      expect(refusalOf(state, YELLOW, first)).toBeNull();
      expect(refusalOf(state, RED, first)).toEqual({ rule: 'OPS-004', reason: 'notYourTurn' });
    }
  });

  test('one bonus is finished before the next is chosen (OPS-102)', () => {
    const state = twoOwed();
    const told = act(state, YELLOW, 'bonus r1c3 3');
    expect(used(told)).toEqual(['r1c3 3']);
    expect(modulesOf(state)).toContain('r1c3 G6-1 4 yellow');
    expect(modulesOf(state)).toContain('r3c3 B4-1 3 yellow');
    expect(told.at(-1)).toMatchObject({ type: 'asked', open: { phase: 'bonus' } });
  });

  test('what one bonus gains joins the others, in any order (OPS-103)', () => {
    const state = twoOwed();
    act(state, YELLOW, 'bonus r1c3 3');
    expect(legalActions(state, YELLOW, 'bonus ').sort()).toEqual(['bonus r1c3 4', 'bonus r3c1 3']);
    expect(used(act(state, YELLOW, 'bonus r1c3 4'))).toEqual(['r1c3 4', 'r3c1 3']);
  });

  test('a single one is used without asking, and so is the last one left (OPS-104)', () => {
    const state = position({ red: 'G3-3 G3-1' });
    const told = act(state, RED, 'repair G3-3 G3-1 r3c3');
    expect(told.map(({ type }) => type)).toEqual(['repaired', 'bonusUsed', 'votes', 'asked']);
    expect(told.at(-1)).toMatchObject({ open: { seat: YELLOW, phase: 'turn' } });
    expect(used(act(twoOwed(), YELLOW, 'bonus r3c1 3'))).toEqual(['r3c1 3', 'r1c3 3', 'r1c3 4']);
  });

  test('"use all" takes the lowest cell, then the lowest space, and looks again after each', () => {
    expect(used(act(twoOwed(), YELLOW, 'bonusAuto'))).toEqual(['r1c3 3', 'r1c3 4', 'r3c1 3']);
  });

  test('"use all" needs something owed (OPS-100)', () => {
    const state = position({ red: 'B3-1 B3-2' });
    for (const text of ['bonusAuto', 'bonus r1c1 1']) {
      expect(refusalOf(state, RED, text)).toEqual({ rule: 'OPS-100', reason: 'noBonusPending' });
    }
  });

  test('a used bonus is not owed any more, and no other space is (OPS-100)', () => {
    const state = twoOwed();
    for (const text of ['bonus r3c3 1', 'bonus r2c3 3', 'bonus r1c3 1', 'bonus r1c3 4', 'bonus r5c5 1']) {
      expect(refusalOf(state, YELLOW, text)).toEqual({ rule: 'OPS-100', reason: 'bonusNotPending' });
    }
  });

  test('a bonus works for the player whose turn it is, also on a module just taken over (OPS-105)', () => {
    const grid = ['r1c2 G4-4 0 neutral', 'r2c2 P4-1 2 red', 'r3c2 P4-2 2 yellow'];
    const state = position({ yellow: 'B3-1 B3-3', active: YELLOW, grid });
    act(state, YELLOW, 'repair B3-1 B3-3 r1c1');
    expect(modulesOf(state)).toEqual([
      'r1c1 B3-1 2 yellow',
      'r1c2 G4-4 1 yellow',
      'r2c2 P4-1 1 red',
      'r3c2 P4-2 2 yellow',
    ]);
  });

  test('it does the same when nobody listens', () => {
    const [told, silent] = [twoOwed(), twoOwed()] as [State, State];
    act(told, YELLOW, 'bonus r1c3 3');
    outpostSeven.apply(silent, YELLOW, readAction('bonus r1c3 3'), silentContext(fastRandom(1)));
    expect(silent).toEqual(told);
    act(told, YELLOW, 'bonusAuto');
    outpostSeven.apply(silent, YELLOW, readAction('bonusAuto'), silentContext(fastRandom(1)));
    expect(silent).toEqual(told);
  });

  test('a game written down while bonuses are owed goes on where it was', () => {
    const state = twoOwed();
    const restored = JSON.parse(JSON.stringify(state)) as State;
    expect(restored.playedCell).toBe(readCell('r3c3'));
    expect(restored.pending).toHaveLength(2);
    act(state, YELLOW, 'bonusAuto');
    act(restored, YELLOW, 'bonusAuto');
    expect(restored).toEqual(state);
  });
});

describe('from where a bonus reaches', () => {
  /** Place at r3c3 covers the Remove of a 5-5 at r3c1; red modules lie beside each of the two. */
  const written: WrittenPosition = {
    grid: ['r3c1 P5-5 2 yellow', 'r2c1 B4-2 2 red', 'r2c3 G4-1 2 red'],
    yellow: 'B4-1 B4-3',
    active: YELLOW,
  };
  const afterwards = (bonusCentre: 'bonusCard' | 'playedCard'): string[] => {
    const state = position({ ...written, options: { bonusCentre } });
    const told = act(state, YELLOW, repair);
    const centre = readCell(bonusCentre === 'bonusCard' ? 'r3c1' : 'r3c3');
    expect(openOf(told, 'bonusUsed').at(-1)).toMatchObject({ cell: readCell('r3c1'), centre });
    return modulesOf(state);
  };

  test('from the module with the icon (OPS-106, OPSR-21)', () => {
    expect(afterwards('bonusCard')).toEqual([
      'r2c1 B4-2 1 red',
      'r2c3 G4-1 2 red',
      'r3c1 P5-5 3 yellow',
      'r3c3 B4-1 2 yellow',
    ]);
  });

  test('or, as agreed, from the module played this turn (OPS-106, OPSR-21)', () => {
    expect(afterwards('playedCard')).toEqual([
      'r2c1 B4-2 2 red',
      'r2c3 G4-1 1 red',
      'r3c1 P5-5 3 yellow',
      'r3c3 B4-1 2 yellow',
    ]);
  });

  test('for an icon of the played module both are the same (OPS-106)', () => {
    for (const bonusCentre of ['bonusCard', 'playedCard'] as const) {
      const state = position({ red: 'G3-3 G3-1', grid: ['r1c2 G5-4 3 yellow'], options: { bonusCentre } });
      act(state, RED, 'repair G3-3 G3-1 r1c1');
      expect([peopleOf(state, 'R1'), peopleOf(state, 'C1')]).toEqual([4, 2]);
    }
  });

  test('the played module is forgotten when the turn is over', () => {
    const state = twoOwed();
    expect(state.playedCell).toBe(readCell('r3c3'));
    act(state, YELLOW, 'bonusAuto');
    expect(state.playedCell).toBe(-1);
  });
});
