/**
 * Who may do what: every route and every message, for everybody who could ask. Complete by construction: what is not in
 * the tables below fails the test with a sentence that says what to add.
 */
import { SPECTATOR } from '@airlock/kernel';
import {
  clientMessage,
  type MadeProgram,
  PROTOCOL_VERSION,
  type RefusalCode,
  ROUTES,
} from '@airlock/protocol';
import type { Games } from '@airlock/tables';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from './server.ts';
import { builtPage } from './testing/builtPage.ts';
import { type Guest, guest } from './testing/guest.ts';
import { endedScene, lobbyScene, overScene, playingScene, type Scene } from './testing/scenes.ts';
import { PATIENTLY, startForTest, temporaryFolder } from './testing/startForTest.ts';

/** In the order of the columns below. */
const ACTORS = ['stranger', 'spectator', 'former', 'votedOut', 'otherSeat', 'host'] as const;

/** `ended` is a match that was ended because the rules of today would lead elsewhere. */
const STAGES = ['lobby', 'playing', 'over', 'ended'] as const;
type Stage = (typeof STAGES)[number];

/** There is no such person at this stage. */
const NONE = '-';
/** Done, or at least not refused because of who asks. */
const OK = '200';
const NAMELESS = '401 no-session';
const NOT_HOST = '403 not-allowed';
const SETTLED = '403 not-allowed';
const NOT_ALLOWED = '403 not-allowed';
const NOT_SEATED = '403 not-your-seat';
const TAKEN = '409 taken';
const EARLY = '409 too-early';
const NO_MATCH = '409 not-started';

type Row<Outcome extends string = string> = readonly [
  what: string,
  stage: Stage | 'anywhere',
  outcomes: readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome],
  /** What is sent, where that depends on who is there, told from the scene. */
  body?: unknown,
];

const all = <Outcome extends string>(outcome: Outcome) =>
  [outcome, outcome, outcome, outcome, outcome, outcome] as const;
const noneOut = <Outcome extends string>(outcome: Outcome) =>
  [outcome, outcome, outcome, NONE, outcome, outcome] as const;
const named = (outcome: string) => [NAMELESS, outcome, outcome, outcome, outcome, outcome] as const;
const namedNoneOut = (outcome: string) => [NAMELESS, outcome, outcome, NONE, outcome, outcome] as const;

const BAD = '400 bad-request';
const NOT_NOW = '409 not-now';
const OLD_RULES = '409 old-rules';

const TABLE = ROUTES.table;

const SWAP = { seat: 4, agree: true };
const REMOVE = { do: 'remove', seat: 4 };
const SUBSCRIPTION = {
  endpoint: 'https://push.example.com/abc',
  keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') },
};
const REPORT = { text: 'Something is wrong.' };
const KNOCK = { do: 'knock' };
const ALLOW = { do: 'allow', rule: { who: 'link' } };
const LOOK = ({ bystander }: Scene) => ({ do: 'look', seat: bystander });
const MUTE = { do: 'mute', seat: 4, on: true };
const MUTE_OTHER = ({ bystander }: Scene) => ({ do: 'mute', seat: bystander, on: false });

const CREDENTIAL = { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {} };
const MADE = { ...CREDENTIAL, response: { clientDataJSON: 'a', attestationObject: 'a' } };
const SIGNED = {
  ...CREDENTIAL,
  response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' },
};

const CLAIM_WIN = ({ bystander }: Scene) => ({ do: 'claim', seat: bystander });

