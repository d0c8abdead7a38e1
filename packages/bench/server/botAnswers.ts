/**
 * How long people wait for bots: at three hundred tables with casual bots, and with thirty people against the strongest
 * bot of a game, while others play with casual bots elsewhere. Everybody answers at once, which is more than people do.
 */
import { cpus } from 'node:os';
import { hypatia } from '@airlock/hypatia';
import type { AnyGame } from '@airlock/kernel';
import { omegaVirus } from '@airlock/omega-virus';
import { outbreak } from '@airlock/outbreak';
import { outpostSeven } from '@airlock/outpost-seven';
import { outsider } from '@airlock/outsider';
import { DEFAULTS } from '@airlock/server';
import { airlock } from './airlockContestant.ts';
import { type BotGame, type BotRecord, BotTable } from './botTable.ts';
import { ServerProcess } from './serverProcess.ts';

/** Milliseconds. */
export interface Waits {
  readonly game: string;
  readonly level: string;
  readonly tables: number;
  readonly answers: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** At how many tables people were told that bots think less than usual. */
  readonly reducedAt: number;
}

/** How many cores were busy at the time, and with what. */
export interface Cores {
  readonly server: number;
  readonly load: number;
  /** Whatever else ran on this machine. */
  readonly others: number;
}

interface Run {
  readonly waits: readonly Waits[];
  readonly cores: Cores;
}

export interface BotWaits {
  readonly paceMs: number;
  /** Many tables with casual bots, by game. */
  readonly casual: Run | null;
  /** Casual bots at few tables, and nothing else. */
  readonly alone: Run;
  /** Against the strongest bot of a game, and casual bots elsewhere. */
  readonly strongest: readonly Run[];
}

export interface Effort {
  readonly tables: number;
  readonly people: number;
  readonly seconds: number;
}

const game = (one: unknown): AnyGame => one as AnyGame;

/** The games with turns whose bots have a level for everybody. */
const CASUAL: readonly BotGame[] = [
  { game: game(outpostSeven), seats: 2, level: 'casual' },
  { game: game(outbreak), seats: 5, level: 'casual' },
  { game: game(outsider), seats: 3, level: 'casual' },
];

const STRONGEST: readonly BotGame[] = [
  { game: game(outpostSeven), seats: 2, level: 'expert' },
  { game: game(hypatia), seats: 2, level: 'commander', options: { mode: 'relay' } },
  { game: game(outsider), seats: 3, level: 'strong' },
  { game: game(outbreak), seats: 5, level: 'strong' },
  { game: game(omegaVirus), seats: 2, level: 'omega', options: { mode: 'bot' } },
];

/** Those who play elsewhere at the same time. */
const ELSEWHERE_TABLES = 10;
const [ELSEWHERE] = CASUAL as [BotGame];

/** The first answers load what the others need. */
const WARM_UP_MS = 5_000;
const TABLES_AT_A_TIME = 10;

const later = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Group {
  readonly wish: BotGame;
  readonly tables: readonly BotTable[];
  readonly record: BotRecord;
}

async function opened(port: number, wish: BotGame, count: number): Promise<Group> {
  const record: BotRecord = { answers: [], reduced: new Set() };
  const tables = Array.from({ length: count }, (_, number) => new BotTable(port, wish, record, number));
  for (let from = 0; from < count; from += TABLES_AT_A_TIME) {
    const batch = tables.slice(from, from + TABLES_AT_A_TIME);
    await Promise.all(batch.map((table, index) => table.open(`Guest ${from + index}`)));
  }
  return { wish, tables, record };
}

/** Lets these groups play at a server of their own; how many cores it used. */
async function play(
  wishes: readonly { readonly wish: BotGame; readonly tables: number }[],
  seconds: number,
): Promise<Run> {
  const server = await ServerProcess.start(airlock, '');
  const groups: Group[] = [];
  try {
    for (const { wish, tables } of wishes) groups.push(await opened(server.port, wish, tables));
    await later(WARM_UP_MS);
    for (const { tables } of groups) for (const table of tables) table.measure();
    const before = used(server);
    await later(seconds * 1000);
    return { waits: groups.map(waitsOf), cores: coresBetween(before, used(server), seconds) };
  } finally {
    for (const { tables } of groups) for (const table of tables) table.leave();
    await server.stop();
  }
}

/** CPU seconds so far. */
function used(server: ServerProcess): Cores {
  const { user, system } = process.cpuUsage();
  const load = (user + system) / 1e6;
  const all = cpus().reduce(
    (sum, { times: { user: own, nice, sys, irq } }) => sum + own + nice + sys + irq,
    0,
  );
  return { server: server.cpuSeconds(), load, others: all / 1000 - server.cpuSeconds() - load };
}

const coresBetween = (before: Cores, after: Cores, seconds: number): Cores => ({
  server: (after.server - before.server) / seconds,
  load: (after.load - before.load) / seconds,
  others: Math.max(0, (after.others - before.others) / seconds),
});

function waitsOf({ wish, tables, record }: Group): Waits {
  const sorted = [...record.answers].sort((a, b) => a - b);
  const quantile = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return {
    game: wish.game.id,
    level: wish.level,
    tables: tables.length,
    answers: sorted.length,
    p50: quantile(0.5),
    p95: quantile(0.95),
    p99: quantile(0.99),
    reducedAt: record.reduced.size,
  };
}

/** `only` names games whose strongest bot is measured, and `casual` for the many tables; all of them where missing. */
export async function measureBotAnswers(
  { tables, people, seconds }: Effort,
  only: readonly string[] | null,
  say: (sentence: string) => void,
): Promise<BotWaits> {
  const wants = (name: string): boolean => only?.includes(name) ?? true;
  const each = Math.floor(tables / CASUAL.length);
  const many = CASUAL.map((wish) => ({ wish, tables: each }));
  const casual = wants('casual') ? await play(many, seconds) : null;
  if (casual) say('many tables with casual bots are measured');
  const elsewhere = { wish: ELSEWHERE, tables: ELSEWHERE_TABLES };
  const alone = await play([elsewhere], seconds);
  const strongest: Run[] = [];
  for (const wish of STRONGEST.filter((one) => wants(one.game.id))) {
    strongest.push(await play([{ wish, tables: people }, elsewhere], seconds));
    say(`the strongest bot of ${wish.game.id} is measured`);
  }
  return { paceMs: DEFAULTS.botPaceMs, casual, alone, strongest };
}
