/**
 * Everything the active player may do, in a fixed order: made from the hand and what lies open, without trying what is
 * not possible. `moves.ts` judges single actions by the same rules, and says why one is refused.
 */
import type { Action, ActionList, Seat } from '@airlock/kernel';
import { itemAt } from '@airlock/kernel';
import {
  actionOf,
  clearAction,
  completeAction,
  playGoalAction,
  playOverAction,
  scrapGearAction,
  scrapGoalsAction,
  scrapTwoGoalsAction,
  secondGoalAction,
  selfRepairAction,
  surgeryAction,
} from '../actions.ts';
import {
  CAPTAIN,
  ENGINEER,
  ENGINEER_FILLS_TO,
  isGear,
  type Kind,
  LOCATION_COUNT,
  MEDIC,
  NAVIGATOR,
  OVERCLOCK,
  PILOT,
  PROGRAMMER,
  QUARTERMASTER,
  SCANNER,
  SECURITY,
  STATIC,
  STIM,
  SYNTHETIC,
} from '../cards.ts';
import { usesLocations } from '../options.ts';
import { type State, thingOf } from '../state.ts';
import { type Aimed, aimRefusal } from './aims.ts';
import { actionPoints } from './allowance.ts';
import { buyRefusal, clears, gatherRefusal, moveRefusal } from './basics.ts';
import { waysToComplete } from './goals.ts';
import { wouldDraw } from './questions/picks.ts';
import { characterOf, isDoomed, isOngoing } from './survival.ts';
import { gearIn, goalsIn, handOf, holdsKind } from './zones.ts';

const GATHER = actionOf('gather');
const DISCARD_AND_DRAW = actionOf('discardAndDraw');
const RESOLVE_SHIFT = actionOf('resolveShift');
const REVERSE = actionOf('reverse');
const SCAN = actionOf('scan');
const SCAN_SUPPLY = actionOf('scanSupply');
const OVERCLOCKING = actionOf('overclock');
const BUY = actionOf('buy');
const END_TURN = actionOf('endTurn');
const PATCH = actionOf('patch');
const INSPECT = actionOf('inspect');
const STIMULATE = actionOf('stim');
const SCAN_HAND = actionOf('scanHand');

/** What the lists below have in common; a character without abilities is nobody's. */
interface Turn {
  readonly state: State;
  readonly seat: Seat;
  /** Whether one action is left; completing takes two. */
  readonly canAct: boolean;
  readonly gear: readonly Kind[];
  readonly goals: readonly Kind[];
  /** The character whose abilities can be used now; -1 without. */
  readonly able: number;
}

export function listMoves(state: State, seat: Seat, into: ActionList): void {
  const isAble = !isDoomed(state, seat) && !isOngoing(state, STATIC);
  const turn: Turn = {
    state,
    seat,
    canAct: actionPoints(state) > 0,
    gear: gearIn(state, seat),
    goals: goalsIn(state, seat),
    able: isAble ? characterOf(state, seat) : -1,
  };
  listCompletions(turn, into);
  listGoalsToPlay(turn, into);
  listPlain(turn, into);
  if (turn.canAct) listScrap(turn, into);
  if (turn.canAct) listClearing(turn, into);
  listAimed(turn, into);
  if (turn.canAct) listSteps(turn, into);
  if (turn.canAct) listOwnAbilities(turn, into);
}

const ascending = (one: number, other: number): number => one - other;

/** The Goals in play, the lowest first: hardly ever more than one. */
const goalsInPlay = ({ inPlay }: State): readonly Kind[] =>
  inPlay.length < 2 ? inPlay : [...inPlay].sort(ascending);

function listCompletions({ state, seat, gear }: Turn, into: ActionList): void {
  if (state.inPlay.length === 0) return;
  for (const goal of goalsInPlay(state)) {
    const ways = waysToComplete(state, seat, goal, gear);
    for (let mode = 0; ways >> mode > 0; mode++) {
      if (ways & (1 << mode)) into.add(completeAction(goal, mode));
    }
  }
}

function listGoalsToPlay({ state, goals, canAct, able }: Turn, into: ActionList): void {
  if (!canAct || goals.length === 0) return;
  const inPlay = goalsInPlay(state);
  for (const goal of goals) {
    if (inPlay.length < 2) into.add(playGoalAction(goal));
    else for (const over of inPlay) into.add(playOverAction(goal, over));
    if (able === CAPTAIN && inPlay.length === 1) into.add(secondGoalAction(goal));
  }
}

