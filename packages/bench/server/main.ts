/**
 * `npm run bench:server`: our server, storage on, rules checked and views filtered, beside a bare echo, boardgame.io
 * and Colyseus without storage. Everything on loopback, the load in this process, each server in one of its own.
 */

import { parseArgs } from 'node:util';
import { itemAt } from '@airlock/kernel';
import { type Spread, spreadOf } from '../measure.ts';
import { airlock, airlockWithoutStorage } from './airlockContestant.ts';
import { type BotWaits, type Cores, measureBotAnswers, type Waits } from './botAnswers.ts';
import { boardgameIo, type Contestant, colyseus, echo } from './contestants.ts';
import { type JoinCost, measureJoins } from './joins.ts';
import { idleMemory, type Memory, memoryOf } from './memory.ts';
import { installColyseus } from './peerInstall.ts';
import { measureRaces, type RaceCost } from './race.ts';
import { measureSpeed, type Speed } from './speed.ts';
import { measureStart, type StartCost } from './start.ts';
import { type AppendRates, measureAppends } from './storage.ts';
import { measureUpkeep, PHASES } from './upkeep.ts';

const { values: flags } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    part: { type: 'string' },
  },
});

const EFFORT = flags.quick
  ? {
      speed: { warmUpMoves: 40_000, slices: 5, sliceMs: 1000, pacedSeconds: 3, ramp: false },
      memory: 300,
      idle: 1000,
      appends: { rounds: 3, ms: 300 },
      race: { matches: 10, seconds: 10 },
      bots: { tables: 300, people: 30, seconds: 20 },
      start: 2_000,
      joins: { actions: 124, joins: 1_000 },
      upkeep: { rounds: 3, seconds: 5 },
    }
  : {
      speed: { warmUpMoves: 80_000, slices: 9, sliceMs: 2000, pacedSeconds: 5, ramp: true },
      memory: 4000,
      idle: 10_000,
      appends: { rounds: 9, ms: 1000 },
      race: { matches: 20, seconds: 30 },
      bots: { tables: 300, people: 30, seconds: 60 },
      start: 20_000,
      joins: { actions: 124, joins: 5_000 },
      upkeep: { rounds: 7, seconds: 10 },
    };

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
const wants = (part: string): boolean => flags.part === undefined || flags.part === part;

/** Only what is compared with it needs the peer that has to be fetched. */
const comparesColyseus =
  (wants('speed') || wants('memory')) && (!flags.only || flags.only.split(',').includes(colyseus.name));
const peer = comparesColyseus ? installColyseus() : { folder: '', problem: 'not asked for' };
if (peer.problem && comparesColyseus) say(`Colyseus could not be installed and is left out: ${peer.problem}`);
const contestants: readonly Contestant[] = [
  echo,
  airlock,
  airlockWithoutStorage,
  boardgameIo,
  ...(peer.problem ? [] : [colyseus]),
].filter(({ name }) => !flags.only || flags.only.split(',').includes(name));

const speeds: ReadonlyMap<Contestant, Speed> = wants('speed')
  ? await measureSpeed(contestants, peer.folder, EFFORT.speed, say)
  : new Map();
const memories = new Map<Contestant, Memory>();
if (wants('memory')) {
  for (const contestant of contestants) {
    memories.set(contestant, await memoryOf(contestant, peer.folder, EFFORT.memory));
    say(`${contestant.name} is weighed`);
  }
}
const idle = wants('memory') ? await idleMemory(EFFORT.idle) : null;
const appends: AppendRates[] = [];
if (wants('appends')) {
  const { rounds, ms } = EFFORT.appends;
  for (const group of [1, 16, 128]) appends.push(await measureAppends(group, rounds, ms));
}

const race = wants('race') ? await measureRaces(EFFORT.race) : null;
const start = wants('start') ? await measureStart(EFFORT.start) : null;
const bots = wants('bots') ? await measureBotAnswers(EFFORT.bots, flags.only?.split(',') ?? null, say) : null;
const joins = wants('joins') ? await measureJoins(EFFORT.joins) : null;

const upkeep = wants('upkeep') ? await measureUpkeep(EFFORT.upkeep) : null;

const results = contestants.map((contestant) => {
  const speed = speeds.get(contestant);
  return {
    name: contestant.name,
    ...(speed && {
      movesPerCpuSecond: spreadOf(speed.movesPerCpuSecond),
      p50: spreadOf(speed.p50),
      p99: spreadOf(speed.p99),
      sustained: speed.sustained,
    }),
    memory: memories.get(contestant),
  };
});

/** Ours against theirs, slice by slice. */
const ratios = [...speeds].flatMap(([contestant, speed]) => {
  const ours = speeds.get(airlock);
  if (!ours || contestant === airlock) return [];
  const each = ours.movesPerCpuSecond.map((rate, slice) => rate / itemAt(speed.movesPerCpuSecond, slice));
  return [{ to: contestant.name, ratio: spreadOf(each) }];
});

if (flags.json) {
  console.log(
    JSON.stringify({
      node: process.version,
      effort: EFFORT,
      results,
      ratios,
      idleBytesPerMatch: idle,
      appends,
      race,
      joins,
      upkeep,
    }),
  );
} else print();
process.exit(0);

