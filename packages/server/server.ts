/** The whole server, put together: storage, tables, bots, HTTP and sockets in one process. */
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SHELF, type ShelfCard } from '@airlock/catalogue';
import {
  announce,
  announceEnd,
  CannotWrite,
  type Chance,
  type Games,
  GroupCommit,
  type Hall,
  InAnotherRoom,
  type LiveTable,
  outOfReach,
  Room,
  Thinkers,
  WriteHealth,
} from '@airlock/tables';
import { type Logger, pino } from 'pino';
import { cannotListen, clientAddress, namedUrlOf, urlOf } from './addresses.ts';
import { addressKey } from './border/addressKey.ts';
import { Budgets } from './border/budgets.ts';
import { Finder } from './border/finder.ts';
import { threadsOf } from './bots/thinkingThread.ts';
import { Cluster } from './cluster/cluster.ts';
import type { Notice } from './cluster/letters.ts';
import { SYSTEM_CHANCE, sha256, TIMERS } from './given.ts';
import { type Around, createApp } from './http/app.ts';
import { loadGames } from './loadGames.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { type MetricsPort, openMetricsPort } from './metricsPort.ts';
import { Operator } from './operator/operator.ts';
import { type Presence, presenceAt, together } from './operator/presence.ts';
import { reporting } from './operator/reporting.ts';
import { NameRules } from './people/nameRules.ts';
import { Passkeys } from './people/passkeys.ts';
import { Sessions } from './people/sessions.ts';
import { News } from './programs/news.ts';
import { Programs } from './programs/programs.ts';
import { pushKeysFrom } from './push/keys.ts';
import { Notices, type NoticesParts } from './push/notices.ts';
import { INTERNET, THIS_COMPUTER } from './push/reach.ts';
import { Sender } from './push/sender.ts';
import { Subscriptions } from './push/subscriptions.ts';
import { cleanerWatch, commitWatch, healthEvents, plainError, roomWatch } from './reporting.ts';
import type { Settings } from './settings.ts';
import { Gate } from './socket/gate.ts';
import { openDataFolder, type Shared } from './store/dataFolder.ts';
import type { MatchStore, Write } from './store/store.ts';
import { type Cleaned, Cleaner } from './upkeep/cleaning.ts';
import { Control } from './upkeep/control.ts';
import { Forgetting, type Forgotten } from './upkeep/forgetting.ts';
import { services } from './upkeep/services.ts';
import { textFrame } from './wire/textFrame.ts';

/** Sessions that nobody came back to are let go of little by little. */
const SESSION_SWEEP_MS = 60_000;
const MOST_SESSIONS_A_SWEEP = 500;

/** Bots that seem not to think at all may keep others waiting this long before they think less. */
const SHORTEST_PATIENCE_MS = 1_000;

/** What tests put in the place of the real thing. */
export interface Replacements {
  readonly games?: Games;
  /** What is shown of the games, played or not. */
  readonly shelf?: readonly ShelfCard[];
  readonly store?: MatchStore;
  /** What other servers have to do with that store. */
  readonly shared?: Shared;
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
  /** Notices go to a push service on this computer, and to nothing else. */
  readonly pushesHere?: true;
  /** Where notices go instead of to push services. */
  readonly push?: NoticesParts['send'];
}

