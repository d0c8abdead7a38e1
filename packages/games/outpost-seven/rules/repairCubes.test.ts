/** Step 2 of a repair: how many cubes it places, and whose the module is then. */
import { afterEach, describe, expect, test } from 'vitest';
import { LIMITS, RED, YELLOW } from '../cards.ts';
import { modulesOf, readCard, writeTokens } from '../testing/notation.ts';
import { act, cubeTotals, legalActions, openOf, refusalOf } from '../testing/play.ts';
import { position } from '../testing/position.ts';
import { cubesDue } from './repair.ts';

const oneModule = ['r3c3 B5-2 3 yellow'];

describe('step 2: cubes', () => {
  test.each([
    ['B4-1', 'B4-2', 1],
    ['B4-1', 'B5-1', 2],
    ['B4-1', 'G4-2', 0],
    ['B4-1', 'G5-1', 1],
    ['B4-1', 'P6-1', 2],
    ['G3-1', 'G6-1', 4],
    ['G3-1', 'P6-1', 3],
    ['P6-1', 'P6-2', 1],
  ])(
    '%s paid with %s gives %i: one for the colour, one for each point above (OPS-090, OPSR-18)',
    (play, scrap, due) => {
      expect(cubesDue(readCard(play), readCard(scrap))).toBe(due);
    },
  );

  test.each([
    ['B5-1', 'B5-2', 1, 0],
    ['P4-3', 'P6-1', 3, 0],
    ['G3-3', 'B6-1', 3, 0],
    ['G3-3', 'G6-1', 3, 1],
  ])('%s paid with %s: %i placed, %i lost (OPS-091, OPSR-17)', (play, scrap, placed, lost) => {
    const state = position({ red: `${play} ${scrap}`, grid: ['r1c1 B4-4 1 red', 'r1c2 B4-2 4 red'] });
    const told = act(state, RED, `repair ${play} ${scrap} r2c1`);
    expect(openOf(told, 'repaired')).toMatchObject([{ placed, lost }]);
  });

  test('what does not fit is lost and spills nowhere (OPS-091, OPSR-17)', () => {
    const state = position({ red: 'G3-3 G6-1', grid: ['r1c1 B4-4 1 red'] });
    act(state, RED, 'repair G3-3 G6-1 r2c1');
    expect(modulesOf(state)).toEqual(['r1c1 B4-4 1 red', 'r2c1 G3-3 3 red']);
    expect(cubeTotals(state)).toEqual([4, 0]);
  });

  test('a full module takes no further cube, not even from its own Place (OPS-093)', () => {
    const state = position({ red: 'B3-1 B6-1' });
    const told = act(state, RED, 'repair B3-1 B6-1 r3c3');
    expect(openOf(told, 'bonusUsed')).toMatchObject([{ cubes: [] }]);
    expect(modulesOf(state)).toEqual(['r3c3 B3-1 3 red']);
  });

  test('a covered bonus space owes its bonus until it is used (OPS-094, OPSR-32)', () => {
    const state = position({
      red: 'B5-2 B5-1',
      grid: ['r1c2 G5-2 2 red', 'r2c1 P5-2 2 red'],
    });
    act(state, RED, 'repair B5-2 B5-1 r1c1');
    const owed = ['bonus r1c2 3', 'bonus r2c1 3'];
    expect(legalActions(state, RED, 'bonus ')).toEqual(owed);
    expect(refusalOf(state, RED, 'bonus r1c2 1')).toMatchObject({ reason: 'bonusNotPending' });
    const used = act(state, RED, owed[0] as string);
    expect(openOf(used, 'bonusUsed')).toHaveLength(2);
    expect(state.pending).toEqual([]);
  });

  test('with no cube due it lies neutral: no owner and no bonus (OPS-095, OPSR-38)', () => {
    const state = position({ red: 'B4-1 G4-2', grid: oneModule });
    const told = act(state, RED, 'repair B4-1 G4-2 r3c4');
    expect(modulesOf(state)).toEqual(['r3c3 B5-2 3 yellow', 'r3c4 B4-1 0 neutral']);
    expect(told[0]).toMatchObject({ type: 'repaired', rule: 'OPS-095', open: { placed: 0, lost: 0 } });
    expect(openOf(told, 'bonusUsed')).toEqual([]);
  });

  test('a neutral play changes no votes (OPSR-30)', () => {
    const state = position({ red: 'B4-1 G4-2', grid: oneModule });
    const tokens = writeTokens(state.token);
    expect(openOf(act(state, RED, 'repair B4-1 G4-2 r3c4'), 'votes')).toEqual([]);
    expect(writeTokens(state.token)).toBe(tokens);
  });

  test('a module belongs to the player whose cubes lie on it (OPS-096, OPSR-19)', () => {
    for (const [seat, owner] of [
      [RED, 'red'],
      [YELLOW, 'yellow'],
    ] as const) {
      const state = position({ [owner]: 'B5-1 G6-1', active: seat });
      act(state, seat, 'repair B5-1 G6-1 r3c3');
      expect(modulesOf(state)).toEqual([`r3c3 B5-1 2 ${owner}`]);
    }
  });

  test('whoever laid a neutral module has no claim to it (OPSR-19)', () => {
    const state = position({ red: 'B4-1 G4-2', yellow: 'P4-1 P4-2' });
    act(state, RED, 'repair B4-1 G4-2 r3c3');
    act(state, YELLOW, 'repair P4-1 P4-2 r3c4');
    expect(modulesOf(state)[0]).toBe('r3c3 B4-1 2 yellow');
  });

  test('all bonus spaces covered by the cubes of a repair are owed together (OPS-097)', () => {
    LIMITS.cubesPerOverpay = 3;
    const state = position({ red: 'B5-2 G6-1' });
    act(state, RED, 'repair B5-2 G6-1 r3c3');
    expect(legalActions(state, RED, 'bonus ')).toEqual(['bonus r3c3 1', 'bonus r3c3 3']);
  });

  const { cubesForColourMatch, cubesPerOverpay } = LIMITS;
  afterEach(() => {
    Object.assign(LIMITS, { cubesForColourMatch, cubesPerOverpay });
  });

  test('the two sources of cubes are numbers of one table (OPS-090)', () => {
    LIMITS.cubesForColourMatch = 2;
    LIMITS.cubesPerOverpay = 5;
    expect(cubesDue(readCard('B4-1'), readCard('B5-1'))).toBe(7);
    expect(cubesDue(readCard('B4-1'), readCard('G5-1'))).toBe(5);
    expect(cubesDue(readCard('B4-1'), readCard('B4-2'))).toBe(2);
  });
});
