/** Who asks, found out once for every request, and counted before anything is done for them. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isProgram, ownersShare, Refused } from '@airlock/tables';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Asker, Budgets } from '../border/budgets.ts';
import type { BudgetName } from '../border/limits.ts';
import { isOwnPage } from '../border/ownPage.ts';
import type { FarRequest } from '../cluster/cluster.ts';
import type { Session } from '../people/sessions.ts';
import type { Person, PersonId } from '../store/store.ts';
import { type Cookies, showsToken } from './cookies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request to this route draws on. */
    readonly budget?: BudgetName;
  }

  interface FastifyRequest {
    /** `null` for those who are not signed in, and on routes that draw on no budget. */
    session: Session | null;
    readonly person: Person | null;
    /** As it is counted. */
    address: string;
    readonly asker: Asker;
  }
}

export interface Counting {
  readonly budgets: Budgets;
  readonly cookies: Cookies;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Who asked, of a request that another server has let in and counted. */
  readonly forwarded: ((headers: IncomingHttpHeaders) => FarRequest | null) | null;
  /** Whom the operator keeps out. */
  readonly isBanned: (asker: { readonly person: PersonId | undefined; readonly address: string }) => boolean;
}

export function countRequests(
  app: FastifyInstance,
  { budgets, cookies, addressOf, forwarded, isBanned }: Counting,
): void {
  app.decorateRequest('session', null);
  app.decorateRequest('person', {
    getter() {
      return this.session?.person ?? null;
    },
  });
  app.decorateRequest('address', '');
  app.decorateRequest('asker', {
    getter() {
      return { address: this.address, person: this.person ? countedAs(this.person.id) : undefined };
    },
  });
  app.addHook('onRoute', ({ method, url, config }) => {
    if (url.startsWith('/api') && !config?.budget) {
      throw new Error(`${method} ${url} draws on no budget. Name one from border/limits.ts in its config.`);
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    const { budget } = request.routeOptions.config;
    if (!budget) return;
    const far = forwarded?.(request.headers);
    if (far) {
      request.session = far.session && { ...far.session, renewal: null };
      request.address = far.address;
      return;
    }
    mustBeOwnPage(request);
    request.session = await cookies.sessionOf(request);
    request.address = addressOf(request.raw);
    budgets.draw(budget, request.asker);
    if (budget !== 'operator' && !request.session && showsToken(request.headers)) {
      throw new Refused(
        'no-session',
        'This token is not good: it was revoked or not used for long, or is mistyped.',
      );
    }
    if (budget !== 'operator' && isBanned({ person: request.person?.id, address: request.address })) {
      throw new Refused('kept-out', 'Whoever runs this server keeps you out.');
    }
    if (request.session?.renewal) cookies.give(request, reply, request.session.renewal);
  });
}

/** A person, or all programs of a person together. */
export const countedAs = (person: PersonId): string => (isProgram(person) ? ownersShare(person) : person);

function mustBeOwnPage({ method, headers }: FastifyRequest): void {
  const isReading = method === 'GET' || method === 'HEAD';
  if (!isReading && !isOwnPage(headers)) {
    throw new Refused('not-allowed', 'A page on another site may not do that for you.');
  }
}

export function mustBeSomebody({ person }: { readonly person: Person | null }): Person {
  if (!person) throw new Refused('no-session', 'Tell us your name first.');
  return person;
}
