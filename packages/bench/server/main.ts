/**
 * `npm run bench:server`: our server, storage on, rules checked and views filtered, beside a bare echo, boardgame.io
 * and Colyseus without storage. Everything on loopback, the load in this process, each server in one of its own.
 */
import { parseArgs } from 'node:util';
import { type Spread, spreadOf } from '../measure.ts';
import { airlock, airlockForgetful, airlockWithoutStorage } from './airlockContestant.ts';
import { boardgameIo, type Contestant, colyseus, echo } from './contestants.ts';
import { offer, playSome, saturate } from './load.ts';
import { LoadMatch } from './loadMatch.ts';
import { installColyseus } from './peerInstall.ts';
import { ServerProcess } from './serverProcess.ts';
import { type AppendRates, measureAppends } from './storage.ts';

const { values: flags } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

const EFFORT = flags.quick
  ? { rounds: 1, matches: 300, warmUp: 100, seconds: 3, paced: 3, memory: 300, idle: 500 }
  : { rounds: 3, matches: 1800, warmUp: 300, seconds: 12, paced: 5, memory: 4000, idle: 10_000 };

const AT_ONCE = 32;
const LOW_RATE = 100;
const LONGEST_P99_MS = 100;
const MOVES_FOR_MEMORY = 25;

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

interface Round {
  readonly perCpuSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly sustained: number;
}

async function sitDown(
  contestant: Contestant,
  server: ServerProcess,
  count: number,
  from = 0,
): Promise<LoadMatch[]> {
  const matches: LoadMatch[] = [];
  for (let number = from; number < from + count; number += 16) {
    const batch = Array.from({ length: Math.min(16, from + count - number) }, (_, offset) =>
      LoadMatch.open((received) => contestant.connect(server.port, number + offset, received)),
    );
    matches.push(...(await Promise.all(batch)));
  }
  return matches;
}

async function speedOf(contestant: Contestant, folder: string): Promise<Round> {
  const server = await ServerProcess.start(contestant, folder);
  try {
    await saturate(server, await sitDown(contestant, server, EFFORT.warmUp), AT_ONCE, EFFORT.seconds * 1000);
    const pool = await sitDown(contestant, server, EFFORT.matches, EFFORT.warmUp);
    const low = await offer(pool, LOW_RATE, EFFORT.paced);
    const fast = await saturate(server, pool, AT_ONCE, EFFORT.seconds * 1000);
    const sustained = await highestRate(contestant, server, fast.movesPerSecond);
    return { perCpuSecond: fast.movesPerCpuSecond, p50: low.p50, p99: low.p99, sustained };
  } finally {
    await server.stop();
  }
}

/** Offers more and more until twice in a row the slowest hundredth comes too late. */
async function highestRate(contestant: Contestant, server: ServerProcess, expected: number): Promise<number> {
  let best = 0;
  let number = 1_000_000;
  for (let rate = Math.round(expected * 0.35), misses = 0; misses < 2; rate = Math.round(rate * 1.3)) {
    const count = Math.ceil((rate * 2) / 25) + 64;
    const paced = await offer(await sitDown(contestant, server, count, number), rate, 2);
    number += count;
    if (paced.p99 < LONGEST_P99_MS && paced.achieved > 0.93 * rate) {
      best = rate;
      misses = 0;
    } else misses++;
    if (flags.quick && best > 0) break;
  }
  return best;
}

interface Memory {
  readonly perLiveMatch: number;
  readonly growthPerMove: number;
}

async function memoryOf(contestant: Contestant, folder: string): Promise<Memory> {
  const server = await ServerProcess.start(contestant, folder);
  try {
    await playSome(await sitDown(contestant, server, 50), MOVES_FOR_MEMORY);
    const before = await server.memory();
    const matches = await sitDown(contestant, server, EFFORT.memory, 50);
    await playSome(matches, 5);
    const early = await server.memory();
    await playSome(matches, MOVES_FOR_MEMORY - 5);
    const late = await server.memory();
    for (const match of matches) match.players.close();
    return {
      perLiveMatch: (late - before) / EFFORT.memory,
      growthPerMove: (late - early) / EFFORT.memory / (MOVES_FOR_MEMORY - 5),
    };
  } finally {
    await server.stop();
  }
}

