/** The table of the drawings, and finished matches to look back at, for tests. */
import {
  ActionList,
  defaultOptions,
  eventFor,
  fastRandom,
  openMatch,
  type SeenEvent,
  seatsIn,
  toFile,
} from '@airlock/kernel';
import {
  accuseAction,
  askAction,
  C1,
  C2,
  type Card,
  type Claim,
  COMPLETED,
  casualBot,
  DESTROYED,
  HIDDEN,
  INF,
  NOTHING_YET,
  OPEN,
  type Options,
  outbreak,
  PZERO,
  pickAction,
  planAction,
  playedAction,
  REST,
  S2,
  type ShiftView,
  SKIP,
  STANDING,
  SURVIVOR,
  TALKATIVE_MANNER,
  UNKNOWN,
  type View,
} from '@airlock/outbreak';

export const DRAWING_NAMES = ['quietmoss', 'Tin Kestrel', 'Boatswain', 'Moonhopper', 'Sextant', 'Orbit Nine'];
export const CROWD_NAMES = [...DRAWING_NAMES, 'Umber Kestrel', 'Fern Lantern'];
/** The seat the drawings look from. */
export const DRAWING_SEAT = 3;

const NOT_YOURS = -1;
const FULL = 0b111111;

const rest = (number: number): number => REST + number;

interface Laid {
  readonly pair: readonly [number, number];
  readonly pile: number[];
  readonly before: readonly [number, number];
  readonly totals: readonly [number, number];
  /** What the seat of the drawings laid, and where its Rest lies. */
  readonly card: Card;
  readonly mine: number;
}

const shift = ({ pair, pile, before, totals, card, mine }: Laid): ShiftView => ({
  pair,
  pile,
  target: -1,
  before,
  totals,
  outsiders: 0,
  card,
  mine,
  owners: null,
});

const [ANG, STI, , QUI, BRU, HAW] = [0, 1, 2, 3, 4, 5] as const;

/** Four Shifts that the rules allow and that leave the Tasks as drawn. */
const RECORDS: readonly Laid[] = [
  {
    pair: [ANG, STI],
    pile: [C2, C1, rest(2), C2, C2, rest(4)],
    before: [0, 0],
    totals: [1, 3],
    card: C2,
    mine: -1,
  },
  { pair: [ANG, HAW], pile: [C1, C2, INF, C1, C1, C2], before: [1, 0], totals: [4, 2], card: C1, mine: -1 },
  {
    pair: [QUI, BRU],
    pile: [rest(3), C1, rest(6), S2, rest(1), rest(5)],
    before: [0, 0],
    totals: [1, -1],
    card: REST,
    mine: 2,
  },
  {
    pair: [QUI, HAW],
    pile: [C1, S2, rest(3), C2, C1, rest(6)],
    before: [1, 2],
    totals: [3, 2],
    card: C1,
    mine: -1,
  },
];

const MORNING_OF_DAY_2 = 4;
const DAY_SHIFT = 1;

const said = (seat: number, action: number): Claim => ({ seat, action, day: 2, after: MORNING_OF_DAY_2 });

const CLAIMS: readonly Claim[] = [
  ...[C1, C1, REST, C1, REST, C2].map((card, seat) => said(seat, playedAction(MORNING_OF_DAY_2, card))),
  said(0, planAction(DAY_SHIFT, REST)),
  said(1, planAction(DAY_SHIFT, C2)),
  said(2, planAction(DAY_SHIFT, C1)),
  said(5, planAction(DAY_SHIFT, REST)),
  said(4, askAction(DRAWING_SEAT, MORNING_OF_DAY_2)),
  said(5, accuseAction(1, 2)),
];

const drawingOptions = defaultOptions(outbreak.options) as Options;

