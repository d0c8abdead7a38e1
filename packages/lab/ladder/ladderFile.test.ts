import { readFileSync } from 'node:fs';
import { ladderOf, SHELF } from '@airlock/catalogue';
import { describe, expect, it } from 'vitest';
import { ladderFile, ladderSource } from './ladderFile.ts';

describe('the file of the figures', () => {
  it.each([...SHELF])('of $title holds what is shown of it', ({ id }) => {
    expect(readFileSync(ladderFile(id), 'utf8')).toBe(ladderSource(id, ladderOf(id)));
  });

  it('is written as the formatter would', () => {
    const cost = { median: 1, p99: 2.5, decisions: 9 };
    expect(
      ladderSource('chess', [{ level: 'a', step: null, cost, seats: 2, command: "it's", commit: '' }])
        .split('\n')
        .slice(3),
    ).toEqual([
      'export const ladder: Ladder = [',
      '  {',
      "    level: 'a',",
      '    step: null,',
      '    cost: {',
      '      median: 1,',
      '      p99: 2.5,',
      '      decisions: 9,',
      '    },',
      '    seats: 2,',
      "    command: 'it\\'s',",
      "    commit: '',",
      '  },',
      '];',
      '',
    ]);
  });
});
