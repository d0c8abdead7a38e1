/** Programs of people: made and revoked by their owners, invited by anybody, told of their turns. */
import {
  challengeAnswer,
  challengeInput,
  httpProblem,
  invitationInput,
  madeProgram,
  newProgram,
  newsQuery,
  programAddress,
  programList,
  ROUTES,
  tableCode,
  tableReply,
  waitingPrograms,
  waitingQuery,
} from '@airlock/protocol';
import {
  challengedSeat,
  isProgram,
  type LiveTable,
  type Lobby,
  Refused,
  seatOf,
  tableInfo,
} from '@airlock/tables';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Budgets } from '../border/budgets.ts';
import type { Finder } from '../border/finder.ts';
import type { NameRules } from '../people/nameRules.ts';
import type { News } from '../programs/news.ts';
import type { Programs } from '../programs/programs.ts';
import type { Person } from '../store/store.ts';
import { mustBeSomebody } from './askers.ts';

const tags = ['programs'];

/** Shorter than any proxy waits: an empty line says that the stream is still there. */
const STILL_THERE_MS = 25_000;

export interface ProgramParts {
  readonly programs: Programs;
  readonly news: News;
  readonly budgets: Budgets;
  readonly names: NameRules;
  readonly finder: Finder;
  readonly lobby: Lobby;
  /** Forgets a program: its token is no good any more, and a bot plays on in its matches. */
  readonly revoked: (program: Person) => Promise<unknown>;
}

