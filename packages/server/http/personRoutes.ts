/** What is kept about me: to read, and to be forgotten. */
import { forgottenReply, httpProblem, personData as personDataSchema, ROUTES } from '@airlock/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { COOKIE_NAME } from '../people/sessions.ts';
import type { MatchStore } from '../store/store.ts';
import type { Forgetting } from '../upkeep/forgetting.ts';
import { personData } from '../upkeep/personData.ts';
import type { Cookies } from './cookies.ts';
import type { Limits } from './limits.ts';

const tags = ['session'];

export function personRoutes(
  store: MatchStore,
  forgetting: Forgetting,
  cookies: Cookies,
  limits: Limits,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      ROUTES.person,
      {
        config: limits.forNewSessions,
        schema: {
          summary: 'Everything that is kept about me',
          tags,
          response: { 200: personDataSchema, '4xx': httpProblem },
        },
      },
      async (request, reply) => {
        const person = await cookies.mustBeSomebody(request);
        reply.header('content-disposition', 'attachment; filename="airlock-my-data.json"');
        reply.header('cache-control', 'no-store');
        return personData(store, person);
      },
    );

    app.delete(
      ROUTES.person,
      {
        config: limits.forNewSessions,
        schema: {
          summary:
            'Forget me: my name in seats and talk becomes "Somebody", a bot plays on for me, what is only mine is deleted',
          tags,
          response: { 200: forgottenReply, '4xx': httpProblem },
        },
      },
      async (request, reply) => {
        const { id } = await cookies.mustBeSomebody(request);
        const forgotten = await forgetting.forget(id);
        reply.clearCookie(COOKIE_NAME, { path: '/' });
        return forgotten;
      },
    );
  };
}
