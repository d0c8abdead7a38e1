/** How the server is started: flags first, then the environment, then defaults. */
import { availableParallelism, homedir } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { problem, type Result, taken } from '@airlock/kernel';

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The folder of the database and the key that signs cookies. */
  readonly data: string;
  /** `memory` keeps nothing: for measuring what storage costs. */
  readonly storage: 'sqlite' | 'memory';
  /** The address of a PostgreSQL database that everything is kept in instead. */
  readonly database: string | null;
  /** The address of a Redis through which servers that share a database reach each other; `null` for one alone. */
  readonly mail: string | null;
  /** How long a server may be silent before others take over its tables. */
  readonly leaseMs: number;
  /** How long a server that is stopped says that nobody should be sent to it before it hands its tables over. */
  readonly drainMs: number;
  /** Whether a person or an address may only do this much in a minute; off for load tests. */
  readonly limited: boolean;
  /** Behind a proxy, the address and protocol of a client are what the proxy says. */
  readonly behindProxy: boolean;
  readonly logLevel: string;
  /** How long a bot seems to think, about. */
  readonly botPaceMs: number;
  /** How much CPU time it may use for one thought, at most. */
  readonly botLimitMs: number;
  /** After how long without a sign of life a thread of bots is ended. */
  readonly botStuckMs: number;
  /** Threads for bots that search. One more is there for those that answer at once. */
  readonly botWorkers: number;
  /** How long somebody may be away before the others may go on without them, and a table without people rests. */
  readonly graceMs: number;
  /** How long a table nobody uses stays in memory. */
  readonly idleMs: number;
  /** How long a socket may wait with its hello. */
  readonly helloMs: number;
  /** How long a connection may take for the head of its request. */
  readonly headersMs: number;
  /** How often sockets are asked whether they are still there. */
  readonly heartbeatMs: number;
  /** Where the metrics can be read; `null` when nobody reads them. */
  readonly metrics: MetricsPlace | null;
  /** What whoever runs the server shows to read reports; drawn at the start where it is `null`. */
  readonly operatorToken: string | null;
  /** Where push services can reach whoever runs this server: `mailto:…` or `https://…`. */
  readonly contact: string;
  /** For how many days what is over, or what nobody comes to any longer, is kept. */
  readonly keep: Keep;
}

/** A port of its own, or a Unix socket. */
export type MetricsPlace = { readonly host: string; readonly port: number } | { readonly path: string };

/** In days; `null` for ever. */
export type Days = number | null;

export interface Keep {
  /** Matches that were played to their end, from then on. */
  readonly finished: Days;
  /** Matches that all people agreed to stop. */
  readonly abandoned: Days;
  /** Matches that nobody plays on, from the last action on. */
  readonly unfinished: Days;
  /** Tables at which no match ever began. */
  readonly lobbies: Days;
  /** People who come no more and have a seat at no table that is kept. */
  readonly guests: Days;
}

const FOREVER = 'forever';
const MOST_DAYS = 36_500;

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];

/**
 * The folder `data` of the project, seen from the built file. An installed package lies where npm may delete it at any
 * time (`npx` keeps it in a cache): there, matches are kept at home.
 */
export function usualData(built: string, home: string): string {
  const house = fileURLToPath(new URL('../../..', built));
  return house.split(sep).includes('node_modules') ? join(home, '.airlock') : join(house, 'data');
}

/** One core is left to people; a bot that searches needs a thread all the same. */
export function usualBotWorkers(cores: number): number {
  return Math.max(1, cores - 1);
}

export const DEFAULTS: Settings = {
  port: 7777,
  host: '127.0.0.1',
  data: usualData(import.meta.url, homedir()),
  storage: 'sqlite',
  database: null,
  mail: null,
  leaseMs: 5_000,
  drainMs: 0,
  limited: true,
  behindProxy: false,
  logLevel: 'info',
  botPaceMs: 900,
  botLimitMs: 2_000,
  botStuckMs: 10_000,
  botWorkers: usualBotWorkers(availableParallelism()),
  graceMs: 60_000,
  idleMs: 60_000,
  helloMs: 10_000,
  headersMs: 10_000,
  heartbeatMs: 25_000,
  metrics: null,
  operatorToken: null,
  contact: 'mailto:airlock@example.com',
  keep: { finished: 365, abandoned: 90, unfinished: 180, lobbies: 7, guests: 400 },
};

