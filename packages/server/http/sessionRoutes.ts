/** Becoming somebody: a name and a cookie. */
import { httpProblem, ROUTES, session, sessionInput, sessionReply } from '@airlock/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Budgets } from '../border/budgets.ts';
import type { NameRules } from '../people/nameRules.ts';
import type { Sessions } from '../people/sessions.ts';
import type { Person } from '../store/store.ts';
import { mustBeSomebody } from './askers.ts';
import type { Cookies } from './cookies.ts';

export interface SessionParts {
  readonly sessions: Sessions;
  readonly cookies: Cookies;
  readonly budgets: Budgets;
  readonly names: NameRules;
  /** Tells those who know somebody by another name. */
  readonly renamed: (person: Person) => Promise<void>;
}

export function sessionRoutes({
  sessions,
  cookies,
  budgets,
  names,
  renamed,
}: SessionParts): FastifyPluginAsyncZod {
  async function rename(person: Person, name: string): Promise<Person> {
    const now = await sessions.rename(person, name);
    await renamed(now);
    return now;
  }

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
        names.mustBeFit(name);
        if (known) return rename(known, name);
        budgets.draw('sessions', asker);
        const person = await sessions.admit(name);
        cookies.give(request, reply, person);
        return person;
      },
    );

    app.patch(
      ROUTES.session,
      {
        config: { budget: 'changes' },
        schema: {
          summary: 'Be called otherwise, at the tables that have not begun too',
          tags: ['session'],
          body: sessionInput,
          response: { 200: session, '4xx': httpProblem },
        },
      },
      async (request) => {
        const person = mustBeSomebody(request);
        names.mustBeFit(request.body.name);
        return rename(person, request.body.name);
      },
    );
  };
}
