/** Becoming somebody: a name and a cookie. */
import { httpProblem, ROUTES, session, sessionInput, sessionReply } from '@airlock/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Budgets } from '../border/budgets.ts';
import type { Sessions } from '../people/sessions.ts';
import { mustBeSomebody } from './askers.ts';
import type { Cookies } from './cookies.ts';

export function sessionRoutes(sessions: Sessions, cookies: Cookies, budgets: Budgets): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      ROUTES.session,
      {
        config: { budget: 'reads' },
        schema: { summary: 'Who I am, or null', tags: ['session'], response: { 200: sessionReply } },
      },
      async ({ person }) => person,
    );

    app.post(
      ROUTES.session,
      {
        config: { budget: 'changes' },
        schema: {
          summary: 'Become somebody: a name, remembered by a signed cookie. With a session it renames',
          tags: ['session'],
          body: sessionInput,
          response: { 200: session, '4xx': httpProblem },
        },
      },
      async (request, reply) => {
        const { person: known, asker } = request;
        const { name } = request.body;
        if (!known) budgets.draw('sessions', asker);
        const person = known ? await sessions.rename(known, name) : await sessions.admit(name);
        cookies.give(request, reply, person);
        return person;
      },
    );

    app.patch(
      ROUTES.session,
      {
        config: { budget: 'changes' },
        schema: {
          summary: 'Be called otherwise at the tables to come',
          tags: ['session'],
          body: sessionInput,
          response: { 200: session, '4xx': httpProblem },
        },
      },
      async (request) => sessions.rename(mustBeSomebody(request), request.body.name),
    );
  };
}
