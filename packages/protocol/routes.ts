/** Where everything is on the server. `:code` stands for a table's code. */

export const ROUTES = {
  /** GET who I am or null, POST a name to become somebody, PATCH to be called otherwise, DELETE to sign out here. */
  session: '/api/session',
  /** POST to be given a recovery code: a few words that bring me back from any browser. An older one is good no longer. */
  recovery: '/api/session/recovery',
  /** POST to be given a code for another device: good once, for ten minutes. */
  device: '/api/session/device',
  /** POST such a code to be who it belongs to. */
  signIn: '/api/session/sign-in',
  /** GET where I am signed in, DELETE to sign out everywhere. */
  sessions: '/api/sessions',
  /** DELETE to sign out at one of these places. */
  sessionElsewhere: '/api/sessions/:id',
  /** GET my passkeys, POST one that a browser has made. */
  passkeys: '/api/passkeys',
  /** POST for what a browser needs to make one. */
  passkeyToMake: '/api/passkeys/making',
  /** POST for what a browser needs to sign in with one, whoever it belongs to. */
  passkeyToEnter: '/api/passkeys/entering',
  /** POST what a passkey has signed to be who it belongs to. */
  passkeySignIn: '/api/passkeys/sign-in',
  /** DELETE a passkey of mine. */
  passkey: '/api/passkeys/:id',
  /** GET everything that is kept about me, DELETE to be forgotten. */
  person: '/api/person',
  /** GET what a browser subscribes with and whether this one is told, POST to be told here when it is my move, DELETE not to be. */
  push: '/api/push',
  /** GET my programs, POST a new one: the answer has its token, once. */
  programs: '/api/programs',
  /** DELETE to revoke its token. */
  program: '/api/programs/:id',
  /** GET the programs that wait for invitations, `?game=…`. */
  waitingPrograms: '/api/programs/waiting',
  /** POST a game, its options and the programs that I would like to play against. */
  challenges: '/api/challenges',
  /** POST whether I accept such a challenge; the match begins when all have. */
  challenge: '/api/challenges/:code',
  /** GET invitations and turns of mine as they come, a line of JSON each. */
  news: '/api/news',
  /** GET what can be played, with options and bot levels. */
  games: '/api/games',
  /** GET all that a program needs to know of a game: actions, names, schemas, options, levels, rules. */
  game: '/api/games/:id',
  /** GET `?game=…&day=2026-07-31`: the deal that everybody has that day, my first try at it and everybody's results. */
  daily: '/api/daily',
  /** GET my tables, POST a new one. */
  tables: '/api/tables',
  /** GET the tables that want company, `?game=…&pace=…`. */
  openTables: '/api/open-tables',
  /** POST what I would like to play: I sit at a table that wants company, or at a new one that does. */
  company: '/api/company',
  /** POST a match that was played in a page: it goes on here, or is kept. */
  copies: '/api/copies',
  /** GET it, PATCH its options and seats before the start. */
  table: '/api/tables/:code',
  /** POST to claim a seat, DELETE to give it back before the start. */
  seat: '/api/tables/:code/seat',
  /** POST to sit down at a table that wants company, ready to play. */
  companySeat: '/api/tables/:code/company',
  /** POST whom I would like to change places with before the start; when both would, they do. */
  swap: '/api/tables/:code/swap',
  /** POST to pass the table on to somebody else, or to remove somebody from it; the host's business. */
  host: '/api/tables/:code/host',
  /** POST who may watch, to ask to be let in or to look through a seat, and to answer who asked. */
  watching: '/api/tables/:code/watching',
  /** POST what is wrong, with the game or with somebody at the table, for whoever runs the server. */
  reports: '/api/tables/:code/reports',
  /** GET reports, people, tables and bans, POST whom to keep out; with the token that the server prints at its start. */
  operator: '/api/operator',
  /** POST to invite a program, DELETE to decline an invitation of mine. */
  invitations: '/api/tables/:code/invitations',
  /** POST whether I am ready. */
  ready: '/api/tables/:code/ready',
  /** POST to begin; the host's business. */
  start: '/api/tables/:code/start',
  /** POST when I need more time for the question that stands. */
  time: '/api/tables/:code/time',
  /** POST after the end: the table the players go on to. */
  rematch: '/api/tables/:code/rematch',
  /** POST when somebody has been away too long: end it, or let a bot play on for them. */
  absence: '/api/tables/:code/absence',
  /** POST whether I agree to stop the match; it ends when all people do. */
  abandon: '/api/tables/:code/abandon',
  /** GET the match file, after the end. */
  match: '/api/tables/:code/match',
  /** DELETE to have a finished match no longer in my list; it stays for the others. */
  listing: '/api/tables/:code/listing',
  /** GET this list, for programs and for people. */
  openapi: '/api/openapi.json',
  /** GET the messages of the socket, for programs. */
  asyncapi: '/api/asyncapi.json',
  reference: '/api',
  health: '/healthz',
  /** GET whether a load balancer should send people here. */
  readiness: '/readyz',
} as const;

/** The address of a route at one table: `atTable(ROUTES.seat, 'KEEL-420731-VANE')`. */
export const atTable = (route: string, code: string): string => route.replace(':code', code);
