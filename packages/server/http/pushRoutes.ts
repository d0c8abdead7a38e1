/** Being told when it is one's move although no page is open. */
import { httpProblem, pushEnd, pushInfo, pushInput, ROUTES } from '@airlock/protocol';
import { Refused } from '@airlock/tables';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Session } from '../people/sessions.ts';
import type { Subscriptions } from '../push/subscriptions.ts';
import { mustBePerson } from './programRoutes.ts';

const tags = ['session'];

export interface PushParts {
  readonly subscriptions: Subscriptions;
}

function mustBeSignedIn({ session }: FastifyRequest): Session {
  if (!session) throw new Refused('no-session', 'Tell us your name first.');
  mustBePerson(session.person);
  return session;
}

export function pushRoutes({ subscriptions }: PushParts): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      ROUTES.push,
      {
        config: { budget: 'reads' },
        schema: {
          summary: 'What a browser subscribes with to be told when it is my move at a slow table',
          tags,
          response: { 200: pushInfo, '4xx': httpProblem },
        },
      },
      async (request) => subscriptions.info(mustBeSignedIn(request).person.id),
    );

    app.post(
      ROUTES.push,
      {
        config: { budget: 'subscriptions' },
        schema: {
          summary: 'Tell me in this browser when it is my move at a slow table',
          tags,
          body: pushInput,
          response: { 200: pushInfo, '4xx': httpProblem },
        },
      },
      async (request) => subscriptions.add(mustBeSignedIn(request), request.body),
    );

    app.delete(
      ROUTES.push,
      {
        config: { budget: 'changes' },
        schema: {
          summary: 'No longer tell me: in the browser with this endpoint, or in none',
          tags,
          body: pushEnd,
          response: { 200: pushInfo, '4xx': httpProblem },
        },
      },
      async (request) => subscriptions.remove(mustBeSignedIn(request).person.id, request.body.endpoint),
    );
  };
}
