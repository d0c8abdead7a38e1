/**
 * `npm run bench:cluster`: one server with its own folder, one on PostgreSQL, two and three that share it. Everything on
 * loopback, the load in this process. All run all the time and are loaded in turn, slice by slice, so that what a
 * neighbour on the machine does to one it does to the next as well.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { itemAt } from '@airlock/kernel';
import { openPostgresStore, openSqliteStore } from '@airlock/server';
import { lineThrough, type Spread, spreadOf } from '../measure.ts';
import { airlock, airlockOn } from '../server/airlockContestant.ts';
import { offer, saturate } from '../server/load.ts';
import { closeAll } from '../server/seating.ts';
import type { ServerProcess } from '../server/serverProcess.ts';
import { rate, storeAppends } from '../server/storage.ts';
import { anywhere, atHome, away, cpuOfFamily, Fleet, type Seating, sitDown } from './fleet.ts';

const { values: flags } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, part: { type: 'string' } },
});
const { DATABASE_URL: database, REDIS_URL: mail } = process.env;
if (!database || !mail) {
  process.stderr.write('This needs PostgreSQL and Redis, and has none.\n');
  process.exit(2);
}

const EFFORT = flags.quick
  ? { slices: 2, sliceMs: 1_000, pacedSeconds: 1, warmUps: 1, idleRounds: 6, rounds: 4, appendMs: 300 }
  : { slices: 5, sliceMs: 1_200, pacedSeconds: 2, warmUps: 3, idleRounds: 20, rounds: 16, appendMs: 400 };

/** Matches played at the same time; each has two sockets. */
const AT_ONCE = 64;
const MOVES_A_MATCH = 33;
/** Matches that follow on those that end; otherwise a slice would end with them. */
const FEWEST_SPARE = 64;
const PACE = 100;
const GROUP = 16;
/** More than are played in a measurement. */
const MATCHES_APART = 10_000_000;
/** How long a table that nobody uses stays in memory, where that is measured. */
const FORGETFUL_MS = 500;
const LEAVING_MS = 4_000;
const COMING_AND_GOING = 250;
const IDLE_A_ROUND = 500;
const APPEND_WARM_UPS = 3;
const IDLE_WARM_UPS = 3;
const LOOKS = 5;
const BETWEEN_LOOKS_MS = 100;
/** A live match weighs a hundred times as much. */
const NOTHING_BYTES = 200;

const wants = (part: string): boolean => flags.part === undefined || flags.part === part;
const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

interface Cpu {
  readonly servers: number;
  readonly postgres: number;
  readonly redis: number;
}

class Entry {
  readonly name: string;
  readonly fleet: Fleet;
  readonly movesPerCpuSecond: number[] = [];
  readonly p50: number[] = [];
  readonly p99: number[] = [];
  /** CPU seconds of the databases for each of the servers'. */
  readonly postgres: number[] = [];
  readonly redis: number[] = [];
  private readonly seating: Seating;
  private opened = 0;
  private movesPerSecond = 0;

  constructor(name: string, fleet: Fleet, seating: Seating) {
    this.name = name;
    this.fleet = fleet;
    this.seating = seating;
  }

  async warmUp(): Promise<void> {
    for (let rounds = 0; rounds < EFFORT.warmUps; rounds++) await this.fast();
    for (const figures of [this.movesPerCpuSecond, this.postgres, this.redis]) figures.length = 0;
  }

  async fast(): Promise<void> {
    const { sliceMs } = EFFORT;
    const expected = (this.movesPerSecond * sliceMs) / 1000 / MOVES_A_MATCH;
    const matches = await this.sitDown(AT_ONCE + Math.max(FEWEST_SPARE, Math.ceil(expected * 1.3)));
    const before = this.cpu();
    const result = await saturate(this.fleet, [...matches], AT_ONCE, sliceMs);
    const after = this.cpu();
    closeAll(matches);
    this.movesPerSecond = result.movesPerSecond;
    this.movesPerCpuSecond.push(result.movesPerCpuSecond);
    const servers = after.servers - before.servers;
    this.postgres.push((after.postgres - before.postgres) / servers);
    this.redis.push((after.redis - before.redis) / servers);
  }