/** Matches begun, everybody gone: what they still weigh. */
async function idleMemory(): Promise<number> {
  const server = await ServerProcess.start(airlockForgetful, '');
  try {
    for (const match of await sitDown(airlockForgetful, server, 50)) match.players.close();
    const before = await server.memory();
    for (let number = 50; number < EFFORT.idle; number += 500) {
      const matches = await sitDown(airlockForgetful, server, Math.min(500, EFFORT.idle - number), number);
      for (const match of matches) match.players.close();
    }
    await new Promise((resolve) => setTimeout(resolve, 3000));
    return ((await server.memory()) - before) / EFFORT.idle;
  } finally {
    await server.stop();
  }
}

const figure = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(1) : value.toFixed(2);
const spread = ({ median, least, most }: Spread): string =>
  `${figure(median)} [${figure(least)} .. ${figure(most)}]`;

const peer = installColyseus();
if (peer.problem) say(`Colyseus could not be installed and is left out: ${peer.problem}`);
const contestants = [
  echo,
  airlock,
  airlockWithoutStorage,
  boardgameIo,
  ...(peer.problem ? [] : [colyseus]),
].filter(({ name }) => !flags.only || name.includes(flags.only));

const rounds = new Map<string, Round[]>(contestants.map(({ name }) => [name, []]));
for (let round = 0; round < EFFORT.rounds; round++) {
  for (const contestant of contestants) {
    const measured = await speedOf(contestant, peer.folder);
    rounds.get(contestant.name)?.push(measured);
    say(`round ${round + 1}, ${contestant.name}: ${figure(measured.perCpuSecond)} moves per CPU second`);
  }
}
const memory = new Map<string, Memory>();
for (const contestant of contestants) memory.set(contestant.name, await memoryOf(contestant, peer.folder));
const idle = await idleMemory();
const appends: AppendRates[] = [];
for (const group of [1, 16, 128])
  appends.push(await measureAppends(group, flags.quick ? 3 : 7, flags.quick ? 300 : 1000));

const results = contestants.map(({ name }) => {
  const all = rounds.get(name) as Round[];
  const of = (pick: (round: Round) => number): Spread => spreadOf(all.map(pick));
  return {
    name,
    movesPerCpuSecond: of((round) => round.perCpuSecond),
    p50: of((round) => round.p50),
    p99: of((round) => round.p99),
    sustained: of((round) => round.sustained),
    memory: memory.get(name) as Memory,
  };
});

if (flags.json) {
  console.log(
    JSON.stringify({ node: process.version, effort: EFFORT, results, idleBytesPerMatch: idle, appends }),
  );
} else {
  for (const { name, movesPerCpuSecond, p50, p99, sustained, memory: kept } of results) {
    console.log(`\n${name}`);
    console.log(`  moves per server CPU second    ${spread(movesPerCpuSecond)}`);
    console.log(`  p50 / p99 ms at ${LOW_RATE} moves/s     ${spread(p50)} / ${spread(p99)}`);
    console.log(`  moves/s with p99 < ${LONGEST_P99_MS} ms       ${spread(sustained)}`);
    console.log(
      `  KiB a live match (${EFFORT.memory})      ${figure(kept.perLiveMatch / 1024)}, per move ${figure(kept.growthPerMove / 1024)}`,
    );
  }
  console.log(`\nbytes an idle match (${EFFORT.idle})     ${figure(idle)}`);
  const base = results.find(({ name }) => name === airlock.name);
  for (const { name, movesPerCpuSecond } of results) {
    if (!base || name === airlock.name) continue;
    console.log(`airlock / ${name}: ${figure(base.movesPerCpuSecond.median / movesPerCpuSecond.median)}`);
  }
  for (const { group, raw, airlock: ours, ratio } of appends) {
    console.log(
      `durable appends/s in groups of ${group}: ${spread(ours)}, raw ${spread(raw)}, ratio ${figure(ratio)}`,
    );
  }
}
process.exit(0);
