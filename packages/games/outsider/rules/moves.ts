/** The ACTIONS stage: what the active player may do, one thing after the other, until the turn ends. */
import { type Action, type ActionList, only, type Refusal, type Seat, type SeatSet } from '@airlock/kernel';
import {
  type ActionKind,
  actionOf,
  COMPLETING,
  clearAction,
  completeAction,
  decode,
  FIRST_MOVE,
  playGoalAction,
  playOverAction,
  scrapGearAction,
  scrapGoalsAction,
  scrapTwoGoalsAction,
  secondGoalAction,
  selfRepairAction,
  surgeryAction,
} from '../actions.ts';
import { ENGINEER, isGear, isGoal, type Kind, LOCATION_COUNT, MEDIC, PILOT, SYNTHETIC } from '../cards.ts';
import type { OutsiderTable } from '../events.ts';
import { AT, kindOf, type State, thingOf } from '../state.ts';
import { abilityRefusal, isAbility, useAbility } from './abilities.ts';
import { BASICS, basicRefusal, doBasic } from './basics.ts';
import { refuse } from './refusals.ts';
import { push } from './stack.ts';
import { gearIn, handOf } from './zones.ts';

export const acting = {
  seats: (state: State): SeatSet => only(state.active),

  list(state: State, seat: Seat, into: ActionList): void {
    for (const action of candidates(state, seat))
      if (moveRefusal(state, seat, action) === null) into.add(action);
  },

  refusal: moveRefusal,

  take(state: State, seat: Seat, action: Action, table: OutsiderTable): void {
    const { kind, words } = decode(action);
    if (kind === 'endTurn') {
      push(state, AT.increaseEntropy);
      return;
    }
    push(state, AT.actions);
    if (isAbility(kind)) useAbility(state, seat, kind, words, table);
    else doBasic(state, seat, kind, words, table);
  },
};

function moveRefusal(state: State, seat: Seat, action: Action): Refusal | null {
  if (action < FIRST_MOVE || action >= actionOf('card')) return refuse('actNow');
  const { kind, words } = decode(action);
  if (isAbility(kind)) return abilityRefusal(state, seat, kind, words);
  return BASICS.has(kind) ? basicRefusal(state, seat, kind, words) : refuse('actNow');
}

const ALONE: readonly ActionKind[] = [
  'gather',
  'discardAndDraw',
  'resolveShift',
  'reverse',
  'scan',
  'scanSupply',
  'overclock',
  'buy',
  'endTurn',
];
const AIMED: readonly ActionKind[] = ['patch', 'inspect', 'stim', 'scanHand'];

/** Everything that could be legal with this hand, each once and in a fixed order. */
function* candidates(state: State, seat: Seat): Iterable<Action> {
  const gear = gearIn(state, seat);
  const goals = handOf(state, seat)
    .map(kindOf)
    .filter(isGoal)
    .sort((a, b) => a - b);
  for (const goal of [...state.inPlay].sort((a, b) => a - b)) {
    for (let mode = 0; mode < COMPLETING.length; mode++) yield completeAction(goal, mode);
  }
  for (const goal of goals) {
    yield playGoalAction(goal);
    for (const over of [...state.inPlay].sort((a, b) => a - b)) yield playOverAction(goal, over);
    yield secondGoalAction(goal);
  }
  for (const kind of ALONE) yield actionOf(kind);
  for (const [one, two, three] of triples(gear)) yield scrapGearAction(one, two, three);
  for (const [one, two, three] of triples(goals)) yield scrapGoalsAction(one, two, three);
  for (const [one, two] of pairs(goals)) yield scrapTwoGoalsAction(one, two);
  for (const crisis of state.ongoing.map(thingOf).sort((a, b) => a - b)) {
    for (const kind of gear) yield clearAction(crisis, kind);
  }
  for (const kind of AIMED) for (let other = 0; other < state.seats; other++) yield actionOf(kind, other);
  for (let at = 0; at < LOCATION_COUNT; at++) yield actionOf('move', at);
  yield* ofCharacter(state, seat, gear);
}

function* ofCharacter(state: State, seat: Seat, gear: readonly Kind[]): Iterable<Action> {
  switch (state.characters[seat]) {
    case ENGINEER:
      for (const kind of state.discard.map(thingOf).sort((a, b) => a - b)) {
        if (isGear(kind)) yield actionOf('reclaim', kind);
      }
      return;
    case PILOT:
      for (const kind of gear) yield actionOf('burn', kind);
      return;
    case MEDIC:
      for (const [one, two] of pairs(gear)) {
        for (let other = 0; other < state.seats; other++) yield surgeryAction(one, two, other);
      }
      return;
    case SYNTHETIC:
      for (const [one, two] of pairs(gear)) yield selfRepairAction(one, two);
  }
}

function* pairs(cards: readonly Kind[]): Iterable<[Kind, Kind]> {
  for (let one = 0; one < cards.length; one++) {
    for (let two = one + 1; two < cards.length; two++) yield [cards[one] as Kind, cards[two] as Kind];
  }
}

function* triples(cards: readonly Kind[]): Iterable<[Kind, Kind, Kind]> {
  for (let one = 0; one < cards.length; one++) {
    for (const [two, three] of pairs(cards.slice(one + 1))) yield [cards[one] as Kind, two, three];
  }
}
