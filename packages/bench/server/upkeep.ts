/**
 * What looking after the data costs those who play: moves at a steady rate, alone, while one backup after the other is
 * taken, and while old matches are deleted, in turns.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { airlock } from './airlockContestant.ts';
import { built, type Contestant } from './contestants.ts';
import { offer } from './load.ts';
import { closeAll, Entrant } from './seating.ts';
import { ServerProcess } from './serverProcess.ts';

const RATE = 100;
const MATCHES = 96;

export const PHASES = ['quiet', 'backups', 'cleaning'] as const;
type Phase = (typeof PHASES)[number];

export interface UpkeepEffort {
  readonly rounds: number;
  readonly seconds: number;
}

export interface PhaseCost {
  readonly p50: number[];
  readonly p99: number[];
  readonly worst: number[];
  /** How long the server's event loop stood still, at the 99th percentile and at most. */
  readonly loopP99: number[];
  readonly loopWorst: number[];
  /** Backups taken, or matches deleted. */
  done: number;
}

export async function measureUpkeep({ rounds, seconds }: UpkeepEffort): Promise<Record<Phase, PhaseCost>> {
  // As many as are deleted in the time of one phase, and some more.
  const batch = seconds * 45;
  const contestant: Contestant = {
    ...airlock,
    program: built('./peers/upkeepServer.js'),
    arguments: (port, folder) => [String(port), folder, String(rounds), String(batch)],
  };
  const server = await ServerProcess.start(contestant, '');
  const target = mkdtempSync(join(tmpdir(), 'airlock-bench-'));
  const costs = Object.fromEntries(PHASES.map((phase) => [phase, empty()])) as Record<Phase, PhaseCost>;
  try {
    const entrant = new Entrant(contestant, server);
    await phase(entrant, server, 1);
    for (let round = 0; round < rounds; round++) {
      for (const name of PHASES) {
        const besides = BESIDES[name](server, target, round);
        note(costs[name], await phase(entrant, server, seconds));
        costs[name].done += await besides();
      }
    }
    return costs;
  } finally {
    await server.stop();
    rmSync(target, { recursive: true, force: true });
  }
}

type Besides = (server: ServerProcess, target: string, round: number) => () => Promise<number>;

/** What is done in the meantime; gives how to end it, which says how much was done. */
const BESIDES: Readonly<Record<Phase, Besides>> = {
  quiet: () => async () => 0,
  backups: (server, target) => {
    let isOver = false;
    const doing = (async () => {
      let taken = 0;
      for (; !isOver; taken++) await backUp(server.folder, join(target, 'backup'));
      return taken;
    })();
    return () => {
      isOver = true;
      return doing;
    };
  },
  cleaning: (server, _target, round) => {
    const doing = server.ask<{ cleaned: number }>({ clean: round + 1 }, 'cleaned');
    return async () => (await doing).cleaned;
  },
};

async function phase(entrant: Entrant, server: ServerProcess, seconds: number) {
  const matches = await entrant.sitDown(MATCHES + Math.ceil((RATE * seconds) / 25));
  await server.ask({ loop: true }, 'p99');
  const paced = await offer([...matches], RATE, seconds);
  const loop = await server.ask<{ p99: number; worst: number }>({ loop: true }, 'p99');
  closeAll(matches);
  return { paced, loop };
}

const empty = (): PhaseCost => ({ p50: [], p99: [], worst: [], loopP99: [], loopWorst: [], done: 0 });

function note(cost: PhaseCost, { paced, loop }: Awaited<ReturnType<typeof phase>>): void {
  cost.p50.push(paced.p50);
  cost.p99.push(paced.p99);
  cost.worst.push(paced.worst);
  cost.loopP99.push(loop.p99);
  cost.loopWorst.push(loop.worst);
}

function backUp(data: string, file: string): Promise<void> {
  const program = fileURLToPath(new URL('../../../server/dist/airlock-upkeep.js', import.meta.url));
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, 'backup', '--replace', '--data', data, file], (error) =>
      error ? reject(error) : resolve(),
    );
  });
}
