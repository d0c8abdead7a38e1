/** Where a server keeps all it has: the database and the key that signs cookies, in a folder or in PostgreSQL. */
import { randomBytes, randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Claims } from '@airlock/tables';
import { Mail } from '../cluster/mail.ts';
import { type Tenancy, Tenures } from '../cluster/tenures.ts';
import { cookieKey, freshCookieKey } from '../people/sessions.ts';
import type { Settings } from '../settings.ts';
import { MemoryStore } from './memoryStore.ts';
import { openPostgresStoreBy, type PostgresStore } from './postgres/postgresStore.ts';
import { SoleTenure } from './postgres/tenure.ts';
import { isDamage } from './sqlite.ts';
import { openSqliteStore, type SqliteStore } from './sqliteStore.ts';
import type { MatchStore } from './store.ts';

export const DATABASE_FILE = 'airlock.db';

/** 144 bits, in 24 letters. */
const OPERATOR_TOKEN_BYTES = 18;

const freshOperatorToken = (): string => randomBytes(OPERATOR_TOKEN_BYTES).toString('base64url');

/** The server cannot start, and the sentence says what to do about it. */
export class CannotStart extends Error {}

/** Who has which table, and the way to the others. */
export interface Shared {
  readonly tenures: Tenancy;
  readonly mail: Mail;
}

export interface DataFolder {
  readonly store: MatchStore;
  readonly cookieKey: string;
  /** What opens the operator's page where the settings name nothing: the same at all servers that share a database. */
  readonly operatorToken: string;
  /** Which tables are this server's, where the store is not by itself. */
  readonly claims?: Claims;
  /** What servers that share the database need of each other; `null` for one alone. */
  readonly shared: Shared | null;
  /** Where it lies and what is done with its files, unless nothing is kept. */
  readonly kept: { readonly folder: string; readonly database: SqliteStore } | null;
}

export async function openDataFolder(
  settings: Settings,
  failed: (error: unknown) => void,
  instead?: MatchStore,
  shared: Shared | null = null,
): Promise<DataFolder> {
  if (settings.storage === 'memory') {
    return {
      store: instead ?? new MemoryStore(),
      cookieKey: freshCookieKey(),
      operatorToken: freshOperatorToken(),
      shared: null,
      kept: null,
    };
  }
  if (settings.database !== null && !instead) return inPostgres(settings.database, settings, failed);
  const data = resolve(settings.data);
  try {
    makeFolder(data);
    accessSync(data, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new CannotStart(
      `The data folder ${data} cannot be used: ${reasonOf(error)}. Choose another with --data.`,
    );
  }
  try {
    const key = cookieKey(data);
    const secrets = { cookieKey: key, operatorToken: freshOperatorToken() };
    if (instead) return { store: instead, ...secrets, shared, kept: null };
    const database = await openSqliteStore(join(data, DATABASE_FILE), failed);
    return { store: database, ...secrets, shared: null, kept: { folder: data, database } };
  } catch (error) {
    if (isLocked(error)) {
      throw new CannotStart(
        `Another server uses the data folder ${data}. Stop it, or choose another with --data.`,
      );
    }
    throw new CannotStart(
      `The data folder ${data} cannot be used: ${reasonOf(error, data)}. Choose another with --data.`,
    );
  }
}

async function inPostgres(
  address: string,
  { mail, leaseMs }: Settings,
  failed: (error: unknown) => void,
): Promise<DataFolder> {
  const node = randomUUID();
  try {
    if (mail === null) {
      const store = await openPostgresStoreBy(address, failed, (pool) => new SoleTenure(pool));
      return { store, ...(await secretsIn(store)), claims: store.tenure, shared: null, kept: null };
    }
    const store = await openPostgresStoreBy(address, failed, (pool) => new Tenures(pool, node, leaseMs));
    const secrets = await secretsIn(store);
    const shared = { tenures: store.tenure, mail: await openedMail(mail, node, store) };
    return { store, ...secrets, claims: store.tenure, shared, kept: null };
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(
      `The PostgreSQL database ${placeIn(address)} cannot be used: ${reasonOf(innermost(error))}. DATABASE_URL names it.`,
    );
  }
}

const secretsIn = async (store: PostgresStore) => ({
  cookieKey: await store.secret('cookies', freshCookieKey()),
  operatorToken: await store.secret('operator', freshOperatorToken()),
});

/** Several databases may share a Redis; their servers do not hear each other. */
async function openedMail(address: string, node: string, store: PostgresStore): Promise<Mail> {
  try {
    return await Mail.open(address, node, await store.secret('mail', randomUUID()));
  } catch (error) {
    await store.close();
    const { host } = new URL(address);
    throw new CannotStart(
      `The Redis at ${host} cannot be used: ${reasonOf(innermost(error))}. REDIS_URL names it.`,
    );
  }
}

/** Without the password. */
function placeIn(address: string): string {
  const { host, pathname } = new URL(address);
  return `${pathname.slice(1)} at ${host}`;
}

const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error;

/** Step by step: Node's own recursion never ends where the system forbids folders, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  mkdirSync(path);
}

const isLocked = (error: unknown): boolean =>
  error instanceof Error && /database is locked/i.test(error.message);

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'it is on a read-only disk',
  ENOSPC: 'the disk is full',
  ENOENT: 'it cannot be created',
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'part of the path is a file',
};

function reasonOf(error: unknown, data = ''): string {
  if (isDamage(error)) {
    return `its database is damaged. "npm run airlock -- check --data ${data}" says what can be saved`;
  }
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message.replace(/\.$/, '');
}