//                                              stranger  spectator   former      votedOut    otherSeat   host
const ROUTE_ROWS: readonly Row[] = [
  [`GET ${ROUTES.health}`, 'anywhere', all(OK)],
  [`GET ${ROUTES.readiness}`, 'anywhere', all(OK)],
  [`GET ${ROUTES.programs}`, 'anywhere', named(OK)],
  [`POST ${ROUTES.programs}`, 'anywhere', named(OK), { name: 'A program' }],
  // Nobody has a program of that name.
  [`DELETE ${ROUTES.program}`, 'anywhere', named('404 not-found')],
  [`GET ${ROUTES.waitingPrograms}`, 'anywhere', all(OK)],
  // No such program waits.
  [
    `POST ${ROUTES.challenges}`,
    'anywhere',
    named('404 not-found'),
    { game: 'outpost-seven', seats: [{ kind: 'me' }, { kind: 'program', program: 'nobody' }] },
  ],
  [`GET ${ROUTES.news}`, 'anywhere', named(OK)],
  // Nobody has the operator's token.
  [`GET ${ROUTES.operator}`, 'anywhere', all('403 not-allowed')],
  [
    `POST ${ROUTES.operator}`,
    'anywhere',
    all('403 not-allowed'),
    { kind: 'person', who: 'x', why: '', on: true },
  ],
  [`GET ${ROUTES.games}`, 'anywhere', all(OK)],
  // Everybody may; no game is called `:id`.
  [`GET ${ROUTES.game}`, 'anywhere', all('404 not-found')],
  // Everybody may; it is not said which day.
  [`GET ${ROUTES.daily}`, 'anywhere', all('400 bad-request')],
  [`GET ${ROUTES.openapi}`, 'anywhere', all(OK)],
  [`GET ${ROUTES.asyncapi}`, 'anywhere', all(OK)],
  [`GET ${ROUTES.reference}`, 'anywhere', all(OK)],
  ['GET /api/reference.css', 'anywhere', all(OK)],
  ['GET /', 'anywhere', all(OK)],
  ['GET /*', 'anywhere', all(OK)],
  [`GET ${ROUTES.tables}`, 'anywhere', all(OK)],
  [`POST ${ROUTES.tables}`, 'anywhere', named(OK), { game: 'outpost-seven', seats: [] }],
  [
    `POST ${ROUTES.copies}`,
    'anywhere',
    named(OK),
    {
      code: 'HERE-420731-VANE',
      game: 'outpost-seven',
      options: {},
      rules: 1,
      seed: '0'.repeat(64),
      startedAt: 0,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
      log: [],
    },
  ],
  [`GET ${ROUTES.session}`, 'anywhere', all(OK)],
  [`PATCH ${ROUTES.session}`, 'anywhere', named(OK), { name: 'Zoe' }],
  [`POST ${ROUTES.session}`, 'anywhere', all(OK), { name: 'Zoe' }],
  [`POST ${ROUTES.recovery}`, 'anywhere', named(OK)],
  [`POST ${ROUTES.device}`, 'anywhere', named(OK)],
  [`POST ${ROUTES.signIn}`, 'anywhere', all('404 not-found'), { code: 'nonsense' }],
  [`DELETE ${ROUTES.session}`, 'anywhere', all(OK)],
  [`DELETE ${ROUTES.sessions}`, 'anywhere', all(OK)],
  [`GET ${ROUTES.push}`, 'anywhere', named(OK)],
  [`POST ${ROUTES.push}`, 'anywhere', named(OK), SUBSCRIPTION],
  [`DELETE ${ROUTES.push}`, 'anywhere', named(OK), {}],
  [`GET ${ROUTES.openTables}`, 'anywhere', all(OK)],
  // Nobody has opened one: a new table is, and after two of them no more.
  [`POST ${ROUTES.company}`, 'anywhere', named(OK), { game: 'outpost-seven' }],
  [`GET ${ROUTES.sessions}`, 'anywhere', named(OK)],
  // Nobody is signed in at a place of that name, and nobody has such a passkey.
  [`DELETE ${ROUTES.sessionElsewhere}`, 'anywhere', named('404 not-found')],
  [`GET ${ROUTES.passkeys}`, 'anywhere', named(OK)],
  [`DELETE ${ROUTES.passkey}`, 'anywhere', named('404 not-found')],
  // At a bare address nobody may have one.
  [`POST ${ROUTES.passkeyToMake}`, 'anywhere', named(NOT_ALLOWED)],
  [`POST ${ROUTES.passkeys}`, 'anywhere', named(NOT_ALLOWED), MADE],
  [`POST ${ROUTES.passkeyToEnter}`, 'anywhere', all(NOT_ALLOWED)],
  [`POST ${ROUTES.passkeySignIn}`, 'anywhere', all(NOT_ALLOWED), SIGNED],
  [`GET ${ROUTES.person}`, 'anywhere', named(OK)],
  [`DELETE ${ROUTES.person}`, 'anywhere', named(OK)],

  [`GET ${TABLE}`, 'lobby', noneOut(OK)],
  [`GET ${TABLE}`, 'playing', all(OK)],
  [`GET ${TABLE}`, 'over', noneOut(OK)],
  [`GET ${TABLE}`, 'ended', noneOut(OK)],

  [`PATCH ${TABLE}`, 'lobby', [NAMELESS, NOT_HOST, NOT_HOST, NONE, NOT_HOST, OK], { options: {} }],
  [`PATCH ${TABLE}`, 'playing', named(SETTLED), { options: {} }],
  [`PATCH ${TABLE}`, 'over', namedNoneOut(SETTLED), { options: {} }],
  [`PATCH ${TABLE}`, 'ended', namedNoneOut(SETTLED), { options: {} }],

  [`POST ${ROUTES.seat}`, 'lobby', [NAMELESS, OK, OK, NONE, TAKEN, TAKEN], {}],
  [`POST ${ROUTES.seat}`, 'playing', named(SETTLED), {}],
  [`POST ${ROUTES.seat}`, 'over', namedNoneOut(SETTLED), {}],
  [`POST ${ROUTES.seat}`, 'ended', namedNoneOut(SETTLED), {}],

  // No table here wants company.
  [`POST ${ROUTES.companySeat}`, 'lobby', namedNoneOut(NOT_ALLOWED)],
  [`POST ${ROUTES.companySeat}`, 'playing', named(SETTLED)],
  [`POST ${ROUTES.companySeat}`, 'over', namedNoneOut(SETTLED)],
  [`POST ${ROUTES.companySeat}`, 'ended', namedNoneOut(SETTLED)],

  [`DELETE ${ROUTES.seat}`, 'lobby', [NAMELESS, NOT_SEATED, NOT_SEATED, NONE, OK, OK]],
  [`DELETE ${ROUTES.seat}`, 'playing', named(SETTLED)],
  [`DELETE ${ROUTES.seat}`, 'over', namedNoneOut(SETTLED)],
  [`DELETE ${ROUTES.seat}`, 'ended', namedNoneOut(SETTLED)],

  // Whoever sits there may; no such program waits.
  [
    `POST ${ROUTES.invitations}`,
    'lobby',
    [NAMELESS, NOT_SEATED, NOT_SEATED, NONE, '404 not-found', '404 not-found'],
    { program: 'nobody' },
  ],
  [`POST ${ROUTES.invitations}`, 'playing', named(SETTLED), { program: 'nobody' }],
  [`POST ${ROUTES.invitations}`, 'over', namedNoneOut(SETTLED), { program: 'nobody' }],
  [`POST ${ROUTES.invitations}`, 'ended', namedNoneOut(SETTLED), { program: 'nobody' }],
  [`DELETE ${ROUTES.invitations}`, 'lobby', namedNoneOut(OK)],
  [`DELETE ${ROUTES.invitations}`, 'playing', named(OK)],
  [`DELETE ${ROUTES.invitations}`, 'over', namedNoneOut(OK)],
  [`DELETE ${ROUTES.invitations}`, 'ended', namedNoneOut(OK)],

  // Nobody was challenged there, and no such program waits.
  [`POST ${ROUTES.challenge}`, 'lobby', namedNoneOut('404 not-found'), { accept: true }],
  [`POST ${ROUTES.challenge}`, 'playing', named('404 not-found'), { accept: true }],
  [`POST ${ROUTES.challenge}`, 'over', namedNoneOut('404 not-found'), { accept: true }],
  [`POST ${ROUTES.challenge}`, 'ended', namedNoneOut('404 not-found'), { accept: true }],

  [`POST ${ROUTES.ready}`, 'lobby', [NAMELESS, NOT_SEATED, NOT_SEATED, NONE, OK, OK], { ready: true }],
  [`POST ${ROUTES.ready}`, 'playing', named(SETTLED), { ready: true }],
  [`POST ${ROUTES.ready}`, 'over', namedNoneOut(SETTLED), { ready: true }],
  [`POST ${ROUTES.ready}`, 'ended', namedNoneOut(SETTLED), { ready: true }],

  // Whoever sits may ask; nobody else sits there.
  [`POST ${ROUTES.swap}`, 'lobby', [NAMELESS, NOT_SEATED, NOT_SEATED, NONE, BAD, BAD], SWAP],
  [`POST ${ROUTES.swap}`, 'playing', named(SETTLED), SWAP],
  [`POST ${ROUTES.swap}`, 'over', namedNoneOut(SETTLED), SWAP],
  [`POST ${ROUTES.swap}`, 'ended', namedNoneOut(SETTLED), SWAP],

  // The host may; nobody sits there.
  [`POST ${ROUTES.host}`, 'lobby', [NAMELESS, NOT_HOST, NOT_HOST, NONE, NOT_HOST, BAD], REMOVE],
  [`POST ${ROUTES.host}`, 'playing', named(SETTLED), REMOVE],
  [`POST ${ROUTES.host}`, 'over', namedNoneOut(SETTLED), REMOVE],
  [`POST ${ROUTES.host}`, 'ended', namedNoneOut(SETTLED), REMOVE],

  [`POST ${ROUTES.reports}`, 'lobby', namedNoneOut(OK), REPORT],
  [`POST ${ROUTES.reports}`, 'playing', named(OK), REPORT],
  [`POST ${ROUTES.reports}`, 'over', namedNoneOut(OK), REPORT],
  [`POST ${ROUTES.reports}`, 'ended', namedNoneOut(OK), REPORT],

  // Asking to be let in is for tables that let nobody in unasked.
  [`POST ${ROUTES.watching}`, 'lobby', namedNoneOut(NOT_ALLOWED), KNOCK],
  [`POST ${ROUTES.watching}`, 'playing', named(NOT_ALLOWED), KNOCK],
  [`POST ${ROUTES.watching}`, 'over', namedNoneOut(NOT_ALLOWED), KNOCK],
  [`POST ${ROUTES.watching}`, 'ended', namedNoneOut(NOT_ALLOWED), KNOCK],
  [`POST ${ROUTES.watching}`, 'lobby', [NAMELESS, NOT_HOST, NOT_HOST, NONE, NOT_HOST, OK], ALLOW],
  [`POST ${ROUTES.watching}`, 'playing', [NAMELESS, NOT_HOST, NOT_HOST, NOT_HOST, NOT_HOST, OK], ALLOW],
  [`POST ${ROUTES.watching}`, 'over', namedNoneOut(SETTLED), ALLOW],
  [`POST ${ROUTES.watching}`, 'ended', namedNoneOut(SETTLED), ALLOW],
  // Whoever watches may ask; whoever plays sees with their own eyes.
  [`POST ${ROUTES.watching}`, 'lobby', namedNoneOut(NO_MATCH), LOOK],
  [`POST ${ROUTES.watching}`, 'playing', [NAMELESS, OK, OK, NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED], LOOK],
  [`POST ${ROUTES.watching}`, 'over', namedNoneOut(NO_MATCH), LOOK],
  [`POST ${ROUTES.watching}`, 'ended', namedNoneOut(NO_MATCH), LOOK],

  // The host may mute at any stage; nobody sits there.
  [`POST ${ROUTES.host}`, 'lobby', [NAMELESS, NOT_HOST, NOT_HOST, NONE, NOT_HOST, BAD], MUTE],
  [`POST ${ROUTES.host}`, 'playing', [NAMELESS, NOT_HOST, NOT_HOST, NOT_HOST, NOT_HOST, OK], MUTE_OTHER],

  // The host may; the seats are not taken.
  [`POST ${ROUTES.start}`, 'lobby', [NAMELESS, NOT_HOST, NOT_HOST, NONE, NOT_HOST, EARLY], {}],
  [`POST ${ROUTES.start}`, 'playing', named(SETTLED), {}],
  [`POST ${ROUTES.start}`, 'over', namedNoneOut(SETTLED), {}],
  [`POST ${ROUTES.start}`, 'ended', namedNoneOut(SETTLED), {}],

  [`POST ${ROUTES.absence}`, 'lobby', namedNoneOut(NO_MATCH), CLAIM_WIN],
  // Players may; nobody is away.
  [`POST ${ROUTES.absence}`, 'playing', [NAMELESS, NOT_SEATED, NOT_SEATED, EARLY, EARLY, EARLY], CLAIM_WIN],
  [`POST ${ROUTES.absence}`, 'over', namedNoneOut(NO_MATCH), CLAIM_WIN],
  [`POST ${ROUTES.absence}`, 'ended', namedNoneOut(NO_MATCH), CLAIM_WIN],

  [`POST ${ROUTES.abandon}`, 'lobby', namedNoneOut(NO_MATCH), { agree: true }],
  [`POST ${ROUTES.abandon}`, 'playing', [NAMELESS, NOT_SEATED, NOT_SEATED, OK, OK, OK], { agree: true }],
  [`POST ${ROUTES.abandon}`, 'over', namedNoneOut(NO_MATCH), { agree: true }],
  [`POST ${ROUTES.abandon}`, 'ended', namedNoneOut(NO_MATCH), { agree: true }],

  // Whoever plays may; no clock is running.
  [`POST ${ROUTES.time}`, 'lobby', namedNoneOut(NO_MATCH)],
  [`POST ${ROUTES.time}`, 'playing', [NAMELESS, NOT_SEATED, NOT_SEATED, NOT_NOW, NOT_NOW, NOT_NOW]],
  [`POST ${ROUTES.time}`, 'over', [NAMELESS, NOT_SEATED, NOT_SEATED, NONE, NOT_NOW, NOT_NOW]],
  [`POST ${ROUTES.time}`, 'ended', namedNoneOut(OLD_RULES)],

  [`POST ${ROUTES.rematch}`, 'lobby', namedNoneOut(EARLY)],
  [`POST ${ROUTES.rematch}`, 'playing', named(EARLY)],
  [`POST ${ROUTES.rematch}`, 'over', [NAMELESS, NOT_SEATED, NOT_SEATED, NONE, OK, OK]],
  [`POST ${ROUTES.rematch}`, 'ended', [NAMELESS, NOT_SEATED, NOT_SEATED, NONE, OK, OK]],

  [`DELETE ${ROUTES.listing}`, 'lobby', namedNoneOut(EARLY)],
  [`DELETE ${ROUTES.listing}`, 'playing', named(EARLY)],
  [`DELETE ${ROUTES.listing}`, 'over', [NAMELESS, NOT_SEATED, NOT_SEATED, NONE, OK, OK]],
  [`DELETE ${ROUTES.listing}`, 'ended', [NAMELESS, NOT_SEATED, NOT_SEATED, NONE, OK, OK]],

  [`GET ${ROUTES.match}`, 'lobby', noneOut(NO_MATCH)],
  [`GET ${ROUTES.match}`, 'playing', all(EARLY)],
  [`GET ${ROUTES.match}`, 'over', noneOut(OK)],
  [`GET ${ROUTES.match}`, 'ended', noneOut(OK)],
];

