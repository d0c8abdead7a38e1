/** The page of whoever runs the server, behind a token: reports, who is here, tables, and who is kept out. */
import { banInput, httpProblem, operatorReply, ROUTES } from '@airlock/protocol';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Operator } from '../operator/operator.ts';
import { MOST_SHOWN, type Presence } from '../operator/presence.ts';

export interface OperatorParts {
  readonly operator: Operator;
  /** At all servers. */
  readonly present: () => Promise<Presence>;
  /** Sends somebody away who is kept out from now on. */
  readonly sendAway: (ban: { readonly kind: 'person' | 'address'; readonly who: string }) => void;
}

export function operatorRoutes({ operator, present, sendAway }: OperatorParts): FastifyPluginAsyncZod {
  const response = { 200: operatorReply, '4xx': httpProblem };
  const tags = ['operator'];
  // Guessing the token is as guessing a code.
  const config = { budget: 'operator' } as const;

  const tokenOf = ({ headers: { authorization } }: FastifyRequest): string | undefined =>
    /^Bearer (.+)$/.exec(authorization ?? '')?.[1];

  const answer = async () => ({
    reports: operator.reports.slice(0, MOST_SHOWN),
    bans: [...operator.bans],
    ...(await present()),
  });

  return async (app) => {
    app.get(
      ROUTES.operator,
      { config, schema: { summary: 'Reports, people, tables and bans (operator)', tags, response } },
      async (request) => {
        operator.mustBe(tokenOf(request));
        return answer();
      },
    );
    app.post(
      ROUTES.operator,
      {
        config,
        schema: {
          summary: 'Keep a person or an address out, or no longer (operator)',
          tags,
          body: banInput,
          response,
        },
      },
      async (request) => {
        operator.mustBe(tokenOf(request));
        const { on, ...ban } = request.body;
        operator.ban(ban, on);
        if (on) sendAway(ban);
        return answer();
      },
    );
  };
}
