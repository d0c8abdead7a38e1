/** The file that keeps what was measured of a game's levels, as the formatter would write it. */
import type { Ladder } from '@airlock/catalogue';
import { inHouse } from '../house.ts';

export const ladderFile = (game: string): string =>
  inHouse('packages', 'catalogue', 'games', game, 'ladder.ts');

export const ladderSource = (game: string, ladder: Ladder): string =>
  [
    `/** What was measured of the levels; made by \`airlock ladder ${game} --write\`, not by hand. */`,
    "import type { Ladder } from '../../ladder.ts';",
    '',
    `export const ladder: Ladder = ${written(ladder, '')};`,
    '',
  ].join('\n');

/** Plain data as TypeScript. */
function written(value: unknown, indent: string): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => `${inner}${written(one, inner)},\n`)
    : Object.entries(value).map(([name, one]) => `${inner}${name}: ${written(one, inner)},\n`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return parts.length === 0 ? `${open}${close}` : `${open}\n${parts.join('')}${indent}${close}`;
}
