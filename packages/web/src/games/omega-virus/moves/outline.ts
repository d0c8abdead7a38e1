/** The outline of a room as the path of a drawing. */
import { cellX, cellY, type Room } from '@airlock/omega-virus';
import { CELL } from '../cards/size.ts';

/** Every side of a square beyond which the room ends. */
export function outlineOf({ cells }: Room): string {
  const inside = new Set(cells.map((cell) => `${cellX(cell)},${cellY(cell)}`));
  const ends = (x: number, y: number): boolean => !inside.has(`${x},${y}`);
  return cells
    .flatMap((cell) => {
      const [x, y] = [cellX(cell), cellY(cell)];
      const [west, north, east, south] = [x * CELL, y * CELL, (x + 1) * CELL, (y + 1) * CELL];
      return [
        ends(x, y - 1) ? `M${west} ${north}H${east}` : '',
        ends(x, y + 1) ? `M${west} ${south}H${east}` : '',
        ends(x - 1, y) ? `M${west} ${north}V${south}` : '',
        ends(x + 1, y) ? `M${east} ${north}V${south}` : '',
      ];
    })
    .join('');
}
