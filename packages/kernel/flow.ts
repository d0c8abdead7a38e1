/**
 * Rules as a flow chart on a stack. A step runs by itself and enters what comes next; a choice waits for one
 * or more seats. Interrupts are frames entered on top of what they interrupt. The stack is plain numbers in
 * the plain state, so that it clones in nanoseconds and survives a restart.
 *
 * A frame is the number of its node, with the numbers it holds beneath it; frames.ts gives them names.
 */
import type { Action, ActionList } from './actions.ts';
import { topOf } from './frames.ts';
import type { Context, Game, Refusal, RuleId, SeenEvent } from './game.ts';
import { missing } from './rows.ts';
import { has, NOBODY, only, type Seat, type SeatSet } from './seats.ts';

export interface Flowing {
  stack: number[];
}

export interface Step<State, Event extends SeenEvent> {
  readonly kind: 'step';
  /** How many numbers its frame holds; they are handed to `run` in the order they were entered. */
  readonly holds: number;
  run(state: State, context: Context<Event>, ...held: number[]): void;
}

export interface Choice<State, Event extends SeenEvent> {
  readonly kind: 'choice';
  readonly holds: number;
  /**
   * A choice is left when somebody takes it, except one that stays: it is left when `seats` names nobody,
   * as for simultaneous choices.
   */
  readonly stays: boolean;
  seats(state: State): SeatSet;
  list(state: State, seat: Seat, into: ActionList): void;
  refusal(state: State, seat: Seat, action: Action): Refusal | null;
  take(state: State, seat: Seat, action: Action, context: Context<Event>, ...held: number[]): void;
}

type Node<State, Event extends SeenEvent> = Step<State, Event> | Choice<State, Event>;

/** What may be done out of turn. Its actions are the first ones of the codec, all numbered below `below`. */
export interface Asides<State, Event extends SeenEvent> {
  readonly below: Action;
  list(state: State, seat: Seat, into: ActionList): void;
  refusal(state: State, seat: Seat, action: Action): Refusal | null;
  take(state: State, seat: Seat, action: Action, context: Context<Event>): void;
}

export interface Chart<Name extends string, State, Event extends SeenEvent> {
  /** The number of every node; the stack holds these. */
  readonly at: Readonly<Record<Name, number>>;
  readonly nodes: Readonly<Record<Name, Node<State, Event>>>;
  readonly asides?: Asides<State, Event>;
  /** The rules behind the refusals that every game has. */
  readonly rules: {
    readonly notYourTurn: RuleId;
    readonly noSuchAction: RuleId;
    readonly over: RuleId;
  };
}

/** More automatic steps in a row than any rulebook has: the chart runs in a circle. */
const MOST_STEPS = 100_000;

const NOTHING_HELD: readonly number[] = [];

type FlowPart = 'flows' | 'begin' | 'waiting' | 'actions' | 'asides' | 'refusal' | 'apply';

export function step<State, Event extends SeenEvent>(
  run: Step<State, Event>['run'],
  holds = 0,
): Step<State, Event> {
  return { kind: 'step', holds, run };
}

export function choice<State, Event extends SeenEvent>(
  parts: Omit<Choice<State, Event>, 'kind' | 'holds' | 'stays'> & { holds?: number; stays?: boolean },
): Choice<State, Event> {
  return { ...parts, kind: 'choice', holds: parts.holds ?? 0, stays: parts.stays ?? false };
}

/** Puts a node on the stack: it comes next. Enter what comes later first. */
export function enter(state: Flowing, node: number, ...held: number[]): void {
  for (const number of held) state.stack.push(number);
  state.stack.push(node);
}