  async slow(): Promise<void> {
    const { pacedSeconds } = EFFORT;
    const matches = await this.sitDown(Math.ceil((PACE * pacedSeconds) / 25) + 64);
    const { p50, p99 } = await offer([...matches], PACE, pacedSeconds);
    closeAll(matches);
    this.p50.push(p50);
    this.p99.push(p99);
  }

  private async sitDown(count: number) {
    const from = this.opened;
    this.opened += count;
    return sitDown(this.fleet, this.seating, from, count);
  }

  private cpu(): Cpu {
    const family = (pid: string | undefined): number => (pid ? cpuOfFamily(Number(pid)) : Number.NaN);
    return {
      servers: this.fleet.cpuSeconds(),
      postgres: family(process.env.AIRLOCK_POSTGRES_PID),
      redis: family(process.env.AIRLOCK_REDIS_PID),
    };
  }
}

if (wants('speed')) await measureSpeed(database, mail);
if (wants('appends')) await measureAppends(database);
if (wants('idle')) await measureIdle(database, mail);
process.exit(0);

async function measureSpeed(database: string, mail: string): Promise<void> {
  const fleets = [
    await Fleet.start(airlock, 1),
    await Fleet.start(airlockOn(schema(database, 'one'), ''), 1),
    await Fleet.start(airlockOn(schema(database, 'two'), mail), 2),
    await Fleet.start(airlockOn(schema(database, 'three'), mail), 3),
  ] as const;
  const [embedded, one, two, three] = fleets;
  const home = new Entry('two servers, both players at their table’s', two, atHome);
  const far = new Entry('two servers, both players at the other', two, away);
  const entries = [
    new Entry('embedded, one server', embedded, atHome),
    new Entry('PostgreSQL, one server', one, atHome),
    new Entry('two servers, players anywhere', two, anywhere),
    new Entry('three servers, players anywhere', three, anywhere),
    home,
    far,
  ];
  for (const entry of entries) {
    await entry.warmUp();
    say(`${entry.name}: warm`);
  }
  for (let slice = 0; slice < EFFORT.slices; slice++) {
    for (const entry of entries) await entry.fast();
    // Once more for these two, the other way round: what is getting busier or quieter meanwhile favours neither.
    for (const entry of [far, home]) await entry.fast();
    for (const entry of entries) await entry.slow();
    say(`slice ${slice + 1} of ${EFFORT.slices}`);
  }
  for (const fleet of fleets) await fleet.stop();
  for (const { name, movesPerCpuSecond, p50, p99, postgres, redis, fleet } of entries) {
    console.log(`\n${name}`);
    console.log(`  moves per CPU second of servers   ${spread(spreadOf(movesPerCpuSecond))}`);
    console.log(
      `  p50 / p99 ms at ${PACE} moves/s       ${spread(spreadOf(p50))} / ${spread(spreadOf(p99))}`,
    );
    if (fleet !== embedded) {
      console.log(
        `  beside a CPU second of servers    PostgreSQL ${spread(spreadOf(postgres))}, Redis ${spread(spreadOf(redis))}`,
      );
    }
  }
  const ratio = home.movesPerCpuSecond.map((own, slice) => own / itemAt(far.movesPerCpuSecond, slice));
  const cost = spreadOf(ratio);
  console.log(
    `\na move at another server costs, of one at one’s own: ${spread(cost)} (bar 2, ${held(cost.median <= 2)})`,
  );
}

