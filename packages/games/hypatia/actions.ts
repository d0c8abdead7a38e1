/** What a commander can do, as numbers for the rules and as text for everybody else. */
import { type Action, actionCodec, oneOf, someOf, wholeNumbers } from '@airlock/kernel';
import {
  CARD_COUNT,
  type Card,
  CELLS,
  type Cell,
  HUMAN_IDS,
  LIMITS,
  STATION_COUNT,
  STATIONS,
  type Station,
} from './cards.ts';

const MOST_SEATS = 4;
/** A held trick may gather the whole Phage deck. */
export const MOST_SLOTS = CARD_COUNT;

const human = oneOf(HUMAN_IDS);
const station = oneOf(STATIONS);
const seat = wholeNumbers(1, MOST_SEATS);
/** A Phage by its place in the trick, in order of arrival, so that hidden cards need no name. */
const slot = wholeNumbers(0, MOST_SLOTS - 1);
const places = Array.from({ length: LIMITS.trickSize }, (_, index) => String(index + 1));

export const LAB_STATUSES = ['adhoc', 'flamethrower'] as const;
const lab = oneOf(LAB_STATUSES);

/** Asides come first: they are known by their small numbers. */
export const codec = actionCodec({
  /** The clock acts for a seat that lets its time run out. */
  timeout: [seat],
  /** The clock hands the rest of a relay's round to another seat. */
  handover: [seat],
  layout: [oneOf(CELLS), station],
  station: [human, station],
  sentinel: [human, station],
  tower: [human, oneOf(['discard', 'kill'])],
  xo: [human, station, slot],
  pass: [],
  decline: [],
  /** Places 1 to 5 of the humans in the resolving trick. */
  victims: [someOf(places)],
  kill: [human],
  cocoon: [human],
  discardPhage: [station, slot],
  discardTwo: [human, human],
  unlock: [lab],
  lock: [lab],
  flip: [station],
  powerDown: [station],
  take: [human],
  issue: [human],
  arm: [oneOf(['yes', 'no'])],
  reveal: [station, slot],
  revealDone: [],
  move: [human, station],
  movePhage: [station, slot, station],
  resolve: [station],
  extra: [station, human],
  discard: [human],
  destroy: [station],
});

const first = codec.first;
export const FIRST_MOVE: Action = first.layout;
export const PASS: Action = first.pass;
export const DECLINE: Action = first.decline;
export const REVEAL_DONE: Action = first.revealDone;
export const ARM_YES: Action = first.arm;
export const ARM_NO: Action = first.arm + 1;

export const timeoutAction = (who: number): Action => first.timeout + who;
export const handoverAction = (who: number): Action => first.handover + who;
export const layoutAction = (cell: Cell, at: Station): Action => first.layout + cell * STATION_COUNT + at;
export const stationAction = (card: Card, at: Station): Action =>
  first.station + (card - 1) * STATION_COUNT + at;
export const sentinelAction = (card: Card, at: Station): Action =>
  first.sentinel + (card - 1) * STATION_COUNT + at;
export const towerAction = (card: Card, kills: boolean): Action =>
  first.tower + (card - 1) * 2 + (kills ? 1 : 0);
export const xoAction = (xo: Card, at: Station, place: number): Action =>
  first.xo + ((xo - 1) * STATION_COUNT + at) * MOST_SLOTS + place;
export const victimsAction = (mask: number): Action => first.victims + mask;
export const killAction = (card: Card): Action => first.kill + card - 1;
export const cocoonAction = (card: Card): Action => first.cocoon + card - 1;
export const discardPhageAction = (at: Station, place: number): Action =>
  first.discardPhage + at * MOST_SLOTS + place;
export const discardTwoAction = (one: Card, other: Card): Action =>
  first.discardTwo + (one - 1) * CARD_COUNT + other - 1;
export const unlockAction = (which: number): Action => first.unlock + which;
export const lockAction = (which: number): Action => first.lock + which;
export const flipAction = (at: Station): Action => first.flip + at;
export const powerDownAction = (at: Station): Action => first.powerDown + at;
export const takeAction = (card: Card): Action => first.take + card - 1;
export const issueAction = (card: Card): Action => first.issue + card - 1;
export const revealAction = (at: Station, place: number): Action => first.reveal + at * MOST_SLOTS + place;
export const moveAction = (card: Card, to: Station): Action => first.move + (card - 1) * STATION_COUNT + to;
export const movePhageAction = (from: Station, place: number, to: Station): Action =>
  first.movePhage + (from * MOST_SLOTS + place) * STATION_COUNT + to;
