/** The whole server, put together: storage, tables, bots, HTTP and sockets in one process. */
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { cannotListen, clientAddress, urlOf } from './addresses.ts';
import { Thinkers } from './bots/thinkers.ts';
import { createApp } from './http/app.ts';
import { loadGames } from './loadGames.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { Sessions } from './people/sessions.ts';
import { cleanerWatch, commitWatch, hallEvents, healthEvents, tellEnd } from './reporting.ts';
import type { Settings } from './settings.ts';
import { Doorman } from './socket/doorman.ts';
import { Gate } from './socket/gate.ts';
import { Staff } from './staff.ts';
import { openDataFolder } from './store/dataFolder.ts';
import { GroupCommit } from './store/groupCommit.ts';
import type { MatchStore } from './store/store.ts';
import { WriteHealth } from './store/writeHealth.ts';
import { type Chance, type Games, Hall, SYSTEM_CHANCE } from './tables/hall.ts';
import { Interrupts } from './tables/interrupts.ts';
import type { LiveTable } from './tables/liveTable.ts';
import { Lobby } from './tables/lobby.ts';
import { announce, announceEnd } from './tables/showing.ts';
import { type Cleaned, Cleaner } from './upkeep/cleaning.ts';
import { Control } from './upkeep/control.ts';
import { Forgetting } from './upkeep/forgetting.ts';
import { services } from './upkeep/services.ts';

/** How often tables are looked through for some that nobody uses, and for people who stay away. */
const LONGEST_SWEEP_MS = 5_000;
const SHORTEST_SWEEP_MS = 20;

/** What tests put in the place of the real thing. */
export interface Replacements {
  readonly games?: Games;
  readonly store?: MatchStore;
  readonly chance?: Partial<Chance>;
  /** The folder of the built page. */
  readonly page?: string;
  /** The built file that a bot's thread runs. */
  readonly thread?: URL;
}

export interface RunningServer {
  readonly url: string;
  readonly hall: Hall;
  readonly metrics: Metrics;
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
  const thinkers = new Thinkers({
    thread: instead.thread ?? builtThread(),
    threads: settings.botWorkers,
    limitMs: settings.botLimitMs,
  });
  const interrupts = new Interrupts((table) => {
    announce(table);
    staff.consider(table);
  });
  const acted = (table: LiveTable, over: boolean): void => {
    interrupts.acted(table);
    staff.consider(table);
    if (!over) return;
    tellEnd(table, logger);
    doorman.showAllTalk(table);
  };
  const staff = new Staff(
    { thinkers, botPaceMs: settings.botPaceMs, metrics, logger, health },
    {
      acted,
      tooLate(table, seat) {
        lobby.takeOver(table, seat).catch((error) => {
          logger.warn({ err: error, table: table.code }, 'a bot could not take over');
        });
      },
    },
  );
  const hall = new Hall(
    { store: data.store, commits, games, chance, graceMs: settings.graceMs },
    hallEvents(staff, logger),
  );
  const changed = (table: LiveTable): void => {
    if (table.record.stage !== 'playing') interrupts.end(table);
    staff.consider(table);
  };
  const lobby = new Lobby(hall, {
    started(table) {
      logger.info({ table: table.code, game: table.record.game }, 'a match began');
      staff.consider(table);
    },
    changed,
    failed,
    acted,
  });
  const doorman = new Doorman(hall, interrupts, settings.limited, {
    acted(table, over) {
      metrics.acted.person++;
      acted(table, over);
    },
    refused: ({ code }) => metrics.refusals.inc({ code }),
    cutOff(connection) {
      metrics.slowSockets.inc();
      connection.cutOff();
    },
    failed,
    arrived(table, seat) {
      lobby.welcomeBack(table, seat).catch((error) => {
        logger.warn({ err: error, table: table.code }, 'a stand-in could not be relieved');
      });
    },
  });
  const sessions = new Sessions(data.store, commits);
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
  const { app, cookies } = await createApp({
    hall,
    lobby,
    sessions,
    health,
    forgetting,
    metrics,
    logger,
    cookieKey: data.cookieKey,
    limited: settings.limited,
    behindProxy: settings.behindProxy,
    page: instead.page ?? builtPage(),
  });
  const gate = new Gate(doorman, {
    limited: settings.limited,
    helloMs: settings.helloMs,
    heartbeatMs: settings.heartbeatMs,
    whoIs: (request) => cookies.personOf(request),
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
  const sweep = setInterval(
    () => {
      hall.dismissIdle(settings.idleMs, isNeeded);
      for (const table of hall.tablesWithNewAbsence()) announce(table);
    },
    Math.max(Math.min(LONGEST_SWEEP_MS, settings.graceMs / 2), SHORTEST_SWEEP_MS),
  ).unref();

  const control =
    data.kept && (await Control.open(data.kept.folder, services(data.kept.database, forgetting), failed));

  const close = async (): Promise<void> => {
    // Whoever copies the files learns that they are not held any more.
    await control?.close();
    clearInterval(sweep);
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
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await close();
    throw cannotListen(error, settings);
  }
  void resumeBots(hall, logger);
  forgetting.start();
  cleaner.start();
  let stopping: Promise<void> | undefined;
  return {
    url: urlOf(app.server.address() as AddressInfo),
    hall,
    metrics,
    clean: (now) => cleaner.pass(now),
    stop() {
      stopping ??= close();
      return stopping;
    },
  };
}

/** Bots whose turn it was when the server stopped go on by themselves: their tables come back to memory. */
async function resumeBots(hall: Hall, logger: Logger): Promise<void> {
  try {
    for (const { code } of await hall.store.tablesWithBots()) {
      await hall.find(code).catch((error) => {
        logger.error({ err: error, table: code }, 'a table with bots could not be read');
      });
      // One at a time: whoever comes meanwhile is not kept waiting.
      await new Promise(setImmediate);
    }
  } catch (error) {
    logger.error({ err: error }, 'the tables with bots could not be found');
  }
}

/** Structured lines on stderr: stdout is for the person who started the server. */
const createLogger = (level: string): Logger => pino({ level, base: null }, pino.destination(2));

const builtThread = (): URL => new URL('./airlock-thread.js', import.meta.url);

const builtPage = (): string => fileURLToPath(new URL('../../web/dist', import.meta.url));
