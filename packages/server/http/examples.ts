/** Examples for whoever reads the documents of the interfaces; tests send each of them through its schema. */
import { CODE_EXAMPLE } from '@airlock/protocol';

/** As browsers answer, much shortened. */
const CREDENTIAL_EXAMPLE = {
  id: 'fYzQ9m2',
  rawId: 'fYzQ9m2',
  type: 'public-key',
  clientExtensionResults: {},
};

/** What is sent over HTTP, by operation. */
export const SENT: Readonly<Record<string, unknown>> = {
  postSession: { name: 'Ann' },
  changeSession: { name: 'Anna' },
  postPrograms: { name: 'Robin' },
  postPasskeys: {
    ...CREDENTIAL_EXAMPLE,
    response: { clientDataJSON: 'eyJ0eXBl', attestationObject: 'o2NmbXRk', transports: ['internal'] },
  },
  postPasskeySignIn: {
    ...CREDENTIAL_EXAMPLE,
    response: { clientDataJSON: 'eyJ0eXBl', authenticatorData: 'SZYN5Yg', signature: 'MEUCIQD' },
  },
  postTables: {
    game: 'outpost-seven',
    options: { startPlayer: 'red' },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }],
    start: true,
  },
  postCopies: {
    code: 'HERE-420731-VANE',
    game: 'outpost-seven',
    options: {},
    rules: 1,
    seed: '0'.repeat(64),
    startedAt: 0,
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }],
    log: [],
  },
  changeTable: { options: { startPlayer: 'yellow' } },
  postSeat: { seat: 1 },
  postChallenges: {
    game: 'outpost-seven',
    options: { startPlayer: 'random' },
    seats: [{ kind: 'me' }, { kind: 'program', program: 'program-7Bq1…' }],
  },
  postChallenge: { accept: true },
  postInvitations: { program: 'program-7Bq1…' },
  postSwap: { seat: 1, agree: true },
  postHost: { do: 'pass', seat: 1 },
  postSignIn: { code: '20814477' },
  postWatching: { do: 'allow', rule: { who: 'asked', delay: 30 } },
  postReports: { text: 'Bob says the same thing over and over.' },
  postOperator: { kind: 'person', who: '7Bq1…', why: 'Rude.', on: true },
  postPush: {
    endpoint: 'https://push.example.com/abc',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  },
  deletePush: { endpoint: 'https://push.example.com/abc' },
  postCompany: { game: 'outsider', pace: 'live', minutes: 5 },
  postReady: { ready: true },
  postStart: { fill: 'casual' },
  postAbsence: { do: 'standIn', seat: 1, level: 'casual' },
  postAbandon: { agree: true },
};

const AT = 1_785_500_000_000;
const SESSION = { name: 'Ann', id: 'lCiZHH5lRqfbaX4VkgalAg' };
const COMMITMENT = '013767ec8511275e5d6af909df8fc5a245f35628333a9003e0d2da23097aef7b';
const SEED = 'b8eb1608b83998aa34efbbed47fd4e86b31b124215fa86ad4de7ac88aebbf4bd';
const OPTIONS = {
  startPlayer: 'red',
  openingKeep: 'auto',
  neutralPlay: 'allowed',
  bonusCentre: 'bonusCard',
  secondTotal: 16,
  seed: '',
};

const TABLE = {
  code: CODE_EXAMPLE,
  game: 'outpost-seven',
  options: OPTIONS,
  seats: [
    { kind: 'person', name: 'Ann', ready: true, here: true, you: true, host: true },
    { kind: 'bot', name: 'Deckhand', level: 'casual' },
  ],
  host: true,
  mySeat: 0,
  stage: 'playing',
  watchers: 0,
  commitment: COMMITMENT,
  rematch: null,
};

const LOBBY = {
  ...TABLE,
  seats: [TABLE.seats[0], { kind: 'open' }],
  stage: 'lobby',
  commitment: null,
};

