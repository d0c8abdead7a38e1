/** Crises: drawn, revealed, answered, carried out and put away. */
import {
  type Action,
  type ActionList,
  only,
  REVIEWER,
  type Refusal,
  type Seat,
  type SeatSet,
  setWord,
  wordAt,
} from '@airlock/kernel';
import { actionOf } from '../actions.ts';
import {
  COSMOLOGIST,
  type Crisis,
  crisisCard,
  DEFLECTOR,
  ECHO,
  FIRST_ONGOING,
  SCIENTIST,
  SHIELD,
} from '../cards.ts';
import type { OutsiderTable } from '../events.ts';
import { FINISH_CRISIS, REACT_TO_CRISIS, RUN } from '../frames.ts';
import { textOf } from '../programs.ts';
import { AT, crisisOf, type Held, heldAs, marked, type State } from '../state.ts';
import { completedBy } from './ending.ts';
import { QUESTION } from './questionIds.ts';
import { refuse } from './refusals.ts';
import { leave, push } from './stack.ts';
import { hasAbility, isOngoing, lose, survivalOf } from './survival.ts';
import { handOf, holdsKind, putOnDiscard, removeFromHand, shuffleUnseen } from './zones.ts';

/** OUT-501, CR22 and the Cosmologist: before the Crisis that a Dark card brings. `isOwn` is 1 for one from one's own hand. */
export function darkDiscarded(state: State, context: OutsiderTable, seat: Seat, isOwn: number): void {
  if (isOngoing(state, ECHO)) {
    lose(state, [{ seat, amount: 1 }], { rule: 'OUT-536', trigger: seat, named: 1 }, context);
  }
  const mayAbsorb =
    isOwn === 1 && hasAbility(state, seat, COSMOLOGIST) && !state.absorbed && survivalOf(state, seat) > 0;
  if (mayAbsorb) push(state, AT.decide, QUESTION.cosmologist, seat, 0);
  else push(state, AT.drawCrisis, seat);
}

/** OUT-530, OUTR-50: the next card of the Crisis deck, with the discard pile shuffled in when it has run out. */
export function nextCrisis(state: State, context: OutsiderTable): Held | undefined {
  if (state.crisisDeck.length === 0 && state.crisisDiscard.length > 0) {
    state.crisisDeck = state.crisisDiscard;
    state.crisisDiscard = [];
    shuffleUnseen(state.crisisDeck, 'crises', context);
  }
  if (state.lookedCrises > 0) state.lookedCrises--;
  return state.crisisDeck.pop();
}

export function drawCrisis(state: State, context: OutsiderTable, seat: Seat): void {
  const drawn = nextCrisis(state, context);
  if (drawn === undefined) {
    context.tell?.({ type: 'noCrisisLeft', rule: 'OUT-530', open: { seat } });
    return;
  }
  const other = hasAbility(state, seat, SCIENTIST) ? nextCrisis(state, context) : undefined;
  if (other === undefined) {
    revealCrisis(state, crisisOf(drawn), seat, false, context);
    return;
  }
  const start = state.drawnCrises.length;
  state.drawnCrises.push(heldAs(crisisOf(drawn), only(seat)), heldAs(crisisOf(other), only(seat)));
  const own: { readonly cards: readonly number[] } = { cards: [crisisOf(drawn), crisisOf(other)] };
  context.tell?.({
    type: 'looked',
    rule: 'OUT-530',
    open: { seat, at: 'crises', count: 2 },
    own: { [seat]: own, [REVIEWER]: own },
    reveals: true,
  });
  push(state, AT.decide, QUESTION.scientist, seat, start);
}

/** OUT-531: shown to all; then everybody may react, then it is carried out, then it is put away. */
export function revealCrisis(
  state: State,
  crisis: Crisis,
  seat: Seat,
  assigned: boolean,
  context: OutsiderTable,
): void {
  state.resolving.push(crisis);
  context.tell?.({
    type: 'crisisRevealed',
    rule: assigned ? 'OUT-804' : 'OUT-531',
    open: { seat, crisis, assigned },
    reveals: true,
  });
  push(state, AT.finishCrisis, crisis, seat);
  push(state, AT.run, textOf(crisis), 0, seat, -1, -1);
  push(state, AT.reactToCrisis, crisis, seat, 0, 0);
}