/** Day 2, day shift, as a seat or a spectator (-1) sees it. */
export function drawingView(viewer: number): View {
  const isMine = (seat: number): boolean => seat === viewer;
  const ballots = [SKIP, SKIP, 4, SKIP, SKIP, 4];
  return {
    viewer,
    options: drawingOptions,
    seats: 6,
    phase: 'actions',
    day: 2,
    shift: DAY_SHIFT,
    leader: 1,
    firstLeader: 1,
    roles: DRAWING_NAMES.map((_, seat) => (isMine(seat) ? SURVIVOR : UNKNOWN)),
    infectedAt: DRAWING_NAMES.map(() => 0),
    out: 0,
    hands: DRAWING_NAMES.map((_, seat) => (isMine(seat) ? FULL & ~(1 << C1) : NOT_YOURS)),
    rests: DRAWING_NAMES.map((_, seat) => (isMine(seat) ? 5 : 0)),
    chosen: [HIDDEN, HIDDEN, HIDDEN, NOTHING_YET, NOTHING_YET, HIDDEN],
    points: [4, 3, 0, 3, 0, 2, 0],
    status: [COMPLETED, OPEN, OPEN, OPEN, DESTROYED, OPEN, OPEN],
    readyAt: [0, 0, 0, 0, 0, 0, 0],
    pair: [QUI, HAW],
    repairs: 0,
    records: RECORDS.map((laid) => shift(viewer === DRAWING_SEAT ? laid : { ...laid, card: -1, mine: -1 })),
    votes: [{ day: 2, totals: [0, 0, 0, 0, 2, 0, 4], ballots, mine: ballots[viewer] ?? -1, out: -1 }],
    claims: [...CLAIMS],
    claimStatus: CLAIMS.map(() => STANDING),
    result: null,
  };
}

/** The first morning of eight seats, seen by Patient Zero: six cards in hand and the longest row of seats. */
export function crowdView(): View {
  const match = openMatch(outbreak, {
    options: defaultOptions(outbreak.options),
    seats: CROWD_NAMES,
    generator: 'fast',
    seed: 'a crowd',
  });
  const leader = match.state.leader;
  match.play(leader, pickAction(0, 1));
  return match.view(match.state.roles.indexOf(PZERO));
}

/** The same eight after their first Shift: more of them claim a Complete than lay in the pile. */
export function arguingCrowdView(): View {
  const match = openMatch(outbreak, {
    options: defaultOptions(outbreak.options),
    seats: CROWD_NAMES,
    generator: 'fast',
    seed: 'a crowd',
  });
  const list = new ActionList();
  while (match.state.records.length === 0) {
    const [seat = 0] = seatsIn(match.waiting);
    outbreak.actions(match.state, seat, list.clear());
    match.play(seat, list.at(0));
  }
  for (const seat of CROWD_NAMES.keys()) match.play(seat, playedAction(1, C2));
  return match.view(match.state.roles.indexOf(PZERO));
}

/** What was told for these claims, for the stream beside the table. */
export const drawingMoments = CLAIMS.map(({ seat, action }, index) => ({
  sequence: index,
  seat,
  at: index * 1000,
  events: [{ type: 'claimed', rule: 'OBK-1004', open: { seat, action, replaces: -1 } }],
}));

/** A whole match of bots as the file that a server gives. */
export function finishedMatch(seed: string, seats = DRAWING_NAMES): string {
  const options = { ...defaultOptions(outbreak.options) };
  const match = openMatch(outbreak, { options, seats, generator: 'fast', seed });
  const bot = casualBot(TALKATIVE_MANNER);
  const random = fastRandom(seed);
  const heard = seats.map(() => [] as SeenEvent[]);
  while (!match.outcome) {
    const waiting = seatsIn(match.waiting);
    const seat = waiting[random.int(waiting.length)] as number;
    const known = { seat, view: match.view(seat), heard: [] };
    const action = bot.speak(known, random, 'last') ?? bot.choose(known, random);
    const played = match.play(seat, action);
    if (!played.ok) throw new Error(`A bot did what is not allowed: ${outbreak.codec.write(action)}.`);
    for (const event of played.events) heard[seat]?.push(eventFor(event, seat));
  }
  return JSON.stringify(toFile(match, seed));
}