export const HELP = `Usage: npm start -- [options]

  --port <number>   the port to listen on (${DEFAULTS.port}); 0 takes any free one
  --host <address>  who may connect: 127.0.0.1 (the default) only this computer, 0.0.0.0 the whole network
  --data <folder>   where matches are kept (${DEFAULTS.data})
  --help            shows this

The same as environment variables: AIRLOCK_PORT or PORT, AIRLOCK_HOST, AIRLOCK_DATA. Also:
AIRLOCK_LOG ${LOG_LEVELS.join(', ')}
AIRLOCK_BOT_PACE_MS how long a bot seems to think (${DEFAULTS.botPaceMs})
AIRLOCK_BOT_LIMIT_MS how much CPU time it may use for one thought (${DEFAULTS.botLimitMs})
AIRLOCK_BOT_WORKERS threads for bots that search; all cores but one (${DEFAULTS.botWorkers} here)
AIRLOCK_GRACE_MS how long somebody may be away before the others may play on, and before a table without people goes on hold (${DEFAULTS.graceMs})
AIRLOCK_IDLE_MS how long an unused table stays in memory (${DEFAULTS.idleMs})
AIRLOCK_KEEP_FINISHED_DAYS how long a match is kept after its end (${DEFAULTS.keep.finished}); "forever" never deletes
AIRLOCK_KEEP_ABANDONED_DAYS the same for a match that all agreed to stop (${DEFAULTS.keep.abandoned})
AIRLOCK_KEEP_UNFINISHED_DAYS the same for a match nobody continues, counted from its last action (${DEFAULTS.keep.unfinished})
AIRLOCK_KEEP_LOBBIES_DAYS the same for a table at which no match began (${DEFAULTS.keep.lobbies})
AIRLOCK_KEEP_GUESTS_DAYS the same for people who no longer come and sit nowhere (${DEFAULTS.keep.guests})
AIRLOCK_BEHIND_PROXY yes when a proxy in front names the client's address; otherwise all behind it count as one
AIRLOCK_METRICS where the server's own figures can be read: off (the default), a port of this computer (9464),
  an address and a port (0.0.0.0:9464) or a Unix socket (unix:/run/airlock.sock)
AIRLOCK_CONTACT where push services can reach whoever runs the server: mailto:you@example.org or https://…
AIRLOCK_OPERATOR_TOKEN opens the operator's page, /operator; without it a token is drawn and printed at every start
DATABASE_URL the address of a PostgreSQL database (postgres://…) that keeps everything in place of the data folder
REDIS_URL the address of a Redis (redis://…) through which several servers on one such database reach each other
AIRLOCK_LEASE_MS how long one of them may be silent before the others take over its tables (${DEFAULTS.leaseMs})
AIRLOCK_DRAIN_MS how long a server that is stopped answers /readyz with 503 before it hands its tables over (${DEFAULTS.drainMs})
AIRLOCK_LIMITS off lifts the speed limits, for load tests
AIRLOCK_STORAGE memory keeps nothing, for measuring
`;

type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(args: readonly string[], env: Environment): Result<Settings | 'help'> {
  let flags: { port?: string; host?: string; data?: string; help?: boolean };
  try {
    flags = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    return problem(`${firstSentence(error)} "npm start -- --help" lists the options.`);
  }
  if (flags.help) return taken('help');
  const read = new Reading(env);
  const settings: Settings = {
    port: read.whole('--port', flags.port ?? env.AIRLOCK_PORT ?? env.PORT, DEFAULTS.port, 0, 65_535),
    host: read.text('--host', flags.host ?? env.AIRLOCK_HOST, DEFAULTS.host),
    data: read.text('--data', flags.data ?? env.AIRLOCK_DATA, DEFAULTS.data),
    storage: read.oneOf('AIRLOCK_STORAGE', ['sqlite', 'memory']),
    database: read.address('DATABASE_URL', ['postgres:', 'postgresql:']),
    mail: read.address('REDIS_URL', ['redis:', 'rediss:']),
    leaseMs: read.whole('AIRLOCK_LEASE_MS', env.AIRLOCK_LEASE_MS, DEFAULTS.leaseMs, 500, 600_000),
    drainMs: read.milliseconds('AIRLOCK_DRAIN_MS', DEFAULTS.drainMs),
    limited: read.oneOf('AIRLOCK_LIMITS', ['on', 'off']) === 'on',
    behindProxy: read.oneOf('AIRLOCK_BEHIND_PROXY', ['no', 'yes']) === 'yes',
    logLevel: read.oneOf('AIRLOCK_LOG', ['info', ...LOG_LEVELS]),
    botPaceMs: read.milliseconds('AIRLOCK_BOT_PACE_MS', DEFAULTS.botPaceMs),
    botLimitMs: read.milliseconds('AIRLOCK_BOT_LIMIT_MS', DEFAULTS.botLimitMs),
    botStuckMs: DEFAULTS.botStuckMs,
    botWorkers: read.whole('AIRLOCK_BOT_WORKERS', env.AIRLOCK_BOT_WORKERS, DEFAULTS.botWorkers, 1, 256),
    graceMs: read.milliseconds('AIRLOCK_GRACE_MS', DEFAULTS.graceMs),
    idleMs: read.milliseconds('AIRLOCK_IDLE_MS', DEFAULTS.idleMs),
    helloMs: DEFAULTS.helloMs,
    headersMs: DEFAULTS.headersMs,
    heartbeatMs: DEFAULTS.heartbeatMs,
    metrics: read.metricsPlace('AIRLOCK_METRICS'),
    operatorToken: env.AIRLOCK_OPERATOR_TOKEN ? env.AIRLOCK_OPERATOR_TOKEN : null,
    contact: read.contact('AIRLOCK_CONTACT', DEFAULTS.contact),
    keep: {
      finished: read.days('AIRLOCK_KEEP_FINISHED_DAYS', DEFAULTS.keep.finished),
      abandoned: read.days('AIRLOCK_KEEP_ABANDONED_DAYS', DEFAULTS.keep.abandoned),
      unfinished: read.days('AIRLOCK_KEEP_UNFINISHED_DAYS', DEFAULTS.keep.unfinished),
      lobbies: read.days('AIRLOCK_KEEP_LOBBIES_DAYS', DEFAULTS.keep.lobbies),
      guests: read.days('AIRLOCK_KEEP_GUESTS_DAYS', DEFAULTS.keep.guests),
    },
  };
  if (settings.mail !== null && settings.database === null) {
    read.problem ??= 'REDIS_URL is for servers that share a database: set DATABASE_URL as well.';
  }
  return read.problem === null ? taken(settings) : problem(read.problem);
}

