/** What a question to one seat is. The answers it lists are the legal ones; without any, the step is skipped. */
import type { Action, ActionList, Random, RuleId, Seat } from '@airlock/kernel';
import type { OutsiderTable } from '../../events.ts';
import type { State } from '../../state.ts';

export interface Question {
  readonly rule: RuleId;
  list(state: State, seat: Seat, argument: number, into: ActionList): void;
  /** The question's frame has left the stack when this runs. */
  take(state: State, seat: Seat, action: Action, argument: number, table: OutsiderTable): void;
  /** What is done for whoever lets the time run out; any answer when missing. */
  timeout?(state: State, seat: Seat, argument: number, random: Random): Action;
}
