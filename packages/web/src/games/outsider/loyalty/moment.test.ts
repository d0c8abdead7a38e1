import { describe, expect, it } from 'vitest';
import { positionOf } from '../moves/reading.ts';
import { crisisDrawing, DRAWING_SEAT, turnDrawing } from '../testing/position.ts';
import { loyaltiesHad, loyaltyMomentOf } from './moment.ts';

const { view, moments } = turnDrawing();
const at = (change: Partial<typeof view>) => positionOf({ ...view, ...change }, DRAWING_SEAT, []);

describe('the moment of a loyalty', () => {
  it('comes with the deal and goes when it has been looked at', () => {
    expect(loyaltyMomentOf(at({ turn: 0 }), 1, 0)).toBe('dealt');
    expect(loyaltyMomentOf(at({ turn: 0 }), 1, 1)).toBeNull();
  });

  it('does not interrupt whoever comes to a match that is under way', () => {
    expect(loyaltyMomentOf(at({}), 1, 0)).toBeNull();
  });

  it('comes again when the reader has died and drawn another', () => {
    const died = {
      type: 'died',
      rule: 'OUT-980',
      open: { seat: DRAWING_SEAT, character: 1, becomes: 2 },
    } as const;
    const later = [...moments, { sequence: 9, seat: 0, at: 0, events: [died] }];
    expect(loyaltiesHad(later, DRAWING_SEAT)).toBe(2);
    expect(loyaltiesHad(later, 0)).toBe(1);
    expect(loyaltyMomentOf(at({}), 2, 1)).toBe('changed');
  });

  it('has nothing to show where loyalties lie open, and never covers a Crisis', () => {
    expect(loyaltyMomentOf(at({ turn: 0, revealed: 1 << DRAWING_SEAT }), 1, 0)).toBeNull();
    expect(loyaltyMomentOf(positionOf(crisisDrawing().view, DRAWING_SEAT, []), 2, 1)).toBeNull();
  });
});
