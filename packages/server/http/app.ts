/** The HTTP side: Fastify with its plugins and all routes. */

import { ROUTES } from '@airlock/protocol';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { type FastifyBaseLogger, fastify, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Metrics } from '../metrics.ts';
import type { Sessions } from '../people/sessions.ts';
import type { WriteHealth } from '../store/writeHealth.ts';
import type { Hall } from '../tables/hall.ts';
import type { Lobby } from '../tables/lobby.ts';
import { cannotWrite, Refused } from '../tables/refused.ts';
import type { Forgetting } from '../upkeep/forgetting.ts';
import { Cookies } from './cookies.ts';
import { gameRoutes } from './gameRoutes.ts';
import { limitsWhen, whoIsCounted } from './limits.ts';
import { servePage } from './page.ts';
import { personRoutes } from './personRoutes.ts';
import { answerBadAddress, answerBadRequest, answerProblems } from './problems.ts';
import { serveReference } from './reference.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { tableRoutes } from './tableRoutes.ts';

/** Bodies are a name or a table's plan. */
const MOST_BYTES_A_BODY = 16 * 1024;

/** Nobody may take for ever to say what they want. */
const MOST_MS_A_REQUEST = 30_000;

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

export interface AppParts {
  readonly hall: Hall;
  readonly lobby: Lobby;
  readonly sessions: Sessions;
  readonly health: WriteHealth;
  readonly forgetting: Forgetting;
  readonly metrics: Metrics;
  readonly logger: FastifyBaseLogger;
  readonly cookieKey: string;
  readonly limited: boolean;
  readonly behindProxy: boolean;
  /** The built page. */
  readonly page: string;
}

export async function createApp(parts: AppParts) {
  const { hall, lobby, sessions, metrics } = parts;
  const app = fastify({
    loggerInstance: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy: what it says of its own client is true, what that client says before is not.
    trustProxy: parts.behindProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: MOST_BYTES_A_BODY,
    requestTimeout: MOST_MS_A_REQUEST,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBadRequest,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerProblems(app, (code) => metrics.refusals.inc({ code }));

  await app.register(cookie, { secret: parts.cookieKey });
  await app.register(helmet, {
    contentSecurityPolicy: CONTENT_POLICY,
    // Whoever puts TLS in front decides about it.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(rateLimit, {
    global: false,
    keyGenerator: whoIsCounted,
    errorResponseBuilder: (_request, { after }) =>
      new Refused('too-fast', `That was often enough for now. Try again in ${after}.`),
  });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Airlock', version: '1' } },
    transform: jsonSchemaTransform,
  });

  const cookies = new Cookies(app, sessions);
  const limits = limitsWhen(parts.limited);
  await app.register(sessionRoutes(sessions, cookies, limits));
  await app.register(personRoutes(hall.store, parts.forgetting, cookies, limits));
  await app.register(gameRoutes(hall.games));
  await app.register(tableRoutes(hall, lobby, cookies, limits));
  app.get(ROUTES.health, { schema: { hide: true } }, async (_request, reply) => {
    if (await parts.health.check()) return { ok: true };
    const { code, message: sentence } = cannotWrite();
    return reply.code(503).send({ code, sentence });
  });
  app.get(ROUTES.metrics, { schema: { hide: true } }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  serveReference(app);
  await servePage(app, parts.page);
  return { app, cookies };
}
