/** What a question to one seat is. What it lists is what it allows; where nothing can be answered, the step is skipped. */
import type { Action, ActionList, Random, RuleId, Seat } from '@airlock/kernel';
import { actionOf, wordIn } from '../../actions.ts';
import type { Kind } from '../../cards.ts';
import type { OutsiderTable } from '../../events.ts';
import type { Held, State } from '../../state.ts';
import { holdsKind, kindsIn } from '../zones.ts';

export interface Question {
  readonly rule: RuleId;
  /** OUT-103: whether there is anything to answer. */
  isOpen(state: State, seat: Seat, argument: number): boolean;
  list(state: State, seat: Seat, argument: number, into: ActionList): void;
  /** Whether an action is an answer; asked only while it is open. */
  allows(state: State, seat: Seat, argument: number, action: Action): boolean;
  /** The question's frame has left the stack when this runs. */
  take(state: State, seat: Seat, action: Action, argument: number, context: OutsiderTable): void;
  /** What is done for whoever lets the time run out; any answer when missing. */
  timeout?(state: State, seat: Seat, argument: number, random: Random): Action;
}

const CARD = actionOf('card');
export const ACCEPT = actionOf('accept');
export const DECLINE = actionOf('decline');
export const LOSE = actionOf('lose');
export const DRAW = actionOf('draw');
export const DONE = actionOf('done');
export const CANCEL = actionOf('cancel');

export const isAlwaysOpen = (): boolean => true;

export const cardAction = (kind: Kind): Action => CARD + kind;

/** Every kind in a place once, in the order of kinds. */
export function listKinds(zone: readonly Held[], into: ActionList): void {
  for (const kind of kindsIn(zone)) into.add(CARD + kind);
}

/** Whether an action names a card that lies in a place. */
export const namesCardIn = (zone: readonly Held[], action: Action): boolean => {
  const kind = wordIn(action, 'card');
  return kind >= 0 && holdsKind(zone, kind);
};
