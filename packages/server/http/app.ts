/** The HTTP side: Fastify with its plugins and all routes. */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { ShelfCard } from '@airlock/catalogue';
import { ROUTES } from '@airlock/protocol';
import { cannotWrite, Dailies, type Hall, type Lobby, Refused, type WriteHealth } from '@airlock/tables';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  fastify,
  LogController,
} from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { clientAddress } from '../addresses.ts';
import { addressKey } from '../border/addressKey.ts';
import { limitConnections } from '../border/connections.ts';
import { MOST_CONNECTIONS_AN_ADDRESS } from '../border/limits.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { Metrics } from '../metrics.ts';
import type { MatchStore } from '../store/store.ts';
import type { Forgetting } from '../upkeep/forgetting.ts';
import { countRequests } from './askers.ts';
import { companyRoutes } from './companyRoutes.ts';
import { Cookies } from './cookies.ts';
import { answerForwarded, forwarding } from './forwarding.ts';
import { gameRoutes } from './gameRoutes.ts';
import { completed, OPENAPI_INFO } from './openapi.ts';
import { type OperatorParts, operatorRoutes } from './operatorRoutes.ts';
import { pageAddress, servePage } from './page.ts';
import { type PasskeyParts, passkeyRoutes } from './passkeyRoutes.ts';
import { personRoutes } from './personRoutes.ts';
import { answerBadAddress, answerBadRequest, answerProblems } from './problems.ts';
import { type ProgramParts, programRoutes } from './programRoutes.ts';
import { type PushParts, pushRoutes } from './pushRoutes.ts';
import { serveReference } from './reference.ts';
import { type SessionParts, sessionRoutes } from './sessionRoutes.ts';
import { type ReportOf, tableRoutes } from './tableRoutes.ts';

/** Bodies are a name or a table's plan. */
const MOST_BYTES_A_BODY = 16 * 1024;

/** Nobody may take for ever to say what they want, or to read the answer. */
const MOST_MS_A_REQUEST = 30_000;
const MOST_MS_SILENT = 60_000;

/** The page brings all it needs itself: nothing comes from elsewhere, no script stands in the text. */
const CONTENT_POLICY = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
};

export interface AppParts
  extends Omit<SessionParts, 'cookies'>,
    PasskeyParts,
    ProgramParts,
    OperatorParts,
    PushParts {
  readonly report: ReportOf;
  readonly hall: Hall;
  readonly store: MatchStore;
  readonly lobby: Lobby;
  readonly health: WriteHealth;
  readonly forgetting: Forgetting;
  readonly metrics: Metrics;
  readonly logger: FastifyBaseLogger;
  readonly cookieKey: string;
  readonly behindProxy: boolean;
  /** How long a connection may take to say what it wants. */
  readonly headersMs: number;
  /** The built page. */
  readonly page: string;
  readonly shelf: readonly ShelfCard[];
  /** The servers that this one shares its database with; `null` where it is alone. */
  readonly cluster: Cluster | null;
  /** Whether it has been told to stop. */
  readonly isLeaving: () => boolean;
  /** Every request is handled inside this. */
  readonly around?: Around;
}

/** Tests learn from the headers of a request on whose behalf it is handled. */
export type Around = (headers: IncomingHttpHeaders, handle: () => void) => void;

export async function createApp(parts: AppParts) {
  const { hall, lobby, finder, budgets, sessions, metrics } = parts;
  let forwarded: ReturnType<typeof answerForwarded> | null = null;
  const app = fastify({
    // Told apart in the logs of all servers.
    genReqId: ({ headers }) => forwarded?.(headers)?.id ?? randomUUID(),
    loggerInstance: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy: what it says of its own client is true, what that client says before is not.
    trustProxy: parts.behindProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: MOST_BYTES_A_BODY,
    requestTimeout: MOST_MS_A_REQUEST,
    connectionTimeout: MOST_MS_SILENT,
    http: { headersTimeout: parts.headersMs, connectionsCheckingInterval: parts.headersMs / 2 },
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
    rewriteUrl: pageAddress,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBadRequest,
  });
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    routes.push(...[method].flat().map((one) => `${one} ${url}`));
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const { cluster } = parts;
  answerProblems(app, (code) => metrics.refusals.inc({ code }), cluster && forwarding(cluster));
  forwarded = cluster && answerForwarded(app, cluster);

  await app.register(cookie, { secret: parts.cookieKey });
  await app.register(helmet, {
    contentSecurityPolicy: CONTENT_POLICY,
    // Whoever puts TLS in front decides about it.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(swagger, {
    openapi: OPENAPI_INFO,
    transform: jsonSchemaTransform,
    transformObject: (document) => completed(jsonSchemaTransformObject(document)),
  });

  const { around } = parts;
  if (around) app.addHook('preHandler', (request, _reply, done) => around(request.headers, done));
  const cookies = new Cookies(app, sessions);
  const addressOf = (request: IncomingMessage): string => clientAddress(request, parts.behindProxy);
  if (!parts.behindProxy) noticeProxy(app);
  // What is not a file of the page is nobody's to keep.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  const { operator } = parts;
  countRequests(app, {
    budgets,
    cookies,
    addressOf,
    forwarded,
    isBanned: ({ person, address }) => operator.isBanned({ person, address: addressKey(address) }),
  });
  if (budgets.limited && !parts.behindProxy) limitConnections(app.server, MOST_CONNECTIONS_AN_ADDRESS);
  await app.register(sessionRoutes({ ...parts, cookies }));
  await app.register(passkeyRoutes(parts, cookies));
  await app.register(personRoutes(parts, cookies));
  await app.register(pushRoutes(parts));
  await app.register(gameRoutes(hall.games, parts.shelf, new Dailies(hall)));
  await app.register(tableRoutes(finder, lobby, parts.news, parts.report));
  await app.register(companyRoutes(parts));
  await app.register(operatorRoutes(parts));
  await app.register(programRoutes(parts));
  app.get(ROUTES.health, { schema: { hide: true } }, async (_request, reply) => {
    if (await parts.health.check()) return { ok: true };
    return notNow(reply, cannotWrite());
  });
  app.get(ROUTES.readiness, { schema: { hide: true } }, async (_request, reply) => {
    if (parts.isLeaving())
      return notNow(reply, new Refused('busy', 'This server is stopping. Others go on.'));
    if (await parts.health.check()) return { ok: true };
    return notNow(reply, cannotWrite());
  });
  serveReference(app);
  await servePage(app, parts.page, parts.shelf);
  return { app, cookies, routes };
}

const notNow = (reply: FastifyReply, { code, message: sentence }: Refused): FastifyReply =>
  reply.code(503).send({ code, sentence });

/** Without the setting everybody behind a proxy has one address, and draws on one budget. */
function noticeProxy(app: FastifyInstance): void {
  let noticed = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (noticed || headers['x-forwarded-for'] === undefined) return;
    noticed = true;
    log.warn(
      'There seems to be a proxy in front: set AIRLOCK_BEHIND_PROXY=yes, or all its clients count as one.',
    );
  });
}
