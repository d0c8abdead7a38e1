/** `airlock env` over its pipe, beside the engine's own play-outs, round by round in one run. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { fastRandom, itemAt, type Random } from '@airlock/kernel';
import type { BenchId } from './games.ts';
import { type Effort, type Spread, spreadOf, startCandidate } from './measure.ts';

type Child = ChildProcessByStdio<Writable, Readable, null>;

const PROGRAM = fileURLToPath(new URL('../../lab/dist/airlock.js', import.meta.url));

/** As many matches as a learning program steps at once. */
const BATCH = 256;

/** Bars of the house: steps a second over the pipe for Outpost Seven, and the part of the engine's own play-outs. */
const STEPS_BAR = 20_000;
const PART_BAR = 0.1;

export interface EnvMeasured {
  readonly game: BenchId;
  /** Of Outpost Seven's bar. */
  readonly stepsBar: number | null;
  /** By the wall clock, with this client at the other end. */
  readonly stepsPerSecond: Spread;
  /** The same with one match instead of a batch: every step waits for its answer. */
  readonly onePerSecond: Spread;
  readonly stepsPerCpuSecond: Spread;
  readonly playoutsPerCpuSecond: Spread;
  readonly part: number;
  readonly partBar: number;
}

interface Observed {
  readonly match: number;
  readonly legal: readonly number[];
}

interface Round {
  readonly perSecond: number;
  readonly perCpuSecond: number;
}

/** A program at the other end of the pipe that does anything that is legal. */
class Client {
  private readonly child: Child;
  private readonly random: Random = fastRandom('env');
  private readonly answers: AsyncGenerator<string>;

  constructor(game: string) {
    this.child = spawn(process.execPath, [PROGRAM, 'env', game], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.answers = linesOf(this.child);
  }

  /** Steps this many matches, all at once, until the time is over. */
  async round(matches: number, seconds: number): Promise<Round> {
    let shown = (await this.ask({ do: 'reset', matches })) as { matches: readonly Observed[] };
    const before = (await this.ask({ do: 'stats' })) as { steps: number; cpuSeconds: number };
    const start = performance.now();
    const end = start + seconds * 1000;
    while (performance.now() < end) {
      const moves = shown.matches.map(({ match, legal }) => [
        match,
        itemAt(legal, this.random.int(legal.length)),
      ]);
      shown = (await this.ask({ do: 'step', moves, again: true })) as typeof shown;
    }
    const spent = (performance.now() - start) / 1000;
    const after = (await this.ask({ do: 'stats' })) as typeof before;
    const steps = after.steps - before.steps;
    return { perSecond: steps / spent, perCpuSecond: steps / (after.cpuSeconds - before.cpuSeconds) };
  }

  /** The line that an environment begins with. */
  async opening(): Promise<void> {
    await this.answers.next();
  }

  async end(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.stdin.end();
    await ended;
  }

  private async ask(request: object): Promise<unknown> {
    this.child.stdin.write(`${JSON.stringify(request)}\n`);
    const { value, done } = await this.answers.next();
    if (done) throw new Error('The environment ended before it answered.');
    const answer = JSON.parse(value) as { readonly refused?: { readonly sentence: string } };
    if (answer.refused) throw new Error(`The environment refused: ${answer.refused.sentence}`);
    return answer;
  }
}

async function* linesOf(child: Child): AsyncGenerator<string> {
  let parts: string[] = [];
  for await (const chunk of child.stdout.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = chunk.split('\n');
    parts.push(lines.shift() ?? '');
    for (const line of lines) {
      yield parts.join('');
      parts = [line];
    }
  }
}

export async function measureEnv(games: readonly BenchId[], effort: Effort): Promise<EnvMeasured[]> {
  const measured: EnvMeasured[] = [];
  for (const game of games) measured.push(await measureGame(game, effort));
  return measured;
}

/** One round that does not count, to let the compilers do their work. */
const WARM_UP = 1;

async function measureGame(game: BenchId, { rounds, seconds }: Effort): Promise<EnvMeasured> {
  const client = new Client(game);
  const engine = startCandidate(game === 'outpost-seven' ? 'playouts: airlock' : `${game}: airlock`);
  const batches: Round[] = [];
  const ones: Round[] = [];
  const playouts: number[] = [];
  try {
    await client.opening();
    for (let round = -WARM_UP; round < rounds; round++) {
      const batch = await client.round(BATCH, seconds);
      const one = await client.round(1, seconds);
      const rate = await engine.round(seconds);
      if (round < 0) continue;
      batches.push(batch);
      ones.push(one);
      playouts.push(rate);
    }
  } finally {
    engine.end();
    await client.end();
  }
  const [steps, engines] = [spreadOf(batches.map(({ perCpuSecond }) => perCpuSecond)), spreadOf(playouts)];
  return {
    game,
    stepsBar: game === 'outpost-seven' ? STEPS_BAR : null,
    stepsPerSecond: spreadOf(batches.map(({ perSecond }) => perSecond)),
    onePerSecond: spreadOf(ones.map(({ perSecond }) => perSecond)),
    stepsPerCpuSecond: steps,
    playoutsPerCpuSecond: engines,
    part: steps.median / engines.median,
    partBar: PART_BAR,
  };
}
