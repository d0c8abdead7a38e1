/**
 * How everything here is measured: work per CPU second of the measured process (garbage collection included),
 * each candidate in a process of its own so that none spoils another's compiled code, the candidates of one
 * comparison in turn, several rounds, median and range. Wall time on a shared machine says more about the
 * neighbours than about the code.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { itemAt, present } from '@airlock/kernel';

export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export interface Measured {
  readonly name: string;
  /** Units per CPU second. */
  readonly rate: Spread;
}

export interface Effort {
  readonly rounds: number;
  /** CPU seconds a candidate works in each round. */
  readonly seconds: number;
}

/** Does some work, a few milliseconds of it, and says how many units that was. */
export type Work = () => number | Promise<number>;

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

export async function rateOf(work: Work, seconds: number): Promise<number> {
  let units = 0;
  const start = cpuSeconds();
  let spent = 0;
  while (spent < seconds) {
    const done = work();
    units += typeof done === 'number' ? done : await done;
    spent = cpuSeconds() - start;
  }
  return units / spent;
}

export interface Line {
  readonly slope: number;
  /** Of the slope: it is within two of them in nineteen cases of twenty. */
  readonly error: number;
}

/** The straight line that comes closest to all points. */
export function lineThrough(points: readonly (readonly [x: number, y: number])[]): Line {
  const { length } = points;
  if (length < 3) throw new Error('Two points are on every line.');
  const middle = (of: 0 | 1): number => points.reduce((sum, point) => sum + point[of], 0) / length;
  const [x, y] = [middle(0), middle(1)];
  const width = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  const slope = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / width;
  const beside = points.reduce((sum, point) => sum + (point[1] - y - slope * (point[0] - x)) ** 2, 0);
  return { slope, error: Math.sqrt(beside / (length - 2) / width) };
}

export function spreadOf(samples: readonly number[]): Spread {
  const sorted = [...samples].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median =
    sorted.length % 2 === 1
      ? itemAt(sorted, middle)
      : (itemAt(sorted, middle - 1) + itemAt(sorted, middle)) / 2;
  return { median, least: present(sorted[0]), most: present(sorted.at(-1)) };
}

/** The program that works for one candidate; see candidate.ts. */
const CANDIDATE = fileURLToPath(new URL('./candidate.js', import.meta.url));

/** Two warm-up rounds that do not count, then the rounds that do. */
const WARM_UP = 2;

export async function compare(names: readonly string[], { rounds, seconds }: Effort): Promise<Measured[]> {
  const candidates = names.map((name) => {
    const samples: number[] = [];
    return { name, child: fork(CANDIDATE, [name]), samples };
  });
  try {
    for (let round = -WARM_UP; round < rounds; round++) {
      for (const { name, child, samples } of candidates) {
        const rate = await roundOf(child, name, seconds);
        if (round >= 0) samples.push(rate);
      }
    }
    return candidates.map(({ name, samples }) => ({ name, rate: spreadOf(samples) }));
  } finally {
    for (const { child } of candidates) child.disconnect();
  }
}

/** One candidate in a process of its own, for whoever measures something else in between. */
export function startCandidate(name: string): { round(seconds: number): Promise<number>; end(): void } {
  const child = fork(CANDIDATE, [name]);
  return { round: (seconds) => roundOf(child, name, seconds), end: () => child.disconnect() };
}

/** The program that measures the parts of a game's move; see piecesProcess.ts. */
const PIECES = fileURLToPath(new URL('./piecesProcess.js', import.meta.url));

/** Measures the parts of a move of one game in a process of its own. */
export async function piecesApart<Pieces>(id: string, effort: Effort): Promise<Pieces> {
  const child = fork(PIECES, [id]);
  try {
    child.send(effort);
    return (await answerOf(child, id)) as Pieces;
  } finally {
    child.disconnect();
  }
}

async function answerOf(child: ChildProcess, name: string): Promise<unknown> {
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The measuring process of "${name}" ended with ${String(code)}.`);
  });
  const [answer] = (await Promise.race([once(child, 'message'), failed])) as [unknown];
  return answer;
}

async function roundOf(child: ChildProcess, name: string, seconds: number): Promise<number> {
  child.send({ seconds });
  return ((await answerOf(child, name)) as { rate: number }).rate;
}

export function ratioOf(measured: readonly Measured[], name: string, base: string): number {
  return medianOf(measured, name) / medianOf(measured, base);
}

function medianOf(measured: readonly Measured[], name: string): number {
  const found = measured.find((one) => one.name === name);
  if (!found) throw new Error(`"${name}" was not measured.`);
  return found.rate.median;
}
