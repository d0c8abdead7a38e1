/** A plan after the round, small, with the rooms outlined that one scoring card has counted. */
import { cellX, cellY, countedRooms, type Placement, type Scoring } from '@airlock/omega-virus';
import { Plan } from '../cards/Floor.tsx';
import { CELL } from '../cards/size.ts';
import { outlineOf } from '../moves/outline.ts';
import { boundsOf, drawnPlan } from '../moves/picture.ts';
import styles from './CountedPlan.module.css';

interface CountedPlanProps {
  readonly plan: readonly Placement[];
  /** Nothing: no room is outlined. */
  readonly card: Scoring | null;
  readonly label: string;
}

export function CountedPlan({ plan, card, label }: CountedPlanProps) {
  const { left, top, right, bottom } = boundsOf(plan);
  const box = [left - 1, top - 1, right - left + 2, bottom - top + 2].map((side) => side * CELL).join(' ');
  const rooms = card === null ? [] : countedRooms(card, plan);
  const drawn = drawnPlan(plan);
  const isCounted = (x: number, y: number): boolean =>
    rooms.some(({ cells }) => cells.some((cell) => cellX(cell) === x && cellY(cell) === y));
  return (
    <svg class={styles.plan} viewBox={box} role="img" aria-label={label} data-counted={rooms.length}>
      <g class={card === null ? undefined : styles.faint}>
        <Plan plan={drawn} letters={false} walled={false} />
      </g>
      {rooms.length > 0 && (
        <Plan
          plan={{ squares: drawn.squares.filter(({ x, y }) => isCounted(x, y)), halves: [] }}
          walled={false}
        />
      )}
      {rooms.map((room) => (
        <path key={room.cells[0]} class={styles.outline} d={outlineOf(room)} />
      ))}
    </svg>
  );
}
