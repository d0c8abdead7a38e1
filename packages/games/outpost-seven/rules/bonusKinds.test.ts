/** What Place, Remove and People do. */
import { afterEach, describe, expect, test } from 'vitest';
import { MOST_SPACES, PLACE, PLAIN, POP, RED, REMOVE, SPACE_OF, type SpaceKind, YELLOW } from '../cards.ts';
import { faultsOf } from '../testing/faults.ts';
import { modulesOf, readCard, readCell, readLine } from '../testing/notation.ts';
import { act, cubeTotals, legalActions, openOf, peopleOf } from '../testing/play.ts';
import { position } from '../testing/position.ts';

/** The grid after Red plays a Place at r3c3. */
const afterPlace = (...grid: string[]): string[] => {
  const state = position({ red: 'B4-1 B4-2', grid });
  act(state, RED, 'repair B4-1 B4-2 r3c3');
  expect(faultsOf(state)).toEqual([]);
  return modulesOf(state);
};

/** The grid after Red plays a Remove at r3c3. */
const afterRemove = (...grid: string[]): string[] => {
  const state = position({ red: 'B4-4 B4-2', grid });
  act(state, RED, 'repair B4-4 B4-2 r3c3');
  expect(faultsOf(state)).toEqual([]);
  return modulesOf(state);
};

describe('Place', () => {
  test('puts one cube on every own and neutral module of row and column, near or far (OPS-110, OPSR-47)', () => {
    expect(
      afterPlace(
        ...[
          'r1c3 G4-1 1 red',
          'r2c2 G5-1 1 red',
          'r2c3 G4-2 1 red',
          'r3c1 P5-1 1 red',
          'r3c5 P5-3 0 neutral',
        ],
        ...['r5c3 P6-1 1 red', 'r5c5 P6-2 1 red'],
      ),
    ).toEqual([
      ...['r1c3 G4-1 2 red', 'r2c2 G5-1 1 red', 'r2c3 G4-2 2 red', 'r3c1 P5-1 3 red', 'r3c3 B4-1 3 red'],
      ...['r3c5 P5-3 2 red', 'r5c3 P6-1 2 red', 'r5c5 P6-2 2 red'],
    ]);
  });

  test('its own module gets one, though it lies in row and column (OPS-110, OPS-111, OPSR-22)', () => {
    expect(afterPlace('r3c4 G4-1 1 yellow')).toEqual(['r3c3 B4-1 2 red', 'r3c4 G4-1 1 yellow']);
  });

  test('the cube goes on the first empty space (OPS-111)', () => {
    const state = position({ red: 'B4-1 B4-2', grid: ['r3c4 G6-1 2 red'] });
    const told = act(state, RED, 'repair B4-1 B4-2 r3c3');
    expect(openOf(told, 'bonusUsed')[1]).toMatchObject({ cell: readCell('r3c4'), space: 2, kind: PLACE });
  });

  test('a neutral module that gets a cube is yours, and its first space gives its bonus (OPS-112)', () => {
    const state = position({ red: 'B4-1 B4-2', grid: ['r3c4 G3-3 0 neutral'] });
    const told = act(state, RED, 'repair B4-1 B4-2 r3c3');
    expect(modulesOf(state)).toContain('r3c4 G3-3 1 red');
    expect(openOf(told, 'bonusUsed')[1]).toMatchObject({ cell: readCell('r3c4'), space: 0, kind: POP });
  });

  test('one Place can take over two neutral modules (OPS-112)', () => {
    const state = position({
      yellow: 'B4-1 B4-2',
      grid: ['r3c2 G4-3 0 neutral', 'r3c4 P4-3 0 neutral'],
      active: YELLOW,
    });
    act(state, YELLOW, 'repair B4-1 B4-2 r3c3');
    expect(modulesOf(state)).toEqual(['r3c2 G4-3 1 yellow', 'r3c3 B4-1 2 yellow', 'r3c4 P4-3 1 yellow']);
    expect(legalActions(state, YELLOW, 'bonus ')).toEqual(['bonus r3c2 1', 'bonus r3c4 1']);
  });

  test('passes over opposing modules and over full ones (OPS-113, OPSR-24)', () => {
    expect(afterPlace('r3c2 G4-1 2 yellow', 'r3c4 P3-1 3 red', 'r2c3 P4-1 4 red', 'r4c3 P4-2 3 red')).toEqual(
      ['r2c3 P4-1 4 red', 'r3c2 G4-1 2 yellow', 'r3c3 B4-1 2 red', 'r3c4 P3-1 3 red', 'r4c3 P4-2 4 red'],
    );
  });

  test('is no choice: no action leaves a module out (OPS-114, OPSR-23)', () => {
    const state = position({ red: 'B4-1 B4-2', grid: ['r3c4 G4-3 0 neutral', 'r2c3 G4-1 1 red'] });
    const told = act(state, RED, 'repair B4-1 B4-2 r3c3');
    expect(openOf(told, 'bonusUsed')[0]?.cubes.map(({ cell }) => cell)).toEqual(
      ['r2c3', 'r3c3', 'r3c4'].map(readCell),
    );
  });

  test('has as many cubes as it needs: 40 are no limit (OPSR-33)', () => {
    const grid = ['r1c1 B6-1', 'r1c2 B6-2', 'r1c3 B6-3', 'r1c4 B6-4', 'r2c1 G6-1', 'r2c2 G6-2', 'r2c4 G6-3'];
    const state = position({
      red: 'B4-1 B4-2',
      grid: [...grid.map((module) => `${module} 6 red`), 'r3c2 G4-1 1 red'],
    });
    expect(cubeTotals(state)).toEqual([43, 0]);
    act(state, RED, 'repair B4-1 B4-2 r3c3');
    expect(cubeTotals(state)).toEqual([46, 0]);
  });

  test('is told with every module it changed (OPS-110)', () => {
    const state = position({
      yellow: 'B4-1 B4-2',
      grid: ['r3c4 G4-1 0 neutral', 'r2c3 P4-1 3 yellow'],
      active: YELLOW,
    });
    const told = act(state, YELLOW, 'repair B4-1 B4-2 r3c3');
    expect(told.find(({ type }) => type === 'bonusUsed')).toEqual({
      type: 'bonusUsed',
      rule: 'OPS-110',
      open: {
        seat: YELLOW,
        kind: PLACE,
        cell: readCell('r3c3'),
        space: 0,
        centre: readCell('r3c3'),
        cubes: [
          { cell: readCell('r2c3'), before: -3, after: -4 },
          { cell: readCell('r3c3'), before: -1, after: -2 },
          { cell: readCell('r3c4'), before: 0, after: -1 },
        ],
        lines: [],
        safe: [],
        hit: [40, 4, 22],
        shielded: [],
      },
    });
  });
});

