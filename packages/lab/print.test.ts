import { describe, expect, test } from 'vitest';
import { columns, percent, thousands } from './print.ts';

describe('figures', () => {
  test('come in columns', () => {
    expect(
      columns(
        [
          ['name', 'wins'],
          ['a', '7'],
        ],
        ['left', 'right'],
      ),
    ).toEqual(['name  wins', 'a        7']);
  });

  test('are grouped by thousands and rounded to a tenth of a percent', () => {
    expect([0, 999, 1000, 1234567].map(thousands)).toEqual(['0', '999', '1 000', '1 234 567']);
    expect(percent(0.50049)).toBe('50.0 %');
  });
});
