import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Changes, changeText, follow } from './changes.ts';

/** As it arrives at the other end; `undefined` for nothing. */
const changesBetween = (was: unknown, is: unknown): unknown => {
  const text = changeText(was, is);
  return text === '' ? undefined : JSON.parse(text);
};

describe('the difference between two views', () => {
  it('is nothing where they are the same', () => {
    expect(
      changesBetween({ turn: 1, hand: [{ card: 2 }] }, { turn: 1, hand: [{ card: 2 }] }),
    ).toBeUndefined();
  });

  it('numbers the fields that have changed, however deep, and says nothing of others', () => {
    const was = {
      turn: 1,
      hands: [
        { size: 3, kept: [1, 2] },
        { size: 2, kept: null },
      ],
      over: false,
    };
    const is = {
      turn: 1,
      hands: [
        { size: 3, kept: [1, 2] },
        { size: 1, kept: null },
      ],
      over: true,
    };
    expect(changesBetween(was, is)).toEqual([1, { 1: [0, 1] }, 2, true]);
  });

  it('is a cut where cards come, go or move in a list', () => {
    expect(changesBetween([1, 2, 3], [1, 2, 3, 9])).toEqual([3, 0, 9]);
    expect(changesBetween([1, 2, 3], [1, 3])).toEqual([1, 1]);
    expect(changesBetween([0, 0, 0], [0])).toEqual([1, 2]);
    expect(changesBetween([1, 2, 3, 4], [1, 3, 2, 4])).toEqual([1, 2, 3, 2]);
    expect(changesBetween([{ a: 1 }], [{ a: 1 }, { a: 2 }])).toEqual([1, 0, { a: 2 }]);
  });

  it('names single places of a list that keeps its length', () => {
    expect(changesBetween([0, 0, 0, 0, 0, 0, 0], [5, 0, 0, 0, 0, 0, 6])).toEqual({ 0: 5, 6: 6 });
    expect(changesBetween([{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }])).toEqual({ 1: [0, 3] });
  });

  it('is the whole where a thing becomes another kind of thing', () => {
    expect(changesBetween({ part: [1] }, { part: { one: 1 } })).toEqual([0, { '=': { one: 1 } }]);
    expect(changesBetween({ part: { one: 1 } }, { part: [1] })).toEqual([0, { '=': [1] }]);
    expect(changesBetween({ part: { one: 1 } }, { part: { two: 1 } })).toEqual([0, { '=': { two: 1 } }]);
    expect(changesBetween({ part: { one: 1 } }, { part: { one: 1, two: 1 } })).toEqual([
      0,
      { '=': { one: 1, two: 1 } },
    ]);
    expect(changesBetween({ part: null }, { part: { one: 1 } })).toEqual([0, { one: 1 }]);
    expect(changesBetween({ part: { one: 1 } }, { part: null })).toEqual([0, null]);
  });
});

describe('following changes', () => {
  it('leads from any view to any other', () => {
    const value = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom(0, 1, 2, true, null, 'a'),
        fc.array(tie('value'), { maxLength: 6 }),
        fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', '1', '='), tie('value'), { noNullPrototype: true }),
      ),
    })).value;
    fc.assert(
      fc.property(value, value, (one, other) => {
        const [was, is] = [{ part: one }, { part: other }];
        const text = JSON.stringify(was);
        const after = follow(was, changesBetween(was, is) as Changes | undefined);
        expect(after).toEqual(is);
        expect(JSON.stringify(was)).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });

  it('shares what did not change, and leaves the earlier view as it is', () => {
    const was = { hand: [1, 2], board: [{ cell: 1 }, { cell: 2 }] };
    const is = follow(was, [1, { 1: [0, 7] }]);
    expect(is).toEqual({ hand: [1, 2], board: [{ cell: 1 }, { cell: 7 }] });
    expect(is.hand).toBe(was.hand);
    expect(is.board[0]).toBe(was.board[0]);
    expect(was.board[1]).toEqual({ cell: 2 });
  });

  it('is the same view where there are none', () => {
    const view = { turn: 1 };
    expect(follow(view, null)).toBe(view);
    expect(follow(view, undefined)).toBe(view);
  });

  it('says so where changes do not belong to the view', () => {
    expect(() => follow({ turn: 1 }, [1, 2])).toThrow('The view has no field 1');
    expect(() => follow({ list: [1] }, [0, [0, 2]])).toThrow('lose what it does not have');
    expect(() => follow({ list: [1] }, [0, { 3: 1 }])).toThrow('no place 3');
    expect(() => follow({ part: { a: 1 } }, [0, { 0: 1 }])).toThrow('told to change like a list');
  });
});
