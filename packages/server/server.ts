/** The whole server, put together: storage, tables, bots, HTTP and sockets in one process. */
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SHELF, type ShelfCard } from '@airlock/catalogue';
import { type Logger, pino } from 'pino';
import { cannotListen, clientAddress, urlOf } from './addresses.ts';
import { Budgets } from './border/budgets.ts';
import { Finder } from './border/finder.ts';
import { Thinkers } from './bots/thinkers.ts';
import { threadsOf } from './bots/thinkingThread.ts';
import { type Around, createApp } from './http/app.ts';
import { loadGames } from './loadGames.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { type MetricsPort, openMetricsPort } from './metricsPort.ts';
import { NameRules } from './people/nameRules.ts';
import { Sessions } from './people/sessions.ts';
import { cleanerWatch, commitWatch, hallEvents, healthEvents, tellEnd } from './reporting.ts';
import type { Settings } from './settings.ts';
import { Gate } from './socket/gate.ts';
import { TableCommands } from './socket/tableCommands.ts';
import { Staff } from './staff.ts';
import { openDataFolder } from './store/dataFolder.ts';
import { GroupCommit } from './store/groupCommit.ts';
import type { MatchStore } from './store/store.ts';
import { WriteHealth } from './store/writeHealth.ts';
import { type Chance, type Games, Hall, SYSTEM_CHANCE } from './tables/hall.ts';
import { Interrupts } from './tables/interrupts.ts';
import type { LiveTable } from './tables/liveTable.ts';
import { Lobby } from './tables/lobby.ts';
import { Rests } from './tables/rests.ts';
import { announce, announceEnd, showClock } from './tables/showing.ts';
import { type Cleaned, Cleaner } from './upkeep/cleaning.ts';
import { Control } from './upkeep/control.ts';
import { Forgetting } from './upkeep/forgetting.ts';
import { services } from './upkeep/services.ts';

/** How often tables are looked through for some that nobody uses, and for people who stay away. */
const LONGEST_SWEEP_MS = 5_000;
const SHORTEST_SWEEP_MS = 20;

/** Sessions that nobody came back to are let go of little by little. */
const SESSION_SWEEP_MS = 60_000;
const MOST_SESSIONS_A_SWEEP = 500;

/** Bots that seem not to think at all may be waited for so long before they think less. */
const SHORTEST_PATIENCE_MS = 1_000;

/** What tests put in the place of the real thing. */
export interface Replacements {
  readonly games?: Games;
  /** What is shown of the games, played or not. */
  readonly shelf?: readonly ShelfCard[];
  readonly store?: MatchStore;
  readonly chance?: Partial<Chance>;
  /** The clock by which sessions grow old. */
  readonly now?: () => number;
  /** The folder of the built page. */
  readonly page?: string;
  /** The built file that a bot's thread runs. */
  readonly thread?: URL;
  /** Where bots think, instead of in threads. */
  readonly thinkers?: Thinkers;
  /** Every request is handled inside this. */
  readonly around?: Around;
  /** Lets bots play on at tables where nobody is. */
  readonly neverRests?: true;
}

export interface RunningServer {
  readonly url: string;
  readonly hall: Hall;
  readonly metrics: Metrics;
  /** Where they can be read; `null` when nobody reads them. */
  readonly metricsAddress: string | null;
  /** Everything it answers to over HTTP: `POST /api/tables`. */
  readonly routes: readonly string[];
  /** How many connections are open, of whatever kind. */
  connections(): Promise<number>;
  /** Serves a connection that does not come over the network. */
  connect(connection: Duplex): void;
  /** Takes away what is not kept any longer, as seen at a time; it also does so by itself. */
  clean(now?: number): Promise<Cleaned>;
  /** Takes no more, tells the clients, finishes what is being written and closes the store. */
  stop(): Promise<void>;
}

