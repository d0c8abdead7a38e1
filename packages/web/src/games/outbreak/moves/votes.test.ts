import type { View } from '@airlock/outbreak';
import { SKIP } from '@airlock/outbreak';
import { describe, expect, it } from 'vitest';
import { DRAWING_SEAT, drawingView } from '../testing/position.ts';
import { alwaysWith, ballotsOf, sidesOf } from './votes.ts';

const second = { day: 3, totals: [0, 0, 1, 0, 1, 4, 0], ballots: [5, 4, 5, 5, 5, 2], mine: 5, out: 5 };
const twice = (): View => {
  const view = drawingView(DRAWING_SEAT);
  return { ...view, votes: [...view.votes, second] };
};

describe('the ledger of votes', () => {
  it('has everybody’s ballots with names (OBK-803)', () => {
    expect(ballotsOf(twice(), 2)).toEqual([4, 5]);
    expect(ballotsOf(twice(), DRAWING_SEAT)).toEqual([SKIP, 5]);
  });

  it('shows the reader’s own where ballots stay secret, and nobody else’s', () => {
    const secret = { ...twice(), votes: [{ ...second, ballots: null }] };
    expect(ballotsOf(secret, DRAWING_SEAT)).toEqual([5]);
    expect(ballotsOf(secret, 2)).toEqual([null]);
    expect(sidesOf(secret)).toEqual([]);
  });

  it('says who wanted somebody out who then went, and who did not', () => {
    expect(sidesOf(twice())).toEqual([{ out: 5, day: 3, forThem: [0, 2, 3, 4], others: [1] }]);
  });

  it('counts those who always voted as the reader did, from the second named ballot on', () => {
    const third = { ...second, day: 4, ballots: [1, 0, 1, 1, 0, -1], out: -1 };
    expect(alwaysWith(twice(), DRAWING_SEAT)).toEqual([]);
    expect(alwaysWith({ ...twice(), votes: [second, third] }, DRAWING_SEAT)).toEqual([0, 2]);
  });
});