export interface RunningServer {
  readonly url: string;
  /** Where browsers on this computer allow passkeys; `null` where only TLS in front of it would do. */
  readonly passkeysAt: string | null;
  readonly hall: Hall;
  readonly store: MatchStore;
  readonly metrics: Metrics;
  /** Where they can be read; `null` when nobody reads them. */
  readonly metricsAddress: string | null;
  /** What opens the operator's page. */
  readonly operatorToken: string;
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

/** Slow matches that go on at the same time; those beyond it go on when somebody comes. */
const MOST_SLOW_TABLES = 10_000;

export async function startServer(settings: Settings, instead: Replacements = {}): Promise<RunningServer> {
  const logger = createLogger(settings.logLevel);
  const metrics = createMetrics();
  const chance = { ...SYSTEM_CHANCE, ...instead.chance };
  const games = instead.games ?? (await loadGames());
  const failed = (error: unknown): void => logger.error({ err: error }, 'something broke');
  const health = new WriteHealth(
    TIMERS,
    healthEvents(() => room, logger),
  );
  const data = await openDataFolder(settings, failed, instead.store, instead.shared);
  health.watch(data.store);
  const commits = new GroupCommit<Write>(data.store, TIMERS, commitWatch(metrics, health, logger));
  const thinkers =
    instead.thinkers ??
    new Thinkers({
      timers: TIMERS,
      start: threadsOf(instead.thread ?? builtThread()),
      threads: settings.botWorkers,
      limitMs: settings.botLimitMs,
      stuckMs: settings.botStuckMs,
      // As long as a bot seems to think anyway, nobody notices that it has waited.
      patienceMs: Math.max(settings.botPaceMs, SHORTEST_PATIENCE_MS),
    });
  const names = new NameRules(games);
  const news = new News();
  const keys = pushKeysFrom(data.cookieKey);
  const reach = instead.pushesHere ? THIS_COMPUTER : INTERNET;
  const sender = new Sender({ keys, contact: settings.contact, reach });
  const notices = new Notices({
    store: data.store,
    commits,
    timers: TIMERS,
    send: instead.push ?? ((...message) => sender.send(...message)),
    failed,
  });
  const room = new Room(
    {
      store: data.store,
      commits,
      health,
      games,
      thinkers,
      timers: TIMERS,
      chance,
      names,
      sha256,
      frameOf: textFrame,
      graceMs: settings.graceMs,
      idleMs: settings.idleMs,
      botPaceMs: settings.botPaceMs,
      neverRests: instead.neverRests,
      claims: data.claims ?? data.shared?.tenures,
      otherRooms: data.shared
        ? {
            summary: async (...asked) => (await cluster?.summary(...asked)) ?? null,
            joinRematch: (...asked) => cluster?.joinRematch(...asked) ?? Promise.reject(outOfReach()),
          }
        : undefined,
    },
    roomWatch(metrics, logger, {
      acted(table) {
        news.acted(table);
        notices.acted(table);
      },
      sat: (table) => notices.sat(table),
    }),
  );
  const { hall, lobby, commands } = room;
  notices.lookAt(() => hall.tables());
  const operatorToken = settings.operatorToken ?? data.operatorToken;
  const operator = await Operator.open({
    token: operatorToken,
    store: data.store,
    commits,
    sendAway: ({ kind, who }) =>
      gate.signedOut(({ person, address }) =>
        kind === 'person' ? person?.id === who : addressKey(address) === who,
      ),
  });
  const budgets = new Budgets(settings.limited);
  /** What has to be done about it here, wherever it was asked for. */
  async function heed(notice: Notice): Promise<void> {
    if (notice.notice === 'gone') {
      gate.signedOut((caller) => caller.person?.id === notice.person);
      news.signedOut(({ id }) => id === notice.person);
      return;
    }
    if (notice.notice === 'bans') return operator.look();
    const { person } = notice;
    if (notice.notice === 'renamed') {
      gate.renamed(person);
      await lobby.renamed(person);
      return;
    }
    const { everywhere, session } = notice;
    if (everywhere) news.signedOut(({ id }) => id === person.id);
    gate.signedOut((caller) => (everywhere ? caller.person?.id === person.id : caller.session === session));
    if (await sessions.isSignedOut(person)) await lobby.signedOut(person);
  }
  const cluster =
    data.shared &&
    new Cluster({
      ...data.shared,
      hall,
      commands,
      budgets,
      news,
      leaseMs: settings.leaseMs,
      find: (code) => hall.find(code),
      orphaned: () => void adoptSlowTables(),
      heard: (notice) => void heed(notice).catch(failed),
      failed,
    });
  cluster?.answersSummaries((code, person) => lobby.summaries.of(code, person));
  const present = (): Presence => presenceAt(hall, gate.callers);
  cluster?.answersPresence(present);
  cluster?.answersRematches((code, person) => lobby.rematches.joinHere(code, person));
  const tell = (notice: Notice): Promise<void> => cluster?.tell(notice) ?? heed(notice);
  const finder = new Finder(hall, budgets, cluster);
  const sessions = new Sessions({ store: data.store, commits, key: data.cookieKey, now: instead.now });
  const passkeys = new Passkeys({ store: data.store, commits, now: instead.now });
  const programs = new Programs(data.store, sessions);
  const forgetting = new Forgetting({
    hall,
    store: data.store,
    commits,
    signOut: (id) => void tell({ notice: 'gone', person: id }).catch(failed),
    ...(cluster && {
      leaveElsewhere: async (...table: Parameters<Cluster['leave']>) =>
        (await cluster.leave(...table)) as keyof Forgotten,
    }),
    changed(table) {
      if (table.record.stage === 'abandoned') announceEnd(table);
      else announce(table);
      room.changed(table);
    },
    failed,
  });
  cluster?.answersLeaving((code, person) => forgetting.leaveHere(code, person));
  const isNeeded = (table: LiveTable): boolean => room.isNeeded(table);
  const forget = forgetting.forget.bind(forgetting);
  const cleaner = new Cleaner(
    { hall, store: data.store, keep: settings.keep, isNeeded, forget },
    cleanerWatch(logger),
  );
  const { app, cookies, routes } = await createApp({
    hall,
    store: data.store,
    subscriptions: new Subscriptions({ store: data.store, commits, keys, reach }),
    lobby,
    finder,
    budgets,
    sessions,
    passkeys,
    health,
    names,
    news,
    programs,
    revoked: ({ id }) => forgetting.forget(id),
    renamed: (person) => tell({ notice: 'renamed', person }),
    signedOut: ({ id, person }, everywhere) => tell({ notice: 'signedOut', person, session: id, everywhere }),
    forgetting,
    operator,
    report: reporting(operator, data.store),
    present: async () => together([present(), ...((await cluster?.presences()) ?? [])]),
    bansChanged: () => tell({ notice: 'bans' }),
    metrics,
    logger,
    cookieKey: data.cookieKey,
    cluster,
    isLeaving: () => isLeaving,
    behindProxy: settings.behindProxy,
    headersMs: settings.headersMs,
    page: instead.page ?? builtPage(),
    shelf: instead.shelf ?? SHELF,
    ...(instead.around ? { around: instead.around } : {}),
  });
  const gate = new Gate({
    commands,
    finder,
    cluster,
    budgets,
    watch: {
      refused: ({ code }) => metrics.refusals.inc({ code }),
      cutOff: () => metrics.slowSockets.inc(),
    },
    helloMs: settings.helloMs,
    heartbeatMs: settings.heartbeatMs,
    whoIs: (request) => cookies.sessionOf(request),
    addressOf: (request) => clientAddress(request, settings.behindProxy),
    isBanned: ({ person, address }) => operator.isBanned({ person, address: addressKey(address) }),
    failed: (error) => logger.warn({ err: error }, 'a socket could not be opened'),
  });
  let isAdoptionDue = false;
  /** Their clocks run although nobody is there. What cannot be asked for now is asked for later. */
  async function adoptSlowTables(): Promise<void> {
    isAdoptionDue = false;
    try {
      for (const code of (await data.store.slowTables?.(MOST_SLOW_TABLES)) ?? []) {
        hall.find(code).catch((error) => {
          // Another server was faster.
          if (error instanceof InAnotherRoom) return;
          isAdoptionDue ||= error instanceof CannotWrite;
          logger.warn({ err: error, table: code }, 'a slow table could not be opened');
        });
      }
    } catch (error) {
      isAdoptionDue = true;
      failed(error);
    }
  }
  await adoptSlowTables();
  metrics.watch({
    tables: () => hall.tablesInMemory,
    matches: () => hall.matchesInMemory,
    sockets: () => gate.size,
    unfinishedThoughts: () => thinkers.unfinished,
    servers: () => cluster?.servers ?? 1,
    farLines: () => cluster?.farLines ?? 0,
    isRedisAway: () => cluster?.isMailAway ?? false,
  });
  app.server.on('upgrade', gate.upgrade);
  const sessionSweep = setInterval(() => {
    data.store.endExpiredSessions(Date.now(), MOST_SESSIONS_A_SWEEP).catch(failed);
    // Told by the others, too; but what was told while Redis was away, nobody heard.
    operator.look().catch(failed);
    if (isAdoptionDue) void adoptSlowTables();
  }, SESSION_SWEEP_MS).unref();

  let metricsPort: MetricsPort | null = null;
  let isLeaving = false;
  const control =
    data.kept && (await Control.open(data.kept.folder, services(data.kept.database, forgetting), failed));

  const close = async (): Promise<void> => {
    isLeaving = true;
    cluster?.beginLeaving();
    if (settings.drainMs > 0) await pause(settings.drainMs);
    // Whoever copies the files learns that they are not held any more.
    await control?.close();
    clearInterval(sessionSweep);
    await metricsPort?.close();
    await cleaner.close();
    await forgetting.close();
    health.close();
    room.close();
    notices.close();
    sender.close();
    const farewell = gate.close();
    // What is under way is finished, nothing new is begun, and then others may have everything.
    for (const table of hall.tables()) table.retire();
    await commits.drained();
    await data.shared?.tenures.end();
    await cluster?.close();
    await farewell;
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
    passkeysAt: namedUrlOf(app.server.address() as AddressInfo),
    hall,
    store: data.store,
    metrics,
    metricsAddress: metricsPort?.address ?? null,
    operatorToken,
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
const createLogger = (level: string): Logger =>
  pino({ level, base: null, serializers: { err: plainError } }, pino.destination(2));

const builtThread = (): URL => new URL('./airlock-thread.js', import.meta.url);

const builtPage = (): string => fileURLToPath(new URL('../../web/dist', import.meta.url));
