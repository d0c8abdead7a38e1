import { describe, expect, it } from 'vitest';
import type { Moment } from '../games/contract.ts';
import { shownOf } from './shownMoments.ts';

const event = (type: string) => ({ type, rule: 'OPS-001', open: {} });
const moment = (sequence: number, ...types: string[]): Moment => ({
  sequence,
  seat: 0,
  at: 0,
  events: types.map(event),
});
const MOMENTS = [moment(0, 'a'), moment(1, 'b', 'c', 'd'), moment(2), moment(3, 'e')];
const shown = (behind: number): string[] =>
  shownOf(MOMENTS, behind).map(
    ({ sequence, events }) => `${sequence}${events.map(({ type }) => type).join('')}`,
  );

describe('what is shown of the moments', () => {
  it('is all of them, the very same, when nothing waits', () => {
    expect(shownOf(MOMENTS, 0)).toBe(MOMENTS);
  });

  it('ends where the table is', () => {
    expect(shown(1)).toEqual(['0a', '1bcd', '2']);
    expect(shown(2)).toEqual(['0a', '1bc']);
    expect(shown(3)).toEqual(['0a', '1b']);
    expect(shown(4)).toEqual(['0a']);
    expect(shown(9)).toEqual([]);
  });
});
