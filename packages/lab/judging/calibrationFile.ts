/** The file that keeps how well the judgements of a game are calibrated, as the formatter would write it. */
import { existsSync, readFileSync } from 'node:fs';
import type { Calibration } from '@airlock/bots';
import { inHouse } from '../house.ts';
import { readWritten, written } from '../writtenData.ts';

export const calibrationFile = (game: string): string =>
  inHouse('packages', 'catalogue', 'games', game, 'calibration.ts');

export const calibrationSource = (game: string, calibration: Calibration): string =>
  [
    `/** How well judgements are calibrated; made by \`airlock judge ${game} --calibrate --write\`, not by hand. */`,
    "import type { Calibration } from '@airlock/bots';",
    '',
    `export const calibration: Calibration = ${written(calibration)};`,
    '',
  ].join('\n');

/** What the file says now, or `built` where there is no file, as in the installed package. */
export function keptCalibration(game: string, built: Calibration): Calibration {
  const file = calibrationFile(game);
  return existsSync(file) ? (readWritten(readFileSync(file, 'utf8'), 'calibration') as Calibration) : built;
}