/** Taken, without a refusal. */
const DONE = 'done';
type Answer = RefusalCode | typeof DONE | typeof NONE;

const WATCHING = 'not-your-seat';

const ACT = { type: 'act' };
const TALK = { type: 'talk', text: 'hello' };
const INTERRUPT = { type: 'interrupt', on: true };
const GATHER = { type: 'gather', on: true };
const LEAD = { type: 'lead' };
const PLACE = { type: 'look', at: 0, as: null, thing: null, alone: false };

const afterAName = (answer: Answer): Row<Answer>[2] => ['no-session', answer, answer, NONE, answer, answer];

//                                stranger  spectator former    votedOut  otherSeat host
const MESSAGE_ROWS: readonly Row<Answer>[] = [
  ['hello', 'anywhere', all(DONE), { type: 'hello', version: PROTOCOL_VERSION }],
  ['ping', 'anywhere', all(DONE), { type: 'ping' }],

  ['join', 'lobby', noneOut(DONE), { type: 'join', compact: true }],
  ['join', 'playing', all(DONE), { type: 'join', compact: true }],
  ['join', 'over', noneOut(DONE), { type: 'join', compact: true }],
  ['join', 'ended', noneOut(DONE), { type: 'join', compact: true }],

  ['act', 'lobby', [WATCHING, WATCHING, WATCHING, NONE, 'not-started', 'not-started'], ACT],
  ['act', 'playing', [WATCHING, WATCHING, WATCHING, 'rules', DONE, DONE], ACT],
  ['act', 'over', [WATCHING, WATCHING, WATCHING, NONE, 'rules', 'rules'], ACT],
  ['act', 'ended', [WATCHING, WATCHING, WATCHING, NONE, 'old-rules', 'old-rules'], ACT],

  ['undo', 'lobby', [WATCHING, WATCHING, WATCHING, NONE, 'not-started', 'not-started'], { type: 'undo' }],
  ['undo', 'playing', [WATCHING, WATCHING, WATCHING, 'rules', 'rules', 'rules'], { type: 'undo' }],
  ['undo', 'over', [WATCHING, WATCHING, WATCHING, NONE, 'rules', 'rules'], { type: 'undo' }],
  ['undo', 'ended', [WATCHING, WATCHING, WATCHING, NONE, 'old-rules', 'old-rules'], { type: 'undo' }],

  ['talk', 'lobby', ['no-session', DONE, DONE, NONE, DONE, DONE], TALK],
  ['talk', 'playing', ['no-session', DONE, DONE, DONE, DONE, DONE], TALK],
  ['talk', 'over', ['no-session', DONE, DONE, NONE, DONE, DONE], TALK],
  ['talk', 'ended', ['no-session', DONE, DONE, NONE, DONE, DONE], TALK],

  ['interrupt', 'lobby', [WATCHING, WATCHING, WATCHING, NONE, 'not-started', 'not-started'], INTERRUPT],
  ['interrupt', 'playing', [WATCHING, WATCHING, WATCHING, 'not-now', 'not-now', 'not-now'], INTERRUPT],
  ['interrupt', 'over', [WATCHING, WATCHING, WATCHING, NONE, 'not-now', 'not-now'], INTERRUPT],
  ['interrupt', 'ended', [WATCHING, WATCHING, WATCHING, NONE, 'old-rules', 'old-rules'], INTERRUPT],

  // A match is looked at together once it is over; to lead or look, one comes first.
  ...(
    [
      ['gather', DONE, GATHER],
      ['lead', 'not-joined', LEAD],
      ['look', 'not-joined', PLACE],
    ] as const
  ).flatMap(([what, over, message]): Row<Answer>[] => [
    [what, 'lobby', afterAName('not-started'), message],
    [what, 'playing', ['no-session', 'not-now', 'not-now', 'not-now', 'not-now', 'not-now'], message],
    [what, 'over', afterAName(over), message],
    [what, 'ended', afterAName('old-rules'), message],
  ]),

  ['leave', 'lobby', noneOut(DONE), { type: 'leave' }],
  ['leave', 'playing', all(DONE), { type: 'leave' }],
  ['leave', 'over', noneOut(DONE), { type: 'leave' }],
  ['leave', 'ended', noneOut(DONE), { type: 'leave' }],
];

