/** The picture of the ending: the winner's last plan, adrift among stars. */
import { LOCATIONS, type Location, type View } from '@airlock/omega-virus';
import type { ComponentType } from 'preact';
import { Art, Stars } from '../../../kit/Art.tsx';
import { Plan } from '../cards/Floor.tsx';
import { CELL } from '../cards/size.ts';
import { type Bounds, boundsOf, type DrawnPlan, type DrawnSquare, drawnPlan } from '../moves/picture.ts';

const STARS = Array.from({ length: 60 }, (_, star) => ({
  x: (star * 197) % 700,
  y: (star * 331) % 860,
  r: 0.7 + ((star * 13) % 10) / 8,
}));

/** The rooms of the round under each other, each in the colour of its key. */
function drawnRooms(locations: readonly Location[]): DrawnPlan {
  const squares: DrawnSquare[] = [];
  let top = 0;
  for (const [colour, location] of locations.entries()) {
    const rows = LOCATIONS[location]?.drawing ?? [];
    const has = (x: number, y: number): boolean => rows[y]?.[x] === '#';
    for (const [y, row] of rows.entries()) {
      for (const x of [...row].keys()) {
        if (!has(x, y)) continue;
        const walls = [!has(x, y - 1), !has(x + 1, y), !has(x, y + 1), !has(x - 1, y)];
        squares.push({ x: x + colour, y: y + top, colour, walls });
      }
    }
    top += rows.length + 1;
  }
  return { squares, halves: [] };
}

function boundsOfSquares(squares: readonly DrawnSquare[]): Bounds {
  if (squares.length === 0) return boundsOf([]);
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs) + 1,
    bottom: Math.max(...ys) + 1,
  };
}

export function artOf(view: View): ComponentType {
  const [winner = 0] = view.result?.winners ?? [];
  const plan = view.seats[winner]?.plan ?? [];
  // Who forfeits between two rounds leaves no plan: the rooms stand there that were to be built.
  const drawn = plan.length > 0 ? drawnPlan(plan) : drawnRooms(view.locations ?? []);
  const { left, top, right, bottom } = plan.length > 0 ? boundsOf(plan) : boundsOfSquares(drawn.squares);
  const scale = Math.min(520 / ((right - left) * CELL), 520 / ((bottom - top) * CELL), 1);
  return () => (
    <Art ground="#0a0f16">
      <Stars stars={STARS} opacity={0.6} />
      <g transform={`translate(350 430) rotate(-8) scale(${scale})`}>
        <g transform={`translate(${(-(left + right) * CELL) / 2} ${(-(top + bottom) * CELL) / 2})`}>
          <Plan plan={drawn} letters={false} />
        </g>
      </g>
    </Art>
  );
}
