/** The file that keeps what was measured of a game's tables, as the formatter would write it. */
import { existsSync, readFileSync } from 'node:fs';
import { type Balance, balanceOf } from '@airlock/catalogue';
import { inHouse } from '../house.ts';
import { readWritten, written } from '../writtenData.ts';

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

/** What the file says now; what this program was built with where there is no file, as in the installed package. */
export function keptBalance(game: string): Balance {
  const file = balanceFile(game);
  return existsSync(file)
    ? (readWritten(readFileSync(file, 'utf8'), 'balance') as Balance)
    : balanceOf(game).rows;
}