describe('Remove', () => {
  test('takes the lowest cube off every opposing module of row and column, if it lies on a plain space (OPS-120)', () => {
    expect(
      afterRemove('r1c3 G4-1 2 yellow', 'r2c2 G4-2 2 yellow', 'r3c2 P5-1 5 yellow', 'r3c5 P6-5 2 yellow'),
    ).toEqual([
      'r1c3 G4-1 1 yellow',
      'r2c2 G4-2 2 yellow',
      'r3c2 P5-1 4 yellow',
      'r3c3 B4-4 1 red',
      'r3c5 P6-5 1 yellow',
    ]);
  });

  test('a lowest cube on a bonus space is safe, and so are the cubes above it (OPS-121, OPSR-25, OPSR-26)', () => {
    const safe = ['r2c3 G4-1 1 yellow', 'r3c2 P5-1 4 yellow', 'r3c4 G5-5 3 yellow', 'r4c3 P6-6 5 yellow'];
    const state = position({ red: 'B4-4 B4-2', grid: safe });
    const told = act(state, RED, 'repair B4-4 B4-2 r3c3');
    expect(modulesOf(state).filter((module) => module.endsWith('yellow'))).toEqual(safe);
    expect(openOf(told, 'bonusUsed')[0]?.safe).toEqual(['r2c3', 'r3c2', 'r3c4', 'r4c3'].map(readCell));
  });

  test('never touches own or neutral modules (OPS-122)', () => {
    expect(afterRemove('r3c2 G4-1 2 red', 'r3c4 G4-2 0 neutral')).toEqual([
      'r3c2 G4-1 2 red',
      'r3c3 B4-4 1 red',
      'r3c4 G4-2 0 neutral',
    ]);
  });

  test('works for Yellow as for Red (OPS-122)', () => {
    const grid = ['r3c2 G4-1 2 red', 'r3c4 G4-2 2 yellow', 'r2c3 G5-1 1 red'];
    const state = position({ yellow: 'B4-4 B4-2', grid, active: YELLOW });
    const told = act(state, YELLOW, 'repair B4-4 B4-2 r3c3');
    expect(modulesOf(state)).toEqual([
      'r2c3 G5-1 1 red',
      'r3c2 G4-1 1 red',
      'r3c3 B4-4 1 yellow',
      'r3c4 G4-2 2 yellow',
    ]);
    expect(openOf(told, 'bonusUsed')[0]).toMatchObject({
      cubes: [{ cell: readCell('r3c2'), before: 2, after: 1 }],
      safe: [readCell('r2c3')],
    });
  });

  test('a second Remove of the turn may meet a cube that is safe now (OPS-121)', () => {
    const state = position({
      red: 'B4-1 B4-2',
      grid: ['r1c2 G4-4 0 neutral', 'r2c1 P4-4 0 neutral', 'r2c2 P5-5 4 yellow'],
    });
    act(state, RED, 'repair B4-1 B4-2 r1c1');
    const told = act(state, RED, 'bonusAuto');
    expect(openOf(told, 'bonusUsed')).toMatchObject([
      { kind: REMOVE, cubes: [{ before: -4, after: -3 }], safe: [] },
      { kind: REMOVE, cubes: [], safe: [readCell('r2c2')] },
    ]);
    expect(modulesOf(state)).toContain('r2c2 P5-5 3 yellow');
  });

  describe('with a deck whose modules may begin with a plain space', () => {
    const spaces = SPACE_OF as SpaceKind[];
    const first = readCard('G4-1') * MOST_SPACES;
    const printed = spaces[first] as SpaceKind;
    afterEach(() => {
      spaces[first] = printed;
    });

    test.each([
      [RED, 'red', 'yellow'],
      [YELLOW, 'yellow', 'red'],
    ] as const)('a module that loses its last cube is neutral (OPS-123)', (seat, mine, theirs) => {
      spaces[first] = PLAIN;
      const state = position({ [mine]: 'B4-4 B4-2', grid: [`r3c4 G4-1 1 ${theirs}`], active: seat });
      const told = act(state, seat, 'repair B4-4 B4-2 r3c3');
      expect(modulesOf(state)).toContain('r3c4 G4-1 0 neutral');
      expect(openOf(told, 'bonusUsed')[0]?.cubes.map(({ after }) => after)).toEqual([0]);
      expect(faultsOf(state)).toEqual([]);
    });
  });

  test('removed cubes are gone from the grid and count for nobody (OPS-124)', () => {
    const state = position({ red: 'B4-4 B4-2', grid: ['r3c2 G4-1 3 yellow'] });
    act(state, RED, 'repair B4-4 B4-2 r3c3');
    expect(cubeTotals(state)).toEqual([1, 2]);
  });

  test('is told with what it took and what was safe (OPS-120)', () => {
    const state = position({ red: 'B4-4 B4-2', grid: ['r3c2 G4-1 3 yellow', 'r3c4 P5-1 4 yellow'] });
    const told = act(state, RED, 'repair B4-4 B4-2 r3c3');
    expect(told.find(({ type }) => type === 'bonusUsed')).toEqual({
      type: 'bonusUsed',
      rule: 'OPS-120',
      open: {
        seat: RED,
        kind: REMOVE,
        cell: readCell('r3c3'),
        space: 0,
        centre: readCell('r3c3'),
        cubes: [{ cell: readCell('r3c2'), before: -3, after: -2 }],
        lines: [],
        safe: [readCell('r3c4')],
        hit: [22],
        shielded: [44],
      },
    });
  });
});

