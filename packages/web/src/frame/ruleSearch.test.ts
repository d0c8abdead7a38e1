import { describe, expect, it } from 'vitest';
import { asksForNumbers, passagesOf, searchRules, sectionOf } from './ruleSearch.ts';

const help = [
  { title: 'Salvage', paragraphs: ['Take cards from the offer.'], rules: ['X-1', 'X-2'] },
  { title: 'Votes', paragraphs: ['A tie changes nothing.'], rules: ['X-3'] },
];
const rules = {
  'X-1': 'Cards total 12 at most.',
  'X-2': 'Seven in hand.',
  'X-3': 'More cubes win the line.',
};

describe('searching the rules', () => {
  it('finds everything when nothing is asked', () => {
    expect(searchRules(help, rules, '  ')).toEqual(help);
  });

  it('keeps a whole section when its own words match', () => {
    expect(searchRules(help, rules, 'offer')).toEqual([help[0]]);
  });

  it('keeps only the rules that match, by their words or their id', () => {
    expect(searchRules(help, rules, 'hand')).toEqual([{ ...help[0], paragraphs: [], rules: ['X-2'] }]);
    expect(searchRules(help, rules, 'x-3')).toEqual([{ ...help[1], paragraphs: [], rules: ['X-3'] }]);
  });

  it('wants all words, in any order and any case', () => {
    expect(searchRules(help, rules, 'LINE cubes').map(({ title }) => title)).toEqual(['Votes']);
    expect(searchRules(help, rules, 'line offer')).toEqual([]);
  });

  it('knows the section of a rule', () => {
    expect(sectionOf(help, 'X-3')).toBe(1);
    expect(sectionOf(help, 'X-9')).toBe(-1);
  });
});

it('rules whose numbers stand together make one passage', () => {
  expect(passagesOf(['OUT-301', 'OUT-302', 'OUT-310', 'OUT-320', 'OUT-321'])).toEqual([
    ['OUT-301', 'OUT-302'],
    ['OUT-310'],
    ['OUT-320', 'OUT-321'],
  ]);
});

it('numbers are asked for by typing one', () => {
  expect(['OUT-301', 'out3', ' HYP-1'].map(asksForNumbers)).toEqual([true, true, true]);
  expect(['three cards', '', 'supply'].map(asksForNumbers)).toEqual([false, false, false]);
});