export const resolveAction = (at: Station): Action => first.resolve + at;
export const extraAction = (at: Station, card: Card): Action => first.extra + at * CARD_COUNT + card - 1;
export const discardAction = (card: Card): Action => first.discard + card - 1;
export const destroyAction = (at: Station): Action => first.destroy + at;

type Kind = keyof typeof first & string;
const KINDS = Object.keys(first) as Kind[];

const kindTest = (kind: Kind): ((action: Action) => boolean) => {
  const from = first[kind];
  const next = KINDS[KINDS.indexOf(kind) + 1];
  const to = next === undefined ? codec.size : first[next];
  return (action) => action >= from && action < to;
};

export const isTimeout = kindTest('timeout');
export const isHandover = kindTest('handover');
export const isLayout = kindTest('layout');
export const isStation = kindTest('station');
export const isSentinel = kindTest('sentinel');
export const isTower = kindTest('tower');
export const isXo = kindTest('xo');
export const isVictims = kindTest('victims');
export const isKill = kindTest('kill');
export const isCocoon = kindTest('cocoon');
export const isDiscardPhage = kindTest('discardPhage');
export const isDiscardTwo = kindTest('discardTwo');
export const isUnlock = kindTest('unlock');
export const isLock = kindTest('lock');
export const isFlip = kindTest('flip');
export const isPowerDown = kindTest('powerDown');
export const isTake = kindTest('take');
export const isIssue = kindTest('issue');
export const isArm = kindTest('arm');
export const isReveal = kindTest('reveal');
export const isMove = kindTest('move');
export const isMovePhage = kindTest('movePhage');
export const isResolve = kindTest('resolve');
export const isExtra = kindTest('extra');
export const isDiscard = kindTest('discard');
export const isDestroy = kindTest('destroy');

/** The words of an action as the rules read them. */
export const humanOf = (action: Action, kind: 'station' | 'sentinel' | 'move'): Card =>
  Math.floor((action - first[kind]) / STATION_COUNT) + 1;
export const stationOf = (action: Action, kind: 'station' | 'sentinel' | 'move'): Station =>
  (action - first[kind]) % STATION_COUNT;
export const towerCard = (action: Action): Card => Math.floor((action - first.tower) / 2) + 1;
export const towerKills = (action: Action): boolean => (action - first.tower) % 2 === 1;
export const xoSuit = (action: Action): Card =>
  Math.floor((action - first.xo) / (STATION_COUNT * MOST_SLOTS)) + 1;
export const xoStation = (action: Action): Station =>
  Math.floor((action - first.xo) / MOST_SLOTS) % STATION_COUNT;
export const xoSlot = (action: Action): number => (action - first.xo) % MOST_SLOTS;
export const layoutCell = (action: Action): Cell => Math.floor((action - first.layout) / STATION_COUNT);
export const layoutStation = (action: Action): Station => (action - first.layout) % STATION_COUNT;
export const victimsMask = (action: Action): number => action - first.victims;

type OneCard = 'kill' | 'cocoon' | 'take' | 'issue' | 'discard';
export const cardOf = (action: Action, kind: OneCard): Card => action - first[kind] + 1;
type OneStation = 'flip' | 'powerDown' | 'resolve' | 'destroy';
export const placeOf = (action: Action, kind: OneStation): Station => action - first[kind];
export const labOf = (action: Action, kind: 'unlock' | 'lock'): number => action - first[kind];
export const targetStation = (action: Action, kind: 'discardPhage' | 'reveal'): Station =>
  Math.floor((action - first[kind]) / MOST_SLOTS);
export const targetSlot = (action: Action, kind: 'discardPhage' | 'reveal'): number =>
  (action - first[kind]) % MOST_SLOTS;
export const firstDiscarded = (action: Action): Card =>
  Math.floor((action - first.discardTwo) / CARD_COUNT) + 1;
export const secondDiscarded = (action: Action): Card => ((action - first.discardTwo) % CARD_COUNT) + 1;
export const movedFrom = (action: Action): Station =>
  Math.floor((action - first.movePhage) / (STATION_COUNT * MOST_SLOTS));
export const movedSlot = (action: Action): number =>
  Math.floor((action - first.movePhage) / STATION_COUNT) % MOST_SLOTS;
export const movedTo = (action: Action): Station => (action - first.movePhage) % STATION_COUNT;
export const extraStation = (action: Action): Station => Math.floor((action - first.extra) / CARD_COUNT);
export const extraCard = (action: Action): Card => ((action - first.extra) % CARD_COUNT) + 1;
export const namedSeat = (action: Action): number =>
  isTimeout(action) ? action - first.timeout : action - first.handover;
