/** Carries out card texts, one operation after the other. */
import type { Seat } from '@airlock/kernel';
import { setWord, wordAt } from '@airlock/kernel';
import type { Aim, Choosable, Operation } from '../cards/operations.ts';
import type { OutsiderTable } from '../events.ts';
import { DECIDE, RUN } from '../frames.ts';
import { programOf } from '../programs.ts';
import { AT, type State } from '../state.ts';
import {
  contaminate,
  deckToDiscard,
  deckToEntropy,
  discardGear,
  discardGoalsInPlay,
  discardOrLose,
  discardRandom,
  loseEach,
  revealDark,
  trapSupply,
  unravel,
} from './catastrophes.ts';
import { goalsOf } from './ending.ts';
import { exchangeHands, lookAtHand, passCards, passHands } from './exchanges.ts';
import { lookAtCrises, lookAtDeck } from './looking.ts';
import { draw, recycle } from './places.ts';
import { QUESTION } from './questionIds.ts';
import { push } from './stack.ts';
import { gain, lose } from './survival.ts';

/** Whom the players of an instruction are, while it runs: a frame holds them. */
interface Cast {
  readonly you: Seat;
  /** -1 until chosen. */
  readonly target: Seat;
  readonly second: Seat;
}

export const CHOOSABLE: readonly Choosable[] = ['other', 'any', 'otherHolding'];

/** OUT-103: what cannot be done is left out, the rest is done. */
export function run(
  state: State,
  context: OutsiderTable,
  program: number,
  index: number,
  you: Seat,
  target: Seat,
  second: Seat,
): void {
  const operation = programOf(program)[index];
  if (!operation) return;
  push(state, AT.run, program, index + 1, you, target, second);
  carryOut(state, operation, { you, target, second }, context);
}

/** What a chosen player means to the text below: its frame is told. */
export function setTarget(state: State, register: 'target' | 'second', seat: Seat): void {
  setWord(state, RUN[register], seat);
}

/** The target that the text has already which asks the question on top. */
export const targetBelow = (state: State): Seat => wordAt(state, DECIDE.size + RUN.target);

function carryOut(state: State, operation: Operation, cast: Cast, context: OutsiderTable): void {
  const { you, target } = cast;
  switch (operation.do) {
    case 'gain':
      for (const seat of aimedAt(state, operation.who, cast)) {
        gain(state, seat, operation.amount, 'OUT-602', context);
      }
      return;
    case 'lose':
      loseSurvival(state, operation.who, operation.amount, cast, context);
      return;
    case 'stabilise':
      state.stabilised |= 1 << you;
      context.tell?.({ type: 'stabilised', rule: 'OUT-330', open: { seat: you } });
      return;
    case 'recycle':
      recycle(state, you, context);
      return;
    case 'actions':
      gainActions(state, you, operation.amount, context);
      return;
    case 'draw':
      draw(state, you, operation.amount, context);
      return;
    case 'chooseTarget':
      push(state, AT.decide, QUESTION.target, you, CHOOSABLE.indexOf(operation.among));
      return;
    case 'chooseSecond': {
      const among = CHOOSABLE.indexOf(operation.among) + (operation.may ? CHOOSABLE.length : 0);
      push(state, AT.decide, QUESTION.second, you, among);
      return;
    }
    case 'discardRandom':
      discardRandom(state, operation.who === 'you' ? you : target, operation.amount, context);
      return;
    case 'drawCrisis':
      if (target >= 0) push(state, AT.drawCrisis, target);
      return;
    case 'slow':
      if (target < 0) return;
      state.slowed |= 1 << target;
      context.tell?.({ type: 'slowed', rule: 'OUT-410', open: { seat: target } });
      return;
    case 'lookAtHand':
      lookAtHand(state, you, target, context);
      return;
    case 'takeSeenCard':
      if (target >= 0) push(state, AT.decide, QUESTION.takeSeen, you, target);
      return;
    case 'giveCard':
      if (target >= 0) push(state, AT.decide, QUESTION.giveCard, you, target);
      return;
    case 'discardSeenCard':
      if (target >= 0) push(state, AT.decide, QUESTION.discardSeen, you, target);
      return;
    case 'salvageGear':
      push(state, AT.decide, QUESTION.salvageGear, you, operation.amount);
      return;
    case 'takeFromDiscard':
      push(state, AT.decide, QUESTION.takeFromDiscard, you, 0);
      return;
    case 'lookAtDeck':
      lookAtDeck(state, you, operation.amount, false, context);
      return;
    case 'lookAtCrises':
      lookAtCrises(state, you, operation.amount, context);
      return;
    case 'darkToEntropy':
      push(state, AT.decide, QUESTION.darkToEntropy, you, operation.amount);
      return;
    case 'clearOngoing':
      push(state, AT.decide, QUESTION.clearOngoing, you, 0);
      return;
    case 'exchangeWithSupply':
      push(state, AT.decide, QUESTION.exchangeOrNot, you, operation.amount);
      return;
    case 'passHands':
      passHands(state, context);
      return;
    case 'passCards':
      passCards(state);
      return;
    case 'exchangeHands':
      if (target >= 0) exchangeHands(state, you, target, context);
      return;
    case 'trapSupply':
      trapSupply(state, you, context);
      return;
    case 'recallCrisis':
      push(state, AT.decide, QUESTION.recallCrisis, you, 0);
      return;
    case 'discardOrLose':
      discardOrLose(state, you, context);
      return;
    case 'discardGear':
      discardGear(state, you, context);
      return;
    case 'deckToEntropy':
      deckToEntropy(state, you, context);
      return;
    case 'deckToDiscard':
      deckToDiscard(state, you, operation.amount, context);
      return;
    case 'discardGoalsInPlay':
      discardGoalsInPlay(state, you, context);
      return;
    case 'revealDark':
      revealDark(state, you, context);
      return;
    case 'unravel':
      unravel(state, you);
      return;
    case 'contaminate':
      contaminate(state, you, context);
  }
}

/** OUT-312 */
export function gainActions(state: State, seat: Seat, amount: number, context: OutsiderTable): void {
  state.bonus += amount;
  context.tell?.({ type: 'actionsGained', rule: 'OUT-312', open: { seat, amount } });
}

function loseSurvival(state: State, who: Aim, amount: number, cast: Cast, context: OutsiderTable): void {
  if (who === 'each') {
    loseEach(state, cast.you, amount, context);
    return;
  }
  const seats = aimedAt(state, who, cast);
  const rule = seats.length > 1 ? 'OUT-535' : 'OUT-604';
  const losses = seats.map((seat) => ({ seat, amount }));
  lose(state, losses, { rule, trigger: cast.you, named: seats.length }, context);
}

/** OUT-813: those an instruction names at this moment. */
function aimedAt(state: State, who: Aim, { you, target, second }: Cast): Seat[] {
  const all = state.survival.map((_, seat) => seat);
  const chosen = (...seats: Seat[]): Seat[] => seats.filter((seat) => seat >= 0);
  switch (who) {
    case 'you':
      return [you];
    case 'target':
      return chosen(target);
    case 'both':
      return chosen(you, target);
    case 'pair':
      return chosen(target, second);
    case 'each':
      return all;
    case 'others':
      return all.filter((seat) => seat !== you);
    case 'highest': {
      const most = Math.max(...state.survival);
      return most === 0 ? [] : all.filter((seat) => state.survival[seat] === most);
    }
    case 'goalless':
      return all.filter((seat) => goalsOf(state, seat) === 0);
  }
}
