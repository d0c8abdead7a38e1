/** The whole server, put together: storage, tables, bots, HTTP and sockets in one process. */
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type CatalogueEntry, loadGame, SHELF } from '@airlock/catalogue';
import { type Logger, pino } from 'pino';
import { cannotListen, clientAddress, urlOf } from './addresses.ts';
import { Thinkers } from './bots/thinkers.ts';
import { type Around, createApp } from './http/app.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { Sessions } from './people/sessions.ts';
import { commitWatch, hallEvents, tellEnd } from './reporting.ts';
import type { Settings } from './settings.ts';
import { Doorman } from './socket/doorman.ts';
import { Gate } from './socket/gate.ts';
import { Staff } from './staff.ts';
import { openDataFolder } from './store/dataFolder.ts';
import { GroupCommit } from './store/groupCommit.ts';
import type { MatchStore } from './store/store.ts';
import { type Chance, type Games, Hall, SYSTEM_CHANCE } from './tables/hall.ts';
import { Interrupts } from './tables/interrupts.ts';
import type { LiveTable } from './tables/liveTable.ts';
import { Lobby } from './tables/lobby.ts';
import { announce } from './tables/showing.ts';

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
  /** Every request is handled inside this. */
  readonly around?: Around;
}

export interface RunningServer {
  readonly url: string;
  readonly hall: Hall;
  readonly metrics: Metrics;
  /** Takes no more, tells the clients, finishes what is being written and closes the store. */
  stop(): Promise<void>;
}

export async function startServer(settings: Settings, instead: Replacements = {}): Promise<RunningServer> {
  const logger = createLogger(settings.logLevel);
  const metrics = createMetrics();
  const chance = { ...SYSTEM_CHANCE, ...instead.chance };
  const games = instead.games ?? (await loadGames());
  const failed = (error: unknown): void => logger.error({ err: error }, 'something broke');
  const data = await openDataFolder(settings, failed, instead.store);
  const commits = new GroupCommit(data.store, commitWatch(metrics, logger));
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
    {
      thinkers,
      botPaceMs: settings.botPaceMs,
      chance: (table) => chance.bots(table),
      metrics,
      logger,
    },
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
  const lobby = new Lobby(hall, {
    started(table) {
      logger.info({ table: table.code, game: table.record.game }, 'a match began');
      staff.consider(table);
    },
    changed(table) {
      if (table.record.stage !== 'playing') interrupts.end(table);
      staff.consider(table);
    },
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
  const { app, cookies } = await createApp({
    hall,
    lobby,
    sessions,
    metrics,
    logger,
    cookieKey: data.cookieKey,
    limited: settings.limited,
    behindProxy: settings.behindProxy,
    page: instead.page ?? builtPage(),
    ...(instead.around ? { around: instead.around } : {}),
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
      hall.dismissIdle(settings.idleMs, (table) => table.interrupt !== null || staff.isBusyAt(table));
      for (const table of hall.tablesWithNewAbsence()) announce(table);
    },
    Math.max(Math.min(LONGEST_SWEEP_MS, settings.graceMs / 2), SHORTEST_SWEEP_MS),
  ).unref();

  const close = async (): Promise<void> => {
    clearInterval(sweep);
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
  let stopping: Promise<void> | undefined;
  return {
    url: urlOf(app.server.address() as AddressInfo),
    hall,
    metrics,
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

/** Games whose page is built. One that only the command line can play yet has no table here. */
async function loadGames(): Promise<Games> {
  const games = new Map<string, CatalogueEntry>();
  for (const { id, built } of SHELF) {
    const entry = built ? await loadGame(id) : undefined;
    if (entry) games.set(id, entry);
  }
  return games;
}

/** Structured lines on stderr: stdout is for the person who started the server. */
const createLogger = (level: string): Logger => pino({ level, base: null }, pino.destination(2));

const builtThread = (): URL => new URL('./airlock-thread.js', import.meta.url);

const builtPage = (): string => fileURLToPath(new URL('../../web/dist', import.meta.url));
