/** The store for many servers: one PostgreSQL database. */
import { type Circle, EVERYBODY } from '@airlock/kernel';
import type { TalkLine } from '@airlock/protocol';
import { CannotWrite, GONE, type SideBySide } from '@airlock/tables';
import type { Pool } from 'pg';
import { isComplaintWrite } from '../complaints.ts';
import { isIdentityWrite } from '../identity.ts';
import {
  inCircle,
  type LogLine,
  type MatchStore,
  type Person,
  type PersonId,
  type PushRecord,
  type SessionRecord,
  type TableRecord,
  type TokenHash,
  type Write,
} from '../store.ts';
import { changing, readTable, TABLE_COLUMNS, type TableRow } from '../tableRow.ts';
import { type Asked, changed, inTransaction, onceAsked, openPool, rowOf, rowsOf } from './connection.ts';
import { type Append, append, conflictIn, type EpochOf, logOf, mustBeOurs } from './logs.ts';
import { migrate } from './migrate.ts';
import { PostgresComplaints, putComplaint } from './postgresComplaints.ts';
import { forgetIdentity, PostgresIdentity, putIdentity } from './postgresIdentity.ts';
import { PostgresKeeping } from './postgresKeeping.ts';
import type { Tenure } from './tenure.ts';

/** Written at the same time; about half of the connections, so that whoever reads does not wait for them. */
const MOST_GROUPS = 4;
const UNIQUE_VIOLATION = '23505';
const FIRST_EPOCH = 1;

const SESSION = `select id, person, token, next, former, former_until as "formerUntil", created_at as "createdAt",
  renewed_at as "renewedAt", expires_at as "expiresAt", device from session`;

/** For whoever only looks after the data: what is written goes by no epoch. */
export const openPostgresStore = (url: string, failed: (error: unknown) => void) =>
  openPostgresStoreBy(url, failed, () => null);

/** `failed` hears of what went wrong where nobody waits for an answer. */
export async function openPostgresStoreBy<T extends Tenure | null>(
  url: string,
  failed: (error: unknown) => void,
  tenureOf: (pool: Pool) => T,
): Promise<PostgresStore<T>> {
  const pool = openPool(url, failed);
  try {
    await migrate(pool);
    const tenure = tenureOf(pool);
    await tenure?.begin();
    return new PostgresStore(pool, failed, tenure);
  } catch (error) {
    await pool.end();
    throw error;
  }
}

export class PostgresStore<T extends Tenure | null = Tenure | null> implements MatchStore {
  readonly keeping: PostgresKeeping;
  readonly identity: PostgresIdentity;
  readonly complaints: PostgresComplaints;
  readonly sideBySide: SideBySide<Write> = {
    most: MOST_GROUPS,
    subject: (write) => (write.kind === 'action' ? write.match : (tableOf(write)[0] ?? null)),
    isPlain: (write) => write.kind === 'action',
  };
  private readonly pool: Pool;
  /** Which tables are ours. */
  readonly tenure: T;
  private readonly failed: (error: unknown) => void;
  private readonly epochOf: EpochOf;

  constructor(pool: Pool, failed: (error: unknown) => void, tenure: T) {
    this.pool = pool;
    this.failed = failed;
    this.tenure = tenure;
    this.epochOf = tenure ? (table) => tenure.epochOf(table) : () => null;
    this.keeping = new PostgresKeeping(pool);
    this.identity = new PostgresIdentity(pool);
    this.complaints = new PostgresComplaints(pool);
  }

  async commit(group: readonly Write[]): Promise<void> {
    const appends = group.filter((write): write is Append => write.kind === 'action');
    try {
      // One statement is a transaction by itself.
      if (appends.length === group.length)
        await onceAsked(this.pool, (client) => append(client, appends, this.epochOf));
      else
        await inTransaction(this.pool, async (client) => {
          if (appends.length > 0) await append(client, appends, this.epochOf);
          await mustBeOurs(client, group.flatMap(tableOf), this.epochOf);
          for (const write of group) await put(client, write);
        });
    } catch (error) {
      throw conflictIn(error) ?? error;
    }
  }

  async createTable(table: Omit<TableRecord, 'number'>): Promise<TableRecord | 'code-taken'> {
    try {
      const kept = await inTransaction(this.pool, async (client) => {
        const row = await rowOf<{ number: number }>(
          client,
          `insert into game_table (code, game, host, options, seats, stage, with_bots, rules, seed, started_at,
             rematch, changed_at, ended_by, sealed, company)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning number`,
          table.code,
          table.game,
          table.host,
          ...changing(table),
        );
        if (!row) throw new Error('A table was not given a number.');
        const kept = { ...table, number: row.number };
        await changed(
          client,
          'insert into match_head (match, length, node, epoch) values ($1, 0, $2, $3)',
          kept.number,
          this.tenure?.node ?? null,
          FIRST_EPOCH,
        );
        await sit(client, kept);
        return kept;
      });
      this.tenure?.note(kept.number, FIRST_EPOCH);
      return kept;
    } catch (error) {
      if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return 'code-taken';
      throw error;
    }
  }

