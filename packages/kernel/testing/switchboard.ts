/**
 * A game of switches that has one action for everything a match must tell apart: what nobody hears, what is
 * told, what is shown, what is drawn by chance, and what hands the turn on.
 */
import { type Action, actionCodec, wholeNumbers } from '../actions.ts';
import { choice, enter, type Flowing, flow, step } from '../flow.ts';
import type { Context, Game, Outcome, SeenEvent } from '../game.ts';
import { COMMON_REFUSALS } from '../houseRules.ts';
import type { OptionSpecs, OptionsOf } from '../options.ts';
import { CLOCK, only, type Seat } from '../seats.ts';

export const OPTIONS = {
  lamps: { kind: 'whole', min: 1, max: 9, default: 3 },
} as const satisfies OptionSpecs;

export const codec = actionCodec({
  /** Asides. */
  timeout: [],
  /** Switches lamps on; nobody hears it. */
  press: [wholeNumbers(1, 3)],
  /** Everybody is told. */
  call: [],
  /** The seat is shown the hidden number. */
  peek: [],
  /** Chance is drawn; nobody hears it. */
  roll: [],
  /** The next seat is asked. */
  hand: [],
  stop: [],
});

export interface State extends Flowing {
  readonly seats: number;
  readonly hidden: number;
  active: Seat;
  lamps: number;
  /** When something was last done. */
  touched: number;
  over: boolean;
}

export type View = Omit<State, 'hidden' | 'stack'>;

export type SwitchboardEvent =
  | SeenEvent<'opened', { readonly lamps: number }>
  | SeenEvent<'called', { readonly seat: Seat }>
  | SeenEvent<'peeked', { readonly seat: Seat }, { readonly hidden: number }>
  | SeenEvent<'timedOut', { readonly at: number }>;

const AT = { open: 0, turn: 1 } as const;

function take(state: State, seat: Seat, action: Action, context: Context<SwitchboardEvent>): void {
  state.touched = context.now;
  enter(state, AT.turn);
  switch (codec.kind(action)) {
    case 'press':
      state.lamps += action - codec.first.press + 1;
      break;
    case 'call':
      context.tell?.({ type: 'called', rule: 'SWI-1', open: { seat } });
      break;
    case 'peek':
      context.tell?.({
        type: 'peeked',
        rule: 'SWI-1',
        open: { seat },
        own: { [seat]: { hidden: state.hidden } },
        reveals: true,
      });
      break;
    case 'roll':
      state.lamps += context.random.int(6);
      break;
    case 'hand':
      state.active = (seat + 1) % state.seats;
      break;
    case 'stop':
      state.over = true;
      state.stack.length = 0;
      break;
  }
}

const chart = flow<keyof typeof AT, State, SwitchboardEvent>({
  at: AT,
  nodes: {
    open: step((state, context) => {
      enter(state, AT.turn);
      context.tell?.({ type: 'opened', rule: 'SWI-1', open: { lamps: state.lamps } });
    }),
    turn: choice({
      seats: (state) => only(state.active),
      list(_, __, into) {
        for (let action = codec.first.press; action < codec.size; action++) into.add(action);
      },
      refusal: (_, __, action) => (action < codec.size ? null : { rule: 'SWI-2', reason: 'noSuchAction' }),
      take,
    }),
  },
  asides: {
    below: codec.first.press,
    list(_, seat, into) {
      if (seat === CLOCK) into.add(codec.first.timeout);
    },
    refusal: (_, seat) => (seat === CLOCK ? null : { rule: 'SWI-2', reason: 'noSuchAction' }),
    take(state, _, __, context) {
      state.touched = context.now;
      context.tell?.({ type: 'timedOut', rule: 'SWI-1', open: { at: context.now } });
    },
  },
  rules: { notYourTurn: 'SWI-2', noSuchAction: 'SWI-2', over: 'SWI-2' },
});

const REFUSALS: Readonly<Record<string, () => string>> = COMMON_REFUSALS;

export const switchboard: Game<State, View, SwitchboardEvent, typeof OPTIONS> = {
  id: 'switchboard',
  version: 3,
  seats: { min: 1, max: 2 },
  options: OPTIONS,
  codec,
  words: {
    title: 'Switchboard',
    tagline: 'Switch lamps on.',
    rules: { 'SWI-1': 'Press, call, peek, roll or hand on.', 'SWI-2': 'Nothing else is allowed.' },
    options: { lamps: { label: 'Lamps', help: 'Lamps that are on.' } },
    help: [],
    seat: (seat) => `Seat ${seat}`,
    refusal: ({ reason }) => REFUSALS[reason]?.() ?? reason,
    event: () => null,
    prompt: () => 'Press something.',
    action: (action) => codec.write(action),
    outcome: () => 'Over.',
  },
  setup(seats, options: OptionsOf<typeof OPTIONS>, random): State {
    const hidden = random.int(1000);
    return { stack: [AT.open], seats, hidden, active: 0, lamps: options.lamps, touched: 0, over: false };
  },
  ...chart,
  outcome: ({ over, lamps, active }): Outcome | null =>
    over ? { winners: [active], scores: [lamps], reason: 'stopped', rule: 'SWI-1' } : null,
  view({ seats, active, lamps, touched, over }): View {
    return { seats, active, lamps, touched, over };
  },
  imagine: (view, random) => ({ stack: view.over ? [] : [AT.turn], hidden: random.int(1000), ...view }),
  clone: (state) => ({ ...state, stack: state.stack.slice() }),
};
