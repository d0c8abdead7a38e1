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
  /** Tells all servers that another list of bans holds. */
  readonly bansChanged: () => Promise<void>;
}

export function operatorRoutes({ operator, present, bansChanged }: OperatorParts): FastifyPluginAsyncZod {
  const response = { 200: operatorReply, '4xx': httpProblem };
  const tags = ['operator'];
  // Guessing the token is as guessing a code.
  const config = { budget: 'operator' } as const;

  const tokenOf = ({ headers: { authorization } }: FastifyRequest): string | undefined =>
    /^Bearer (.+)$/.exec(authorization ?? '')?.[1];

  const answer = async () => ({
    reports: await operator.reports(MOST_SHOWN),
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
        await operator.ban(ban, on);
        await operator.look();
        await bansChanged();
        return answer();
      },
    );
  };
}
