/** Tables that want company: the list of them, and sitting down at one. */
import {
  atTable,
  companyWish,
  httpProblem,
  openQuery,
  openTables,
  ROUTES,
  type TableInfo,
  tableCode,
  tableReply,
} from '@airlock/protocol';
import { InAnotherRoom, isProgram, type Lobby, mustBeLetIn, Refused, tableInfo } from '@airlock/tables';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Finder } from '../border/finder.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { Person } from '../store/store.ts';
import { mustBeSomebody } from './askers.ts';
import { mustBePerson } from './programRoutes.ts';

const params = z.strictObject({ code: tableCode });
const response = { 200: tableReply, '4xx': httpProblem };
const tags = ['tables'];

/** This many tables are tried, in the order of the list, before a new one is opened. */
const MOST_TRIED = 8;

export interface CompanyParts {
  readonly lobby: Lobby;
  readonly finder: Finder;
  /** The servers that this one shares its tables with. */
  readonly cluster: Cluster | null;
}

export function companyRoutes({ lobby, finder, cluster }: CompanyParts): FastifyPluginAsyncZod {
  /** Sits somebody at a table of this server; `null` where somebody else was faster. */
  async function sitHere(request: FastifyRequest, code: string, person: Person): Promise<TableInfo | null> {
    try {
      const table = await finder.find(code, request.asker);
      mustBeLetIn(table.record, person.id);
      await lobby.company.sitWith(table, person);
      return tableInfo(table, person.id);
    } catch (error) {
      if (error instanceof Refused && error.code !== 'bad-request') return null;
      throw error;
    }
  }

  /** The same at a table that another server has. */
  async function sitThere(room: string, request: FastifyRequest, code: string): Promise<TableInfo | null> {
    const { id, session, address } = request;
    const answer = await cluster?.request(room, {
      id,
      method: 'POST',
      url: atTable(ROUTES.companySeat, code),
      body: {},
      session: session && { id: session.id, person: session.person },
      address,
    });
    return answer?.status === 200 ? tableReply.parse(JSON.parse(answer.body)) : null;
  }

  async function sit(request: FastifyRequest, code: string, person: Person): Promise<TableInfo | null> {
    try {
      return await sitHere(request, code, person);
    } catch (error) {
      if (!(error instanceof InAnotherRoom)) throw error;
      return sitThere(error.room, request, code);
    }
  }

  return async (app) => {
    app.get(
      ROUTES.openTables,
      {
        config: { budget: 'lists' },
        schema: {
          summary: 'Tables that want company, the one that has longest first',
          tags,
          querystring: openQuery,
          response: { 200: openTables, '4xx': httpProblem },
        },
      },
      ({ query, person }) => lobby.company.openTables(query, person?.id),
    );

    app.post(
      ROUTES.company,
      {
        config: { budget: 'tables' },
        schema: {
          summary:
            'Find company: sit at a table that wants some, or open one to which bots come after a while',
          tags,
          body: companyWish,
          response,
        },
      },
      async (request) => {
        const person = mustBePerson(mustBeSomebody(request));
        const wish = request.body;
        const mine = await lobby.company.openTables(wish, person.id);
        for (const { code } of mine.slice(0, MOST_TRIED)) {
          const table = await sit(request, code, person);
          if (table) return table;
        }
        return tableInfo(await lobby.company.openFor(person, wish), person.id);
      },
    );

    app.post(
      ROUTES.companySeat,
      {
        config: { budget: 'changes' },
        schema: {
          summary: 'Sit down at a table that wants company, ready to play',
          tags,
          params,
          response,
        },
      },
      async (request) => {
        const person = mustBeSomebody(request);
        if (isProgram(person.id))
          throw new Refused('not-allowed', 'Programs sit down where they are invited.');
        const table = await finder.find(request.params.code, request.asker);
        mustBeLetIn(table.record, person.id);
        await lobby.company.sitWith(table, person);
        return tableInfo(table, person.id);
      },
    );
  };
}
