/** Becoming somebody: a name and a cookie. */
import {
  deviceAddress,
  deviceCode,
  devices,
  httpProblem,
  ROUTES,
  recoveryCode,
  session,
  sessionInput,
  sessionReply,
  signInInput,
} from '@airlock/protocol';
import { Refused } from '@airlock/tables';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Budgets } from '../border/budgets.ts';
import { browserName } from '../people/browserName.ts';
import type { NameRules } from '../people/nameRules.ts';
import type { Session, Sessions } from '../people/sessions.ts';
import type { Person } from '../store/store.ts';
import { mustBeSomebody } from './askers.ts';
import type { Cookies } from './cookies.ts';
import { mustBePerson } from './programRoutes.ts';

export interface SessionParts {
  readonly sessions: Sessions;
  readonly cookies: Cookies;
  readonly budgets: Budgets;
  readonly names: NameRules;
  /** Tells those who know somebody by another name. */
  readonly renamed: (person: Person) => Promise<void>;
  /** Closes what was opened with a session that has ended, or with any of the same person. */
  readonly signedOut: (session: Session, everywhere: boolean) => Promise<void>;
}

export function sessionRoutes({
  sessions,
  cookies,
  budgets,
  names,
  renamed,
  signedOut,
}: SessionParts): FastifyPluginAsyncZod {
  async function rename(person: Person, name: string): Promise<Person> {
    const now = await sessions.rename(person, name);
    await renamed(now);
    return now;
  }

  /** Whoever is not signed in is not afterwards either. */
  async function signOut(request: FastifyRequest, reply: FastifyReply, everywhere: boolean): Promise<null> {
    const { session } = request;
    if (session) {
      await (everywhere ? sessions.endAll(session.person) : sessions.end(session));
      await signedOut(session, everywhere);
    }
    cookies.take(request, reply);
    return null;
  }

  return async (app) => {
    app.get(
      ROUTES.session,
      {
        config: { budget: 'reads' },
        schema: {
          summary: 'Who I am, or null',
          tags: ['session'],
          response: { 200: sessionReply, '4xx': httpProblem },
        },
      },
      async ({ person }) => person,
    );

    app.post(
      ROUTES.session,
      {
        config: { budget: 'changes' },
        schema: {
          summary: 'Choose a name, remembered by a signed cookie. With a session it renames',
          tags: ['session'],
          body: sessionInput,
          response: { 200: session, '4xx': httpProblem },
        },
      },
      async (request, reply) => {
        const { person: known, asker } = request;
        const { name } = request.body;
        names.mustBeFit(name);
        if (known) return rename(mustBePerson(known), name);
        budgets.draw('sessions', asker);
        const { person, token } = await sessions.admit(name, '', browserName(request.headers['user-agent']));
        cookies.give(request, reply, token);
        return person;
      },
    );

    app.post(
      ROUTES.recovery,
      {
        config: { budget: 'changes' },
        schema: {
          summary: 'A recovery code: words that bring me back from any browser',
          tags: ['session'],
          response: { 200: recoveryCode, '4xx': httpProblem },
        },
      },
      async (request) => ({ code: await sessions.recoveryCode(mustBePerson(mustBeSomebody(request))) }),
    );

    app.post(
      ROUTES.device,
      {
        config: { budget: 'changes' },
        schema: {
          summary: 'A code for another device: good once, for ten minutes',
          tags: ['session'],
          response: { 200: deviceCode, '4xx': httpProblem },
        },
      },
      async (request) => sessions.deviceCode(mustBePerson(mustBeSomebody(request))),
    );

    app.post(
      ROUTES.signIn,
      {
        config: { budget: 'signIns' },
        schema: {
          summary: 'Be who a recovery code or a device code belongs to',
          tags: ['session'],
          body: signInInput,
          response: { 200: session, '4xx': httpProblem },
        },
      },
      async (request, reply) => {
        const known = await sessions.signIn(request.body.code, browserName(request.headers['user-agent']));
        if (!known) throw new Refused('not-found', 'That code is not good, or no longer. Check every word.');
        cookies.give(request, reply, known.token);
        return known.person;
      },
    );

    app.patch(
      ROUTES.session,
      {
        config: { budget: 'changes' },
        schema: {
          summary: 'Change my name, also at tables that have not begun',
          tags: ['session'],
          body: sessionInput,
          response: { 200: session, '4xx': httpProblem },
        },
      },
      async (request) => {
        const person = mustBePerson(mustBeSomebody(request));
        names.mustBeFit(request.body.name);
        return rename(person, request.body.name);
      },
    );

    app.delete(
      ROUTES.session,
      {
        config: { budget: 'changes' },
        schema: {
          summary: 'Sign out here. A guest who is signed in nowhere else loses their seats',
          tags: ['session'],
          response: { 200: sessionReply, '4xx': httpProblem },
        },
      },
      (request, reply) => signOut(request, reply, false),
    );

    app.get(
      ROUTES.sessions,
      {
        config: { budget: 'reads' },
        schema: {
          summary: 'Where I am signed in, and whether a recovery code would bring me back',
          tags: ['session'],
          response: { 200: devices, '4xx': httpProblem },
        },
      },
      async (request) => sessions.devices(mustHaveSession(request)),
    );

    app.delete(
      ROUTES.sessionElsewhere,
      {
        config: { budget: 'changes' },
        schema: {
          summary: 'Sign out at one of the places where I am signed in',
          tags: ['session'],
          params: deviceAddress,
          response: { 200: devices, '4xx': httpProblem },
        },
      },
      async (request) => {
        const mine = mustHaveSession(request);
        const there = await sessions.ofPerson(mine.person, request.params.id);
        if (!there) throw new Refused('not-found', 'You are not signed in there any more.');
        await sessions.end(there);
        await signedOut(there, false);
        return sessions.devices(mine);
      },
    );

    app.delete(
      ROUTES.sessions,
      {
        config: { budget: 'changes' },
        schema: {
          summary: 'Sign out everywhere: in every browser with a session of this person',
          tags: ['session'],
          response: { 200: sessionReply, '4xx': httpProblem },
        },
      },
      (request, reply) => signOut(request, reply, true),
    );
  };
}

/** A person's own; a program's token is no browser. */
function mustHaveSession(request: FastifyRequest): Session {
  mustBePerson(mustBeSomebody(request));
  if (!request.session) throw new Refused('no-session', 'Tell us your name first.');
  return request.session;
}
