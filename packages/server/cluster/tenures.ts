/**
 * Which server a table belongs to, kept in PostgreSQL. A server has its tables as long as it gives a sign of life, one for all of
 * them; a table whose server has gone silent belongs to the first who asks for it. Its epoch grows with every change
 * of hands and goes with all that is written, so that two who both believe to have a table do no harm.
 */
import { CannotWrite, type Claims, InAnotherRoom } from '@airlock/tables';
import type { Pool } from 'pg';
import { changed, rowOf, rowsOf } from '../store/postgres/connection.ts';
import { Epochs, type Tenure } from '../store/postgres/tenure.ts';

export interface TenureEvents {
  /** Its time had run out before it gave a sign: whatever it had may be another's. */
  expired(): void;
  /** It has time again: of what it had, some may have nobody to look after it. */
  regained(): void;
  /** Others have stopped, or gone silent: whoever asks may have what they had. */
  departed(nodes: ReadonlySet<string>): void;
  /** Those that this server has to do with now, whether it has looked for them yet or not. */
  partners(): Iterable<string>;
  failed(error: unknown): void;
}

/** Who has which table, as servers that share a store see it. */
export interface Tenancy extends Claims {
  /** This server's name. */
  readonly node: string;
  /** The servers that gave a sign of life when they were last looked for, this one among them. */
  readonly live: ReadonlySet<string>;
  watch(events: TenureEvents): void;
  /** Lets go of everything, so that nobody has to wait. */
  end(): Promise<void>;
}

/** A sign of life comes several times before the time runs out. */
const SIGNS_A_LEASE = 4;

export class Tenures implements Tenancy, Tenure {
  readonly node: string;
  live: ReadonlySet<string> = new Set();
  term = 0;
  private readonly pool: Pool;
  private readonly leaseMs: number;
  private readonly epochs = new Epochs();
  private events: TenureEvents | null = null;
  private timer: NodeJS.Timeout | null = null;
  private renewing: Promise<void> | null = null;
  /** When the last sign of life was sent that arrived, by a clock that goes on while the process stands still. */
  private renewedAt = 0;
  private hasLapsed = false;
  private ending: Promise<void> | null = null;

  constructor(pool: Pool, node: string, leaseMs: number) {
    this.pool = pool;
    this.node = node;
    this.leaseMs = leaseMs;
  }

  /** Gives the first sign of life; from then on it does so by itself. */
  async begin(): Promise<void> {
    this.renewedAt = performance.now();
    await changed(
      this.pool,
      `insert into node (id, until) values ($1, now() + $2 * interval '1 millisecond')`,
      this.node,
      this.leaseMs,
    );
    await this.look();
    this.timer = setInterval(() => void this.renew(), this.leaseMs / SIGNS_A_LEASE).unref();
  }

  watch(events: TenureEvents): void {
    this.events = events;
  }

  epochOf(table: number): number {
    return this.epochs.of(table);
  }

  note(table: number, epoch: number): void {
    this.epochs.note(table, epoch);
  }

  holds(): boolean {
    const isInTime = performance.now() - this.renewedAt < this.leaseMs;
    // A table may have been set even after that.
    if (!isInTime && (!this.hasLapsed || this.epochs.size > 0)) {
      this.hasLapsed = true;
      this.lapse();
    }
    return isInTime;
  }

  /** Whatever it had may be another's. */
  private lapse(): void {
    this.term++;
    this.epochs.clear();
    this.events?.expired();
  }

  async take(code: string): Promise<void> {
    // What was taken without a lease would be anybody's.
    if (!this.holds()) await this.renew();
    if (!this.holds()) throw new CannotWrite(new Error('The lease of this server could not be renewed.'));
    const { term } = this;
    const taken = await rowOf<{ match: number; epoch: number }>(
      this.pool,
      `update match_head as head set node = $2, epoch = epoch + 1 from game_table
       where game_table.code = $1 and head.match = game_table.number
         and (head.node is null or head.node = $2
           or not exists (select 1 from node where node.id = head.node and node.until > now()))
       returning head.match, head.epoch`,
      code,
      this.node,
    );
    if (taken) {
      // The answer may come after everything was let go of: then another may have it by now.
      if (this.term === term) this.epochs.note(taken.match, taken.epoch);
      return;
    }
    const owner = await rowOf<{ node: string | null }>(
      this.pool,
      'select node from match_head join game_table on number = match where code = $1',
      code,
    );
    // No such table is for others to say.
    if (owner?.node) throw new InAnotherRoom(code, owner.node);
  }

  release(table: number): void {
    const epoch = this.epochs.forget(table);
    if (epoch === undefined) return;
    changed(
      this.pool,
      'update match_head set node = null where match = $1 and node = $2 and epoch = $3',
      table,
      this.node,
      epoch,
    ).catch((error) => this.events?.failed(error));
  }

  /** Lets go of everything, so that nobody has to wait. */
  end(): Promise<void> {
    this.ending ??= this.letGo();
    return this.ending;
  }

  private async letGo(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.renewing;
    this.epochs.clear();
    try {
      await changed(this.pool, 'update match_head set node = null where node = $1', this.node);
      await changed(this.pool, 'delete from node where id = $1', this.node);
    } catch (error) {
      // The lease ends by itself.
      this.events?.failed(error);
    }
  }

  /** One at a time: two would each let go of what the other has taken. */
  private renew(): Promise<void> {
    this.renewing ??= this.beat().finally(() => {
      this.renewing = null;
    });
    return this.renewing;
  }

  private async beat(): Promise<void> {
    this.holds();
    const hadLapsed = this.hasLapsed;
    const sentAt = performance.now();
    try {
      const kept = await changed(
        this.pool,
        `update node set until = now() + $2 * interval '1 millisecond' where id = $1 and until > now()`,
        this.node,
        this.leaseMs,
      );
      if (kept === 0) await this.beginAnew();
      this.renewedAt = sentAt;
      this.hasLapsed = false;
      if (hadLapsed || kept === 0) this.events?.regained();
      await this.look();
    } catch (error) {
      this.events?.failed(error);
    }
  }

  private async beginAnew(): Promise<void> {
    this.lapse();
    await changed(
      this.pool,
      `insert into node (id, until) values ($1, now() + $2 * interval '1 millisecond')
       on conflict (id) do update set until = excluded.until`,
      this.node,
      this.leaseMs,
    );
  }

  private async look(): Promise<void> {
    // Only who was there can have gone. One that has started since may have been met already, and be gone before it is seen here.
    const known = new Set([...this.live, ...(this.events?.partners() ?? [])]);
    const rows = await rowsOf<{ id: string }>(this.pool, 'select id from node where until > now()');
    const live = new Set(rows.map(({ id }) => id));
    const departed = new Set([...known].filter((node) => node !== this.node && !live.has(node)));
    this.live = live;
    if (departed.size > 0) this.events?.departed(departed);
    await changed(this.pool, `delete from node where until < now() - interval '1 hour'`);
  }
}
