/** Coming back with a passkey, and looking after one's own. */
import {
  httpProblem,
  passkeyAddress,
  passkeyAnswer,
  passkeyList,
  passkeyMade,
  passkeyOptions,
  ROUTES,
  session,
} from '@airlock/protocol';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { browserName } from '../people/browserName.ts';
import type { Passkeys, Place } from '../people/passkeys.ts';
import type { Sessions } from '../people/sessions.ts';
import type { Person } from '../store/store.ts';
import { mustBeSomebody } from './askers.ts';
import type { Cookies } from './cookies.ts';
import { mustBePerson } from './programRoutes.ts';

const tags = ['session'];

export interface PasskeyParts {
  readonly passkeys: Passkeys;
  readonly sessions: Sessions;
}

export function passkeyRoutes({ passkeys, sessions }: PasskeyParts, cookies: Cookies): FastifyPluginAsyncZod {
  const owner = (request: FastifyRequest): Person => mustBePerson(mustBeSomebody(request));
  const placeOf = ({ protocol, host }: FastifyRequest): Place => ({ protocol, host });
  const deviceOf = ({ headers }: FastifyRequest): string => browserName(headers['user-agent']);
  const list = { 200: passkeyList, '4xx': httpProblem };
  const options = { 200: passkeyOptions, '4xx': httpProblem };

  return async (app) => {
    app.get(
      ROUTES.passkeys,
      { config: { budget: 'lists' }, schema: { summary: 'My passkeys', tags, response: list } },
      async (request) => passkeys.of(owner(request)),
    );

    app.post(
      ROUTES.passkeyToMake,
      {
        config: { budget: 'challenges' },
        schema: { summary: 'What a browser needs to make a passkey of mine', tags, response: options },
      },
      async (request) => passkeyOptions.parse(await passkeys.toMake(owner(request), placeOf(request))),
    );

    app.post(
      ROUTES.passkeys,
      {
        config: { budget: 'changes' },
        schema: {
          summary: 'Keep a passkey that a browser has made for me',
          tags,
          body: passkeyMade,
          response: list,
        },
      },
      async (request) => {
        const person = owner(request);
        await passkeys.keep(person, placeOf(request), request.body, deviceOf(request));
        return passkeys.of(person);
      },
    );

    app.delete(
      ROUTES.passkey,
      {
        config: { budget: 'changes' },
        schema: { summary: 'Remove a passkey of mine', tags, params: passkeyAddress, response: list },
      },
      async (request) => {
        const person = owner(request);
        await passkeys.remove(person, request.params.id);
        return passkeys.of(person);
      },
    );

    app.post(
      ROUTES.passkeyToEnter,
      {
        config: { budget: 'challenges' },
        schema: {
          summary: 'What a browser needs to sign in with a passkey, whoever it belongs to',
          tags,
          response: options,
        },
      },
      async (request) => passkeyOptions.parse(await passkeys.toEnter(placeOf(request))),
    );

    app.post(
      ROUTES.passkeySignIn,
      {
        config: { budget: 'signIns' },
        schema: {
          summary: 'Be who a passkey belongs to',
          tags,
          body: passkeyAnswer,
          response: { 200: session, '4xx': httpProblem },
        },
      },
      async (request, reply) => {
        const person = await passkeys.enter(placeOf(request), request.body);
        cookies.give(request, reply, await sessions.begin(person, deviceOf(request)));
        return person;
      },
    );
  };
}
