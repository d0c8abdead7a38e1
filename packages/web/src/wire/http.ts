/** Talks to the server over HTTP. A refused request becomes a `Problem` with a sentence a person can act on. */
import {
  type AbsenceInput,
  atTable,
  type DailyBoard,
  type ForgottenReply,
  type GameInfo,
  type HttpProblem,
  type NewTable,
  ROUTES,
  type Session,
  type StartInput,
  type TableChange,
  type TableInfo,
  type TableSummary,
} from '@airlock/protocol';
import { words } from '../words.ts';

export class Problem extends Error {
  readonly code: string;
  /** 0 when no answer came at all. */
  readonly status: number;

  constructor(status: number, { code, sentence }: HttpProblem) {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}

/** The sentence of whatever went wrong; an error of our own is not hidden behind friendly words. */
export const sentenceOf = (error: unknown): string => {
  if (error instanceof Problem) return error.message;
  throw error;
};

async function ask<Answer>(
  method: string,
  path: string,
  body?: unknown,
  as: 'json' | 'text' = 'json',
): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Problem(0, { code: 'unreachable', sentence: words.problems.unreachable });
  }
  if (response.ok) return (await response[as]()) as Answer;
  throw new Problem(response.status, await problemIn(response));
}

/** A proxy in between may answer in another language than ours. */
async function problemIn(response: Response): Promise<HttpProblem> {
  try {
    const problem = (await response.json()) as HttpProblem;
    if (typeof problem.sentence === 'string') return problem;
  } catch {
    // Not JSON: handled like any other answer that is not ours.
  }
  return { code: 'foreign-answer', sentence: words.problems.foreignAnswer(response.status) };
}

export const api = {
  session: () => ask<Session | null>('GET', ROUTES.session),
  introduce: (name: string) => ask<Session>('POST', ROUTES.session, { name }),
  rename: (name: string) => ask<Session>('PATCH', ROUTES.session, { name }),
  signOut: (where: 'here' | 'everywhere') =>
    ask<null>('DELETE', where === 'here' ? ROUTES.session : ROUTES.sessions),
  forgetMe: () => ask<ForgottenReply>('DELETE', ROUTES.person),
  games: () => ask<GameInfo[]>('GET', ROUTES.games),
  daily: (game: string, day: string) =>
    ask<DailyBoard>('GET', `${ROUTES.daily}?${new URLSearchParams({ game, day })}`),
  myTables: () => ask<TableSummary[]>('GET', ROUTES.tables),
  newTable: (wish: NewTable) => ask<TableInfo>('POST', ROUTES.tables, wish),
  table: (code: string) => ask<TableInfo>('GET', atTable(ROUTES.table, code)),
  change: (code: string, change: TableChange) => ask<TableInfo>('PATCH', atTable(ROUTES.table, code), change),
  sit: (code: string, seat?: number) =>
    ask<TableInfo>('POST', atTable(ROUTES.seat, code), seat === undefined ? {} : { seat }),
  standUp: (code: string) => ask<TableInfo>('DELETE', atTable(ROUTES.seat, code)),
  ready: (code: string, ready: boolean) => ask<TableInfo>('POST', atTable(ROUTES.ready, code), { ready }),
  start: (code: string, how: StartInput = {}) => ask<TableInfo>('POST', atTable(ROUTES.start, code), how),
  rematch: (code: string) => ask<TableInfo>('POST', atTable(ROUTES.rematch, code), {}),
  abandon: (code: string, agree: boolean) => ask<TableInfo>('POST', atTable(ROUTES.abandon, code), { agree }),
  absence: (code: string, what: AbsenceInput) => ask<TableInfo>('POST', atTable(ROUTES.absence, code), what),
  /** As text: it is checked and replayed like any file that somebody opens. */
  matchFile: (code: string) => ask<string>('GET', atTable(ROUTES.match, code), undefined, 'text'),
};