export function programRoutes(parts: ProgramParts): FastifyPluginAsyncZod {
  const { programs, news, budgets, names, finder, lobby, revoked } = parts;
  const declined = async (table: LiveTable, person: Person): Promise<void> => {
    if (!(await news.decline(table, person)) || table.record.stage !== 'lobby') return;
    await lobby.remark(table, `${person.name} does not want to play.`);
  };
  return async (app) => {
    app.get(
      ROUTES.programs,
      {
        config: { budget: 'lists' },
        schema: {
          summary: 'My programs',
          tags,
          response: { 200: programList, '4xx': httpProblem },
        },
      },
      async (request) => {
        const mine = await programs.mine(mustBeSomebody(request));
        return mine.map(({ id, name }) => ({ id, name, waiting: news.isListening(id) }));
      },
    );

    app.post(
      ROUTES.programs,
      {
        config: { budget: 'changes' },
        schema: {
          summary: 'Make a program of mine and its token, which is told once',
          tags,
          body: newProgram,
          response: { 200: madeProgram, '4xx': httpProblem },
        },
      },
      async (request) => {
        const owner = mustBeSomebody(request);
        names.mustBeFit(request.body.name);
        budgets.draw('sessions', request.asker);
        const { program, token } = await programs.make(owner, request.body.name);
        return { ...program, token };
      },
    );

    app.delete(
      ROUTES.program,
      {
        config: { budget: 'changes' },
        schema: {
          summary: 'Revoke the token of a program of mine, for good',
          tags,
          params: programAddress,
          response: { 200: programList, '4xx': httpProblem },
        },
      },
      async (request) => {
        const owner = mustBeSomebody(request);
        const program = await programs.find(owner, request.params.id);
        await revoked(program);
        const rest = await programs.mine(owner);
        return rest.map(({ id, name }) => ({ id, name, waiting: news.isListening(id) }));
      },
    );

    app.get(
      ROUTES.waitingPrograms,
      {
        config: { budget: 'reads' },
        schema: {
          summary: 'Programs that wait for an invitation',
          tags,
          querystring: waitingQuery,
          response: { 200: waitingPrograms, '4xx': httpProblem },
        },
      },
      async ({ query }) => news.waiting(query.game).map(({ id, name }) => ({ id, name })),
    );

    const params = z.strictObject({ code: tableCode });
    app.post(
      ROUTES.invitations,
      {
        config: { budget: 'invitations' },
        schema: {
          summary: 'Invite a program to an open seat (whoever sits at the table)',
          tags,
          params,
          body: invitationInput,
          response: { 200: tableReply, '4xx': httpProblem },
        },
      },
      async (request) => {
        const person = mustBeSomebody(request);
        const table = await finder.find(request.params.code, request.asker);
        const { record } = table;
        if (record.stage !== 'lobby') throw new Refused('not-allowed', 'The match has begun.');
        if (record.host !== person.id && seatOf(record, person.id) === null) {
          throw new Refused('not-your-seat', 'Whoever sits at a table invites programs to it.');
        }
        if (!record.seats.some(({ kind }) => kind === 'open')) {
          throw new Refused('taken', 'There is no open seat for it.');
        }
        await news.invite(table, person, [{ program: request.body.program }]);
        return tableInfo(table, person.id);
      },
    );

    app.delete(
      ROUTES.invitations,
      {
        config: { budget: 'changes' },
        schema: {
          summary: 'Decline an invitation of mine',
          tags,
          params,
          response: { 200: tableReply, '4xx': httpProblem },
        },
      },
      async (request) => {
        const person = mustBeSomebody(request);
        const table = await finder.find(request.params.code, request.asker);
        await declined(table, person);
        return tableInfo(table, person.id);
      },
    );

    app.post(
      ROUTES.challenges,
      {
        config: { budget: 'tables' },
        schema: {
          summary: 'Challenge programs to a match, by its game and options',
          tags,
          body: challengeInput,
          response: { 200: tableReply, '4xx': httpProblem },
        },
      },
      async (request) => {
        const person = mustBeSomebody(request);
        const { game, options, seats } = request.body;
        const challenged = seats.flatMap((seat, index) =>
          seat.kind === 'program' ? [{ program: seat.program, seat: index }] : [],
        );
        mustBeSeveral(challenged.map(({ program }) => program));
        for (const { program } of challenged) {
          budgets.draw('invitations', request.asker);
          news.mustWait(program, game);
        }
        const plans = seats.map((seat) => (seat.kind === 'program' ? ({ kind: 'open' } as const) : seat));
        const table = await lobby.set(person, { game, options, seats: plans, start: false });
        await news.invite(table, person, challenged);
        return tableInfo(table, person.id);
      },
    );

    app.post(
      ROUTES.challenge,
      {
        config: { budget: 'changes' },
        schema: {
          summary: 'Accept a challenge or decline it; the match begins when all have accepted',
          tags,
          params,
          body: challengeAnswer,
          response: { 200: tableReply, '4xx': httpProblem },
        },
      },
      async (request) => {
        const person = mustBeSomebody(request);
        const table = await finder.find(request.params.code, request.asker);
        const seat = challengedSeat(table.record, person.id);
        if (request.body.accept) await lobby.accept(table, person, seat);
        else await declined(table, person);
        return tableInfo(table, person.id);
      },
    );

    app.get(
      ROUTES.news,
      {
        config: { budget: 'joins' },
        schema: {
          summary:
            'Invitations and turns of mine as they come: one line of JSON each, for as long as one listens',
          tags,
          produces: ['application/x-ndjson'],
          querystring: newsQuery,
          response: { '4xx': httpProblem },
        },
      },
      (request, reply) => {
        const person = mustBeSomebody(request);
        const { games } = request.query;
        const { raw } = reply;
        const end = news.open({
          person,
          games: games === undefined ? null : new Set(games.split(',')),
          write: (line) => void raw.write(`${JSON.stringify(line)}\n`),
          close: () => void raw.end(),
        });
        const stillThere = setInterval(() => void raw.write('\n'), STILL_THERE_MS).unref();
        raw.on('close', () => {
          clearInterval(stillThere);
          end();
        });
        reply.hijack();
        raw.writeHead(200, {
          'content-type': 'application/x-ndjson; charset=utf-8',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        });
        raw.flushHeaders();
      },
    );
  };
}

/** A challenge is one to somebody, and nobody has two seats. */
function mustBeSeveral(programs: readonly string[]): void {
  if (programs.length === 0) throw new Refused('bad-request', 'Name at least one program.');
  if (new Set(programs).size < programs.length) {
    throw new Refused('bad-request', 'A program can take only one seat.');
  }
}

/** What only people do: a program is named and forgotten by its owner. */
export function mustBePerson(person: Person): Person {
  if (isProgram(person.id)) throw new Refused('not-allowed', 'That is for the person whose program this is.');
  return person;
}