/** The same deal every time, so that whoever is voted out does not end the match by it. */
const serverForScenes = (data = temporaryFolder(), games?: Games): Promise<RunningServer> =>
  startForTest(
    { data },
    { page: builtPage(), chance: { seed: () => '5eed'.repeat(16) }, ...(games ? { games } : {}) },
  );

/** A server, and for each row the scene that it is asked in. */
interface Theatre {
  readonly server: RunningServer;
  readonly sceneFor: (what: string) => Promise<Scene>;
}

/** A match takes long to set up, so rows share one, where none changes what another one asks. */
async function theatreOf(stage: Stage | 'anywhere'): Promise<Theatre> {
  if (stage === 'ended') {
    const data = temporaryFolder();
    const { server, scene } = await endedScene((games) => serverForScenes(data, games));
    return { server, sceneFor: async () => scene };
  }
  const server = await serverForScenes();
  if (stage === 'lobby') return { server, sceneFor: () => lobbyScene(server) };
  if (stage === 'over') return { server, sceneFor: () => overScene(server) };
  let shared: Promise<Scene> | undefined;
  return {
    server,
    sceneFor(what) {
      if (stage === 'anywhere' && what.startsWith('DELETE')) return playingScene(server);
      shared ??= playingScene(server);
      return shared;
    },
  };
}

