import { describe, expect, it } from 'vitest';
import { openingDrawing } from '../testing/position.ts';
import { legendOf, placeFacts } from './places.ts';

const ALL = { locGoals: true, locSupply: true, locDraw: true, startEntropy: 0 };
const { view } = openingDrawing(['Ada', 'Bo', 'Cyd'], ALL, 'a map');

describe('the map of the ship', () => {
  it('says what each of its signs means, and nothing of signs that are not there', () => {
    expect(legendOf(view)).toBe(
      'Round numbers are seats. Square numbers are the cards left there. 2 cards left over for the first Recycle. S is the Supply.',
    );
    const plain = { ...view, options: { ...view.options, locSupply: false, locDraw: false } };
    expect(legendOf({ ...plain, hold: { ...view.hold, size: 0 } })).toBe('Round numbers are seats.');
  });

  it('counts no cards at the locations before they are dealt there', () => {
    expect(placeFacts(view).map(({ pile }) => pile)).toEqual([7, 7, 7, 7, 7]);
    const placing = { ...view, turn: 0 };
    expect(placeFacts(placing).map(({ pile }) => pile)).toEqual([null, null, null, null, null]);
    expect(legendOf(placing)).not.toContain('Square numbers');
  });
});
