/** Starts a flood beside whatever is measured, and counts what came of it. */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Ground } from '../ground/ground.ts';
import { figure } from '../judging/figures.ts';
import type { FloodCount, FloodPlan } from './plan.ts';
import { MOST_P99_MS, type Victim, type Waiting, waitingOf } from './victim.ts';

const FLOODER = fileURLToPath(new URL('./flooder.js', import.meta.url));

/** `begun` is called when the first message is about to be sent. */
async function flood(ground: Ground, plan: FloodPlan, begun: () => void): Promise<FloodCount> {
  const child = spawn(process.execPath, [FLOODER, JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ground.atEnd(() => child.kill('SIGKILL'));
  // A flood comes from other computers: what it costs to make must not take the processor from the server.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let last = '';
  for await (const line of createInterface({ input: child.stdout })) {
    last = line;
    begun();
  }
  return JSON.parse(last) as FloodCount;
}

export interface Comparison {
  readonly quiet: Waiting;
  readonly flooded: Waiting;
  readonly count: FloodCount;
  /** Whether the server was itself again soon after the flood. */
  readonly recovered: boolean;
}

/** No neighbour on the machine makes people wait this long: it is the flood. */
const BEYOND_DOUBT_MS = 500;

/** In time, or at least not later than without the flood, where the machine itself keeps everybody waiting. */
export function isUnharmed({ quiet, flooded, recovered }: Omit<Comparison, 'count'>): boolean {
  if (!recovered) return false;
  if (flooded.p99 < MOST_P99_MS) return true;
  return flooded.p99 <= quiet.p99 && flooded.p99 < BEYOND_DOUBT_MS;
}

const isInDoubt = (comparison: Comparison): boolean =>
  !isUnharmed(comparison) && comparison.recovered && comparison.flooded.p99 < BEYOND_DOUBT_MS;

/** How long another waits, beside how long they wait without the flood. */
export const inWords = ({ quiet, flooded, count, recovered }: Comparison): string =>
  `another’s ping: p50 ${figure(flooded.p50)} ms, p99 ${figure(flooded.p99)} ms (less than ${MOST_P99_MS}); ` +
  `without the flood ${figure(quiet.p50)} and ${figure(quiet.p99)}; ` +
  `of ${figure(count.sent)} ${figure(count.served)} served, ${figure(count.refused)} refused${recovered ? '' : '; the server did not recover'}`;

/** Whatever else the machine does only ever makes people wait longer, so the best of a few rounds is the server's own. */
const MOST_ROUNDS = 3;
const SLICES = 3;

/** Measures again while the bar is not reached, because another program may have had the processor. */
export async function compareWithQuiet(ground: Ground, victim: Victim, plan: FloodPlan): Promise<Comparison> {
  let best = await oneRound(ground, victim, plan);
  for (let round = 1; round < MOST_ROUNDS && isInDoubt(best); round++) {
    const next = await oneRound(ground, victim, plan);
    if (next.flooded.p99 < best.flooded.p99) best = next;
  }
  return best;
}

/** Quiet and flood in turns: what a neighbour on the machine does to one, it does to the other as well. */
async function oneRound(ground: Ground, victim: Victim, plan: FloodPlan): Promise<Comparison> {
  const quiet: number[] = [];
  const flooded: number[] = [];
  const count: FloodCount = { sent: 0, served: 0, refused: 0 };
  let recovered = true;
  for (let slice = 0; slice < SLICES && recovered; slice++) {
    quiet.push(...(await victim.waits(plan.milliseconds)));
    let waited: Promise<number[]> | undefined;
    const counted = await flood(ground, plan, () => {
      waited ??= victim.waits(plan.milliseconds);
    });
    flooded.push(...((await waited) ?? []));
    count.sent += counted.sent;
    count.served += counted.served;
    count.refused += counted.refused;
    // What a flood left to do is not quiet.
    recovered = await victim.settles();
  }
  return { quiet: waitingOf(quiet), flooded: waitingOf(flooded), count, recovered };
}