/** Both stores durable, and both asked the same: by as many side by side as a server lets groups go, and by one alone. */
async function measureAppends(database: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'airlock-appends-'));
  const failed = (error: unknown): never => {
    throw error;
  };
  const sqlite = await openSqliteStore(join(folder, 'airlock.db'));
  const postgres = await openPostgresStore(schema(database, 'appends'), failed);
  const { most } = postgres.sideBySide;
  const stores = [sqlite, postgres].map((store) =>
    Array.from({ length: most }, (_, index) => storeAppends(store, GROUP, index * MATCHES_APART).append),
  );
  // All in turn: whatever the disk is busy with, the growing of new files too, concerns each of them.
  const ways = [most, 1].map((abreast) => ({ abreast, rates: stores.map((): number[] => []) }));
  const measured = ways.flatMap(({ abreast, rates }) =>
    stores.map(
      (appending, index) => async () =>
        void itemAt(rates, index).push(await rate(appending.slice(0, abreast), EFFORT.appendMs)),
    ),
  );
  for (let warmUp = 0; warmUp < APPEND_WARM_UPS; warmUp++) for (const measure of measured) await measure();
  for (const { rates } of ways) for (const all of rates) all.length = 0;
  for (let round = 0; round < EFFORT.rounds; round++) {
    for (const measure of round % 2 === 0 ? measured : [...measured].reverse()) await measure();
  }
  for (const { abreast, rates } of ways) {
    const [inSqlite = [], inPostgres = []] = rates;
    const ratio = spreadOf(inPostgres.map((each, round) => each / itemAt(inSqlite, round)));
    const how = abreast === 1 ? 'one group after the other' : `${abreast} groups under way, as at a server`;
    console.log(`\ndurable appends/s in groups of ${GROUP}, ${how}`);
    console.log(`  SQLite                            ${spread(spreadOf(inSqlite))}`);
    console.log(`  PostgreSQL                        ${spread(spreadOf(inPostgres))}`);
    const bar = abreast === 1 ? '' : ` (bar 0.5, ${held(ratio.median >= 0.5)})`;
    console.log(`  PostgreSQL / SQLite               ${spread(ratio)}${bar}`);
  }
  await sqlite.close();
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Matches begun, everybody gone: by how much each server grows with every one of them. */
async function measureIdle(database: string, mail: string): Promise<void> {
  const fleet = await Fleet.start(airlockOn(schema(database, 'idle'), mail, FORGETFUL_MS), 2);
  const points: [number, number][][] = fleet.servers.map(() => []);
  let opened = 0;
  for (let round = -IDLE_WARM_UPS; round <= EFFORT.idleRounds; round++) {
    for (let gone = 0; gone < IDLE_A_ROUND; gone += COMING_AND_GOING) {
      closeAll(await sitDown(fleet, away, opened, COMING_AND_GOING));
      opened += COMING_AND_GOING;
    }
    await sleep(LEAVING_MS);
    const inUse = await Promise.all(fleet.servers.map(leastOf));
    // A process that has just started grows into its work.
    if (round >= 0) for (const [index, bytes] of inUse.entries()) itemAt(points, index).push([opened, bytes]);
    say(`idle ${opened}: ${inUse.map((bytes) => `${(bytes / 2 ** 20).toFixed(2)} MiB`).join(', ')}`);
  }
  await fleet.stop();
  const lines = points.map(lineThrough);
  const isNothing = lines.every(({ slope, error }) => slope + 2 * error < NOTHING_BYTES);
  const grown = lines.map(({ slope, error }) => `${slope.toFixed(0)} ± ${(2 * error).toFixed(0)}`);
  console.log(
    `\nbytes in use per idle match, a line through ${EFFORT.idleRounds + 1} points over ${EFFORT.idleRounds * IDLE_A_ROUND} matches, at each of two servers: ${grown.join(', ')} (bar none: less than ${NOTHING_BYTES} for sure, ${held(isNothing)})`,
  );
}

/** The least of several looks: what is only on its way through, a letter or a sign of life, is not there every time. */
async function leastOf(server: ServerProcess): Promise<number> {
  const looks: number[] = [];
  while (looks.length < LOOKS) {
    looks.push(await server.collected());
    await sleep(BETWEEN_LOOKS_MS);
  }
  return Math.min(...looks);
}

function held(isSo: boolean): string {
  return isSo ? 'held' : 'MISSED';
}

/** A place of its own in the database for each of the fleets. */
function schema(address: string, name: string): string {
  const url = new URL(address);
  url.searchParams.set('options', `-csearch_path=bench_${name}`);
  return url.href;
}

function figure(value: number): string {
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en');
  return Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2);
}

function spread({ median, least, most }: Spread): string {
  return `${figure(median)} [${figure(least)} .. ${figure(most)}]`;
}
