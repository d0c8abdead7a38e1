/** Asking PostgreSQL, and telling a database that is away from one that refuses. */
import { CannotWrite, InDoubt } from '@airlock/tables';
import pg, { type Pool, type PoolClient } from 'pg';

/** A pool or one connection of it. */
export type Asked = Pick<PoolClient, 'query'>;

const MOST_CONNECTIONS = 8;
const CONNECT_MS = 5_000;
/** A database that takes a statement and says nothing is away: its computer may be gone without a word. */
const ANSWER_MS = 15_000;

/** `bigint` is read as a number: nothing here comes near 2^53. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Nobody waits for what is done by hand, such as a copy of everything; it may take as long as it takes. */
export const UNHURRIED_MS = 86_400_000;

export function openPool(url: string, failed: (error: unknown) => void, answerMs = ANSWER_MS): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'airlock',
    keepAlive: true,
    query_timeout: answerMs,
    types,
  });
  // A connection that breaks while nobody uses it: the next one who asks gets another.
  pool.on('error', failed);
  // One that breaks between two statements of a transaction: the next statement says so. Without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export async function rowsOf<R>(asked: Asked, text: string, ...values: unknown[]): Promise<R[]> {
  return (await answer(asked, text, values)).rows as R[];
}

export async function rowOf<R>(asked: Asked, text: string, ...values: unknown[]): Promise<R | undefined> {
  return (await rowsOf<R>(asked, text, ...values))[0];
}

/** How many rows a change touched. */
export async function changed(asked: Asked, text: string, ...values: unknown[]): Promise<number> {
  return (await answer(asked, text, values)).rowCount ?? 0;
}

/** Prepared once for each connection, under its own text. */
const answer = (asked: Asked, text: string, values: unknown[]) =>
  unlessAway(() => asked.query({ name: nameOf(text), text, values }));

/** With a connection of its own: where none can be had, nothing was asked. What breaks after that is in doubt. */
export async function onceAsked<T>(pool: Pool, work: (client: Asked) => Promise<T>): Promise<T> {
  const client = await unlessAway(() => pool.connect());
  let broken = false;
  try {
    return await work(client);
  } catch (error) {
    if (!(error instanceof CannotWrite)) throw error;
    broken = true;
    throw new InDoubt(error.cause);
  } finally {
    client.release(broken);
  }
}

/**
 * A database that is away is `CannotWrite` for whoever reads, too: nothing is damaged, and it is tried again. Whether a
 * commit that was under way came about is not known then, so tables read their logs again, as after every failure.
 */
async function unlessAway<T>(work: () => Promise<T>, Kind: typeof CannotWrite = CannotWrite): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isAway(error) ? new Kind(error) : error;
  }
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `airlock ${names.size + 1}`;
  names.set(text, name);
  return name;
}

export async function inTransaction<T>(pool: Pool, work: (client: Asked) => Promise<T>): Promise<T> {
  const client = await unlessAway(() => pool.connect());
  let broken: Error | undefined;
  try {
    await unlessAway(() => client.query('begin'));
    const result = await work(client);
    await unlessAway(() => client.query('commit'), InDoubt);
    return result;
  } catch (error) {
    // Whatever it was, the connection is used again only if it could be brought back to where it began.
    await client.query('rollback').catch((fault: Error) => {
      broken = fault;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Shut down, too many connections, out of disk or memory, read-only, or no answer at all. */
const AWAY = /^(08|53|57|58|25006|XX)/;

/** Whether the database is away, as against a statement that it refused. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string')
    return /connect|terminated|timeout|closed|after calling end/i.test(error.message);
  return code.startsWith('E') || AWAY.test(code);
}
