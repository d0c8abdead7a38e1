import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BONUS,
  BONUS_AUTO,
  bonusAction,
  cellOf,
  codec,
  FIRST_MOVE,
  isBonus,
  isKeep,
  isRepair,
  isSalvage,
  KEEP,
  keepAction,
  playedBy,
  REPAIR,
  RESIGN,
  repairAction,
  SALVAGE,
  salvageAction,
  scrappedBy,
  TIMEOUT,
} from './actions.ts';
import { MOST_SPACES } from './cards.ts';
import { readCard, readCell } from './testing/notation.ts';

describe('actions as text', () => {
  test.each([
    ['resign', RESIGN],
    ['timeout', TIMEOUT],
    ['keep 1,3,7', keepAction(0b1000101)],
    ['keep -', KEEP],
    ['salvage 2,5', salvageAction(0b10010)],
    ['salvage -', SALVAGE],
    ['repair B3-1 B3-1 r1c1', REPAIR],
    ['repair G5-1 P6-6 r2c4', repairAction(readCard('G5-1'), readCard('P6-6'), readCell('r2c4'))],
    ['bonus r1c1 1', BONUS],
    ['bonus r3c1 3', bonusAction(readCell('r3c1') * MOST_SPACES + 2)],
    ['bonusAuto', BONUS_AUTO],
  ])('"%s" reads as the action that writes it', (text, action) => {
    expect(codec.read(text)).toBe(action);
    expect(codec.write(action)).toBe(text);
  });

  test('every action reads back from its text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: codec.size - 1 }), (action) => {
        expect(codec.read(codec.write(action))).toBe(action);
      }),
    );
  });

  test.each([
    ['a card taken twice', 'salvage 2,2'],
    ['a sixth slot', 'salvage 6'],
    ['more cards than the offer has', 'salvage 1,2,3,4,5,6'],
    ['an eighth dealt card', 'keep 8'],
    ['a card that does not exist', 'repair B7-1 G4-2 r1c1'],
    ['two scraps', 'repair B3-1 G4-2 P4-1 r1c1'],
    ['no scrap', 'repair B3-1 r1c1'],
    ['a cell outside the grid', 'repair B3-1 G4-2 r6c1'],
    ['a seventh space', 'bonus r1c1 7'],
    ['a pass', 'pass'],
    ['nothing', ''],
  ])('%s is no action (OPS-007, OPSR-16)', (_, text) => {
    expect(codec.read(text)).toBeUndefined();
  });
});

describe('actions as numbers', () => {
  test('what a repair plays, scraps and where', () => {
    const repair = repairAction(54, 53, 24);
    expect([playedBy(repair), scrappedBy(repair), cellOf(repair)]).toEqual([54, 53, 24]);
    expect(repair).toBeLessThan(BONUS);
  });

  test('every action is of one kind, and asides are below all others', () => {
    const kinds = [isKeep, isSalvage, isRepair, isBonus, (action: number) => action === BONUS_AUTO];
    for (const first of [KEEP, SALVAGE, REPAIR, BONUS, BONUS_AUTO]) {
      expect(kinds.filter((isKind) => isKind(first))).toHaveLength(1);
      if (first > KEEP) expect(kinds.filter((isKind) => isKind(first - 1))).toHaveLength(1);
      expect(first).toBeGreaterThanOrEqual(FIRST_MOVE);
    }
    expect([RESIGN, TIMEOUT].every((aside) => aside < FIRST_MOVE)).toBe(true);
    expect(kinds.some((isKind) => isKind(RESIGN) || isKind(TIMEOUT))).toBe(false);
    expect(codec.size).toBe(BONUS_AUTO + 1);
  });
});
