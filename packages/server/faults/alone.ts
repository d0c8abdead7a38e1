/** One server with its own disk. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROUTES } from '@airlock/protocol';
import { openSqliteStore } from '../store/sqliteStore.ts';
import { check } from '../upkeep/check/check.ts';
import { fillDisk, freeDisk } from './fullDisk.ts';
import type { Ground } from './ground.ts';
import type { OnDisk } from './history.ts';
import type { Fault } from './plan.ts';
import { keptIn } from './reading.ts';
import { ServerUnderFault } from './serverProcess.ts';
import { LONGEST_WAIT_MS, until } from './until.ts';

const RETRY_MS = 25;

export class Alone implements Ground {
  readonly noticedAfterMs = 0;
  private readonly data: string;
  private readonly server: ServerUnderFault;

  constructor(built: string, data: string) {
    this.data = data;
    this.server = new ServerUnderFault({ built, env: { AIRLOCK_DATA: data } });
  }

  start(): Promise<void> {
    return this.server.start();
  }

  target(): { readonly port: number } {
    return this.server.target;
  }

  /** Hardly: a server that comes back is to find everybody asking at once. */
  retryMs(): number {
    return RETRY_MS;
  }

  async strike(fault: Fault): Promise<readonly string[]> {
    switch (fault.kind) {
      case 'kill':
        return this.kill();
      case 'disk':
        return this.disk(fault);
      case 'freeze':
        return this.freeze(fault);
      default:
        throw new Error(`One server alone has no fault "${fault.kind}".`);
    }
  }

  /** Nobody else could take over what it had. */
  async tablesOfKilled(): Promise<ReadonlySet<string>> {
    return new Set();
  }

  stop(): Promise<void> {
    return this.server.end('SIGKILL');
  }

  async read(codes: Iterable<string>): Promise<Map<string, OnDisk>> {
    return keptIn(await openSqliteStore(join(this.data, 'airlock.db')), codes);
  }

  async complaints(): Promise<readonly string[]> {
    const { findings } = await check({ data: this.data, salvage: undefined });
    const damage = findings.filter(({ isDamage }) => isDamage);
    return [...damage.map(({ sentence }) => `check: ${sentence}`), ...this.server.complaints()];
  }

  close(): Promise<void> {
    return this.server.close();
  }

  /** Without warning, in the middle of whatever it does. */
  private async kill(): Promise<readonly string[]> {
    await this.server.end('SIGKILL');
    await this.server.start();
    return [];
  }

  /** Full for a while; sometimes the server is killed before there is room again. */
  private async disk({ bytes, lengthMs, variant, game, number }: Fault): Promise<readonly string[]> {
    fillDisk(this.server.pid, this.data, bytes);
    await pause(lengthMs);
    if (variant === 0) return this.kill();
    freeDisk(this.server.pid);
    const isWell = await until(() => this.isHealthy(), LONGEST_WAIT_MS);
    return isWell ? [] : [`/healthz did not recover after fault ${number} (disk, ${game})`];
  }

  /** Frozen for a while; sometimes another server tries to take its place, sometimes it never wakes. */
  private async freeze({ lengthMs, variant, number }: Fault): Promise<readonly string[]> {
    this.server.freeze();
    await pause(lengthMs);
    const found: string[] = [];
    if (variant === 0) {
      const words = await this.server.rival();
      if (!/Another server uses the data folder/.test(words)) {
        found.push(`fault ${number}: a second server was not refused while the first was frozen: ${words}`);
      }
    }
    if (variant === 1) await this.kill();
    else this.server.thaw();
    return found;
  }

  private async isHealthy(): Promise<boolean> {
    try {
      return (await fetch(`http://127.0.0.1:${this.server.target.port}${ROUTES.health}`)).ok;
    } catch {
      return false;
    }
  }
}
