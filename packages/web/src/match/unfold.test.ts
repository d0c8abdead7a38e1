import type { SeenEvent } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { unfoldMoments, unfoldSteps } from './unfold.ts';

type Pack = SeenEvent<'pack', { readonly add: readonly number[] }>;

const pack = (...add: number[]): Pack => ({ type: 'pack', rule: 'X-1', open: { add } });
const page = {
  unfold: (event: SeenEvent) => (event as Pack).open.add.map((one) => pack(one)),
};
const game = {
  follow(view: number[], event: SeenEvent) {
    view.push(...(event as Pack).open.add);
  },
};

describe('an event that tells several things', () => {
  it('is shown as as many steps, each with the view after it', () => {
    const after = [0, 1, 2, 3];
    const last = [0, 1, 2, 3, 4];
    const steps = unfoldSteps(
      page,
      game,
      [0],
      [
        { event: pack(1, 2, 3), after },
        { event: pack(4), after: last },
      ],
    );
    expect(steps.map((step) => [(step.event as Pack).open.add, step.after])).toEqual([
      [[1], [0, 1]],
      [[2], [0, 1, 2]],
      [[3], after],
      [[4], last],
    ]);
    expect(steps[2]?.after).toBe(after);
  });

  it('has a line in the log for each of them', () => {
    const moments = [{ sequence: 3, seat: 1, at: 9, events: [pack(1, 2), pack(5)] }];
    expect(unfoldMoments(page, moments)).toEqual([
      { sequence: 3, seat: 1, at: 9, events: [pack(1), pack(2), pack(5)] },
    ]);
  });

  it('is left as it is where a game folds nothing', () => {
    const steps = [{ event: pack(1, 2), after: [1, 2] }];
    const moments = [{ sequence: 3, seat: 1, at: 9, events: [pack(1, 2)] }];
    expect(unfoldSteps({}, game, [], steps)).toBe(steps);
    expect(unfoldMoments({}, moments)).toBe(moments);
  });
});
