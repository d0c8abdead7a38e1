import { describe, expect, it } from 'vitest';
import { lastView, milestonesOf, resultOf, sentencesOf } from './ending.ts';

const NAMING = { names: ['Officer'], reader: 0 };

describe('an ending', () => {
  it('looks at the last view, and says when there is none', () => {
    expect(lastView({ views: [1, 2, 3] })).toBe(3);
    expect(() => lastView({ views: [] })).toThrow(/has a view/);
  });

  it('has a result only after the end', () => {
    expect(resultOf({ views: [{ result: null }, { result: 'won' }] })).toBe('won');
    expect(() => resultOf({ views: [{ result: null }] })).toThrow(/no result/);
  });

  it('tells events in the words of the log, without those that have none', () => {
    const words = {
      event: ({ type }: { readonly type: string }) => (type === 'dull' ? null : `*${type}* it is.`),
    };
    const event = (type: string) => ({ type, rule: 'X-1', open: {} }) as never;
    expect(sentencesOf(words, [event('red'), event('dull'), event('blue')], NAMING)).toEqual([
      'red it is.',
      'blue it is.',
    ]);
  });

  it('puts its marks between the deal and the end, in order', () => {
    const marks = [
      { sequence: 4, label: 'late' },
      { sequence: 2, label: 'early' },
      { sequence: 5, label: 'at the end' },
      { sequence: 0, label: 'at the deal' },
    ];
    const views = [0, 1, 2, 3, 4, 5];
    expect(milestonesOf({ views }, marks, 'Red wins').map(({ label }) => label)).toEqual([
      'Deal',
      'early',
      'late',
      'Red wins',
    ]);
    expect(milestonesOf({ views }, [], null)).toEqual([{ sequence: 0, label: 'Deal' }]);
  });
});
