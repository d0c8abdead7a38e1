/** Becoming somebody: a name and a cookie. */
import { httpProblem, ROUTES, session, sessionInput, sessionReply } from '@airlock/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Sessions } from '../people/sessions.ts';
import type { Cookies } from './cookies.ts';
import type { Limits } from './limits.ts';

export function sessionRoutes(sessions: Sessions, cookies: Cookies, limits: Limits): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      ROUTES.session,
      {
        schema: { summary: 'Who I am, or null', tags: ['session'], response: { 200: sessionReply } },
      },
      (request) => cookies.personOf(request),
    );

    app.post(
      ROUTES.session,
      {
        config: limits.forNewSessions,
        schema: {
          summary: 'Become somebody: a name, remembered by a signed cookie. With a session it renames',
          tags: ['session'],
          body: sessionInput,
          response: { 200: session, '4xx': httpProblem },
        },
      },
      async (request, reply) => {
        const known = await cookies.personOf(request);
        const { name } = request.body;
        const person = known ? await sessions.rename(known, name) : await sessions.admit(name);
        cookies.give(request, reply, person);
        return person;
      },
    );

    app.patch(
      ROUTES.session,
      {
        config: limits.forChanges,
        schema: {
          summary: 'Be called otherwise at the tables to come',
          tags: ['session'],
          body: sessionInput,
          response: { 200: session, '4xx': httpProblem },
        },
      },
      async (request) => sessions.rename(await cookies.mustBeSomebody(request), request.body.name),
    );
  };
}