/** Everybody of a row with what they must be told; whoever ended their session must be told what a stranger is. */
function cells(
  scene: Scene,
  outcomes: readonly string[],
): (readonly [who: string, person: Guest, outcome: string])[] {
  const { people } = scene;
  const columns = ACTORS.map((actor, column) => [actor, people[actor], outcomes[column] ?? ''] as const);
  return [...columns, ['signedOut', people.signedOut, outcomes[0] ?? ''] as const].flatMap(
    ([who, person, outcome]) => {
      expect(person === undefined, `${who} is there, or ${NONE}`).toBe(
        outcome === NONE || (who === 'signedOut' && !person),
      );
      return person ? [[who, person, outcome] as const] : [];
    },
  );
}

const rowsAt = <Outcome extends string>(rows: readonly Row<Outcome>[], wanted: Stage | 'anywhere') =>
  rows.filter(([, stage]) => stage === wanted);

const recordOf = async ({ hall }: RunningServer, code: string): Promise<string> => {
  const { record, match, talkLines } = await hall.find(code);
  return JSON.stringify([record, match?.log, [...talkLines]]);
};

describe('the tables of who may do what', () => {
  it('name every route, at every stage where it is about a table', async () => {
    const { routes } = await startForTest({}, { page: builtPage() });
    // What is answered to GET is answered to HEAD, without its body.
    const answered = [...new Set(routes.map((route) => route.replace(/^HEAD /, 'GET ')))];
    const listed = ROUTE_ROWS.map(([what, stage]) => `${what} ${stage}`);
    const missing = answered
      .flatMap((route) =>
        (route.includes(':code') ? STAGES : (['anywhere'] as const)).map((stage) => `${route} ${stage}`),
      )
      .filter((row) => !listed.includes(row));
    expect(missing, 'say in ROUTE_ROWS who may use these routes').toEqual([]);
    const gone = ROUTE_ROWS.map(([what]) => what).filter((what) => !answered.includes(what));
    expect(gone, 'there are no such routes: take them out of ROUTE_ROWS').toEqual([]);
  });

  it('name every message, at every stage where it is about a table', () => {
    const messages = clientMessage.options.map(({ shape }) => shape);
    const listed = MESSAGE_ROWS.map(([what, stage]) => `${what} ${stage}`);
    const missing = messages
      .flatMap((shape) =>
        ('table' in shape ? STAGES : (['anywhere'] as const)).map((stage) => `${shape.type.value} ${stage}`),
      )
      .filter((row) => !listed.includes(row));
    expect(missing, 'say in MESSAGE_ROWS who may send these messages').toEqual([]);
  });
});

