/** A PostgreSQL and a Redis of a fault run's own, which can be stopped and started again where they are. */
import type { ChildProcess } from 'node:child_process';

/** As `scripts/databases` has them; plain JavaScript, because they also run before anything is built. */
interface Started {
  readonly child: ChildProcess;
}

interface Found {
  readonly url?: string;
  readonly port: number;
  readonly program: unknown;
  readonly started: Started;
  readonly problem?: string;
}

interface Programs {
  startProgram(program: unknown): Started;
  stopProgram(started: Started, signal: NodeJS.Signals): Promise<void>;
  untilReady(port: number, started: Started): Promise<boolean>;
}

type Starting = (wish: { readonly own: boolean }) => Promise<Found>;

class OwnDatabase {
  readonly url: string;
  private readonly found: Found;
  private readonly programs: Programs;
  private started: Started;

  constructor(url: string, found: Found, programs: Programs) {
    this.url = url;
    this.found = found;
    this.programs = programs;
    this.started = found.started;
  }

  stop(signal: NodeJS.Signals): Promise<void> {
    return this.programs.stopProgram(this.started, signal);
  }

  async start(): Promise<void> {
    const { port, program } = this.found;
    this.started = this.programs.startProgram(program);
    if (!(await this.programs.untilReady(port, this.started))) throw new Error('A database does not start.');
  }
}

export interface OwnDatabases {
  readonly postgres: OwnDatabase;
  readonly redis: OwnDatabase;
}

/** `scripts` is the folder of the programs above; a sentence where they cannot be had. */
export async function ownDatabases(scripts: URL): Promise<OwnDatabases | string> {
  const load = async (file: string): Promise<unknown> => import(new URL(file, scripts).href);
  const programs = (await load('programs.mjs')) as Programs;
  const { startPostgres } = (await load('postgres.mjs')) as { startPostgres: Starting };
  const { startRedis } = (await load('redis.mjs')) as { startRedis: Starting };
  const wish = { own: true };
  const [postgres, redis] = await Promise.all([startPostgres(wish), startRedis(wish)]);
  const problem = postgres.problem ?? redis.problem;
  if (postgres.url === undefined || redis.url === undefined) return problem ?? 'They cannot be had.';
  return {
    postgres: new OwnDatabase(postgres.url, postgres, programs),
    redis: new OwnDatabase(redis.url, redis, programs),
  };
}
