import { balanceOf, ladderOf, loadGame, SHELF } from '@airlock/catalogue';
import { present } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { keptBalance } from './balance/balanceFile.ts';
import { keptCalibration } from './judging/calibrationFile.ts';
import { keptLadder } from './ladder/ladderFile.ts';
import { readWritten, written } from './writtenData.ts';

const fileOf = (value: unknown): string => `/** A file. */\nexport const rows: Rows = ${written(value)};\n`;

/** What a program that was built long ago would say. */
const NOT_BUILT_IN = {
  correction: { shift: 0, scale: 1 },
  start: 0,
  rows: [],
  games: 0,
  positions: 0,
  command: '',
  commit: '',
};

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

  it.each([...SHELF])('of judgements of $title is found in its file, too', async ({ id }) => {
    const room = present(await (await loadGame(id))?.judging?.());
    expect(keptCalibration(id, NOT_BUILT_IN)).toEqual(room.calibration);
  });
});