describe.each(['anywhere', ...STAGES] as const)('over HTTP, %s', (stage) => {
  it('everybody is told what the table says, and whoever is refused changes nothing', async () => {
    const { server, sceneFor } = await theatreOf(stage);
    for (const [what, , outcomes, body] of rowsAt(ROUTE_ROWS, stage)) {
      const here = await sceneFor(what);
      const { code } = here;
      const sent: unknown = typeof body === 'function' ? body(here) : body;
      const [method = '', route = ''] = what.split(' ');
      const path = route.replace(':code', code).replace('*', 'icon.svg');
      for (const [who, person, outcome] of cells(here, outcomes)) {
        const before = await recordOf(server, code);
        const { status, body: answer } = await asked(person, method, path, sent);
        const told = status < 400 ? String(status) : `${status} ${answer?.code}`;
        expect(told, `${what}, ${stage}, ${who}`).toBe(outcome);
        if (status >= 400) expect(await recordOf(server, code), `${what}, ${who}`).toBe(before);
      }
    }
  });
});

/** The answer to a request; of a stream, which has no end, its beginning. */
const asked = (person: Guest, method: string, path: string, sent: unknown) =>
  path === ROUTES.news
    ? person.begin<{ code?: string } | null>(path)
    : person.ask<{ code?: string } | null>(method, path, sent);