/** Reads values one by one and remembers the first that makes no sense. */
class Reading {
  problem: string | null = null;
  private readonly env: Environment;

  constructor(env: Environment) {
    this.env = env;
  }

  text(name: string, given: string | undefined, otherwise: string): string {
    if (given === undefined) return otherwise;
    if (given.trim() === '') this.problem ??= `${name} must not be empty.`;
    return given;
  }

  whole(name: string, given: string | undefined, otherwise: number, min: number, max: number): number {
    if (given === undefined) return otherwise;
    const number = Number(given);
    if (given.trim() === '' || !Number.isInteger(number) || number < min || number > max) {
      this.problem ??= `${name} must be a whole number from ${min} to ${max}, not "${given}".`;
    }
    return number;
  }

  milliseconds(name: string, otherwise: number): number {
    return this.whole(name, this.env[name], otherwise, 0, 86_400_000);
  }

  address(name: string, protocols: readonly string[]): string | null {
    const given = this.env[name];
    if (given === undefined) return null;
    if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol)) {
      // The address itself may hold a password.
      this.problem ??= `${name} must be an address that begins with ${protocols[0]}//.`;
    }
    return given;
  }

  contact(name: string, otherwise: string): string {
    const given = this.env[name];
    if (given === undefined) return otherwise;
    if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(given)) {
      this.problem ??= `${name} must begin with mailto: or https://, not "${given}".`;
    }
    return given;
  }

  metricsPlace(name: string): MetricsPlace | null {
    const given = this.env[name] ?? 'off';
    if (given === 'off') return null;
    const [, path] = /^unix:(.+)$/.exec(given) ?? [];
    if (path !== undefined) return { path };
    const [, host = '127.0.0.1', port] = /^(?:(.+):)?(\d{1,5})$/.exec(given) ?? [];
    if (port === undefined || Number(port) > 65_535) {
      this.problem ??= `${name} must be off, a port, an address and a port, or unix: and a path, not "${given}".`;
    }
    return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
  }

  /** At least one: whatever is deleted at once was better never written. */
  days(name: string, otherwise: Days): Days {
    const given = this.env[name];
    if (given === FOREVER) return null;
    if (given === undefined) return otherwise;
    const days = Number(given);
    if (given.trim() === '' || !Number.isInteger(days) || days < 1 || days > MOST_DAYS) {
      this.problem ??= `${name} must be a whole number of days from 1 to ${MOST_DAYS}, or "${FOREVER}", not "${given}".`;
    }
    return days;
  }

  /** The first value is the default. */
  oneOf<Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value {
    const given = this.env[name] ?? values[0];
    const value = values.find((known) => known === given);
    if (value !== undefined) return value;
    this.problem ??= `${name} must be one of ${[...new Set(values)].join(', ')}, not "${given}".`;
    return values[0];
  }
}

/** Node's words for a wrong flag, without the advice that follows them. */
function firstSentence(error: unknown): string {
  const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\.\s/);
  return `${sentence?.replace(/\.$/, '')}.`;
}
