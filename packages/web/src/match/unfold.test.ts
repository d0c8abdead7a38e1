import type { SeenEvent } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { toldSteps, unfoldMoments, unfoldSteps, withoutLast } from './unfold.ts';

type Pack = SeenEvent<'pack', { readonly add: readonly number[] }>;

const pack = (...add: number[]): Pack => ({ type: 'pack', rule: 'X-1', open: { add } });
const page = {
  unfold: (event: SeenEvent) => (event as Pack).open.add.map((one) => pack(one)),
};

/** What is added to the list of a view. */
const adds = (at: number, ...numbers: number[]) => [0, [at, 0, ...numbers]];

const before = { list: [0], other: [7] };

describe('what a log entry told', () => {
  it('is a step for every event, each with the view after it', () => {
    const { events, steps, after } = toldSteps(before, {
      events: [{ ...pack(1), changes: adds(1, 1) }, pack(), { ...pack(2), changes: adds(2, 2) }],
    });
    expect(steps.map((step) => step.after.list)).toEqual([
      [0, 1],
      [0, 1],
      [0, 1, 2],
    ]);
    expect(events).toEqual([pack(1), pack(), pack(2)]);
    expect(after).toBe(steps[2]?.after);
    expect(before.list).toEqual([0]);
  });

  it('may change the view without a word', () => {
    const { steps, after } = toldSteps(before, { events: [], changes: adds(1, 5) });
    expect(steps).toEqual([]);
    expect(after).toEqual({ list: [0, 5], other: [7] });
    expect(after.other).toBe(before.other);
  });
});

describe('an event that tells several things', () => {
  const told = toldSteps(before, {
    events: [
      { ...pack(1, 2, 3), changes: { parts: [adds(1, 1), null, adds(2, 2, 3)] } },
      { ...pack(4), changes: adds(4, 4) },
    ],
  });

  it('is shown as as many steps, each with the view after it', () => {
    const steps = unfoldSteps(page, told.steps);
    expect(steps.map((step) => [(step.event as Pack).open.add, step.after.list])).toEqual([
      [[1], [0, 1]],
      [[2], [0, 1]],
      [[3], [0, 1, 2, 3]],
      [[4], [0, 1, 2, 3, 4]],
    ]);
    expect(steps[3]?.after).toBe(told.after);
  });

  it('has a line in the log for each of them', () => {
    const moments = [{ sequence: 3, seat: 1, at: 9, events: [pack(1, 2), pack(5)] }];
    expect(unfoldMoments(page, moments)).toEqual([
      { sequence: 3, seat: 1, at: 9, events: [pack(1), pack(2), pack(5)] },
    ]);
  });

  it('is left as it is where a game folds nothing', () => {
    const moments = [{ sequence: 3, seat: 1, at: 9, events: [pack(1, 2)] }];
    expect(unfoldSteps({}, told.steps)).toBe(told.steps);
    expect(unfoldMoments({}, moments)).toBe(moments);
  });
});

describe('moments without their last events', () => {
  const event = (type: string): SeenEvent => ({ type, rule: 'X-1', open: {} });
  const moments = [
    { sequence: 0, seat: 0, at: 0, events: [event('a'), event('b')] },
    { sequence: 1, seat: 1, at: 0, events: [event('c'), event('d')] },
  ];
  const types = (events: number): string[] =>
    withoutLast(moments, events).flatMap((one) => one.events.map(({ type }) => type));

  it('end in the middle of an entry, at its end or before everything', () => {
    expect([0, 1, 2, 3, 9].map(types)).toEqual([
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'c'],
      ['a', 'b'],
      ['a'],
      [],
    ]);
  });
});