const OVER = { ...TABLE, stage: 'over' };

const DEVICES = {
  devices: [
    { id: '1Nhw1T-o21nZN_bn480PmA', here: true, device: 'Firefox on Linux', createdAt: AT, usedAt: AT },
  ],
  recovery: true,
};

const PASSKEYS = [{ id: 'fYzQ9m2', device: 'Firefox on Linux', createdAt: AT, usedAt: AT }];
const PUSH = { key: `B${'A'.repeat(86)}`, browsers: 1 };
const PROGRAMS = [{ id: 'program-7Bq1…', name: 'Robin', waiting: false }];

const GAME = {
  id: 'outpost-seven',
  title: 'Outpost Seven',
  tagline: 'Repair modules and win over the people of the outpost.',
  built: true,
  seats: { min: 2, max: 2 },
  options: {
    startPlayer: {
      kind: 'choice',
      values: ['red', 'yellow', 'random'],
      default: 'random',
      label: 'Who begins',
      help: 'Who has the first turn.',
      names: { red: 'Red', yellow: 'Yellow', random: 'By chance' },
    },
  },
  presets: [{ label: 'Standard', help: 'The rulebook as written.', options: {} }],
  levels: [{ id: 'casual', name: 'Deckhand', help: 'Plays what looks good.', measured: null }],
};

const DESCRIBED = {
  ...GAME,
  version: 1,
  realTime: false,
  actions: [
    {
      kind: 'salvage',
      words: [{ some: ['1', '2', '3', '4', '5'] }],
      grammar: 'salvage <some of 1|2|3|4|5, with commas; - for none>',
    },
  ],
  seatNames: null,
  enumerations: { card: { help: 'A card.', first: 0, values: [{ id: 'B3-1', words: 'Works 3' }] } },
  view: {
    named: {
      type: 'object',
      properties: { deckSize: { type: 'integer', description: 'cards left in the deck' } },
    },
    numbers: {
      type: 'object',
      properties: { deckSize: { type: 'integer', description: 'cards left in the deck' } },
    },
  },
  events: {},
  $defs: { card: { enum: ['B3-1'], description: 'A card.' } },
  chance: ['The deck is shuffled.'],
  deals: [{ seed: SEED, seats: 2, options: {}, deal: { deck: ['B3-1'] } }],
  rules: { 'OPS-060': 'Take one or more cards from the offer.' },
};

const OPERATOR = {
  reports: [
    {
      number: 1,
      at: AT,
      table: CODE_EXAMPLE,
      game: 'outpost-seven',
      moves: 12,
      by: 'Ann',
      text: 'Bob says the same thing over and over.',
      lines: [{ name: 'Bob', text: 'Hurry!', at: AT }],
      people: [{ name: 'Bob', id: '7Bq1…' }],
    },
  ],
  bans: [],
  visitors: [{ name: 'Ann', person: SESSION.id, address: '192.0.2.7' }],
  tables: [{ code: CODE_EXAMPLE, game: 'outpost-seven', stage: 'playing', people: ['Ann', 'Bob'], here: 2 }],
};

