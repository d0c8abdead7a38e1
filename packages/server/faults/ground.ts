/** What a fault run takes place on: one server and its disk, or several that share a database. */
import type { OnDisk } from './history.ts';
import type { Fault } from './plan.ts';

/** Where people connect; read anew for every connection, because servers come and go. */
export interface Target {
  readonly port: number;
}

export interface Ground {
  /** How long after a server is gone everybody must know of it; 0 where there is only one. */
  readonly noticedAfterMs: number;
  start(): Promise<void>;
  target(game: string): Target;
  /** How long somebody waits before they try to connect once more. */
  retryMs(attempt: number): number;
  /** Lets a fault strike; gives what was wrong about how the servers took it. */
  strike(fault: Fault): Promise<readonly string[]>;
  /** The tables that a killed server had when it was killed, as soon as everybody must know of it. */
  tablesOfKilled(): Promise<ReadonlySet<string>>;
  /** Ends all servers as suddenly as they can end. */
  stop(): Promise<void>;
  /** What is kept of these tables. */
  read(codes: Iterable<string>): Promise<Map<string, OnDisk>>;
  /** What else is wrong in the end. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}
