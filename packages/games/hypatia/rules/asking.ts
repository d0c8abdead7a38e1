/** How the rules ask the commander something. */
import {
  type Action,
  ActionList,
  type Choice,
  type Context,
  enter,
  only,
  type RuleId,
  type SeatSet,
} from '@airlock/kernel';
import type { ShipEvent } from '../events.ts';
import { AT, commanderOf, type NodeName, type Ship } from '../state.ts';

export type ShipContext = Context<ShipEvent>;

/** A choice of the commander. Its frame's numbers are handed to all three questions by reading the stack. */
export interface Decision {
  readonly holds?: number;
  list(ship: Ship, into: ActionList): void;
  refusal(ship: Ship, action: Action): ReturnType<Choice<Ship, ShipEvent>['refusal']>;
  take(ship: Ship, action: Action, context: ShipContext, ...held: number[]): void;
}

export const commander = (ship: Ship): SeatSet => only(commanderOf(ship));

/** Waits for the commander. */
export function ask(
  ship: Ship,
  decision: NodeName,
  rule: RuleId,
  context: ShipContext,
  ...held: number[]
): void {
  enter(ship, AT[decision], ...held);
  context.tell?.({
    type: 'asked',
    rule,
    open: { decision, seat: commanderOf(ship) },
    quiet: true,
  });
}

const options = new ActionList();

/** Like `ask`, but what leaves no choice is done without asking. */
export function askUnlessForced(
  ship: Ship,
  name: NodeName,
  decision: Decision,
  rule: RuleId,
  context: ShipContext,
  ...held: number[]
): void {
  enter(ship, AT[name], ...held);
  decision.list(ship, options.clear());
  const isForced = options.size === 1;
  const forced = options.at(0);
  ship.stack.length -= held.length + 1;
  if (isForced) decision.take(ship, forced, context, ...held);
  else ask(ship, name, rule, context, ...held);
}
