/** Cards, modules and tokens as tests write and read them. */
import { itemAt, type Seat } from '@airlock/kernel';
import { CARD_IDS, type Card, NO_CARD, RED, YELLOW } from '../cards.ts';
import { CELL_NAMES, CELLS, type Cell, LINE_NAMES, type Line } from '../grid.ts';
import type { State } from '../state.ts';

export function readCard(id: string): Card {
  const index = CARD_IDS.indexOf(id);
  if (index < 0) throw new Error(`There is no card "${id}".`);
  return index + 1;
}

/** `B3-1 - G4-2` as numbers; `-` is no card. */
export function readCards(written = ''): Card[] {
  return written
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => (id === '-' ? NO_CARD : readCard(id)));
}

export const writeCards = (cards: readonly Card[]): string =>
  cards.map((card) => (card === NO_CARD ? '-' : CARD_IDS[card - 1])).join(' ');

export function readCell(name: string): Cell {
  const cell = CELL_NAMES.indexOf(name);
  if (cell < 0) throw new Error(`There is no cell "${name}".`);
  return cell;
}

export function readLine(name: string): Line {
  const line = LINE_NAMES.indexOf(name);
  if (line < 0) throw new Error(`There is no line "${name}".`);
  return line;
}

/** `RYRYR YRYRY`, rows from the top, then columns from the left. */
export const readTokens = (written: string): Seat[] =>
  [...written.replace(' ', '')].map((letter) => (letter === 'R' ? RED : YELLOW));

export function writeTokens(token: readonly Seat[]): string {
  const letters = token.map((seat) => (seat === RED ? 'R' : 'Y')).join('');
  return `${letters.slice(0, 5)} ${letters.slice(5)}`;
}

/** Every module of the grid as `r1c1 G5-3 3 yellow`, row by row. */
export function modulesOf({ grid, cubes }: Pick<State, 'grid' | 'cubes'>): string[] {
  return CELLS.filter((cell) => grid[cell] !== NO_CARD).map((cell) => {
    const count = itemAt(cubes, cell);
    const owner = count === 0 ? 'neutral' : count > 0 ? 'red' : 'yellow';
    return `${CELL_NAMES[cell]} ${writeCards([itemAt(grid, cell)])} ${Math.abs(count)} ${owner}`;
  });
}
