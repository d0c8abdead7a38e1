/** By which right tables are written to. */
import type { Claims } from '@airlock/tables';
import { NotOurs } from '@airlock/tables';
import type { Pool } from 'pg';
import { rowOf } from './connection.ts';

export interface Tenure extends Claims {
  /** This server's name, where others share the database. */
  readonly node: string | null;
  begin(): Promise<void>;
  /** The epoch by which this server may write to a table. */
  epochOf(table: number): number;
  /** A new table belongs to whoever set it. */
  note(table: number, epoch: number): void;
  /** Lets go of everything, so that nobody has to wait. */
  end(): Promise<void>;
}

/** The epochs of the tables that a server has. */
export class Epochs {
  private readonly epochs = new Map<number, number>();

  get size(): number {
    return this.epochs.size;
  }

  of(table: number): number {
    const epoch = this.epochs.get(table);
    if (epoch === undefined) throw new NotOurs(`Table ${table} does not belong to this server.`);
    return epoch;
  }

  note(table: number, epoch: number): void {
    this.epochs.set(table, epoch);
  }

  /** The epoch it had, if it was there. */
  forget(table: number): number | undefined {
    const epoch = this.epochs.get(table);
    this.epochs.delete(table);
    return epoch;
  }

  clear(): void {
    this.epochs.clear();
  }
}

/**
 * Of a server that knows of no other: it waits for nobody and takes every table it is asked for. Its epoch grows all the same. Should
 * a second server be started on the same database, without Redis or with it, neither writes over what the other has written: the one
 * that was overtaken is refused, and reads the table again.
 */
export class SoleTenure implements Tenure {
  readonly node = null;
  readonly term = 0;
  private readonly epochs = new Epochs();
  private readonly pool: Pool;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  async begin(): Promise<void> {}

  async end(): Promise<void> {
    this.epochs.clear();
  }

  holds(): boolean {
    return true;
  }

  epochOf(table: number): number {
    return this.epochs.of(table);
  }

  note(table: number, epoch: number): void {
    this.epochs.note(table, epoch);
  }

  async take(code: string): Promise<void> {
    const taken = await rowOf<{ match: number; epoch: number }>(
      this.pool,
      `update match_head as head set node = null, epoch = epoch + 1 from game_table
       where game_table.code = $1 and head.match = game_table.number returning head.match, head.epoch`,
      code,
    );
    // No such table is for others to say.
    if (taken) this.epochs.note(taken.match, taken.epoch);
  }

  release(table: number): void {
    this.epochs.forget(table);
  }
}
