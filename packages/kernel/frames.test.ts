import { describe, expect, it } from 'vitest';
import { enter } from './flow.ts';
import { frame, setWord, topOf, wordAt } from './frames.ts';

const ASK = frame('seat', 'owed');
const DRAW = frame('count');

describe('a frame', () => {
  it('has its words by name, on top of the stack and below other frames', () => {
    const state = { stack: [] };
    enter(state, 7, 2, 5);
    expect(topOf(state)).toBe(7);
    expect([wordAt(state, ASK.seat), wordAt(state, ASK.owed)]).toEqual([2, 5]);
    enter(state, 8, 3);
    expect(topOf(state)).toBe(8);
    expect(wordAt(state, DRAW.count)).toBe(3);
    expect(wordAt(state, DRAW.size + ASK.owed)).toBe(5);
  });

  it('counts what it holds', () => {
    expect([ASK.holds, ASK.size]).toEqual([2, 3]);
  });

  it('lets a word be changed', () => {
    const state = { stack: [] };
    enter(state, 7, 2, 5);
    setWord(state, ASK.owed, 4);
    expect(state.stack).toEqual([2, 4, 7]);
  });

  it('has no word where the stack has none', () => {
    expect(topOf({ stack: [] })).toBe(-1);
    expect(() => wordAt({ stack: [7] }, ASK.seat)).toThrow(RangeError);
  });
});
