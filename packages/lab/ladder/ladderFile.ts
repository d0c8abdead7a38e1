/** The file that keeps what was measured of a game's levels, as the formatter would write it. */
import type { Ladder } from '@airlock/catalogue';
import { inHouse } from '../house.ts';
import { written } from '../writtenData.ts';

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
