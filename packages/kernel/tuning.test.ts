import { describe, expect, it } from 'vitest';
import { parseNumbers, tune, tuned } from './tuning.ts';

const DECLARED = {
  'deck.dark': { label: 'Dark cards', usual: 16, min: 8, max: 20, from: 'rulebook' },
  'crises.drawn': { label: 'Crises drawn', usual: 1, min: 0, max: 3, from: 'ours' },
} as const;

describe('a game that is loaded', () => {
  it('plays with its usual numbers', () => {
    expect(tuned('usual', DECLARED)).toEqual({ 'deck.dark': 16, 'crises.drawn': 1 });
  });

  it('plays with others where somebody said so before', () => {
    tune('other', { 'deck.dark': 12 });
    expect(tuned('other', DECLARED)).toEqual({ 'deck.dark': 12, 'crises.drawn': 1 });
    expect(tuned('another', DECLARED)['deck.dark']).toBe(16);
  });

  it('cannot be given others afterwards', () => {
    tuned('late', DECLARED);
    expect(() => tune('late', { 'deck.dark': 12 })).toThrow('late has read its numbers already.');
    expect(() => tune('late', {})).not.toThrow();
  });
});

describe('numbers that were typed', () => {
  it('are taken within their range', () => {
    expect(parseNumbers(DECLARED, [['deck.dark', '8']])).toEqual({ ok: true, value: { 'deck.dark': 8 } });
    expect(parseNumbers(DECLARED, [])).toEqual({ ok: true, value: {} });
  });

  it.each([
    ['deck.dark', '21', 'The number "deck.dark" must be a whole number from 8 to 20, not "21".'],
    ['deck.dark', '-9', 'The number "deck.dark" must be a whole number from 8 to 20, not "-9".'],
    ['deck.dark', 'many', 'The number "deck.dark" must be a whole number from 8 to 20, not "many".'],
    ['deck.dark', '9.5', 'The number "deck.dark" must be a whole number from 8 to 20, not "9.5".'],
    ['toString', '9', 'There is no number "toString"; there are deck.dark and crises.drawn.'],
  ])('%s=%s is refused with a sentence', (path, text, problem) => {
    expect(parseNumbers(DECLARED, [[path, text]])).toEqual({ ok: false, problem });
  });
});
