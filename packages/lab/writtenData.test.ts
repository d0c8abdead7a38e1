import { balanceOf, ladderOf, SHELF } from '@airlock/catalogue';
import { describe, expect, it } from 'vitest';
import { keptBalance } from './balance/balanceFile.ts';
import { keptLadder } from './ladder/ladderFile.ts';
import { readWritten, written } from './writtenData.ts';

const fileOf = (value: unknown): string => `/** A file. */\nexport const rows: Rows = ${written(value)};\n`;

describe('data as TypeScript', () => {
  it('is read as it was written', () => {
    const value = [
      { name: "it's \\ here", rate: -0.25, none: null, empty: [], nested: { is: true, isNot: false } },
      { name: 'x'.repeat(120), small: 1.5e-7, inner: [[1], [{ a: {} }]] },
    ];
    expect(readWritten(fileOf(value), 'rows')).toEqual(value);
  });

  it('that somebody changed by hand is refused, with its line', () => {
    const source = fileOf([{ one: 1, two: 2 }]);
    expect(() => readWritten(source.replace('1,', '1'), 'rows')).toThrow(
      'Line 4 is not as the command writes it.',
    );
    expect(() => readWritten(source, 'others')).toThrow('There is no constant others in this file.');
  });

  it.each([...SHELF])('of $title is found in its file, whatever this program was built with', ({ id }) => {
    expect(keptLadder(id)).toEqual(ladderOf(id));
    expect(keptBalance(id)).toEqual(balanceOf(id).rows);
  });
});
