/** Who asks, found out once for every request, and counted before anything is done for them. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Asker, Budgets } from '../border/budgets.ts';
import type { BudgetName } from '../border/limits.ts';
import type { Person } from '../store/store.ts';
import { Refused } from '../tables/refused.ts';
import type { Cookies } from './cookies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request to this route draws on. */
    readonly budget?: BudgetName;
  }

  interface FastifyRequest {
    /** `null` without a session, and on routes that draw on no budget. */
    person: Person | null;
    /** As it is counted. */
    address: string;
    readonly asker: Asker;
  }
}

export interface Counting {
  readonly budgets: Budgets;
  readonly cookies: Cookies;
  readonly addressOf: (request: IncomingMessage) => string;
}

export function countRequests(app: FastifyInstance, { budgets, cookies, addressOf }: Counting): void {
  app.decorateRequest('person', null);
  app.decorateRequest('address', '');
  app.decorateRequest('asker', {
    getter() {
      return { address: this.address, person: this.person?.id };
    },
  });
  app.addHook('onRoute', ({ method, url, config }) => {
    if (url.startsWith('/api') && !config?.budget) {
      throw new Error(`${method} ${url} draws on no budget. Name one of border/limits.ts in its config.`);
    }
  });
  app.addHook('onRequest', async (request) => {
    const { budget } = request.routeOptions.config;
    if (!budget) return;
    request.person = await cookies.personOf(request);
    request.address = addressOf(request.raw);
    budgets.draw(budget, request.asker);
  });
}

export function mustBeSomebody({ person }: { readonly person: Person | null }): Person {
  if (!person) throw new Refused('no-session', 'Tell us your name first.');
  return person;
}
