/** The page of whoever runs the server, behind a token: reports, who is here, tables, and who is kept out. */
import { banInput, httpProblem, operatorReply, ROUTES } from '@airlock/protocol';
import type { Hall } from '@airlock/tables';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Operator } from '../operator/operator.ts';

/** More would be nobody's to read. */
const MOST_SHOWN = 200;

interface Visitor {
  readonly name: string;
  readonly person: string | null;
  readonly address: string;
}

export interface OperatorParts {
  readonly hall: Hall;
  readonly operator: Operator;
  /** Everybody with an open socket. */
  readonly visitors: () => readonly Visitor[];
  /** Tells all servers that another list of bans holds. */
  readonly bansChanged: () => Promise<void>;
}

export function operatorRoutes({
  hall,
  operator,
  visitors,
  bansChanged,
}: OperatorParts): FastifyPluginAsyncZod {
  const response = { 200: operatorReply, '4xx': httpProblem };
  const tags = ['operator'];
  // Guessing the token is as guessing a code.
  const config = { budget: 'operator' } as const;

  const tokenOf = ({ headers: { authorization } }: FastifyRequest): string | undefined =>
    /^Bearer (.+)$/.exec(authorization ?? '')?.[1];

  const answer = async () => ({
    reports: await operator.reports(MOST_SHOWN),
    bans: [...operator.bans],
    visitors: visitors().slice(0, MOST_SHOWN),
    tables: [...hall.tables()].slice(0, MOST_SHOWN).map(({ record, members }) => ({
      code: record.code,
      game: record.game,
      stage: record.stage,
      people: record.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : [])),
      here: members.length,
    })),
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
