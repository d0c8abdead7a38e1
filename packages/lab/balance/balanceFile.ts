/** The file that keeps what was measured of a game's tables, as the formatter would write it. */
import type { Balance } from '@airlock/catalogue';
import { inHouse } from '../house.ts';
import { written } from '../writtenData.ts';

export const balanceFile = (game: string): string =>
  inHouse('packages', 'catalogue', 'games', game, 'balance.ts');

export const balanceSource = (game: string, rows: Balance): string =>
  [
    `/** How chances are shared, as measured; made by \`airlock balance ${game} --write\`, not by hand. */`,
    "import type { Balance } from '../../balance.ts';",
    '',
    `export const balance: Balance = ${written(rows)};`,
    '',
  ].join('\n');