/** What a program is refused that a person may do who has no seat either. */
const PROGRAMS_REFUSED: Readonly<Record<string, string>> = {
  [`PATCH ${ROUTES.session}`]: '403 not-allowed',
  [`POST ${ROUTES.session}`]: '403 not-allowed',
  [`GET ${ROUTES.person}`]: '403 not-allowed',
  [`DELETE ${ROUTES.person}`]: '403 not-allowed',
  [`GET ${ROUTES.push}`]: '403 not-allowed',
  [`POST ${ROUTES.push}`]: '403 not-allowed',
  [`DELETE ${ROUTES.push}`]: '403 not-allowed',
  [`POST ${ROUTES.company}`]: '403 not-allowed',
  [`GET ${ROUTES.sessions}`]: '403 not-allowed',
  [`DELETE ${ROUTES.sessionElsewhere}`]: '403 not-allowed',
  [`GET ${ROUTES.passkeys}`]: '403 not-allowed',
  [`DELETE ${ROUTES.passkey}`]: '403 not-allowed',
  [`POST ${ROUTES.recovery}`]: '403 not-allowed',
  [`POST ${ROUTES.device}`]: '403 not-allowed',
  [`POST ${ROUTES.programs}`]: '403 not-allowed',
  // It was not invited.
  [`POST ${ROUTES.seat}`]: '403 not-allowed',
};

describe.each(['anywhere', ...STAGES] as const)('with the token of a program, %s', (stage) => {
  it('is told what a spectator is, and what only people may do is refused', async () => {
    const { server, sceneFor } = await theatreOf(stage);
    for (const [what, , outcomes, body] of rowsAt(ROUTE_ROWS, stage)) {
      const here = await sceneFor(what);
      const owner = await guest(server.url, 'Owner');
      const { token } = await owner.get<MadeProgram>('POST', ROUTES.programs, { name: 'A program' });
      const program = owner.withToken(token);
      const sent: unknown = typeof body === 'function' ? body(here) : body;
      const [method = '', route = ''] = what.split(' ');
      const path = route.replace(':code', here.code).replace('*', 'icon.svg');
      const before = await recordOf(server, here.code);
      const { status, body: answer } = await asked(program, method, path, sent);
      const told = status < 400 ? String(status) : `${status} ${answer?.code}`;
      expect(told, `${what}, ${stage}`).toBe(PROGRAMS_REFUSED[what] ?? outcomes[1]);
      if (status >= 400) expect(await recordOf(server, here.code), what).toBe(before);
    }
  });
});

