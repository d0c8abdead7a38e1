/** Servers that are measured together, and where the players of a match connect. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Places, sitDownAt } from '../server/airlockContestant.ts';
import type { Contestant } from '../server/contestants.ts';
import { LoadMatch } from '../server/loadMatch.ts';
import { ServerProcess } from '../server/serverProcess.ts';

const TABLES_AT_A_TIME = 16;

export class Fleet {
  readonly servers: readonly ServerProcess[];

  private constructor(servers: readonly ServerProcess[]) {
    this.servers = servers;
  }

  static async start(contestant: Contestant, count: number): Promise<Fleet> {
    const servers: ServerProcess[] = [];
    for (let started = 0; started < count; started++) {
      servers.push(await ServerProcess.start(contestant, ''));
    }
    return new Fleet(servers);
  }

  /** Of all its servers. */
  cpuSeconds(): number {
    return this.servers.reduce((sum, server) => sum + server.cpuSeconds(), 0);
  }

  port(index: number): number {
    const server = this.servers[index % this.servers.length];
    if (!server) throw new Error('There are no servers.');
    return server.port;
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop()));
  }
}

/** Which of the servers a match of a number uses. */
export type Seating = (fleet: Fleet, number: number) => Places;

/** As a load balancer without memory spreads them: every place is as likely as any other. */
export const anywhere: Seating = (fleet, number) => {
  const { length } = fleet.servers;
  const first = Math.floor(number / length);
  return { table: fleet.port(number), players: [fleet.port(first), fleet.port(Math.floor(first / length))] };
};

/** Both players at the server that has their table. */
export const atHome: Seating = (fleet, number) => {
  const port = fleet.port(number);
  return { table: port, players: [port, port] };
};

/** Both players at another server than the one that has their table. */
export const away: Seating = (fleet, number) => {
  const port = fleet.port(number + 1);
  return { table: fleet.port(number), players: [port, port] };
};

export async function sitDown(
  fleet: Fleet,
  seating: Seating,
  from: number,
  count: number,
): Promise<LoadMatch[]> {
  const matches: LoadMatch[] = [];
  while (matches.length < count) {
    const batch = Array.from({ length: Math.min(TABLES_AT_A_TIME, count - matches.length) }, (_, index) => {
      const number = from + matches.length + index;
      return LoadMatch.open((received) => sitDownAt(seating(fleet, number), number, received));
    });
    matches.push(...(await Promise.all(batch)));
  }
  return matches;
}

/** Linux counts CPU time in hundredths of a second. */
const TICKS_A_SECOND = 100;

/** Of a process and all that it has started, also those that have ended. */
export function cpuOfFamily(pid: number): number {
  const times = new Map<number, { readonly parent: number; readonly ticks: number }>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
      const ended = Number(name) === pid ? (fields[13] ?? 0) + (fields[14] ?? 0) : 0;
      times.set(Number(name), {
        parent: fields[1] ?? 0,
        ticks: (fields[11] ?? 0) + (fields[12] ?? 0) + ended,
      });
    } catch {
      // It has ended while we looked.
    }
  }
  const own = [...times].filter(([id, { parent }]) => id === pid || parent === pid);
  return own.reduce((sum, [, { ticks }]) => sum + ticks, 0) / TICKS_A_SECOND;
}
