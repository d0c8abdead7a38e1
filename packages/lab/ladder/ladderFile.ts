/** The file that keeps what was measured of a game's levels, as the formatter would write it. */
import { existsSync, readFileSync } from 'node:fs';
import { type Ladder, ladderOf } from '@airlock/catalogue';
import { inHouse } from '../house.ts';
import { readWritten, written } from '../writtenData.ts';

export const ladderFile = (game: string): string =>
  inHouse('packages', 'catalogue', 'games', game, 'ladder.ts');

export const ladderSource = (game: string, ladder: Ladder): string =>
  [
    `/** What was measured of the levels; made by \`airlock ladder ${game} --write\`, not by hand. */`,
    "import type { Ladder } from '../../ladder.ts';",
    '',
    `export const ladder: Ladder = ${written(ladder)};`,
    '',
  ].join('\n');

/** What the file says now; what this program was built with where there is no file, as in the installed package. */
export function keptLadder(game: string): Ladder {
  const file = ladderFile(game);
  return existsSync(file) ? (readWritten(readFileSync(file, 'utf8'), 'ladder') as Ladder) : ladderOf(game);
}