  async table(code: string): Promise<TableRecord | undefined> {
    const row = await rowOf<TableRow>(
      this.pool,
      `select ${TABLE_COLUMNS} from game_table where code = $1`,
      code,
    );
    return row && readTable(row);
  }

  async tablesOf(person: PersonId, most: number): Promise<TableRecord[]> {
    const rows = await rowsOf<TableRow>(
      this.pool,
      `select ${TABLE_COLUMNS} from game_table join sitting on table_number = number
       where person = $1 order by number desc limit $2`,
      person,
      most,
    );
    return rows.flatMap((row) => this.readable(row));
  }

  async slowTables(most: number): Promise<string[]> {
    const rows = await rowsOf<{ code: string }>(
      this.pool,
      `select code from game_table left join match_head on match = number
       where stage = 'playing' and company like '%"kind":"slow"%'
         and (node = $2 or not exists (select 1 from node where node.id = match_head.node and until > now()))
       limit $1`,
      most,
      // What it had and has let go of since is its own still.
      this.tenure?.node ?? null,
    );
    return rows.map(({ code }) => code);
  }

  async openTables(most: number): Promise<TableRecord[]> {
    const rows = await rowsOf<TableRow>(
      this.pool,
      `select ${TABLE_COLUMNS} from game_table where stage = 'lobby' and company like '%"open":{%'
       order by number limit $1`,
      most,
    );
    return rows.flatMap((row) => this.readable(row));
  }

  async tablesDealt(game: string, seed: string, most: number): Promise<TableRecord[]> {
    const rows = await rowsOf<TableRow>(
      this.pool,
      `select ${TABLE_COLUMNS} from game_table
       where game = $1 and started_at is not null and options::jsonb ? 'seed' and options::jsonb ->> 'seed' = $2
       order by started_at, number limit $3`,
      game,
      seed,
      most,
    );
    return rows.flatMap((row) => this.readable(row));
  }

  async log(match: number): Promise<LogLine[]> {
    return logOf(this.pool, match);
  }

  async talk(table: number, circle: Circle, most: number): Promise<TalkLine[]> {
    const rows = await rowsOf<TalkLine>(
      this.pool,
      `select number, seat, name, words as text, at from talk where table_number = $1 and circle = $2
       order by number desc limit $3`,
      table,
      circle,
      most,
    );
    return rows
      .map(({ number, seat, name, text, at }) => ({ number, ...inCircle(circle), seat, name, text, at }))
      .reverse();
  }

  async talkLines(table: number): Promise<Map<Circle, number>> {
    const rows = await rowsOf<{ circle: Circle; lines: number }>(
      this.pool,
      'select circle, max(number) as lines from talk where table_number = $1 group by circle',
      table,
    );
    return new Map(rows.map(({ circle, lines }) => [circle, lines]));
  }

  async person(id: PersonId): Promise<Person | undefined> {
    return rowOf<Person>(this.pool, 'select id, name from person where id = $1 and leaving_at is null', id);
  }

  async peopleWith(prefix: string, most: number): Promise<Person[]> {
    return rowsOf<Person>(
      this.pool,
      `select id, name from person where starts_with(id, $1) and leaving_at is null
       order by name collate "C", id limit $2`,
      prefix,
      most,
    );
  }

  async tryWriting(): Promise<void> {
    try {
      await changed(
        this.pool,
        `insert into heartbeat (only_one, at) values (true, now())
         on conflict (only_one) do update set at = excluded.at`,
      );
    } catch (error) {
      throw new CannotWrite(error);
    }
  }

  /** A secret that all servers of this database share: what is there, or else what is offered. */
  async secret(name: string, offered: string): Promise<string> {
    await changed(
      this.pool,
      'insert into secret (name, value) values ($1, $2) on conflict do nothing',
      name,
      offered,
    );
    const kept = await rowOf<{ value: string }>(this.pool, 'select value from secret where name = $1', name);
    if (!kept) throw new Error(`The secret "${name}" was not kept.`);
    return kept.value;
  }

  /** Nobody came here before there were sessions. */
  async hasOldCookie(): Promise<boolean> {
    return false;
  }

  async session(token: TokenHash): Promise<SessionRecord | undefined> {
    return rowOf<SessionRecord>(this.pool, `${SESSION} where token = $1 or next = $1 or former = $1`, token);
  }

  sessionsOf(person: PersonId): Promise<SessionRecord[]> {
    return rowsOf<SessionRecord>(
      this.pool,
      `${SESSION} where person = $1 order by created_at desc, id collate "C"`,
      person,
    );
  }

  async sessionCount(person: PersonId): Promise<number> {
    const row = await rowOf<{ sessions: number }>(
      this.pool,
      'select count(*) as sessions from session where person = $1',
      person,
    );
    return row?.sessions ?? 0;
  }

  async pushOf(person: PersonId): Promise<PushRecord[]> {
    return rowsOf<PushRecord>(
      this.pool,
      `select endpoint, person, session, p256dh, auth, created_at as "createdAt", wants from push
       where person = $1 and session in (select id from session) order by created_at, endpoint`,
      person,
    );
  }

