/** What single characters can do as an action. */
import { only, type Refusal, type Seat, takeAt } from '@airlock/kernel';
import type { ActionKind } from '../actions.ts';
import {
  CHARACTERS,
  type Character,
  ENGINEER_FILLS_TO,
  FIRST_GOAL,
  type Kind,
  NO_CARD,
  STATIC,
} from '../cards.ts';
import type { OutsiderTable } from '../events.ts';
import { AT, kindOf, type State, thingOf } from '../state.ts';
import { aimRefusal } from './aims.ts';
import { actionPoints, spend } from './allowance.ts';
import { type Deed, playGoal, setRefusal } from './basics.ts';
import { askInSecret } from './exchanges.ts';
import { lookAtDeck } from './looking.ts';
import { takeOpenly } from './questions/cards.ts';
import { refuse } from './refusals.ts';
import { push } from './stack.ts';
import { gain, hasAbility, isOngoing } from './survival.ts';
import { discard, handOf, holdsKind, reveal } from './zones.ts';

/** Which character each ability belongs to. */
const OWNERS: ReadonlyMap<ActionKind, Character> = new Map(
  CHARACTERS.flatMap(({ abilities }, character) =>
    abilities.map((ability): [ActionKind, Character] => [ability, character]),
  ),
);

export const isAbility = (kind: ActionKind): boolean => OWNERS.has(kind);

function ownerOf(kind: ActionKind): Character {
  const owner = OWNERS.get(kind);
  if (owner === undefined) throw new Error(`"${kind}" is not an ability.`);
  return owner;
}

const CARDS_SCANNED = 4;
const CARDS_INSPECTED = 2;

/** OUT-606, CR18, and the conditions of each ability. */
export function abilityRefusal(
  state: State,
  seat: Seat,
  kind: ActionKind,
  words: readonly number[],
): Refusal | null {
  const owner = ownerOf(kind);
  if (state.characters[seat] === owner && isOngoing(state, STATIC)) return refuse('abilitiesOff');
  if (!hasAbility(state, seat, owner)) return refuse('notYourAbility');
  if (actionPoints(state) < 1) return refuse('noActionsLeft');
  const [one = 0, two = 0, three = 0] = words;
  const hand = handOf(state, seat);
  switch (kind) {
    case 'secondGoal':
      if (!holdsKind(hand, FIRST_GOAL + one)) return refuse('notInHand');
      return state.inPlay.length === 1 ? null : refuse('needsOneGoalInPlay');
    case 'reclaim':
      if (hand.length >= ENGINEER_FILLS_TO) return refuse('handTooLarge');
      return state.discard.some((entry) => thingOf(entry) === one) ? null : refuse('notInDiscard');
    case 'patch':
      if (hand.length === 0) return refuse('handEmpty');
      return aimRefusal(state, seat, one, 'holding');
    case 'surgery':
      return setRefusal(state, seat, [one, two]) ?? aimRefusal(state, seat, three, 'any');
    case 'burn':
      return holdsKind(hand, one) ? null : refuse('notInHand');
    case 'inspect':
      return aimRefusal(state, seat, one, 'holding');
    case 'selfRepair':
      return setRefusal(state, seat, [one, two]);
    default:
      return null;
  }
}

export const useAbility: Deed = (state, seat, kind, words, context) => {
  const [one = 0, two = 0, three = 0] = words;
  spend(state, 1);
  const target = kind === 'patch' || kind === 'inspect' ? one : kind === 'surgery' ? three : seat;
  const open = { seat, character: ownerOf(kind), target };
  context.tell?.({ type: 'abilityUsed', rule: 'OUT-303', open });
  switch (kind) {
    case 'secondGoal':
      playGoal(state, seat, FIRST_GOAL + one, NO_CARD, context);
      return;
    case 'reverse':
      state.direction = -state.direction;
      context.tell?.({ type: 'reversed', rule: 'OUT-104', open: { seat } });
      return;
    case 'reclaim':
      takeOpenly(state, seat, one, context);
      return;
    case 'patch':
      push(state, AT.swapChosen, seat, one);
      askInSecret(state, only(seat) | only(one));
      return;
    case 'scan':
      lookAtDeck(state, seat, CARDS_SCANNED, true, context);
      return;
    case 'surgery':
      discard(state, seat, [one, two], 'hand', 'OUT-303', context);
      gain(state, three, 1, 'OUT-602', context);
      return;
    case 'burn':
      discard(state, seat, [one], 'hand', 'OUT-303', context);
      state.skipEntropy = true;
      return;
    case 'inspect':
      inspect(state, one, context);
      return;
    case 'selfRepair':
      discard(state, seat, [one, two], 'hand', 'OUT-303', context);
      gain(state, seat, 1, 'OUT-602', context);
  }
};

/** The Security Chief: two random cards of a hand, shown to everybody. */
function inspect(state: State, target: Seat, context: OutsiderTable): void {
  const hand = handOf(state, target);
  const left = hand.map(kindOf);
  const cards: Kind[] = [];
  while (cards.length < CARDS_INSPECTED && left.length > 0) {
    cards.push(takeAt(left, context.random.stream('randomCards').int(left.length)));
  }
  cards.sort((a, b) => a - b);
  for (const kind of new Set(cards)) reveal(hand, kind, cards.filter((one) => one === kind).length);
  context.tell?.({ type: 'cardsRevealed', rule: 'OUT-701', open: { seat: target, cards }, reveals: true });
}
