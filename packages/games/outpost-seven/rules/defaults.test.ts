import { CLOCK } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { RED, YELLOW } from '../cards.ts';
import type { State } from '../state.ts';
import { modulesOf, writeCards } from '../testing/notation.ts';
import { act, legalActions, openOf, refusalOf } from '../testing/play.ts';
import { position } from '../testing/position.ts';

const nothingLeft = { offer: '- - - - -', deck: '' };

const afterTimeout = (state: State): State => {
  act(state, CLOCK, 'timeout');
  return state;
};

describe('when the clock runs out while cards are kept', () => {
  const kept = (red: string): string =>
    writeCards(afterTimeout(position({ phase: 'keepFirst', red })).kept[RED]);

  test('the set with most cards is kept', () => {
    expect(kept('B6-1 B6-2 G3-1 G3-2 G3-3 P3-1 P6-1')).toBe('G3-1 G3-2 G3-3 P3-1');
    expect(kept('B6-1 B6-2 G5-1 G4-1 P3-1 P6-1 P6-2')).toBe('G4-1 G5-1 P3-1');
  });

  test('of several the one whose numbers come first', () => {
    expect(kept('B6-1 B6-2 G6-1 P5-1 P5-2 P5-3 P5-4')).toBe('B6-1 B6-2');
    expect(kept('B3-1 G4-2 P5-3 B6-1 G6-2 P4-1 G5-5')).toBe('B3-1 G4-2 G5-5');
    expect(kept('B5-1 B6-1 G3-1 G4-1 P3-1 P4-1 P5-1')).toBe('B5-1 G3-1 G4-1');
  });

  test('the second player’s too, by the lowered total if need be', () => {
    const yellow = 'B6-1 B6-2 G6-1 G6-2 P6-1 P6-2 P5-1';
    const state = afterTimeout(position({ phase: 'keepSecond', yellow }));
    expect(writeCards(state.kept[YELLOW])).toBe('B6-1 B6-2');
    expect(state.active).toBe(RED);
  });
});

describe('when the clock runs out in a turn', () => {
  const salvaged = (offer: string, red = ''): string =>
    writeCards(afterTimeout(position({ offer, red })).salvaged[RED]);

  test('most cards are salvaged, even for a lower total', () => {
    expect(salvaged('B4-1 P6-1 B4-2 P6-2 G3-1')).toBe('B4-1 B4-2 G3-1');
  });

  test('of as many cards the highest total', () => {
    expect(salvaged('B3-1 G3-1 P3-1 B5-1 B6-1')).toBe('B3-1 B6-1 G3-1');
    expect(salvaged('B3-1 G4-1 P3-1 P6-1 B5-1', 'P6-2 P6-3 P6-4 P6-5 P6-6 G6-1')).toBe('P6-1');
  });

  test('of the same total the first slots', () => {
    const state = position({ offer: 'B6-1 G3-1 P4-3 B3-2 G5-2' });
    expect(openOf(act(state, CLOCK, 'timeout'), 'salvaged')[0]?.slots).toEqual([0, 1, 3]);
    expect(salvaged('G6-1 B6-1 P6-1 P5-1 P5-2', 'P6-2 P6-3 P6-4 P6-5 P6-6 G6-2')).toBe('G6-1');
  });

  test('a repair is made only where nothing can be salvaged', () => {
    const state = position({ red: 'B3-1 B6-2', offer: '- - - P6-1 -', deck: '' });
    expect(openOf(act(state, CLOCK, 'timeout'), 'salvaged')).toHaveLength(1);
    const full = position({ red: 'B3-1 B3-2 G4-1 G5-1 P5-2 P6-1 P6-2' });
    expect(openOf(act(full, CLOCK, 'timeout'), 'repaired')).toHaveLength(1);
  });

  const repaired = (red: string, grid: string[] = []): string[] =>
    modulesOf(afterTimeout(position({ ...nothingLeft, red, grid, yellow: 'B4-1 B4-2' })));

  test('the repair that places most cubes', () => {
    expect(repaired('B6-1 B6-2 G4-3 G6-1 P6-1')).toEqual(['r1c1 G4-3 3 red']);
  });

  test('what does not fit is no reason to choose a scrap: then the lowest module, scrap and cell', () => {
    const state = position({ ...nothingLeft, red: 'P3-3 G6-1 P6-1', yellow: 'B4-1 B4-2' });
    const told = act(state, CLOCK, 'timeout');
    expect(openOf(told, 'repaired')).toMatchObject([{ placed: 3, lost: 0, cell: 0 }]);
    expect(writeCards(state.kept[RED])).toBe('P6-1');
    expect(repaired('B3-3 G3-3 P6-1')).toEqual(['r1c1 B3-3 3 red']);
    expect(repaired('B3-3 P6-1', ['r4c2 G4-1 1 yellow'])).toEqual(['r3c2 B3-3 3 red', 'r4c2 G4-1 1 yellow']);
  });
});

describe('when the clock runs out while bonuses are owed', () => {
  test('all are used', () => {
    const state = position({ red: 'B5-2 B5-1', grid: ['r1c2 G5-2 2 red', 'r2c1 P5-2 2 red'] });
    act(state, RED, 'repair B5-2 B5-1 r1c1');
    expect(legalActions(state, RED)).toContain('bonusAuto');
    const told = act(state, CLOCK, 'timeout');
    expect(openOf(told, 'bonusUsed')).toHaveLength(2);
    expect(state.active).toBe(YELLOW);
  });
});

describe('the clock', () => {
  test('acts for the player to decide, and says so first (OPS-005)', () => {
    const state = position({ active: YELLOW, offer: 'B6-1 G3-1 P4-3 B3-2 G5-2' });
    const told = act(state, CLOCK, 'timeout');
    expect(told[0]).toEqual({ type: 'timedOut', rule: 'OPS-005', open: { seat: YELLOW } });
    expect(told[1]).toMatchObject({ type: 'salvaged', open: { seat: YELLOW } });
    expect(state.active).toBe(RED);
  });

  test('can do nothing else, and nobody else can do that (OPS-007)', () => {
    const state = position();
    const refused = { rule: 'OPS-007', reason: 'noSuchAction' };
    expect(refusalOf(state, CLOCK, 'resign')).toEqual(refused);
    expect(refusalOf(state, RED, 'timeout')).toEqual(refused);
    expect(refusalOf(state, CLOCK, 'salvage 1')).toEqual({ rule: 'OPS-004', reason: 'notYourTurn' });
    expect(refusalOf(state, CLOCK, 'timeout')).toBeNull();
  });
});