/** The moving parts of a game, made from its chart. */
export function flow<Name extends string, State extends Flowing, Event extends SeenEvent>(
  chart: Chart<Name, State, Event>,
): Pick<Game<State, unknown, Event>, FlowPart> {
  const names: Name[] = [];
  const nodes: Node<State, Event>[] = [];
  for (const name of Object.keys(chart.at) as Name[]) {
    names[chart.at[name]] = name;
    nodes[chart.at[name]] = chart.nodes[name];
  }
  /** Asked for several times with every move: to look it up here is faster than to look at a node's kind. */
  const choices = nodes.map((node) => (node.kind === 'choice' ? node : undefined));
  const below = chart.asides?.below ?? 0;
  const over: Refusal = { rule: chart.rules.over, reason: 'over' };
  const notYourTurn: Refusal = { rule: chart.rules.notYourTurn, reason: 'notYourTurn' };
  const noSuchAction: Refusal = { rule: chart.rules.noSuchAction, reason: 'noSuchAction' };

  function choiceOnTop({ stack }: State): Choice<State, Event> {
    return choices[stack[stack.length - 1] ?? -1] ?? notAsking(stack);
  }

  function notAsking(stack: number[]): never {
    throw new Error(`The rules wait at "${nameOnTop({ stack })}", which is not a choice.`);
  }

  /** Runs the steps on top of the stack; says how low the stack became on the way. */
  function runToChoice(state: State, context: Context<Event>): number {
    const stack = state.stack;
    let lowest = stack.length;
    for (let steps = 0; stack.length > 0; steps++) {
      if (stack.length < lowest) lowest = stack.length;
      const node = nodes[stack[stack.length - 1] ?? -1] ?? missing();
      if (node.kind === 'choice') {
        if (!node.stays || node.seats(state) !== NOBODY) return lowest;
        stack.length -= 1 + node.holds;
        continue;
      }
      if (steps > MOST_STEPS) throw new Error(`The rules run in a circle at "${nameOnTop(state)}".`);
      stack.pop();
      if (node.holds === 0) node.run(state, context);
      else if (node.holds === 1) node.run(state, context, taken(stack));
      else if (node.holds === 2) {
        const second = taken(stack);
        node.run(state, context, taken(stack), second);
      } else node.run(state, context, ...stack.splice(stack.length - node.holds));
    }
    return 0;
  }

  /** The number on top. Frames that hold one or two are the most, and a list for each would be half of the garbage. */
  function taken(stack: number[]): number {
    return stack.pop() ?? missing();
  }

  function nameOnTop(state: Pick<Flowing, 'stack'>): string {
    return names[topOf(state)] ?? 'nowhere';
  }

  return {
    flows: (state) => [state],

    begin(state, context) {
      runToChoice(state, context);
    },

    waiting(state) {
      return state.stack.length === 0 ? NOBODY : choiceOnTop(state).seats(state);
    },

    actions(state, seat, into) {
      if (state.stack.length === 0) return;
      const top = choiceOnTop(state);
      if (has(top.seats(state), seat)) top.list(state, seat, into);
    },

    asides(state, seat, into) {
      if (state.stack.length > 0) chart.asides?.list(state, seat, into);
    },

    refusal(state, seat, action) {
      if (state.stack.length === 0) return over;
      if (!(action >= 0 && Number.isInteger(action))) return noSuchAction;
      if (action < below) return chart.asides?.refusal(state, seat, action) ?? null;
      const top = choiceOnTop(state);
      if (!has(top.seats(state), seat)) return notYourTurn;
      return top.refusal(state, seat, action);
    },

    apply(state, seat, action, context) {
      const stack = state.stack;
      const depth = stack.length;
      const asked = stack[depth - 1];
      let isShared = true;
      if (action < below) {
        chart.asides?.take(state, seat, action, context);
      } else {
        const top = choiceOnTop(state);
        if (top.stays) {
          const held = top.holds === 0 ? NOTHING_HELD : stack.slice(-1 - top.holds, -1);
          // A seat that is asked alone is asked anew after each of its answers.
          isShared = (top.seats(state) & ~only(seat)) !== NOBODY;
          top.take(state, seat, action, context, ...held);
        } else if (top.holds === 0) {
          stack.pop();
          top.take(state, seat, action, context);
          runToChoice(state, context);
          return false;
        } else {
          stack.pop();
          top.take(state, seat, action, context, ...stack.splice(stack.length - top.holds));
          runToChoice(state, context);
          return false;
        }
      }
      // What lies on top of the question was entered by this action and interrupts it; below it, it has been left.
      const isThere = stack.length >= depth && stack[depth - 1] === asked;
      const lowest = runToChoice(state, context);
      return isShared && isThere && lowest >= depth && stack.length === depth;
    },
  };
}
