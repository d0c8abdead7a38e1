import { C1, C2, REST } from '@airlock/outbreak';
import { describe, expect, it } from 'vitest';
import { DRAWING_SEAT, drawingView } from '../testing/position.ts';
import { changesOf, contradiction, lastMomentOf, ledgerOf, opinionsOn, talliesOf } from './ledger.ts';

const view = drawingView(DRAWING_SEAT);

describe('the ledger', () => {
  it('has a report or a plan for every seat and Shift', () => {
    expect(ledgerOf(view, 2)[0]).toEqual([{ card: C1, kind: 'played' }, { card: REST, kind: 'plan' }, null]);
    expect(
      ledgerOf(view, 1)
        .flat()
        .every((cell) => cell === null),
    ).toBe(true);
  });

  it('counts claims against cards and finds the kind that cannot be true', () => {
    expect(talliesOf(view, 4)).toEqual([
      { card: C1, claimed: 3, revealed: 2 },
      { card: C2, claimed: 1, revealed: 1 },
      { card: REST, claimed: 2, revealed: 2 },
    ]);
    expect(contradiction(talliesOf(view, 4))?.card).toBe(C1);
    expect(contradiction(talliesOf(view, 1))).toBeNull();
  });

  it('forgets what was withdrawn', () => {
    const withdrawn = { ...view, claimStatus: view.claimStatus.map((status, at) => (at === 0 ? 2 : status)) };
    expect(contradiction(talliesOf(withdrawn, 4))).toBeNull();
  });

  it('knows the last Shift of a Day, what moved a Task and who suspects whom', () => {
    expect([lastMomentOf(view, 1), lastMomentOf(view, 2), lastMomentOf(view, 3)]).toEqual([3, 4, 0]);
    expect(changesOf(view, 5)).toEqual([
      { moment: 2, plus: 2, minus: 0 },
      { moment: 4, plus: 1, minus: 1 },
    ]);
    expect(opinionsOn(view, 1)).toEqual([{ seat: 5, kind: 'accuse' }]);
  });
});
