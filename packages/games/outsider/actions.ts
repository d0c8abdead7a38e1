/** What a player can do, as numbers for the rules and as text for everybody else. */
import { type Action, actionCodec, oneOf, wholeNumbers } from '@airlock/kernel';
import {
  CHARACTERS,
  CRISIS_IDS,
  type Crisis,
  FIRST_GOAL,
  FIRST_ONGOING,
  GEAR_IDS,
  GOAL_IDS,
  ICONS,
  KIND_IDS,
  type Kind,
  LOCATION_IDS,
  SEAT_NAMES,
  SKILLS,
} from './cards.ts';

const seats = oneOf(SEAT_NAMES);
const gear = oneOf(GEAR_IDS);
const goals = oneOf(GOAL_IDS);
const kinds = oneOf(KIND_IDS);
const crises = oneOf(CRISIS_IDS);
const locations = oneOf(LOCATION_IDS);

/** What a claim may be about: a card by name, or a type of card. */
export const CLAIM_TYPES = ['GEAR', 'GOAL', 'TECH'] as const;
const things = oneOf([...KIND_IDS, ...CLAIM_TYPES]);
export const NEEDS = [...KIND_IDS, ...ICONS, ...SKILLS] as const;
export const PLACES = ['SUPPLY', 'DECK', ...SEAT_NAMES] as const;
export const STRENGTHS = 3;
export const REASON_CODES = [
  'sabotage',
  'darkSupply',
  'replacedGoal',
  'hoarding',
  'badClaim',
  'silent',
] as const;
export const PLANS = [
  'gather',
  'scrapGear',
  'recycle',
  'discardAndDraw',
  'declare',
  'clear',
  'ability',
  'move',
  'tech',
  'buy',
] as const;
export const GOAL_PLANS = ['play', 'complete'] as const;
export const GEAR_QUESTIONS = ['hold', 'leave'] as const;
export const QUESTIONS_ASKED = ['declare', 'heal'] as const;
export const ANSWERS = ['yes', 'no', 'maybe'] as const;
export const WARNINGS = ['deck', 'supply', 'decay', 'declare'] as const;
export const COMPLETING = ['gear', 'scrap', 'gearOmni', 'scrapOmni'] as const;
const MOST_CARDS = 55;
export const MOST_CLAIMED = 4;
export const MOST_DARK = 6;

/** Asides come first: the kernel knows them by their small numbers. */
export const codec = actionCodec({
  timeout: [],
  wait: [],
  sabotage: [goals],
  hold: [things, wholeNumbers(1, MOST_CLAIMED)],
  lack: [things],
  need: [oneOf(NEEDS)],
  canComplete: [goals, oneOf(['gear', 'scrap']), oneOf(['now', 'playFirst'])],
  saw: [oneOf(PLACES), kinds],
  sawDark: [oneOf(PLACES), wholeNumbers(0, MOST_DARK)],
  left: [things],
  took: [things],
  iAm: [oneOf(['crew', 'outsider'])],
  suspect: [seats, wholeNumbers(1, STRENGTHS), oneOf(REASON_CODES)],
  trust: [seats, wholeNumbers(1, STRENGTHS), oneOf(REASON_CODES)],
  plan: [oneOf(PLANS)],
  planGoal: [oneOf(GOAL_PLANS), goals],
  ask: [seats, oneOf(QUESTIONS_ASKED)],
  askGear: [seats, oneOf(GEAR_QUESTIONS), gear],
  /** To play it. */
  askGoal: [seats, goals],
  /** To the last question this seat has asked you. */
  answer: [seats, oneOf(ANSWERS)],
  warn: [oneOf(WARNINGS)],

  complete: [goals, oneOf(COMPLETING)],
  playGoal: [goals],
  playOver: [goals, goals],
  secondGoal: [goals],
  gather: [],
  scrapGear: [gear, gear, gear],
  scrapGoals: [goals, goals, goals],
  scrapTwoGoals: [goals, goals],
  discardAndDraw: [],
  resolveShift: [],
  clear: [oneOf(CRISIS_IDS.slice(FIRST_ONGOING)), gear],
  reverse: [],
  reclaim: [gear],
  patch: [seats],
  scan: [],
  surgery: [gear, gear, seats],
  burn: [gear],
  inspect: [seats],
  selfRepair: [gear, gear],
  move: [locations],
  stim: [seats],
  scanHand: [seats],
  scanSupply: [],
  overclock: [],
  buy: [],
  endTurn: [],

  card: [kinds],
  player: [seats],
  crisis: [crises],
  character: [oneOf(CHARACTERS.map(({ id }) => id))],
  location: [locations],
  number: [wholeNumbers(0, MOST_CARDS)],
  lose: [],
  draw: [],
  accept: [],
  decline: [],
  done: [],
  cancel: [],
  top: [kinds],
  bottom: [kinds],
  topCrisis: [crises],
  bottomCrisis: [crises],
  assign: [crises, seats],
  side: [oneOf(['crew', 'outsiders'])],
  pass: [],
  shield: [],
  deflect: [],
  anchor: [],
});