describe('People', () => {
  test('row and column each gain one for every module of the icon’s colour (OPS-125, OPSR-27)', () => {
    const state = position({
      red: 'G3-3 G3-1',
      grid: ['r3c2 G4-1 1 red', 'r3c4 B4-1 1 red', 'r2c3 G4-2 1 red', 'r4c3 G5-1 1 red', 'r4c4 G5-2 1 red'],
    });
    const before = [...state.population];
    act(state, RED, 'repair G3-3 G3-1 r3c3');
    expect([peopleOf(state, 'R3'), peopleOf(state, 'C3')]).toEqual([1 + 2, 2 + 3]);
    for (const line of ['R1', 'R2', 'R4', 'R5', 'C1', 'C2', 'C4', 'C5']) {
      expect(peopleOf(state, line)).toBe(before[readLine(line)]);
    }
  });

  test('every module of that colour counts: own, opposing and neutral (OPS-126, OPSR-28)', () => {
    const state = position({
      red: 'G3-3 G3-1',
      grid: ['r3c1 G4-1 1 red', 'r3c2 G4-2 1 yellow', 'r3c4 G4-3 0 neutral', 'r3c5 P4-1 1 red'],
    });
    act(state, RED, 'repair G3-3 G3-1 r3c3');
    expect([peopleOf(state, 'R3'), peopleOf(state, 'C3')]).toEqual([1 + 4, 2 + 1]);
  });

  test('the colour is that of the module with the icon, not of the played one (OPS-126)', () => {
    const grid = ['r3c1 G5-2 2 red', 'r3c2 B4-3 1 red'];
    for (const [bonusCentre, row, column] of [
      ['bonusCard', 2, 2],
      ['playedCard', 2, 1],
    ] as const) {
      const state = position({ red: 'B4-1 B4-2', grid, options: { bonusCentre } });
      act(state, RED, 'repair B4-1 B4-2 r3c3');
      expect([peopleOf(state, 'R3'), peopleOf(state, 'C1'), peopleOf(state, 'C3')]).toEqual([row, column, 2]);
    }
  });

  test('it is mandatory even where the people vote for the opponent, and people never leave (OPS-127)', () => {
    const state = position({ red: 'G3-3 G3-1', grid: ['r1c2 B5-4 3 yellow'] });
    const before = [...state.population];
    act(state, RED, 'repair G3-3 G3-1 r1c1');
    expect([peopleOf(state, 'R1'), peopleOf(state, 'C1')]).toEqual([3, 2]);
    expect(state.population.every((people, line) => people >= (before[line] as number))).toBe(true);
  });

  test('a line holds any number of people', () => {
    const state = position({ red: 'G3-3 G3-1', population: [130, 3, 1, 2, 1, 9, 3, 2, 1, 3] });
    act(state, RED, 'repair G3-3 G3-1 r1c1');
    expect([peopleOf(state, 'R1'), peopleOf(state, 'C1')]).toEqual([131, 10]);
  });

  test('is told with both lines (OPS-125)', () => {
    const state = position({ red: 'G3-3 G3-1', grid: ['r1c2 G5-4 3 yellow'] });
    const told = act(state, RED, 'repair G3-3 G3-1 r1c1');
    expect(told.find(({ type }) => type === 'bonusUsed')).toEqual({
      type: 'bonusUsed',
      rule: 'OPS-125',
      open: {
        seat: RED,
        kind: POP,
        cell: readCell('r1c1'),
        space: 0,
        centre: readCell('r1c1'),
        cubes: [],
        lines: [
          { line: readLine('R1'), before: 2, after: 4 },
          { line: readLine('C1'), before: 1, after: 2 },
        ],
        safe: [],
        hit: [],
        shielded: [],
      },
    });
  });

  test('a line that gains nobody is not told of', () => {
    const state = position({
      red: 'B4-1 B4-2',
      grid: ['r3c1 G5-2 2 red', 'r3c2 P4-1 1 yellow'],
      options: { bonusCentre: 'playedCard' },
    });
    const told = act(state, RED, 'repair B4-1 B4-2 r3c3');
    expect(openOf(told, 'bonusUsed')[1]?.lines).toEqual([{ line: readLine('R3'), before: 1, after: 2 }]);
  });
});

test('a bonus that changes nothing is used up all the same (OPS-128)', () => {
  const state = position({ red: 'P4-4 P4-1' });
  const told = act(state, RED, 'repair P4-4 P4-1 r3c3');
  expect(openOf(told, 'bonusUsed')).toMatchObject([{ kind: REMOVE, cubes: [], lines: [], safe: [] }]);
  expect(state.pending).toEqual([]);
  expect(state.active).toBe(YELLOW);
});
