/** Step 4 of a repair: each line votes for whoever has more cubes in it. */
import { type Context, missing, type Seat } from '@airlock/kernel';
import { RED, YELLOW } from '../cards.ts';
import type { OutpostEvent } from '../events.ts';
import { cellsOfLine, LINE_COUNT, type Line } from '../grid.ts';
import type { State } from '../state.ts';
import { signOf } from './cubes.ts';

type Flip = { line: Line; to: Seat; red: number; yellow: number };

/** OPS-130 to OPS-133: all lines at once; a tie leaves the token where it was. */
export function checkVotes(state: State, context: Context<OutpostEvent>): void {
  const flipped: Flip[] | null = context.tell ? [] : null;
  for (let line = 0; line < LINE_COUNT; line++) {
    const lead = state.lead[line] ?? missing();
    if (lead === 0) continue;
    const to = lead > 0 ? RED : YELLOW;
    if (state.token[line] === to) continue;
    state.token[line] = to;
    flipped?.push({
      line,
      to,
      red: cubesIn(state.cubes, line, RED),
      yellow: cubesIn(state.cubes, line, YELLOW),
    });
  }
  if (flipped && flipped.length > 0) context.tell?.({ type: 'votes', rule: 'OPS-131', open: { flipped } });
}

/** OPS-132: a seat's cubes in a line. */
export function cubesIn(cubes: readonly number[], line: Line, seat: Seat): number {
  const sign = signOf(seat);
  let sum = 0;
  for (const cell of cellsOfLine(line)) sum += Math.max(0, (cubes[cell] ?? missing()) * sign);
  return sum;
}