export type ActionKind = keyof typeof codec.first;

export const TIMEOUT: Action = codec.first.timeout;
export const WAIT: Action = codec.first.wait;
/** Everything below is an aside. */
export const FIRST_MOVE: Action = codec.first.complete;
export const FIRST_CLAIM: Action = codec.first.hold;

const SEATS = SEAT_NAMES.length;
const GEARS = GEAR_IDS.length;

export const sabotageAction = (goal: Kind): Action => codec.first.sabotage + goal - FIRST_GOAL;
/** The claim to hold the Gear of a Goal and to complete it if it is played. */
export const canCompleteAction = (goal: Kind): Action =>
  codec.first.canComplete + (goal - FIRST_GOAL) * 4 + 1;
/** The claim to complete a Goal with Scrap, if it is played. */
export const canScrapAction = (goal: Kind): Action => codec.first.canComplete + (goal - FIRST_GOAL) * 4 + 3;
/** The claim to hold this many of a kind. */
export const holdAction = (kind: Kind, count: number): Action =>
  codec.first.hold + kind * MOST_CLAIMED + count - 1;
/** The claim that this many Dark lie in the Supply. */
export const sawDarkAction = (count: number): Action => codec.first.sawDark + count;
export const completeAction = (goal: Kind, mode: number): Action =>
  codec.first.complete + (goal - FIRST_GOAL) * COMPLETING.length + mode;
export const playGoalAction = (goal: Kind): Action => codec.first.playGoal + goal - FIRST_GOAL;
export const playOverAction = (goal: Kind, over: Kind): Action =>
  codec.first.playOver + (goal - FIRST_GOAL) * GOAL_IDS.length + over - FIRST_GOAL;
export const secondGoalAction = (goal: Kind): Action => codec.first.secondGoal + goal - FIRST_GOAL;
export const scrapGearAction = (one: Kind, two: Kind, three: Kind): Action =>
  codec.first.scrapGear + (one * GEARS + two) * GEARS + three;
export const scrapGoalsAction = (one: Kind, two: Kind, three: Kind): Action =>
  codec.first.scrapGoals +
  ((one - FIRST_GOAL) * GOAL_IDS.length + two - FIRST_GOAL) * GOAL_IDS.length +
  three -
  FIRST_GOAL;
export const scrapTwoGoalsAction = (one: Kind, two: Kind): Action =>
  codec.first.scrapTwoGoals + (one - FIRST_GOAL) * GOAL_IDS.length + two - FIRST_GOAL;
export const clearAction = (crisis: Crisis, kind: Kind): Action =>
  codec.first.clear + (crisis - FIRST_ONGOING) * GEARS + kind;
export const surgeryAction = (one: Kind, two: Kind, seat: number): Action =>
  codec.first.surgery + (one * GEARS + two) * SEATS + seat;
export const selfRepairAction = (one: Kind, two: Kind): Action => codec.first.selfRepair + one * GEARS + two;
export const assignAction = (crisis: Crisis, seat: number): Action =>
  codec.first.assign + crisis * SEATS + seat;

/** An action with one word, or none. */
export const actionOf = (kind: ActionKind, word = 0): Action => codec.first[kind] + word;
/** The first word of an action. */
export const wordOf = (action: Action): number => decode(action).words[0] ?? 0;

/** The first word of an action of this kind; -1 for any other number. */
export function wordIn(action: Action, kind: ActionKind): number {
  if (action >= codec.size) return -1;
  const decoded = decode(action);
  return decoded.kind === kind ? (decoded.words[0] ?? 0) : -1;
}

interface Decoded {
  readonly kind: ActionKind;
  readonly words: readonly number[];
}

/** Filled as actions are met: taking one apart is slow, and there are only some thousands of them. */
const DECODED: (Decoded | null)[] = Array<Decoded | null>(codec.size).fill(null);

export function decode(action: Action): Decoded {
  const known = DECODED[action];
  if (known) return known;
  const decoded = { kind: codec.kind(action), words: codec.words(action) };
  DECODED[action] = decoded;
  return decoded;
}
