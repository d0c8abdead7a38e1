/** Several servers that share a database and reach each other through Redis, with people spread over all of them. */
import { setTimeout as pause } from 'node:timers/promises';
import { ROUTES } from '@airlock/protocol';
import pg from 'pg';
import { openPostgresStore } from '../store/postgres/postgresStore.ts';
import type { Ground, Target } from './ground.ts';
import type { OnDisk } from './history.ts';
import { Link } from './link.ts';
import type { Fault } from './plan.ts';
import { keptIn } from './reading.ts';
import { ServerUnderFault } from './serverProcess.ts';
import { LONGEST_WAIT_MS, until } from './until.ts';

/** Short, so that a run of many faults does not consist of waiting. */
const LEASE_MS = 1_200;
const PAST_THE_LEASE_MS = 2_000;

export interface TogetherPlan {
  readonly built: string;
  readonly servers: number;
  /** An empty database. */
  readonly database: string;
  readonly mail: string;
}

export class Together implements Ground {
  private readonly plan: TogetherPlan;
  private readonly database: Link;
  private readonly mail: Link;
  private readonly servers: ServerUnderFault[];
  private turn = 0;

  private constructor(plan: TogetherPlan, database: Link, mail: Link) {
    this.plan = plan;
    this.database = database;
    this.mail = mail;
    const env = {
      DATABASE_URL: database.url,
      REDIS_URL: mail.url,
      AIRLOCK_LEASE_MS: String(LEASE_MS),
    };
    this.servers = Array.from(
      { length: plan.servers },
      () => new ServerUnderFault({ built: plan.built, env }),
    );
  }

  static async open(plan: TogetherPlan): Promise<Together> {
    return new Together(plan, await Link.open(plan.database), await Link.open(plan.mail));
  }

  async start(): Promise<void> {
    for (const server of this.servers) await server.start();
  }

  /** As a load balancer without memory: every connection goes to the next server that runs. */
  target(): Target {
    const next = (): number => this.nextPort();
    return {
      get port() {
        return next();
      },
    };
  }

  async strike(fault: Fault): Promise<readonly string[]> {
    const struck = this.servers[fault.variant % this.servers.length];
    if (!struck) throw new Error('There are no servers.');
    switch (fault.kind) {
      case 'kill':
        await struck.end('SIGKILL');
        await pause(fault.lengthMs);
        await struck.start();
        break;
      case 'freeze':
        // Others take over what it has, and it does not know.
        struck.freeze();
        await pause(PAST_THE_LEASE_MS);
        struck.thaw();
        break;
      case 'mail':
        this.mail.cut();
        await pause(3 * fault.lengthMs);
        this.mail.mend();
        break;
      case 'database':
        if (fault.variant === 0) await this.cutConnections();
        else {
          this.database.cut();
          await pause(2 * fault.lengthMs);
          this.database.mend();
        }
        break;
      case 'slow':
        this.mail.delay(fault.lengthMs);
        this.database.delay(fault.lengthMs / 5);
        await pause(4 * fault.lengthMs);
        this.mail.delay(0);
        this.database.delay(0);
        break;
      case 'all':
        await Promise.all(this.servers.map((server) => server.end('SIGKILL')));
        await this.start();
        break;
      case 'rolling':
        for (const server of this.servers) {
          await server.end('SIGTERM');
          await server.start();
        }
        break;
      default:
        throw new Error(`Servers together have no fault "${fault.kind}".`);
    }
    const isWell = await until(() => this.areHealthy(), LONGEST_WAIT_MS);
    return isWell ? [] : [`/healthz did not recover after fault ${fault.number} (${fault.kind})`];
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.end('SIGKILL')));
  }

  async read(codes: Iterable<string>): Promise<Map<string, OnDisk>> {
    const failed = (error: unknown): never => {
      throw error;
    };
    return keptIn(await openPostgresStore(this.plan.database, failed), codes);
  }

  async complaints(): Promise<readonly string[]> {
    return this.servers.flatMap((server) => server.complaints());
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.close()));
    this.database.close();
    this.mail.close();
  }

  private nextPort(): number {
    const running = this.servers.filter(({ pid }) => pid !== 0);
    this.turn++;
    return running[this.turn % Math.max(1, running.length)]?.target.port ?? 1;
  }

  /** As an administrator, or a restart of the database, would. */
  private async cutConnections(): Promise<void> {
    const client = new pg.Client({ connectionString: this.plan.database });
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'airlock' and datname = current_database()`,
    );
    await client.end();
  }

  private async areHealthy(): Promise<boolean> {
    const answers = this.servers.map(async ({ target }) => {
      try {
        return (await fetch(`http://127.0.0.1:${target.port}${ROUTES.health}`)).ok;
      } catch {
        return false;
      }
    });
    return (await Promise.all(answers)).every(Boolean);
  }
}
