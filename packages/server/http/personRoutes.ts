/** What is kept about me: to read, and to be forgotten. */
import { forgottenReply, httpProblem, personData as personDataSchema, ROUTES } from '@airlock/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Programs } from '../programs/programs.ts';
import type { MatchStore } from '../store/store.ts';
import type { Forgetting } from '../upkeep/forgetting.ts';
import { personData } from '../upkeep/personData.ts';
import { mustBeSomebody } from './askers.ts';
import type { Cookies } from './cookies.ts';
import { mustBePerson } from './programRoutes.ts';

const tags = ['session'];

export interface PersonParts {
  readonly store: MatchStore;
  readonly forgetting: Forgetting;
  readonly programs: Programs;
}

export function personRoutes(
  { store, forgetting, programs }: PersonParts,
  cookies: Cookies,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      ROUTES.person,
      {
        config: { budget: 'lists' },
        schema: {
          summary: 'Everything kept about me',
          tags,
          response: { 200: personDataSchema, '4xx': httpProblem },
        },
      },
      async (request, reply) => {
        const person = mustBePerson(mustBeSomebody(request));
        reply.header('content-disposition', 'attachment; filename="airlock-my-data.json"');
        return personData(store, person, await programs.mine(person));
      },
    );

    app.delete(
      ROUTES.person,
      {
        config: { budget: 'changes' },
        schema: {
          summary:
            'Forget me: my name in seats and talk becomes "Somebody", a bot takes over for me, what is only mine is deleted',
          tags,
          response: { 200: forgottenReply, '4xx': httpProblem },
        },
      },
      async (request, reply) => {
        const person = mustBePerson(mustBeSomebody(request));
        for (const program of await programs.mine(person)) await forgetting.forget(program.id);
        const forgotten = await forgetting.forget(person.id);
        cookies.take(request, reply);
        return forgotten;
      },
    );
  };
}