function print(): void {
  for (const { name, movesPerCpuSecond, p50, p99, sustained, memory } of results) {
    if (movesPerCpuSecond || memory) console.log(`\n${name}`);
    if (movesPerCpuSecond && p50 && p99 && sustained !== undefined) {
      console.log(`  moves per server CPU second    ${spread(movesPerCpuSecond)}`);
      console.log(`  p50 / p99 ms at 100 moves/s    ${spread(p50)} / ${spread(p99)}`);
      console.log(`  moves/s with p99 < 100 ms      ${figure(sustained)}`);
    }
    if (memory) {
      const { perLiveMatch, growthPerMove } = memory;
      console.log(`  KiB per live match (${EFFORT.memory})        ${figure(perLiveMatch / 1024)}`);
      console.log(`  KiB per further move            ${figure(growthPerMove / 1024)}`);
    }
  }
  console.log('');
  for (const { to, ratio } of ratios) console.log(`airlock / ${to}: ${spread(ratio)}`);
  if (idle !== null) console.log(`bytes per idle match (${EFFORT.idle}): ${figure(idle)}`);
  for (const { group, raw, airlock: ours, ratio } of appends) {
    console.log(
      `durable appends/s in groups of ${group}: ${spread(ours)}, raw ${spread(raw)}, ratio ${figure(ratio)}`,
    );
  }
  if (race) printRace(race);
  if (start) printStart(start);
  if (bots) printBots(bots);
  if (joins) printJoins(joins);
  if (upkeep) printUpkeep(upkeep);
}

function printJoins({ actions, bytes, cpuMsPerJoin, cpuMsPerPing, ...cost }: JoinCost): void {
  console.log(
    `\n${cost.joins} joins of an Outsider match of ${actions} actions, ${figure(bytes / 1024)} KiB each`,
  );
  console.log(`  server CPU ms per join             ${figure(cpuMsPerJoin)}`);
  console.log(`  server CPU ms per ping             ${figure(cpuMsPerPing)}`);
}

function printUpkeep(costs: NonNullable<typeof upkeep>): void {
  console.log('\nmoves at 100 a second, while something is done with the data (ms)');
  for (const phase of PHASES) {
    const { p50, p99, worst, loopP99, loopWorst, done } = costs[phase];
    console.log(`${phase}${done > 0 ? ` (${done})` : ''}`);
    console.log(
      `  p50 / p99 / slowest move       ${[p50, p99, worst].map((each) => spread(spreadOf(each))).join(' / ')}`,
    );
    console.log(
      `  loop blocked, p99 / most       ${[loopP99, loopWorst].map((each) => spread(spreadOf(each))).join(' / ')}`,
    );
  }
}

function printRace({ matches, seconds, actionsPerMinute, ...cost }: RaceCost): void {
  console.log(
    `\nraces in real time, ${matches} at once for ${figure(seconds)} s, ${figure(actionsPerMinute)} actions a minute each`,
  );
  console.log(`  server CPU ms per match minute     ${figure(cost.cpuMsPerMatchMinute)}`);
  console.log(`  server CPU ms per action           ${figure(cost.cpuMsPerAction)}`);
  console.log(`  bytes a second to both players    ${figure(cost.bytesToPlayersPerSecond)}`);
  console.log(`  bytes a second from both players  ${figure(cost.bytesFromPlayersPerSecond)}`);
  if (cost.refused > 0) console.log(`  refused                           ${cost.refused}`);
}

function printStart({ matches, cpuSeconds, cpuSecondsEmpty, bytes, bytesEmpty }: StartCost): void {
  const mebibytes = (size: number): string => `${figure(size / 1024 / 1024)} MiB`;
  console.log(`\nstart with ${matches} unfinished matches: ${figure(cpuSeconds)} CPU s, ${mebibytes(bytes)}`);
  console.log(`start with none: ${figure(cpuSecondsEmpty)} CPU s, ${mebibytes(bytesEmpty)}`);
}

function printBots({ paceMs, casual, alone, strongest }: BotWaits): void {
  const line = ({ game, level, tables, answers, p50, p95, p99, reducedAt }: Waits): string =>
    `  ${`${tables} × ${game} ${level}`.padEnd(28)} ${[p50, p95, p99].map(figure).join(' / ')} ms, ` +
    `${answers} answers${reducedAt > 0 ? `, less thought at ${reducedAt} tables` : ''}`;
  const busy = ({ server, load, others }: Cores): string =>
    `cores: server ${figure(server)}, load ${figure(load)}, other programs ${figure(others)}`;
  console.log(`\nhow long bots take, p50 / p95 / p99; their pace is ${paceMs} ms`);
  for (const { waits, cores } of [...(casual ? [casual] : []), alone, ...strongest]) {
    console.log(busy(cores));
    for (const waited of waits) console.log(line(waited));
  }
  for (const { waits } of strongest) {
    const [them, elsewhere] = waits;
    const ratio = (elsewhere?.p95 ?? Number.NaN) / (alone.waits[0]?.p95 ?? Number.NaN);
    console.log(`casual beside ${them?.game} ${them?.level} / alone, p95: ${figure(ratio)}`);
  }
}

function figure(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

function spread({ median, least, most }: Spread): string {
  return `${figure(median)} [${figure(least)} .. ${figure(most)}]`;
}
