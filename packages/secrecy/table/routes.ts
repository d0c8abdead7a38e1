/** What anybody can ask over HTTP while a match goes on: every route, in every way that does not end the match. */
import { atTable, ROUTES } from '@airlock/protocol';

export interface RouteProbe {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

interface RouteContext {
  readonly code: string;
  readonly seats: number;
  readonly level: string;
  /** Whether the asker would end the match by agreeing to stop it. */
  readonly isAlone: boolean;
}

type Probes = (context: RouteContext) => readonly Omit<RouteProbe, 'path'>[];

const GET: Probes = () => [{ method: 'GET' }];

const seatsOf = ({ seats }: RouteContext): number[] => Array.from({ length: seats }, (_, seat) => seat);

/** A route that is missing here does not compile. */
const PROBES: Readonly<Record<keyof typeof ROUTES, Probes>> = {
  session: () => [{ method: 'GET' }, { method: 'PATCH', body: { name: '' } }, { method: 'POST', body: {} }],
  /** Codes are drawn by chance for whoever asks. */
  recovery: () => [],
  device: () => [],
  signIn: () => [{ method: 'POST', body: { code: 'nonsense' } }],
  /** Where one is signed in oneself. Signing out everywhere would end the looking. */
  sessions: GET,
  /** Of no place by that name. */
  sessionElsewhere: () => [{ method: 'DELETE' }],
  /** Of one's own, and none of them can be made at a bare address. */
  passkeys: () => [{ method: 'GET' }, { method: 'POST', body: {} }],
  passkeyToMake: () => [{ method: 'POST' }],
  passkeyToEnter: () => [{ method: 'POST' }],
  passkeySignIn: () => [{ method: 'POST', body: {} }],
  passkey: () => [{ method: 'DELETE' }],
  /** To be forgotten would end the looking too. */
  person: GET,
  /** Of one's own browsers; to subscribe is refused here, because nothing may be sent from where this runs. */
  push: () => [{ method: 'GET' }, { method: 'POST', body: {} }, { method: 'DELETE', body: {} }],
  openTables: GET,
  /** What finds company makes a table or sits at another one; here it is refused. */
  company: () => [{ method: 'POST', body: { game: 'no such game' } }],
  companySeat: () => [{ method: 'POST' }],
  /** Of one's own; making one is the same at every table. */
  programs: () => [{ method: 'GET' }, { method: 'POST', body: {} }],
  /** Of no program by that name. */
  program: () => [{ method: 'DELETE' }],
  waitingPrograms: GET,
  /** Of no program that waits; whoever was not challenged has nothing to answer. */
  challenges: () => [{ method: 'POST', body: { game: 'no such game', seats: [] } }],
  challenge: () => [{ method: 'POST', body: { accept: true } }],
  /** It has no end: eyes keep one open for as long as they look (scene.ts). */
  news: () => [],
  games: GET,
  /** Of no game by that name, whatever happens at the table. */
  game: GET,
  /** Without a game and a day it is refused, whatever happens at the table. */
  daily: GET,
  tables: () => [
    { method: 'GET' },
    { method: 'POST', body: { game: 'no such game', seats: [] } },
    { method: 'POST', body: {} },
  ],
  /** What is taken in makes a table of its own; here it is refused. */
  copies: () => [{ method: 'POST', body: {} }],
  table: () => [
    { method: 'GET' },
    { method: 'PATCH', body: { options: {} } },
    { method: 'PATCH', body: { seats: 1 } },
  ],
  seat: () => [{ method: 'POST', body: {} }, { method: 'POST', body: { seat: 0 } }, { method: 'DELETE' }],
  swap: (context) =>
    seatsOf(context).flatMap((seat) => [
      { method: 'POST', body: { seat, agree: true } },
      { method: 'POST', body: { seat, agree: false } },
    ]),
  /** Passing the table on would end what the host may do. */
  host: (context) =>
    seatsOf(context).flatMap((seat) => [
      { method: 'POST', body: { do: 'remove', seat } } as const,
      { method: 'POST', body: { do: 'mute', seat, on: false } } as const,
      { method: 'POST', body: { do: 'offer', seat, on: false } } as const,
    ]),
  /** What is reported is told to nobody at a table. */
  reports: () => [{ method: 'POST', body: { text: 'Something is wrong.' } }],
  /** Without a token it is refused, whatever happens at the table. */
  operator: () => [
    { method: 'GET' },
    { method: 'POST', body: { kind: 'person', who: 'x', why: '', on: true } },
  ],
  /** To agree would give somebody other eyes, who then may know what the comparison takes for a leak. */
  watching: (context) => [
    { method: 'POST', body: { do: 'allow', rule: { who: 'link' } } },
    { method: 'POST', body: { do: 'knock' } },
    ...seatsOf(context).map((seat) => ({ method: 'POST', body: { do: 'look', seat } }) as const),
    { method: 'POST', body: { do: 'answer', number: 1, agree: false } },
    { method: 'POST', body: { do: 'endLooks' } },
  ],
  invitations: () => [{ method: 'POST', body: { program: 'nobody' } }, { method: 'DELETE' }],
  ready: () => [{ method: 'POST', body: { ready: false } }],
  start: ({ level }) => [
    { method: 'POST', body: {} },
    { method: 'POST', body: { fill: level } },
  ],
  time: () => [{ method: 'POST' }],
  rematch: () => [{ method: 'POST' }],
  absence: (context) =>
    seatsOf(context).flatMap((seat) => [
      { method: 'POST', body: { do: 'claim', seat } },
      { method: 'POST', body: { do: 'takeOver', seat } },
      { method: 'POST', body: { do: 'standIn', seat, level: context.level } },
    ]),
  abandon: ({ isAlone }) => [
    ...(isAlone ? [] : [{ method: 'POST', body: { agree: true } } as const]),
    { method: 'POST', body: { agree: false } },
  ],
  listing: () => [{ method: 'DELETE' }],
  match: GET,
  openapi: GET,
  asyncapi: GET,
  reference: GET,
  health: GET,
  readiness: GET,
};

/** These are the same for everybody and every match, so that they need not be asked everywhere. */
const STATIC: ReadonlySet<string> = new Set(['games', 'game', 'openapi', 'asyncapi', 'reference']);

const isRoute = (name: string): name is keyof typeof ROUTES => Object.hasOwn(ROUTES, name);

export function routeProbes(context: RouteContext, kind: 'changing' | 'static'): RouteProbe[] {
  return Object.keys(ROUTES)
    .filter(isRoute)
    .filter((name) => STATIC.has(name) === (kind === 'static'))
    .flatMap((name) =>
      PROBES[name](context).map((probe) => ({ ...probe, path: atTable(ROUTES[name], context.code) })),
    );
}

/** The name of the channel: the route, not the table. */
export const routeName = ({ method, path }: RouteProbe, code: string): string =>
  `${method} ${path.replace(code, ':code')}`;
