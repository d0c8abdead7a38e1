/**
 * Talks to the server over HTTP, and in the same words to the room that stands in this page. A refused request becomes a `Problem`
 * with a sentence a person can act on.
 */
import {
  type AbsenceInput,
  atTable,
  type BanInput,
  type DailyBoard,
  type DeviceCode,
  type Devices,
  type ForgottenReply,
  type GameInfo,
  type HostInput,
  type HttpProblem,
  isLocalCode,
  LOCAL_WORD,
  type MadeProgram,
  type NewCompanyWish,
  type NewTable,
  type OpenTable,
  type OperatorReply,
  type PasskeyInfo,
  type ProgramInfo,
  type PushInfo,
  type PushInput,
  type RecoveryCode,
  ROUTES,
  type Session,
  type StartInput,
  type SwapInput,
  type TableChange,
  type TableCopy,
  type TableInfo,
  type TableSummary,
  type WaitingProgram,
  type WatchingInput,
} from '@airlock/protocol';
import { signal } from '@preact/signals';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { IS_SITE } from '../site.ts';
import { words } from '../words.ts';
import { Problem } from './problem.ts';

/** The sentence of whatever went wrong; an error of our own is not hidden behind friendly words. */
export const sentenceOf = (error: unknown): string => {
  if (error instanceof Problem) return error.message;
  throw error;
};

/** Whether the server answered when it was last asked; `null` before. */
export const serverAnswers = signal<boolean | null>(IS_SITE ? false : null);

const AT_LOCAL_TABLE = atTable(ROUTES.table, `${LOCAL_WORD}-`);

/** The room in this page is loaded when it is first wanted. */
const room = () =>
  import('../local/client.ts').catch(() => {
    throw new Problem(0, { code: 'no-room', sentence: words.local.notStarted });
  });

const askHere = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
  (await (await room()).askHere(method, path, body)) as Answer;