/** What is answered over HTTP, by operation. */
export const ANSWERED: Readonly<Record<string, unknown>> = {
  getSession: SESSION,
  postSession: SESSION,
  changeSession: { ...SESSION, name: 'Anna' },
  deleteSession: null,
  postRecovery: { code: 'RELAY-TOWER-CHART-ASTRO-ATLAS-CABLE-LIGHT-PROBE-CABIN-SONAR-VIPER' },
  postDevice: { code: '20814477', token: 'Z_BR0CFFIxGXrLUHXtRY26dFfOIGeQxggcgylsVh0Ks', lasts: 600_000 },
  postSignIn: SESSION,
  getSessions: DEVICES,
  deleteSessions: null,
  deleteSessionElsewhere: DEVICES,
  getPasskeys: PASSKEYS,
  postPasskeys: PASSKEYS,
  postPasskeyToMake: { challenge: 'f7Hq2…', rp: { name: 'Airlock', id: 'localhost' } },
  deletePasskey: [],
  postPasskeyToEnter: { challenge: 'f7Hq2…', rpId: 'localhost' },
  postPasskeySignIn: SESSION,
  getPerson: {
    person: { ...SESSION, seenAt: AT },
    tables: [
      {
        code: CODE_EXAMPLE,
        game: 'outpost-seven',
        stage: 'over',
        host: true,
        seat: 0,
        name: 'Ann',
        startedAt: AT,
        changedAt: AT,
        actions: [{ action: 'salvage 1', at: 1500 }],
      },
    ],
    passkeys: [],
    sessions: [{ id: '1Nhw1T-o21nZN_bn480PmA', device: 'Firefox on Linux', createdAt: AT, expiresAt: AT }],
    programs: [{ id: 'program-7Bq1…', name: 'Robin' }],
    talk: [{ table: CODE_EXAMPLE, text: 'Well played.', at: AT }],
  },
  deletePerson: { left: 0, handedOver: 1, unnamed: 3, removed: 2, lines: 5 },
  getPush: PUSH,
  postPush: PUSH,
  deletePush: { ...PUSH, browsers: 0 },
  getGames: [GAME],
  getGame: DESCRIBED,
  getDaily: {
    mine: { code: CODE_EXAMPLE, over: true, won: true, score: 9 },
    finished: 1,
    results: [{ name: 'Ann', you: true, won: true, score: 9 }],
  },
  getTables: [
    {
      code: CODE_EXAMPLE,
      game: 'outpost-seven',
      stage: 'playing',
      seats: ['Ann', 'Deckhand'],
      mySeat: 0,
      myMove: true,
      moves: 12,
      changedAt: AT,
      company: false,
    },
  ],
  postTables: TABLE,
  postCopies: OVER,
  getTable: TABLE,
  changeTable: LOBBY,
  postSeat: LOBBY,
  deleteSeat: LOBBY,
  postSwap: LOBBY,
  postHost: LOBBY,
  postWatching: { asked: true },
  postReady: LOBBY,
  postStart: TABLE,
  postAbsence: TABLE,
  postAbandon: TABLE,
  postTime: TABLE,
  postRematch: LOBBY,
  deleteListing: OVER,
  postReports: { reported: true },
  getMatch: {
    airlock: 1,
    game: 'outpost-seven',
    rules: 1,
    options: OPTIONS,
    seats: ['Ann', 'Deckhand'],
    generator: 'strong',
    commitment: COMMITMENT,
    seed: SEED,
    log: [
      [0, 'salvage 1', 1500],
      [1, 'resign', 4200],
    ],
    outcome: { winners: [0], scores: [11, 9], reason: 'resigned', rule: 'OPS-154' },
  },
  getOpenTables: [
    {
      code: CODE_EXAMPLE,
      game: 'outsider',
      pace: 'live',
      seats: 4,
      free: 2,
      people: ['Ann'],
      since: 40_000,
      fills: 260_000,
    },
  ],
  postCompany: LOBBY,
  postCompanySeat: LOBBY,
  getOperator: OPERATOR,
  postOperator: { ...OPERATOR, bans: [{ kind: 'person', who: '7Bq1…', why: 'Rude.' }] },
  getPrograms: PROGRAMS,
  postPrograms: { id: 'program-7Bq1…', name: 'Robin', token: 'dYo3D92qr5WYcDOTF7H9uyw6qG_WTCdhZ6n1yZ8kSz8' },
  deleteProgram: [],
  getWaitingPrograms: [{ id: 'program-7Bq1…', name: 'Robin' }],
  postInvitations: LOBBY,
  deleteInvitations: LOBBY,
  postChallenges: LOBBY,
  postChallenge: TABLE,
};