/** OUT-534: an immediate Crisis is discarded when finished, an Ongoing one stays with its resolver marked. */
export function finishCrisis(state: State, context: OutsiderTable, crisis: Crisis, seat: Seat): void {
  endResolving(state, crisis);
  const stays = crisis >= FIRST_ONGOING;
  if (stays) state.ongoing.push(marked(crisis, seat));
  else state.crisisDiscard.push(crisis);
  context.tell?.({ type: 'crisisFinished', rule: 'OUT-534', open: { crisis, stays } });
}

function endResolving(state: State, crisis: Crisis): void {
  state.resolving.splice(state.resolving.lastIndexOf(crisis), 1);
}

const hasDeflector = (state: State, seat: Seat): boolean => completedBy(state, seat).includes(DEFLECTOR);

/** OUT-531, OUT-532: everybody is asked at once, whatever they hold; the first reaction closes the window. */
export const reactingToCrisis = {
  holds: REACT_TO_CRISIS.holds,
  stays: true,

  seats: (state: State): SeatSet => ((1 << state.seats) - 1) & ~wordAt(state, REACT_TO_CRISIS.answered),

  list(state: State, seat: Seat, into: ActionList): void {
    into.add(actionOf('pass'));
    if (holdsKind(handOf(state, seat), SHIELD)) into.add(actionOf('shield'));
    if (hasDeflector(state, seat)) into.add(actionOf('deflect'));
  },

  refusal(state: State, seat: Seat, action: Action): Refusal | null {
    if (action === actionOf('pass')) return null;
    if (action === actionOf('shield')) {
      return holdsKind(handOf(state, seat), SHIELD) ? null : refuse('notInHand');
    }
    if (action === actionOf('deflect')) return hasDeflector(state, seat) ? null : refuse('notCompletedByYou');
    return refuse('reactNow');
  },

  take(state: State, seat: Seat, action: Action, context: OutsiderTable): void {
    if (action === actionOf('pass')) {
      passWindow(state, seat, REACT_TO_CRISIS.answered, context);
      return;
    }
    const crisis = wordAt(state, REACT_TO_CRISIS.crisis);
    const card = action === actionOf('shield') ? SHIELD : DEFLECTOR;
    leave(state, REACT_TO_CRISIS, RUN, FINISH_CRISIS);
    if (card === SHIELD) removeFromHand(state, seat, SHIELD);
    else completedBy(state, seat).splice(completedBy(state, seat).indexOf(DEFLECTOR), 1);
    putOnDiscard(state, seat, card);
    endResolving(state, crisis);
    state.crisisDiscard.push(crisis);
    context.tell?.({ type: 'crisisCancelled', rule: 'OUT-532', open: { seat, crisis, card } });
  },
};

/** Marks on the window's frame that a seat has answered; the window closes when all have. */
export function passWindow(state: State, seat: Seat, answered: number, context: OutsiderTable): void {
  setWord(state, answered, wordAt(state, answered) | only(seat));
  context.tell?.({ type: 'passed', rule: 'OUT-531', open: { seat } });
}

/** A Crisis leaves the Ongoing row. */
export function clearCrisis(state: State, seat: Seat, crisis: Crisis, context: OutsiderTable): void {
  state.ongoing = state.ongoing.filter((entry) => (entry & 63) !== crisis);
  state.crisisDiscard.push(crisis);
  context.tell?.({ type: 'crisisCleared', rule: 'OUT-360', open: { seat, crisis } });
}

/** Whether a Crisis names every player, so that a Gravity Shield is best kept for it. */
export const strikesAll = (crisis: Crisis): boolean =>
  crisisCard(crisis).does.some(
    (operation) =>
      (operation.do === 'lose' && operation.who === 'each') ||
      operation.do === 'discardOrLose' ||
      operation.do === 'revealDark',
  );
