import { CLOCK, fastRandom, silentContext } from '@airlock/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_CARDS, RED, VALUE_OF, YELLOW } from '../cards.ts';
import { outpostSeven } from '../game.ts';
import { CELL_NAMES } from '../grid.ts';
import type { State } from '../state.ts';
import { modulesOf, readCard, readCell, writeCards } from '../testing/notation.ts';
import { act, legalActions, openOf, readAction, refusalOf } from '../testing/play.ts';
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
    expect(kept('B3-1 B6-1 G4-1 G5-1 P3-1 P6-1 P6-2')).toBe('B3-1 B6-1 P3-1');
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
    const grid = ['r1c2 G5-2 2 red', 'r1c3 G5-5 2 red', 'r2c1 P5-2 2 red'];
    const state = position({ red: 'B5-1 B5-3', grid });
    act(state, RED, 'repair B5-1 B5-3 r1c1');
    expect(legalActions(state, RED, 'bonus ')).toHaveLength(3);
    const told = act(state, CLOCK, 'timeout');
    expect(openOf(told, 'bonusUsed')).toHaveLength(3);
    expect(openOf(told, 'asked')).toEqual([{ seat: YELLOW, phase: 'turn' }]);
  });
});

describe('whatever the cards', () => {
  /** Whether the first number that differs is smaller in `a`. */
  const isSmaller = (a: readonly number[], b: readonly number[]): boolean => {
    for (const [index, number] of a.entries()) {
      if (number !== b[index]) return number < (b[index] as number);
    }
    return false;
  };
  const smallest = (lists: readonly (readonly number[])[]): readonly number[] =>
    lists.reduce((least, list) => (isSmaller(list, least) ? list : least));
  const sets = (cards: readonly number[]): number[][] =>
    Array.from({ length: 2 ** cards.length }, (_, mask) =>
      cards.filter((_card, place) => mask & (1 << place)),
    );
  const total = (cards: readonly number[]): number =>
    cards.reduce((sum, card) => sum + (VALUE_OF[card] as number), 0);
  const anyCards = (count: number) =>
    fc.uniqueArray(fc.constantFrom(...ALL_CARDS), { minLength: count, maxLength: count });

  test('the kept set is the one the order names', () => {
    fc.assert(
      fc.property(anyCards(7), (cards) => {
        const state = position({ phase: 'keepFirst', red: writeCards(cards) });
        const all = sets([...state.kept[RED]]).filter((set) => total(set) <= 12);
        const required = Math.max(...all.map(total));
        const ranked = all.filter((set) => total(set) === required).map((set) => [-set.length, ...set]);
        expect(afterTimeout(state).kept[RED]).toEqual(smallest(ranked).slice(1));
      }),
    );
  });

  test('the salvage is the one the order names', () => {
    fc.assert(
      fc.property(anyCards(5), (cards) => {
        const state = position({ offer: writeCards(cards) });
        const legal = sets(cards).filter((set) => set.length > 0 && total(set) <= 12);
        const ranked = legal.map((set) => [
          -set.length,
          -total(set),
          ...set.map((card) => cards.indexOf(card)),
        ]);
        const told = act(state, CLOCK, 'timeout');
        expect(openOf(told, 'salvaged')[0]?.slots).toEqual(smallest(ranked).slice(2));
      }),
    );
  });

  test('the repair is the one the order names', () => {
    fc.assert(
      fc.property(anyCards(4), fc.nat(24), (cards, cell) => {
        const [lying, ...red] = cards as [number, ...number[]];
        const grid = [`${CELL_NAMES[cell]} ${writeCards([lying])} 1 yellow`];
        const state = position({ ...nothingLeft, red: writeCards(red), grid });
        const ranked = legalActions(state, RED).map((text) => {
          const [, play, scrap, at] = text.split(' ') as [string, string, string, string];
          const [module, paid] = [readCard(play), readCard(scrap)];
          const overpay = (VALUE_OF[paid] as number) - (VALUE_OF[module] as number);
          const match = play[0] === scrap[0] ? 1 : 0;
          return [-Math.min(overpay + match, VALUE_OF[module] as number), module, paid, readCell(at)];
        });
        const [done] = openOf(act(state, CLOCK, 'timeout'), 'repaired');
        expect([done?.card, done?.scrap, done?.cell]).toEqual(smallest(ranked).slice(1));
      }),
    );
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

  test('acts the same when nobody listens', () => {
    const [told, silent] = [position(), position()] as [State, State];
    act(told, CLOCK, 'timeout');
    outpostSeven.apply(silent, CLOCK, readAction('timeout'), silentContext(fastRandom(1)));
    expect(silent).toEqual(told);
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
