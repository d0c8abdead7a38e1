/** Tables over HTTP: setting, joining, starting them, and their match file after the end. */
import {
  abandonInput,
  absenceInput,
  hostInput,
  httpProblem,
  matchFileReply,
  myTables,
  newTable,
  ROUTES,
  readiness,
  reportInput,
  reportReply,
  seatChoice,
  startInput,
  swapInput,
  type TableInfo,
  tableChange,
  tableCode,
  tableCopy,
  tableReply,
  watchingInput,
  watchingReply,
} from '@airlock/protocol';
import { type LiveTable, type Lobby, matchFileOf, mayWatch, mustBeLetIn, tableInfo } from '@airlock/tables';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Finder } from '../border/finder.ts';
import type { News } from '../programs/news.ts';
import type { Person } from '../store/store.ts';
import { mustBeSomebody } from './askers.ts';

const params = z.strictObject({ code: tableCode });
const response = { 200: tableReply, '4xx': httpProblem };
const tags = ['tables'];

/** A long match in real time has a thousand actions of some forty bytes. */
const MOST_BYTES_A_COPY = 512 * 1024;

/** Keeps what somebody reports of a table. */
export type ReportOf = (table: LiveTable, person: Person, text: string) => Promise<void>;

export function tableRoutes(
  finder: Finder,
  lobby: Lobby,
  news: News,
  report: ReportOf,
): FastifyPluginAsyncZod {
  const config = { budget: 'changes' } as const;

  type Asked = FastifyRequest<{ Params: z.infer<typeof params> }>;

  async function find({ params: { code }, asker, person }: Asked): Promise<LiveTable> {
    const table = await finder.find(code, asker);
    mustBeLetIn(table.record, person?.id);
    return table;
  }

  /** Does something at the table of the address in the name of the asker, and answers with the table, or with another one. */
  async function at(
    request: Asked,
    work: (table: LiveTable, person: Person) => Promise<TableInfo> | Promise<void>,
  ): Promise<TableInfo> {
    const person = mustBeSomebody(request);
    const table = await find(request);
    return (await work(table, person)) ?? tableInfo(table, person.id);
  }

  return async (app) => {
    app.get(
      ROUTES.tables,
      {
        config: { budget: 'lists' },
        schema: {
          summary: 'My tables, newest first',
          tags,
          response: { 200: myTables, '4xx': httpProblem },
        },
      },
      async ({ person }) => (person ? lobby.summaries.mine(person) : []),
    );

    app.post(
      ROUTES.tables,
      {
        config: { budget: 'tables' },
        schema: {
          summary: 'Set up a table; with `start` it begins if no seat is open',
          tags,
          body: newTable,
          response,
        },
      },
      async (request) => {
        const person = mustBeSomebody(request);
        return tableInfo(await lobby.set(person, request.body), person.id);
      },
    );

    app.post(
      ROUTES.copies,
      {
        config: { budget: 'tables' },
        bodyLimit: MOST_BYTES_A_COPY,
        schema: {
          summary:
            'Take in a match that was played in a page: it is played again by the rules, and goes on or is kept',
          tags,
          body: tableCopy,
          response,
        },
      },
      async (request) => {
        const person = mustBeSomebody(request);
        return tableInfo(await lobby.takeIn(person, request.body), person.id);
      },
    );

    app.get(
      ROUTES.table,
      {
        config: { budget: 'reads' },
        schema: { summary: 'A table, as whoever asks may see it', tags, params, response },
      },
      async (request) => tableInfo(await find(request), request.person?.id),
    );

    app.patch(
      ROUTES.table,
      {
        config,
        schema: {
          summary: 'Change options or a seat before the start (host)',
          tags,
          params,
          body: tableChange,
          response,
        },
      },
      (request) =>
        at(request, async (table, person) => {
          if (request.body.open) await lobby.company.mustHaveFewOpen(person, table.code);
          await lobby.change(table, person, request.body);
        }),
    );

    app.post(
      ROUTES.seat,
      { config, schema: { summary: 'Claim an open seat', tags, params, body: seatChoice, response } },
      (request) =>
        at(request, (table, person) => {
          news.mustBeInvited(table, person);
          return lobby.claim(table, person, request.body.seat);
        }),
    );

    app.delete(
      ROUTES.seat,
      { config, schema: { summary: 'Give up the seat before the start', tags, params, response } },
      (request) => at(request, (table, person) => lobby.leave(table, person)),
    );

    app.post(
      ROUTES.swap,
      {
        config,
        schema: {
          summary: 'Ask somebody to change places before the start, or answer who asked',
          tags,
          params,
          body: swapInput,
          response,
        },
      },
      (request) => at(request, (table, person) => lobby.swap(table, person, request.body)),
    );

    app.post(
      ROUTES.host,
      {
        config,
        schema: {
          summary: 'Pass the table on to somebody else, or remove somebody before the start (host)',
          tags,
          params,
          body: hostInput,
          response,
        },
      },
      (request) => at(request, (table, person) => lobby.host(table, person, request.body)),
    );

    app.post(
      ROUTES.watching,
      {
        config,
        schema: {
          summary:
            'Watching: who may (host), asking to be let in or to look through a seat, and answering whoever asked',
          tags,
          params,
          body: watchingInput,
          response: { 200: watchingReply, '4xx': httpProblem },
        },
      },
      async (request) => {
        const person = mustBeSomebody(request);
        const table = await finder.find(request.params.code, request.asker);
        // Whoever may not watch yet asks here.
        if (request.body.do !== 'knock') mustBeLetIn(table.record, person.id);
        await lobby.watching(table, person, request.body);
        return mayWatch(table.record, person.id) ? tableInfo(table, person.id) : { asked: true as const };
      },
    );

    app.post(
      ROUTES.ready,
      { config, schema: { summary: 'Say whether I am ready', tags, params, body: readiness, response } },
      (request) => at(request, (table, person) => lobby.ready(table, person, request.body.ready)),
    );

    app.post(
      ROUTES.start,
      {
        config,
        schema: {
          summary: 'Begin (host). With `fill`, bots take the seats that are open or not ready',
          tags,
          params,
          body: startInput,
          response,
        },
      },
      (request) => at(request, (table, person) => lobby.start(table, person, request.body)),
    );

    app.post(
      ROUTES.absence,
      {
        config,
        schema: {
          summary:
            'Continue without somebody who has been away too long: claim the win, decide in their place, or let a bot stand in',
          tags,
          params,
          body: absenceInput,
          response,
        },
      },
      (request) =>
        at(request, (table, person) => {
          const { body } = request;
          if (body.do === 'claim') return lobby.absences.claimWin(table, person, body.seat);
          if (body.do === 'takeOver') return lobby.absences.takeOver(table, person, body.seat);
          return lobby.absences.standIn(table, person, body.seat, body.level);
        }),
    );

    app.post(
      ROUTES.abandon,
      {
        config,
        schema: {
          summary: 'Agree to abandon the match, or not: it ends when all people agree',
          tags,
          params,
          body: abandonInput,
          response,
        },
      },
      (request) => at(request, (table, person) => lobby.absences.abandon(table, person, request.body.agree)),
    );

    app.post(
      ROUTES.time,
      {
        config,
        schema: { summary: 'Ask for more time for the question that stands', tags, params, response },
      },
      (request) => at(request, (table, person) => lobby.moreTime(table, person)),
    );

    app.post(
      ROUTES.rematch,
      {
        config: { budget: 'tables' },
        schema: { summary: 'Play again: answers with the next table', tags, params, response },
      },
      (request) => at(request, (table, person) => lobby.rematches.ask(table, person)),
    );

    app.delete(
      ROUTES.listing,
      {
        config,
        schema: { summary: 'Take a finished match out of my list', tags, params, response },
      },
      (request) => at(request, (table, person) => lobby.summaries.remove(table, person)),
    );

    app.post(
      ROUTES.reports,
      {
        config: { budget: 'reports' },
        schema: {
          summary:
            'Tell whoever runs the server what is wrong; the talk and the state of the match are added',
          tags,
          params,
          body: reportInput,
          response: { 200: reportReply, '4xx': httpProblem },
        },
      },
      async (request) => {
        const person = mustBeSomebody(request);
        const table = await find(request);
        await report(table, person, request.body.text);
        return { reported: true as const };
      },
    );

    app.get(
      ROUTES.match,
      {
        config: { budget: 'reads' },
        schema: {
          summary: 'The match file: everything needed to replay and verify a finished match',
          tags,
          params,
          response: { 200: matchFileReply, '4xx': httpProblem },
        },
      },
      async (request, reply) => {
        const table = await find(request);
        reply.header('content-disposition', `attachment; filename="${table.code}.airlock.json"`);
        return table.look(() => matchFileOf(table));
      },
    );
  };
}
