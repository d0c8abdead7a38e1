/**
 * How fast the servers are. All of them run all the time, and one after the other is loaded for a short slice, again
 * and again: what a neighbour on the machine does to one, it does to the next as well, and ratios are taken slice
 * by slice.
 */
import type { Contestant } from './contestants.ts';
import { offer, saturate } from './load.ts';
import { closeAll, Entrant } from './seating.ts';
import { ServerProcess } from './serverProcess.ts';

export interface SpeedEffort {
  readonly warmUpMoves: number;
  readonly slices: number;
  readonly sliceMs: number;
  readonly pacedSeconds: number;
  /** Whether to find the highest rate that is served in time, or only one that is. */
  readonly ramp: boolean;
}

export interface Speed {
  /** One for each slice; the slices of all contestants belong together by their place. */
  readonly movesPerCpuSecond: number[];
  readonly p50: number[];
  readonly p99: number[];
  sustained: number;
}

/** Matches played at the same time; each has two sockets. */
const AT_ONCE = 128;
const LOW_RATE = 100;
const LONGEST_P99_MS = 100;
const MOVES_A_MATCH = 33;
const LONGEST_WARM_UP_MS = 20_000;

export async function measureSpeed(
  contestants: readonly Contestant[],
  peerFolder: string,
  effort: SpeedEffort,
  say: (sentence: string) => void,
): Promise<Map<Contestant, Speed>> {
  const speeds = new Map<Contestant, Speed>();
  const runners: Runner[] = [];
  try {
    for (const contestant of contestants) {
      const runner = new Runner(new Entrant(contestant, await ServerProcess.start(contestant, peerFolder)));
      runners.push(runner);
      speeds.set(contestant, runner.speed);
      await runner.warmUp(effort);
      say(`${contestant.name} is warm`);
    }
    for (let slice = 0; slice < effort.slices; slice++) {
      for (const runner of runners) await runner.fast(effort);
      for (const runner of runners) await runner.slow(effort);
      say(`slice ${slice + 1} of ${effort.slices}`);
    }
    for (const runner of runners) await runner.ramp(effort);
  } finally {
    for (const { entrant } of runners) await entrant.server.stop();
  }
  return speeds;
}

class Runner {
  readonly entrant: Entrant;
  readonly speed: Speed = { movesPerCpuSecond: [], p50: [], p99: [], sustained: 0 };
  private movesPerSecond = 0;

  constructor(entrant: Entrant) {
    this.entrant = entrant;
  }

  async warmUp({ warmUpMoves }: SpeedEffort): Promise<void> {
    const start = performance.now();
    for (let moves = 0; moves < warmUpMoves && performance.now() - start < LONGEST_WARM_UP_MS; ) {
      moves += await this.saturated(AT_ONCE + 200, LONGEST_WARM_UP_MS);
    }
    this.speed.movesPerCpuSecond.length = 0;
  }

  async fast({ sliceMs }: SpeedEffort): Promise<void> {
    const expected = (this.movesPerSecond * sliceMs) / 1000 / MOVES_A_MATCH;
    await this.saturated(AT_ONCE + Math.ceil(expected * 1.3), sliceMs);
  }

  async slow({ pacedSeconds }: SpeedEffort): Promise<void> {
    const { p50, p99 } = await this.offered(LOW_RATE, pacedSeconds);
    this.speed.p50.push(p50);
    this.speed.p99.push(p99);
  }

  /** Offers more and more until twice in a row the slowest hundredth comes too late. */
  async ramp(effort: SpeedEffort): Promise<void> {
    let rate = Math.round(this.movesPerSecond * 0.35);
    for (let misses = 0; misses < 2; rate = Math.round(rate * 1.3)) {
      const { p99, achieved } = await this.offered(rate, 2);
      if (p99 < LONGEST_P99_MS && achieved > 0.93 * rate) {
        this.speed.sustained = rate;
        misses = 0;
      } else misses++;
      if (!effort.ramp && this.speed.sustained > 0) return;
    }
  }

  private async saturated(count: number, milliseconds: number): Promise<number> {
    const matches = await this.entrant.sitDown(count);
    const result = await saturate(this.entrant.server, [...matches], AT_ONCE, milliseconds);
    closeAll(matches);
    this.speed.movesPerCpuSecond.push(result.movesPerCpuSecond);
    this.movesPerSecond = result.movesPerSecond;
    return result.moves;
  }

  private async offered(rate: number, seconds: number) {
    const matches = await this.entrant.sitDown(Math.ceil((rate * seconds) / 25) + 64);
    const paced = await offer([...matches], rate, seconds);
    closeAll(matches);
    return paced;
  }
}
