/** Several servers that share a database and reach each other through Redis, with people spread over all of them. */
import { setTimeout as pause } from 'node:timers/promises';
import { ROUTES } from '@airlock/protocol';
import pg from 'pg';
import { openPostgresStore } from '../store/postgres/postgresStore.ts';
import type { OwnDatabases } from './databases.ts';
import type { Ground, Target } from './ground.ts';
import type { OnDisk } from './history.ts';
import { Link } from './link.ts';
import type { Fault } from './plan.ts';
import { keptIn } from './reading.ts';
import { ServerUnderFault } from './serverProcess.ts';
import { LONGEST_WAIT_MS, until } from './until.ts';

/** Short, so that a run of many faults does not consist of waiting. */
export const SHORT_LEASE_MS = 1_200;

/** A server looks for others four times a lease; then all know that one is gone. */
const LEASES_UNTIL_NOTICED = 1.5;

/** As the page does, so that what is measured is what people wait. */
const FIRST_RETRY_MS = 300;
const LONGEST_RETRY_MS = 8_000;

export interface TogetherPlan {
  readonly built: string;
  readonly servers: number;
  readonly databases: OwnDatabases;
  readonly leaseMs: number;
}

/** A table of a server that gives signs of life. */
interface Tenant {
  readonly code: string;
  readonly node: string;
}

export class Together implements Ground {
  readonly noticedAfterMs: number;
  private readonly plan: TogetherPlan;
  private readonly database: Link;
  private readonly mail: Link;
  private readonly servers: ServerUnderFault[];
  private turn = 0;
  /** Which tables each server had before one was killed. */
  private before: readonly Tenant[] = [];

  private constructor(plan: TogetherPlan, database: Link, mail: Link) {
    this.plan = plan;
    this.database = database;
    this.mail = mail;
    this.noticedAfterMs = LEASES_UNTIL_NOTICED * plan.leaseMs;
    const env = {
      DATABASE_URL: database.url,
      REDIS_URL: mail.url,
      AIRLOCK_LEASE_MS: String(plan.leaseMs),
    };
    this.servers = Array.from(
      { length: plan.servers },
      () => new ServerUnderFault({ built: plan.built, env }),
    );
  }

  static async open(plan: TogetherPlan): Promise<Together> {
    const { postgres, redis } = plan.databases;
    return new Together(plan, await Link.open(postgres.url), await Link.open(redis.url));
  }

  async start(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.start()));
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

  retryMs(attempt: number): number {
    return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempt);
  }

  async strike(fault: Fault): Promise<readonly string[]> {
    await this.happen(fault);
    const isWell = await until(() => this.areReady(), LONGEST_WAIT_MS);
    return isWell ? [] : [`/readyz did not recover after fault ${fault.number} (${fault.kind})`];
  }

  async tablesOfKilled(): Promise<ReadonlySet<string>> {
    const live = await this.ask<{ id: string }>('select id from node where until > now()');
    const gone = this.before.filter(({ node }) => live.every(({ id }) => id !== node));
    return new Set(gone.map(({ code }) => code));
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.end('SIGKILL')));
  }

  async read(codes: Iterable<string>): Promise<Map<string, OnDisk>> {
    const failed = (error: unknown): never => {
      throw error;
    };
    return keptIn(await openPostgresStore(this.plan.databases.postgres.url, failed), codes);
  }

  async complaints(): Promise<readonly string[]> {
    return this.servers.flatMap((server) => server.complaints());
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.close()));
    this.database.close();
    this.mail.close();
    const { postgres, redis } = this.plan.databases;
    await Promise.all([postgres.stop('SIGQUIT'), redis.stop('SIGKILL')]);
  }

  private async happen(fault: Fault): Promise<void> {
    const struck = this.servers[fault.variant % this.servers.length];
    if (!struck) throw new Error('There are no servers.');
    switch (fault.kind) {
      case 'kill':
        this.before = await this.ask<Tenant>(
          `select code, node.id as node from game_table join match_head on match = number
           join node on node.id = match_head.node where until > now()`,
        );
        await struck.end('SIGKILL');
        await pause(fault.lengthMs);
        await struck.start();
        return;
      case 'freeze':
        // Others take over what it has, and it does not know.
        struck.freeze();
        await pause(this.noticedAfterMs);
        struck.thaw();
        return;
      case 'mail':
        return this.takeMailAway(fault);
      case 'database':
        return this.takeDatabaseAway(fault);
      case 'slow':
        return this.slowDown(fault);
      case 'all':
        await Promise.all(this.servers.map((server) => server.end('SIGKILL')));
        return this.start();
      case 'rolling':
        for (const server of this.servers) {
          await server.end('SIGTERM');
          await server.start();
        }
        return;
      default:
        throw new Error(`Servers together have no fault "${fault.kind}".`);
    }
  }

  /** Its connections are cut, or it ends: politely or not. */
  private async takeMailAway({ variant, lengthMs }: Fault): Promise<void> {
    const { redis } = this.plan.databases;
    if (variant === 0) {
      this.mail.cut();
      await pause(3 * lengthMs);
      this.mail.mend();
      return;
    }
    await redis.stop(variant === 1 ? 'SIGTERM' : 'SIGKILL');
    await pause(lengthMs);
    await redis.start();
  }

  /** An administrator ends all connections; it is started again; or it crashes and is started again. */
  private async takeDatabaseAway({ variant, lengthMs }: Fault): Promise<void> {
    const { postgres } = this.plan.databases;
    if (variant === 0) return this.cutConnections();
    await postgres.stop(variant === 1 ? 'SIGINT' : 'SIGQUIT');
    await pause(lengthMs);
    await postgres.start();
  }

  /** The ways to both are slow; the way to Redis alone; or the way to the database is cut for a while, and slow after that. */
  private async slowDown({ variant, lengthMs }: Fault): Promise<void> {
    if (variant === 2) {
      this.database.cut();
      await pause(2 * lengthMs);
      this.database.mend();
    } else this.mail.delay(lengthMs);
    if (variant !== 1) this.database.delay(lengthMs / 5);
    await pause(4 * lengthMs);
    this.mail.delay(0);
    this.database.delay(0);
  }

  private nextPort(): number {
    const running = this.servers.filter(({ isRunning }) => isRunning);
    this.turn++;
    return running[this.turn % Math.max(1, running.length)]?.target.port ?? 1;
  }

  private async cutConnections(): Promise<void> {
    await this.ask(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'airlock'`,
    );
  }

  private async ask<Row extends object>(statement: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.plan.databases.postgres.url });
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  }

  private async areReady(): Promise<boolean> {
    const answers = this.servers.map(async ({ target }) => {
      try {
        return (await fetch(`http://127.0.0.1:${target.port}${ROUTES.readiness}`)).ok;
      } catch {
        return false;
      }
    });
    return (await Promise.all(answers)).every(Boolean);
  }
}
