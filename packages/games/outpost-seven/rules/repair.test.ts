/** Step 1 of a repair, where and for what; its cubes are in repairCubes.test.ts. */
import { fastRandom, silentContext } from '@airlock/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_CARDS, CARD_IDS, RED, VALUE_OF, YELLOW } from '../cards.ts';
import { outpostSeven } from '../game.ts';
import { CELL_NAMES } from '../grid.ts';
import { handSize, type State } from '../state.ts';
import { faultsOf } from '../testing/faults.ts';
import { readCard, readCell, writeCards } from '../testing/notation.ts';
import { act, legalActions, readAction, refusalOf } from '../testing/play.ts';
import { position, type WrittenPosition } from '../testing/position.ts';
import { canRepair } from './repair.ts';

const oneModule = ['r3c3 B5-2 3 yellow'];
const fullGrid = CELL_NAMES.map((cell, index) => `${cell} ${CARD_IDS[index]} 0 neutral`);

describe('who can repair', () => {
  test('whoever holds two cards, since one of them always pays for the other (OPS-041)', () => {
    expect(canRepair(position({ red: '' }), RED)).toBe(false);
    expect(canRepair(position({ red: 'B3-1' }), RED)).toBe(false);
    expect(canRepair(position({ red: 'B3-1 P6-1' }), RED)).toBe(true);
    expect(canRepair(position({ red: 'B3-1 | P6-1' }), RED)).toBe(true);
    expect(canRepair(position({ yellow: '| G5-1 P5-1' }), YELLOW)).toBe(true);
  });

  test('nobody, once the grid is full (OPS-041)', () => {
    expect(canRepair(position({ grid: fullGrid, red: 'P5-1 P6-1' }), RED)).toBe(false);
    expect(canRepair(position({ grid: fullGrid.slice(1), red: 'P5-1 P6-1' }), RED)).toBe(true);
  });

  test('with neutral plays forbidden the payment must place a cube (OPS-041, OPS-078)', () => {
    const forbidden = (red: string): boolean =>
      canRepair(position({ red, options: { neutralPlay: 'forbidden' } }), RED);
    expect(forbidden('G5-1 B5-2')).toBe(false);
    expect(forbidden('G5-1 B5-2 P5-3')).toBe(false);
    expect(forbidden('G5-1 B5-2 | P5-3 P5-4')).toBe(true);
    expect(forbidden('G5-1 | B6-2')).toBe(true);
    expect(forbidden('G5-1')).toBe(false);
  });
});

describe('step 1: where', () => {
  test('the first module of the game may go into any cell (OPS-071)', () => {
    expect(legalActions(position({ red: 'B3-1 B4-1' }), RED, 'repair')).toEqual(
      CELL_NAMES.map((cell) => `repair B3-1 B4-1 ${cell}`),
    );
  });

  test('the second player’s first module must connect: the station is shared (OPS-072, OPSR-14)', () => {
    const state = position({ red: 'B3-1 B4-1', yellow: 'G3-1 G4-1' });
    act(state, RED, 'repair B3-1 B4-1 r5c5');
    expect(legalActions(state, YELLOW, 'repair')).toEqual(['repair G3-1 G4-1 r4c5', 'repair G3-1 G4-1 r5c4']);
    expect(refusalOf(state, YELLOW, 'repair G3-1 G4-1 r1c1')).toEqual({
      rule: 'OPS-072',
      reason: 'cellNotConnected',
    });
  });

  test('it shares an edge with a module, whoever owns that, even nobody (OPS-072)', () => {
    for (const module of ['r3c3 B5-2 3 yellow', 'r3c3 B5-2 3 red', 'r3c3 B5-2 0 neutral']) {
      const state = position({ grid: [module], red: 'G3-1 G4-1' });
      expect(legalActions(state, RED, 'repair').map((text) => text.slice(-4))).toEqual([
        'r2c3',
        'r3c2',
        'r3c4',
        'r4c3',
      ]);
    }
  });

  test('corners do not connect (OPS-072, OPSR-13)', () => {
    const state = position({ grid: oneModule, red: 'G3-1 G4-1' });
    for (const cell of ['r2c2', 'r2c4', 'r4c2', 'r4c4']) {
      expect(refusalOf(state, RED, `repair G3-1 G4-1 ${cell}`)).toMatchObject({ reason: 'cellNotConnected' });
    }
  });

  test('not onto another module (OPS-073)', () => {
    const state = position({ grid: ['r3c3 B5-2 3 yellow', 'r3c4 B5-3 1 red'], red: 'G3-1 G4-1' });
    for (const cell of ['r3c3', 'r3c4']) {
      expect(refusalOf(state, RED, `repair G3-1 G4-1 ${cell}`)).toEqual({
        rule: 'OPS-073',
        reason: 'cellOccupied',
      });
    }
  });

  test('the population cards around the grid connect nothing (OPS-073, OPSR-15)', () => {
    const state = position({ grid: oneModule, red: 'G3-1 G4-1' });
    for (const cell of ['r1c3', 'r5c3', 'r3c1', 'r3c5']) {
      expect(refusalOf(state, RED, `repair G3-1 G4-1 ${cell}`)).toMatchObject({ reason: 'cellNotConnected' });
    }
  });
});