/** What a message says besides what its row does. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  ping: ['id'],
  join: ['table'],
  leave: ['table'],
  act: ['table', 'id', 'after', 'action'],
  undo: ['table', 'id', 'after'],
  talk: ['table', 'id'],
  interrupt: ['table', 'id'],
  gather: ['table', 'id'],
  lead: ['table', 'id'],
  look: ['table', 'id'],
};

/** What is waited for as a sign that a message was taken; others are settled when a ping behind them is answered. */
const SIGN: Readonly<Record<string, string>> = { act: 'events', talk: 'talk', gather: 'company' };

async function tell(
  person: Guest,
  scene: Scene,
  message: { readonly type: string },
  after: number,
): Promise<string> {
  const { code, action } = scene;
  const { type } = message;
  const socket = await person.socket();
  if (type !== 'join' && type !== 'hello' && type !== 'ping') await socket.join(code);
  await socket.settle();
  const heard = socket.messages.length;
  const known = { table: code, id: 7, after, action };
  const wanted = Object.entries(known).filter(([key]) => FIELDS[type]?.includes(key));
  socket.send({ ...message, ...Object.fromEntries(wanted) });
  const refusal = (): string | undefined => {
    const refused = socket.messages.slice(heard).find((answer) => answer.type === 'refused');
    return refused?.type === 'refused' ? refused.code : undefined;
  };
  const sign = SIGN[type];
  const isTaken = (): boolean =>
    sign === undefined || socket.messages.slice(heard).some((answer) => answer.type === sign);
  await socket.settle();
  await expect.poll(() => refusal() ?? (isTaken() ? DONE : undefined), PATIENTLY).toBeDefined();
  const outcome = refusal() ?? DONE;
  socket.close();
  await socket.closing();
  return outcome;
}

describe.each(['anywhere', ...STAGES] as const)('on the socket, %s', (stage) => {
  it('everybody is told what the table says, and whoever is refused changes nothing', async () => {
    const { server, sceneFor } = await theatreOf(stage);
    for (const [what, , outcomes, message] of rowsAt(MESSAGE_ROWS, stage)) {
      const here = await sceneFor(what);
      for (const [who, person, outcome] of cells(here, outcomes)) {
        const before = await recordOf(server, here.code);
        const { match } = await server.hall.find(here.code);
        const told = await tell(person, here, message as { type: string }, match?.log.length ?? 0);
        expect(told, `${what}, ${stage}, ${who}`).toBe(outcome);
        if (told !== DONE) expect(await recordOf(server, here.code), `${what}, ${who}`).toBe(before);
      }
    }
  });
});

describe.each(STAGES)('on the socket, %s', (stage) => {
  it('nobody does anything at a table before joining it', async () => {
    const { sceneFor } = await theatreOf(stage);
    const { code, people, action } = await sceneFor('');
    for (const person of Object.values(people)) {
      const socket = await person.socket();
      const messages = [
        { type: 'act', table: code, id: 1, after: 0, action },
        { type: 'undo', table: code, id: 2, after: 0 },
        { type: 'talk', table: code, id: 3, text: 'hello' },
        { type: 'interrupt', table: code, id: 4, on: true },
        { ...GATHER, table: code, id: 5 },
        { ...LEAD, table: code, id: 6 },
        { ...PLACE, table: code, id: 7 },
        { type: 'leave', table: code },
      ];
      for (const message of messages) {
        socket.send(message);
        expect(await socket.next('refused')).toMatchObject({ code: 'not-joined' });
      }
    }
  });
});

it('everybody looks through their own seat only, and whoever has none as a spectator', async () => {
  const server = await serverForScenes();
  const { code, people } = await playingScene(server);
  const { record } = await server.hall.find(code);
  for (const [who, person] of Object.entries(people)) {
    const socket = await person.socket();
    const { table } = await socket.join(code);
    const { viewer } = await socket.next('view');
    const isSeated = who === 'host' || who === 'otherSeat' || who === 'votedOut';
    expect(table.mySeat === null, who).toBe(!isSeated);
    expect(viewer, who).toBe(table.mySeat ?? SPECTATOR);
    const seat = record.seats[viewer];
    if (isSeated) expect(seat?.kind === 'person' && seat.name, who).toBe(person.name);
    expect(table.host, who).toBe(who === 'host');
  }
});
