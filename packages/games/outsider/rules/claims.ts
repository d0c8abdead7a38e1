/** The ledger of claims: sentences of a fixed form that anybody may say, true or not. */
import type { Action, ActionList, Refusal, Seat } from '@airlock/kernel';
import { itemAt } from '@airlock/kernel';
import { actionOf, CLAIM_TYPES, decode, FIRST_CLAIM, FIRST_MOVE, PLACES, wordOf } from '../actions.ts';
import {
  CLAIMS_PER_TURN,
  copiesOf,
  DARK,
  FIRST_GOAL,
  isGear,
  isGoal,
  isTech,
  KIND_COUNT,
  type Kind,
  NO_CARD,
  OUTSIDER,
} from '../cards.ts';
import type { OutsiderTable } from '../events.ts';
import { CLAIM_FALSE, CLAIM_OPEN, CLAIM_TRUE, type Held, kindOf, type State } from '../state.ts';
import { coversGoal, hasSkill } from './goals.ts';
import { refuse } from './refusals.ts';
import { characterOf } from './survival.ts';
import { countKind, gearIn, handOf, holdsKind, pileIndexOf, supplyCards } from './zones.ts';

const FIRST_ANSWER = actionOf('answer');
const FIRST_WARNING = actionOf('warn');

/** OUT-720, OUT-721 */
export function claimRefusal(state: State, seat: Seat, action: Action): Refusal | null {
  if (!state.options.claims) return refuse('claimsOff');
  if (itemAt(state.said, seat) >= CLAIMS_PER_TURN) return refuse('enoughClaims');
  return nameRefusal(state, seat, action) ?? (isUnasked(state, seat, action) ? refuse('nothingAsked') : null);
}

/** Whether what a claim names exists, for this seat of this many. */
function nameRefusal({ seats }: Pick<State, 'seats'>, seat: Seat, action: Action): Refusal | null {
  if (namesTooMany(action)) return refuse('notSoMany');
  const about = seatNamedIn(action);
  if (about === null) return null;
  if (about >= seats) return refuse('noSuchPlayer');
  return about === seat ? refuse('claimAboutSelf') : null;
}

const isUnasked = (state: State, seat: Seat, action: Action): boolean =>
  action >= FIRST_ANSWER && action < FIRST_WARNING && !hasAsked(state, wordOf(action), seat);

/** Most cards exist once; only of Dark, Gravity Shields and types of cards anybody can hold several. */
function namesTooMany(action: Action): boolean {
  const { kind, words } = decode(action);
  const [thing = 0, more = 0] = words;
  return kind === 'hold' && thing < KIND_COUNT && more >= copiesOf(thing);
}

/** The seat a claim is about; `null` where it names none. */
function seatNamedIn(action: Action): Seat | null {
  const { kind, words } = decode(action);
  const [one = 0] = words;
  switch (kind) {
    case 'suspect':
    case 'trust':
    case 'ask':
    case 'askGear':
    case 'askGoal':
    case 'answer':
      return one;
    case 'saw':
    case 'sawDark':
      return one >= PLACES.indexOf('A') ? one - PLACES.indexOf('A') : null;
    default:
      return null;
  }
}

const hasAsked = (state: State, asker: Seat, asked: Seat): boolean =>
  state.claims.some(
    ({ seat, action }) => seat === asker && decode(action).kind.startsWith('ask') && wordOf(action) === asked,
  );

/** What a seat of this many may ever say, by seats and seat; only whether an answer was asked for changes. */
const SAYABLE: (readonly Action[])[][] = [];

function sayable(state: State, seat: Seat): readonly Action[] {
  SAYABLE[state.seats] ??= [];
  const bySeat = itemAt(SAYABLE, state.seats);
  bySeat[seat] ??= Array.from({ length: FIRST_MOVE - FIRST_CLAIM }, (_, index) => FIRST_CLAIM + index).filter(
    (action) => nameRefusal(state, seat, action) === null,
  );
  return itemAt(bySeat, seat);
}

export function listClaims(state: State, seat: Seat, into: ActionList): void {
  if (!state.options.claims || itemAt(state.said, seat) >= CLAIMS_PER_TURN) return;
  for (const action of sayable(state, seat)) if (!isUnasked(state, seat, action)) into.add(action);
}

/** Into the ledger; whether it was true is kept with it and shown after the end. */
export function makeClaim(state: State, seat: Seat, action: Action, context: OutsiderTable): void {
  state.said[seat] = itemAt(state.said, seat) + 1;
  state.claims.push({ seat, action, turn: state.turn });
  state.claimTruth.push(truthOf(state, seat, action));
  context.tell?.({ type: 'claimed', rule: 'OUT-720', open: { seat, action } });
}

/** Whether a kind is the named one, or of the named type. */
function fits(kind: Kind, thing: number): boolean {
  const type = CLAIM_TYPES[thing - KIND_COUNT];
  if (type === undefined) return kind === thing;
  return type === 'GEAR' ? isGear(kind) : type === 'GOAL' ? isGoal(kind) : isTech(kind);
}

const judged = (isTrue: boolean): number => (isTrue ? CLAIM_TRUE : CLAIM_FALSE);

/** By what lies where at this moment; wishes, plans and opinions stay open. */
export function truthOf(state: State, seat: Seat, action: Action): number {
  const { kind, words } = decode(action);
  const [one = 0, two = 0, three = 0] = words;
  const held = handOf(state, seat);
  const countOf = (thing: number): number => held.filter((card) => fits(kindOf(card), thing)).length;
  switch (kind) {
    case 'hold':
      return judged(countOf(one) >= two + 1);
    case 'lack':
      return judged(countOf(one) === 0);
    case 'canComplete':
      return judged(canComplete(state, seat, FIRST_GOAL + one, two === 1, three === 1));
    case 'saw':
      return judged(holdsKind(placeNamed(state, seat, one), two));
    case 'sawDark':
      return judged(countKind(placeNamed(state, seat, one), DARK) === two);
    case 'left':
      return judgedLast(itemAt(state.lastLeft, seat), one);
    case 'took':
      return judgedLast(itemAt(state.lastTook, seat), one);
    case 'iAm':
      return judged((state.loyalties[seat] === OUTSIDER) === (one === 1));
    default:
      return CLAIM_OPEN;
  }
}

const judgedLast = (last: Kind, thing: number): number => judged(last !== NO_CARD && fits(last, thing));

const CARDS_LOOKED_AT = 4;

function placeNamed(state: State, seat: Seat, place: number): readonly Held[] {
  if (place === PLACES.indexOf('SUPPLY')) return supplyCards(state);
  // Whoever stands nowhere yet has no pile to look at (OUT-931).
  if (place === PLACES.indexOf('DECK'))
    return state.piles[pileIndexOf(state, seat)]?.slice(-CARDS_LOOKED_AT) ?? [];
  return handOf(state, place - PLACES.indexOf('A'));
}

function canComplete(state: State, seat: Seat, goal: Kind, byScrap: boolean, playFirst: boolean): boolean {
  if (!playFirst && !state.inPlay.includes(goal)) return false;
  const character = characterOf(state, seat);
  if (character < 0 || !hasSkill(character, goal)) return false;
  return byScrap
    ? coversGoal(state, seat, goal, gearIn(state, seat))
    : holdsKind(handOf(state, seat), goal - FIRST_GOAL);
}