describe('step 1: what is paid', () => {
  const written: WrittenPosition = { red: 'B4-1 G4-2 | P5-1 B3-1' };

  test('the module comes from the hand, kept or salvaged (OPS-070)', () => {
    const state = position(written);
    expect(refusalOf(state, RED, 'repair B4-1 P5-1 r1c1')).toBeNull();
    expect(refusalOf(state, RED, 'repair B3-1 G4-2 r1c1')).toBeNull();
    expect(refusalOf(state, RED, 'repair B4-3 P5-1 r1c1')).toEqual({
      rule: 'OPS-070',
      reason: 'moduleNotInHand',
    });
  });

  test('so does the scrap, and it is another card (OPS-074, OPSR-16)', () => {
    const state = position(written);
    expect(refusalOf(state, RED, 'repair B4-1 P6-1 r1c1')).toEqual({
      rule: 'OPS-074',
      reason: 'scrapNotInHand',
    });
    expect(refusalOf(state, RED, 'repair B4-1 B4-1 r1c1')).toEqual({
      rule: 'OPS-074',
      reason: 'scrapIsModule',
    });
    expect(legalActions(state, RED, 'repair B4-1 B4-1')).toEqual([]);
  });

  test('a card with the same layout is another card (OPSR-16)', () => {
    expect(refusalOf(position({ red: 'B4-1 B4-2' }), RED, 'repair B4-1 B4-2 r1c1')).toBeNull();
  });

  test('its value is at least the module’s, its colour is free (OPS-074, OPSR-43)', () => {
    const state = position(written);
    expect(refusalOf(state, RED, 'repair B4-1 G4-2 r1c1')).toBeNull();
    expect(refusalOf(state, RED, 'repair B4-1 P5-1 r1c1')).toBeNull();
    expect(refusalOf(state, RED, 'repair P5-1 G4-2 r1c1')).toEqual({
      rule: 'OPS-074',
      reason: 'scrapTooLow',
      with: { scrap: 4, module: 5 },
    });
  });

  test('exactly one card is scrapped, onto the top of the discard pile (OPS-075)', () => {
    const state = position({ ...written, deck: 'P3-1' });
    const before = state.discard.length;
    act(state, RED, 'repair B4-1 P5-1 r1c1');
    expect(handSize(state, RED)).toBe(2);
    expect(state.discard).toHaveLength(before + 1);
    expect(writeCards(state.discard.slice(-1))).toBe('P5-1');
    expect(faultsOf(state)).toEqual([]);
  });

  test('both cards have left the hand before a bonus is chosen (OPS-076)', () => {
    const state = position({ red: 'B6-1 B5-1 | B3-1', grid: ['r1c1 B4-1 1 yellow'] });
    act(state, RED, 'repair B5-1 B6-1 r1c2');
    expect(writeCards(state.kept[RED])).toBe('');
    expect(writeCards(state.salvaged[RED])).toBe('B3-1');
  });

  test('of two piles of the hand each card leaves its own (OPS-076)', () => {
    const state = position({ red: 'B3-1 B4-1 | G3-1 G4-1' });
    act(state, RED, 'repair G3-1 B4-1 r1c1');
    expect([writeCards(state.kept[RED]), writeCards(state.salvaged[RED])]).toEqual(['B3-1', 'G4-1']);
  });

  test('listed are all pairs at all cells, and nothing else is legal (OPS-074)', () => {
    const hand = fc.uniqueArray(fc.constantFrom(...ALL_CARDS.slice(3)), { maxLength: 7 });
    const neutralPlay = fc.constantFrom('allowed' as const, 'forbidden' as const);
    fc.assert(
      fc.property(hand, fc.nat(7), neutralPlay, (cards, keptCount, neutral) => {
        const red = `${writeCards(cards.slice(0, keptCount))} | ${writeCards(cards.slice(keptCount))}`;
        const options = { neutralPlay: neutral };
        const state = position({ red, options, grid: ['r1c1 B3-1 1 red', 'r1c2 B3-2 0 neutral'] });
        const expected: string[] = [];
        const passing: string[] = [];
        for (const play of cards) {
          for (const scrap of cards) {
            const overpay = (VALUE_OF[scrap] as number) - (VALUE_OF[play] as number);
            const match = (CARD_IDS[play - 1] as string)[0] === (CARD_IDS[scrap - 1] as string)[0];
            const isPair = play !== scrap && overpay >= 0 && (neutral === 'allowed' || match || overpay > 0);
            for (const cell of ['r1c3', 'r2c1', 'r2c2', 'r2c3', 'r1c1']) {
              const text = `repair ${writeCards([play, scrap])} ${cell}`;
              const isLegal = isPair && cell !== 'r2c3' && cell !== 'r1c1';
              if (isLegal) expected.push(text);
              if (refusalOf(state, RED, text) === null) passing.push(text);
            }
          }
        }
        expect(passing).toEqual(expected);
        expect(legalActions(state, RED, 'repair').sort()).toEqual(expected.sort());
        expect(canRepair(state, RED)).toBe(expected.length > 0);
      }),
      { numRuns: 60 },
    );
  });

  test('with neutral plays forbidden a payment that places nothing is refused (OPS-078, OPSR-38)', () => {
    const state = position({ red: 'B4-1 G4-2 B5-1', options: { neutralPlay: 'forbidden' } });
    expect(refusalOf(state, RED, 'repair B4-1 G4-2 r1c1')).toEqual({
      rule: 'OPS-078',
      reason: 'neutralForbidden',
    });
    expect(refusalOf(state, RED, 'repair B4-1 B5-1 r1c1')).toBeNull();
    expect(refusalOf(state, RED, 'repair B5-1 G4-2 r1c1')).toMatchObject({ reason: 'scrapTooLow' });
  });
});

describe('what is told', () => {
  test('module, scrap, cell, match, overpay, cubes placed and lost (OPS-090)', () => {
    const state = position({ yellow: 'G3-3 P6-1', active: YELLOW });
    expect(act(state, YELLOW, 'repair G3-3 P6-1 r2c4')[0]).toEqual({
      type: 'repaired',
      rule: 'OPS-090',
      open: {
        seat: YELLOW,
        card: readCard('G3-3'),
        scrap: readCard('P6-1'),
        cell: readCell('r2c4'),
        colourMatch: false,
        overpay: 3,
        placed: 3,
        lost: 0,
      },
    });
  });

  test('nobody needs to listen: the position is the same', () => {
    const written: WrittenPosition = { red: 'B4-1 B6-2', grid: ['r3c3 B5-2 2 red', 'r3c5 P4-1 0 neutral'] };
    const [told, silent] = [position(written), position(written)] as [State, State];
    act(told, RED, 'repair B4-1 B6-2 r3c4');
    outpostSeven.apply(silent, RED, readAction('repair B4-1 B6-2 r3c4'), silentContext(fastRandom(1)));
    expect(silent).toEqual(told);
  });
});