  async endExpiredSessions(now: number, most: number): Promise<number> {
    await this.identity.endExpired(now, most);
    return changed(
      this.pool,
      'delete from session where id in (select id from session where expires_at <= $1 limit $2)',
      now,
      most,
    );
  }

  async close(): Promise<void> {
    await this.tenure?.end();
    await this.pool.end();
  }

  /** One table whose record is damaged does not hide the others. */
  private readable(row: TableRow): TableRecord[] {
    try {
      return [readTable(row)];
    } catch (error) {
      this.failed(error);
      return [];
    }
  }
}

/** The table that is written to besides its log, if any. */
function tableOf(write: Write): number[] {
  if (write.kind === 'table') return [write.table.number];
  return write.kind === 'talk' ? [write.table] : [];
}

async function put(client: Asked, write: Write): Promise<void> {
  if (isIdentityWrite(write)) return putIdentity(client, write);
  if (isComplaintWrite(write)) return putComplaint(client, write);
  switch (write.kind) {
    case 'action':
      // Appended before, all in one go.
      return;
    case 'table':
      await changed(
        client,
        `update game_table set host = $1, options = $2, seats = $3, stage = $4, with_bots = $5, rules = $6,
           seed = $7, started_at = $8, rematch = $9, changed_at = $10, ended_by = $11, sealed = $12,
           company = $13
         where number = $14`,
        write.table.host,
        ...changing(write.table),
        write.table.number,
      );
      // Nobody takes a seat when it is over.
      if (write.table.stage !== 'over') await sit(client, write.table);
      else if (write.without !== undefined) {
        await changed(
          client,
          'delete from sitting where person = $1 and table_number = $2',
          write.without,
          write.table.number,
        );
      }
      return;
    case 'talk': {
      const { number, circle = EVERYBODY, seat, name, text, at } = write.line;
      await changed(
        client,
        `insert into talk (table_number, circle, number, seat, name, words, at, person)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        write.table,
        circle,
        number,
        seat,
        name,
        text,
        at,
        write.person ?? null,
      );
      return;
    }
    case 'person':
      await changed(
        client,
        `insert into person (id, name, seen_at) values ($1, $2, $3)
         on conflict (id) do update set name = excluded.name, seen_at = excluded.seen_at`,
        write.person.id,
        write.person.name,
        write.seenAt ?? Date.now(),
      );
      return;
    case 'newSession': {
      const { id, person, createdAt, device } = write.session;
      await changed(
        client,
        `insert into session (id, person, created_at, device, token, next, former, former_until, renewed_at,
           expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
        id,
        person,
        createdAt,
        device,
        ...tokensOf(write.session),
      );
      return;
    }
    case 'session':
      await changed(
        client,
        `update session set token = $1, next = $2, former = $3, former_until = $4, renewed_at = $5, expires_at = $6
         where id = $7`,
        ...tokensOf(write.session),
        write.session.id,
      );
      return;
    case 'endSession':
      await changed(client, 'delete from session where id = $1', write.id);
      await changed(client, 'delete from push where session = $1', write.id);
      return;
    case 'endSessions':
      // A recovery code outlives signing out everywhere: it is what brings somebody back.
      await changed(
        client,
        `delete from session where person = $1 and id not like 'recovery %'`,
        write.person,
      );
      await changed(client, 'delete from push where person = $1', write.person);
      return;
    case 'push': {
      const { endpoint, person, session, p256dh, auth, createdAt, wants } = write.push;
      await changed(
        client,
        `insert into push (endpoint, person, session, p256dh, auth, created_at, wants) values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (endpoint) do update set person = excluded.person, session = excluded.session,
           p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at, wants = excluded.wants`,
        endpoint,
        person,
        session,
        p256dh,
        auth,
        createdAt,
        wants,
      );
      return;
    }
    case 'endPush':
      await changed(client, 'delete from push where endpoint = $1', write.endpoint);
      return;
    case 'seen':
      await changed(client, 'update person set seen_at = $1 where id = $2', write.at, write.person);
      return;
    case 'leaving':
      await changed(client, 'update person set leaving_at = $1 where id = $2', write.at, write.person);
      await changed(client, 'delete from session where person = $1', write.person);
      await changed(client, 'delete from push where person = $1', write.person);
      await forgetIdentity(client, write.person);
  }
}

async function sit(client: Asked, { number, host, seats }: TableRecord): Promise<void> {
  const people = new Set([host, ...seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))]);
  people.delete(GONE);
  // Mostly nothing has changed, and then nothing is written.
  await changed(
    client,
    `with gone as (delete from sitting where table_number = $1 and not person = any ($2::text[]))
     insert into sitting (person, table_number) select person, $1 from unnest($2::text[]) as person
     on conflict do nothing`,
    number,
    [...people],
  );
}

/** The columns that change during a session's life, in the order of the statements above. */
const tokensOf = ({ token, next, former, formerUntil, renewedAt, expiresAt }: SessionRecord) =>
  [token, next, former, formerUntil, renewedAt, expiresAt] as const;
