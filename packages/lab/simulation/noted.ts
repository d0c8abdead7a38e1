/** Plays a plan and notes its parts as they are done, so that a run of hours can be ended at any time and goes on where it was. */
import type { Notebook } from '../notebook.ts';
import { firstGame, type Plan, roundSize } from './plan.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import { type Following, playOut } from './workers.ts';

/** Games of one plan that follow on each other. Histograms are lists of pairs here, because JSON knows no maps. */
export interface NotedRange {
  /** Which plan they are games of: one notebook holds those of a whole command. */
  readonly of: string;
  readonly from: number;
  readonly to: number;
  readonly tally: unknown;
}

/** The same games whatever their number, so that more can be added later. */
function nameOf({ games: _, ...plan }: Plan): string {
  return JSON.stringify(plan);
}

/** The sums of all games of a plan: those that are noted, and those that are played now and noted. */
export async function playNoted(
  plan: Plan,
  workers: number,
  notebook: Notebook<NotedRange>,
  following: Omit<Following, 'took'> = {},
  play: typeof playOut = playOut,
): Promise<Tally> {
  const name = nameOf(plan);
  const end = firstGame(plan) + plan.games;
  const noted = notebook.notes.filter(({ of, to }) => of === name && to <= end);
  let next = noted.at(-1)?.to ?? firstGame(plan);
  const before = next - firstGame(plan);
  if (next < end) {
    const rest: Plan = { ...plan, skipped: next / roundSize(plan), games: end - next };
    await play(rest, workers, {
      ...following,
      progress: (games) => following.progress?.(before + games),
      took({ from, to, tally }) {
        // Behind a gap that an early end has left they are played again.
        if (from !== next) return;
        next = to;
        notebook.add({ of: name, from, to, tally: written(tally) });
      },
    });
  }
  const sum = emptyTally(plan);
  for (const { of, to, tally } of notebook.notes) if (of === name && to <= end) addTally(sum, read(tally));
  return sum;
}

const written = (tally: Tally): unknown =>
  JSON.parse(JSON.stringify(tally, (_, value) => (value instanceof Map ? { pairs: [...value] } : value)));

const read = (tally: unknown): Tally =>
  JSON.parse(JSON.stringify(tally), (_, value) =>
    typeof value === 'object' && value !== null && 'pairs' in value && Array.isArray(value.pairs)
      ? new Map(value.pairs)
      : value,
  );