/** What names nothing. */
function listPlain({ state, seat, canAct, able }: Turn, into: ActionList): void {
  const hand = handOf(state, seat);
  if (canAct) {
    if (gatherRefusal(state, seat) === null) into.add(GATHER);
    if (hand.length > 0 || wouldDraw(state, seat)) into.add(DISCARD_AND_DRAW);
    into.add(RESOLVE_SHIFT);
    if (able === CAPTAIN) into.add(REVERSE);
    if (able === NAVIGATOR) into.add(SCAN);
    if (holdsKind(hand, SCANNER)) into.add(SCAN_SUPPLY);
  }
  if (holdsKind(hand, OVERCLOCK)) into.add(OVERCLOCKING);
  if (buyRefusal(state, seat) === null) into.add(BUY);
  into.add(END_TURN);
}

function listScrap({ gear, goals, able }: Turn, into: ActionList): void {
  for (let one = 0; one + 2 < gear.length; one++) {
    for (const [two, three] of pairsOf(gear.slice(one + 1))) {
      into.add(scrapGearAction(itemAt(gear, one), two, three));
    }
  }
  for (let one = 0; one + 2 < goals.length; one++) {
    for (const [two, three] of pairsOf(goals.slice(one + 1))) {
      into.add(scrapGoalsAction(itemAt(goals, one), two, three));
    }
  }
  if (able !== QUARTERMASTER) return;
  for (const [one, two] of pairsOf(goals)) into.add(scrapTwoGoalsAction(one, two));
}

function listClearing({ state, gear }: Turn, into: ActionList): void {
  if (state.ongoing.length === 0) return;
  for (const crisis of state.ongoing.map(thingOf).sort(ascending)) {
    for (const kind of gear) if (clears(kind, crisis)) into.add(clearAction(crisis, kind));
  }
}

/** What is directed at a player. */
function listAimed({ state, seat, canAct, able }: Turn, into: ActionList): void {
  const hand = handOf(state, seat);
  if (canAct && able === PROGRAMMER && hand.length > 0) addAims(state, seat, PATCH, 'holding', into);
  if (canAct && able === SECURITY) addAims(state, seat, INSPECT, 'holding', into);
  if (holdsKind(hand, STIM)) addAims(state, seat, STIMULATE, 'any', into);
  if (canAct && holdsKind(hand, SCANNER)) addAims(state, seat, SCAN_HAND, 'other', into);
}

function addAims(state: State, seat: Seat, first: Action, who: Aimed, into: ActionList): void {
  for (let other = 0; other < state.seats; other++) {
    if (aimRefusal(state, seat, other, who) === null) into.add(first + other);
  }
}

function listSteps({ state, seat }: Turn, into: ActionList): void {
  if (!usesLocations(state.options)) return;
  for (let at = 0; at < LOCATION_COUNT; at++) {
    if (moveRefusal(state, seat, at) === null) into.add(actionOf('move', at));
  }
}

/** What only one character can do, with Gear. */
function listOwnAbilities({ state, seat, gear, able }: Turn, into: ActionList): void {
  switch (able) {
    case ENGINEER: {
      if (handOf(state, seat).length >= ENGINEER_FILLS_TO) return;
      const open = state.discard.map(thingOf).filter(isGear).sort(ascending);
      for (const kind of open) into.add(actionOf('reclaim', kind));
      return;
    }
    case PILOT:
      for (const kind of gear) into.add(actionOf('burn', kind));
      return;
    case MEDIC:
      for (const [one, two] of pairsOf(gear)) addAims(state, seat, surgeryAction(one, two, 0), 'any', into);
      return;
    case SYNTHETIC:
      for (const [one, two] of pairsOf(gear)) into.add(selfRepairAction(one, two));
  }
}

/** All pairs of a hand, in order; three cards are a pair and one before it. */
function pairsOf(cards: readonly Kind[]): [Kind, Kind][] {
  const pairs: [Kind, Kind][] = [];
  for (let one = 0; one < cards.length; one++) {
    for (let two = one + 1; two < cards.length; two++) pairs.push([itemAt(cards, one), itemAt(cards, two)]);
  }
  return pairs;
}