export async function startServer(settings: Settings, instead: Replacements = {}): Promise<RunningServer> {
  const logger = createLogger(settings.logLevel);
  const metrics = createMetrics();
  const chance = { ...SYSTEM_CHANCE, ...instead.chance };
  const games = instead.games ?? (await loadGames());
  const failed = (error: unknown): void => logger.error({ err: error }, 'something broke');
  const health = new WriteHealth(healthEvents(() => staff, logger));
  const data = await openDataFolder(settings, failed, instead.store);
  health.watch(data.store);
  const commits = new GroupCommit(data.store, commitWatch(metrics, health, logger));
  const thinkers =
    instead.thinkers ??
    new Thinkers({
      start: threadsOf(instead.thread ?? builtThread()),
      threads: settings.botWorkers,
      limitMs: settings.botLimitMs,
      stuckMs: settings.botStuckMs,
      // As long as a bot seems to think anyway, nobody notices that it has waited.
      patienceMs: Math.max(settings.botPaceMs, SHORTEST_PATIENCE_MS),
    });
  const interrupts = new Interrupts((table) => {
    announce(table);
    staff.consider(table);
  });
  const acted = (table: LiveTable, over: boolean): void => {
    metrics.actions.total++;
    interrupts.acted(table);
    staff.consider(table);
    if (!over) return;
    tellEnd(table, logger);
    commands.showAllTalk(table);
  };
  const staff = new Staff(
    {
      thinkers,
      botPaceMs: settings.botPaceMs,
      chance: (table) => chance.bots(table),
      metrics,
      logger,
      health,
    },
    acted,
  );
  const rests = new Rests(instead.neverRests ? null : settings.graceMs, {
    rested(table) {
      announce(table);
      showClock(table);
      staff.consider(table);
    },
  });
  const hall = new Hall(
    { store: data.store, commits, games, chance, graceMs: settings.graceMs },
    hallEvents(staff, rests, logger),
  );
  const changed = (table: LiveTable): void => {
    if (table.record.stage !== 'playing') interrupts.end(table);
    staff.consider(table);
  };
  const names = new NameRules(games);
  const lobby = new Lobby(hall, names, {
    started(table) {
      logger.info({ table: table.code, game: table.record.game }, 'a match began');
      rests.look(table);
      staff.consider(table);
    },
    changed,
    failed,
    acted,
  });
  const budgets = new Budgets(settings.limited);
  const finder = new Finder(hall, budgets);
  const commands = new TableCommands(
    { hall, finder, budgets, interrupts, rests },
    {
      acted,
      refused: ({ code }) => metrics.refusals.inc({ code }),
      cutOff(connection) {
        metrics.slowSockets.inc();
        connection.cutOff();
      },
      failed,
      woke: (table) => staff.consider(table),
      arrived(table, seat) {
        lobby.welcomeBack(table, seat).catch((error) => {
          logger.warn({ err: error, table: table.code }, 'a stand-in could not be relieved');
        });
      },
    },
  );
  const sessions = new Sessions({ store: data.store, commits, key: data.cookieKey, now: instead.now });
  const forgetting = new Forgetting({
    hall,
    commits,
    signOut: (person) => gate.signedOut((caller) => caller.person?.id === person),
    changed(table) {
      if (table.record.stage === 'abandoned') announceEnd(table);
      else announce(table);
      changed(table);
    },
    failed,
  });
  const isNeeded = (table: LiveTable): boolean => table.interrupt !== null || staff.isBusyAt(table);
  const forget = forgetting.forget.bind(forgetting);
  const cleaner = new Cleaner({ hall, keep: settings.keep, isNeeded, forget }, cleanerWatch(logger));
  const { app, cookies, routes } = await createApp({
    hall,
    lobby,
    finder,
    budgets,
    sessions,
    health,
    names,
    async renamed(person) {
      gate.renamed(person);
      await lobby.renamed(person);
    },
    async signedOut({ id, person }, everywhere) {
      gate.signedOut((caller) => (everywhere ? caller.person?.id === person.id : caller.session === id));
      if (await sessions.isSignedOut(person)) await lobby.signedOut(person);
    },
    forgetting,
    metrics,
    logger,
    cookieKey: data.cookieKey,
    behindProxy: settings.behindProxy,
    headersMs: settings.headersMs,
    page: instead.page ?? builtPage(),
    shelf: instead.shelf ?? SHELF,
    ...(instead.around ? { around: instead.around } : {}),
  });
  const gate = new Gate(commands, {
    budgets,
    helloMs: settings.helloMs,
    heartbeatMs: settings.heartbeatMs,
    whoIs: (request) => cookies.sessionOf(request),
    addressOf: (request) => clientAddress(request, settings.behindProxy),
    failed: (error) => logger.warn({ err: error }, 'a socket could not be opened'),
  });
  metrics.watch({
    tables: () => hall.tablesInMemory,
    matches: () => hall.matchesInMemory,
    sockets: () => gate.size,
    unfinishedThoughts: () => thinkers.unfinished,
  });
  app.server.on('upgrade', gate.upgrade);
  const sessionSweep = setInterval(() => {
    data.store.endExpiredSessions(Date.now(), MOST_SESSIONS_A_SWEEP).catch(failed);
  }, SESSION_SWEEP_MS).unref();
  const sweep = setInterval(
    () => {
      for (const table of hall.tables()) rests.look(table);
      hall.dismissIdle(settings.idleMs, isNeeded);
      for (const table of hall.tablesWithNewAbsence()) announce(table);
    },
    Math.max(Math.min(LONGEST_SWEEP_MS, settings.graceMs / 2), SHORTEST_SWEEP_MS),
  ).unref();

  let metricsPort: MetricsPort | null = null;
  const control =
    data.kept && (await Control.open(data.kept.folder, services(data.kept.database, forgetting), failed));

  const close = async (): Promise<void> => {
    // Whoever copies the files learns that they are not held any more.
    await control?.close();
    clearInterval(sweep);
    clearInterval(sessionSweep);
    await metricsPort?.close();
    await cleaner.close();
    await forgetting.close();
    health.close();
    staff.close();
    await gate.close();
    await app.close();
    await thinkers.close();
    await commits.drained();
    await data.store.close();
  };
  try {
    if (settings.metrics) metricsPort = await openMetricsPort(settings.metrics, metrics.registry, failed);
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await close();
    throw cannotListen(error, settings);
  }
  forgetting.start();
  cleaner.start();
  let stopping: Promise<void> | undefined;
  return {
    url: urlOf(app.server.address() as AddressInfo),
    hall,
    metrics,
    metricsAddress: metricsPort?.address ?? null,
    routes,
    connections: () => promisify(app.server.getConnections.bind(app.server))(),
    connect: (connection) => void app.server.emit('connection', connection),
    clean: (now) => cleaner.pass(now),
    stop() {
      stopping ??= close();
      return stopping;
    },
  };
}

/** Structured lines on stderr: stdout is for the person who started the server. */
const createLogger = (level: string): Logger => pino({ level, base: null }, pino.destination(2));

const builtThread = (): URL => new URL('./airlock-thread.js', import.meta.url);

const builtPage = (): string => fileURLToPath(new URL('../../web/dist', import.meta.url));