async function ask<Answer>(
  method: string,
  path: string,
  body?: unknown,
  as: 'json' | 'text' = 'json',
  more: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  if (path.startsWith(AT_LOCAL_TABLE)) return askHere(method, path, body);
  if (IS_SITE) throw new Problem(0, { code: 'no-server', sentence: words.site.noServer });
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined
        ? { headers: more }
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...more } }),
    });
  } catch {
    serverAnswers.value = false;
    throw new Problem(0, { code: 'unreachable', sentence: words.problems.unreachable });
  }
  serverAnswers.value = true;
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
  recoveryCode: () => ask<RecoveryCode>('POST', ROUTES.recovery),
  deviceCode: () => ask<DeviceCode>('POST', ROUTES.device),
  signIn: (code: string) => ask<Session>('POST', ROUTES.signIn, { code }),
  devices: () => ask<Devices>('GET', ROUTES.sessions),
  signOutThere: (id: string) => ask<Devices>('DELETE', ROUTES.sessionElsewhere.replace(':id', id)),
  passkeys: () => ask<PasskeyInfo[]>('GET', ROUTES.passkeys),
  passkeyToMake: () => ask<PublicKeyCredentialCreationOptionsJSON>('POST', ROUTES.passkeyToMake),
  keepPasskey: (made: object) => ask<PasskeyInfo[]>('POST', ROUTES.passkeys, made),
  removePasskey: (id: string) => ask<PasskeyInfo[]>('DELETE', ROUTES.passkey.replace(':id', id)),
  passkeyToEnter: () => ask<PublicKeyCredentialRequestOptionsJSON>('POST', ROUTES.passkeyToEnter),
  passkeySignIn: (answer: object) => ask<Session>('POST', ROUTES.passkeySignIn, answer),
  signOut: (where: 'here' | 'everywhere') =>
    ask<null>('DELETE', where === 'here' ? ROUTES.session : ROUTES.sessions),
  forgetMe: () => ask<ForgottenReply>('DELETE', ROUTES.person),
  programs: () => ask<ProgramInfo[]>('GET', ROUTES.programs),
  makeProgram: (name: string) => ask<MadeProgram>('POST', ROUTES.programs, { name }),
  revokeProgram: (id: string) => ask<ProgramInfo[]>('DELETE', ROUTES.program.replace(':id', id)),
  waitingPrograms: (game: string) =>
    ask<WaitingProgram[]>('GET', `${ROUTES.waitingPrograms}?${new URLSearchParams({ game })}`),
  invite: (code: string, program: string) =>
    ask<TableInfo>('POST', atTable(ROUTES.invitations, code), { program }),
  games: () => ask<GameInfo[]>('GET', ROUTES.games),
  /** Without options, which are most of it and which nobody sees on the front page. */
  gamesInShort: () => ask<GameInfo[]>('GET', `${ROUTES.games}?options=no`),
  /** What is known of the game of a table, wherever the table stands. */
  gameAt: async ({ code, game }: Pick<TableInfo, 'code' | 'game'>) =>
    isLocalCode(code) ? here.game(game) : (await api.games()).find(({ id }) => id === game),
  daily: (game: string, day: string) =>
    ask<DailyBoard>('GET', `${ROUTES.daily}?${new URLSearchParams({ game, day })}`),
  openTables: () => ask<OpenTable[]>('GET', ROUTES.openTables),
  findCompany: (wish: NewCompanyWish) => ask<TableInfo>('POST', ROUTES.company, wish),
  sitWith: (code: string) => ask<TableInfo>('POST', atTable(ROUTES.companySeat, code)),
  push: () => ask<PushInfo>('GET', ROUTES.push),
  subscribe: (subscription: PushInput) => ask<PushInfo>('POST', ROUTES.push, subscription),
  unsubscribe: (endpoint: string) => ask<PushInfo>('DELETE', ROUTES.push, { endpoint }),
  myTables: () => ask<TableSummary[]>('GET', ROUTES.tables),
  newTable: (wish: NewTable) => ask<TableInfo>('POST', ROUTES.tables, wish),
  takeIn: (copy: TableCopy) => ask<TableInfo>('POST', ROUTES.copies, copy),
  table: (code: string) => ask<TableInfo>('GET', atTable(ROUTES.table, code)),
  change: (code: string, change: TableChange) => ask<TableInfo>('PATCH', atTable(ROUTES.table, code), change),
  sit: (code: string, seat?: number) =>
    ask<TableInfo>('POST', atTable(ROUTES.seat, code), seat === undefined ? {} : { seat }),
  standUp: (code: string) => ask<TableInfo>('DELETE', atTable(ROUTES.seat, code)),
  swap: (code: string, swap: SwapInput) => ask<TableInfo>('POST', atTable(ROUTES.swap, code), swap),
  host: (code: string, what: HostInput) => ask<TableInfo>('POST', atTable(ROUTES.host, code), what),
  watching: (code: string, what: WatchingInput) =>
    ask<TableInfo | { asked: true }>('POST', atTable(ROUTES.watching, code), what),
  /** With the token of whoever runs the server. */
  operator: (token: string, ban?: BanInput) =>
    ask<OperatorReply>(ban ? 'POST' : 'GET', ROUTES.operator, ban, 'json', {
      authorization: `Bearer ${token}`,
    }),
  report: (code: string, text: string) =>
    ask<{ reported: true }>('POST', atTable(ROUTES.reports, code), { text }),
  ready: (code: string, ready: boolean) => ask<TableInfo>('POST', atTable(ROUTES.ready, code), { ready }),
  start: (code: string, how: StartInput = {}) => ask<TableInfo>('POST', atTable(ROUTES.start, code), how),
  unlist: (code: string) => ask<TableInfo>('DELETE', atTable(ROUTES.listing, code)),
  moreTime: (code: string) => ask<TableInfo>('POST', atTable(ROUTES.time, code)),
  rematch: (code: string) => ask<TableInfo>('POST', atTable(ROUTES.rematch, code), {}),
  abandon: (code: string, agree: boolean) => ask<TableInfo>('POST', atTable(ROUTES.abandon, code), { agree }),
  absence: (code: string, what: AbsenceInput) => ask<TableInfo>('POST', atTable(ROUTES.absence, code), what),
  /** As text: it is checked and replayed like any file that somebody opens. */
  matchFile: (code: string) => ask<string>('GET', atTable(ROUTES.match, code), undefined, 'text'),
};

/** What was told of games in this page, which stays as it is as long as the page. */
const told = new Map<string, Promise<GameInfo | undefined>>();

/** The same, asked of the room in this page and of no server. */
export const here = {
  game(id: string): Promise<GameInfo | undefined> {
    const known = told.get(id);
    if (known) return known;
    const path = `${ROUTES.games}?${new URLSearchParams({ game: id })}`;
    const asked = askHere<GameInfo[]>('GET', path).then(([game]) => game);
    told.set(id, asked);
    asked.catch(() => told.delete(id));
    return asked;
  },
  games: () => askHere<GameInfo[]>('GET', ROUTES.games),
  daily: (game: string, day: string) =>
    askHere<DailyBoard>('GET', `${ROUTES.daily}?${new URLSearchParams({ game, day })}`),
  myTables: () => askHere<TableSummary[]>('GET', ROUTES.tables),
  copy: (code: string) => askHere<TableCopy>('GET', `${ROUTES.copies}/${code}`),
  newTable: async (wish: NewTable) => (await room()).tableHere(wish),
  forget: async () => (await room()).forgetHere(),
};
