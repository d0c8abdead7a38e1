/** Ways to break Flotsam, one fault at a time. */
import type { Context, ToldEvent } from '@airlock/kernel';
import { type Flotsam, flotsam } from './flotsam.ts';
import { type FlotsamEvent, flotsamFlow, NODES } from './rules.ts';
import type { Card, State } from './state.ts';
import type { View } from './view.ts';

export interface PlantedFault {
  /** Ends the sentence "it catches …". */
  readonly fault: string;
  readonly game: Flotsam;
  /** The check that must find it. */
  readonly check: string;
  /** What it must say. */
  readonly says: RegExp;
  /** The path at which the values differ, where values are compared. */
  readonly at?: RegExp;
  /** For rules that never come to rest. */
  readonly millisecondsPerGame?: number;
}

type Told = ToldEvent<FlotsamEvent>;

export const broken = (parts: Partial<Flotsam>): Flotsam => ({ ...flotsam, ...parts });
export const withNodes = (nodes: Partial<typeof NODES>): Flotsam =>
  broken(flotsamFlow({ ...NODES, ...nodes }));

/** Everything is told as `change` has it. */
export function telling(change: (event: Told, state: State) => Told): Flotsam {
  const through = (state: State, context: Context<FlotsamEvent>): Context<FlotsamEvent> => {
    const { tell } = context;
    return { ...context, tell: tell && ((event) => tell(change(event, state))) };
  };
  return broken({
    begin: (state, context) => flotsam.begin(state, through(state, context)),
    apply: (state, seat, action, context) => flotsam.apply(state, seat, action, through(state, context)),
  });
}

/** Something is done before anything is told, and undone at once: whoever only looks before and after sees nothing of it. */
export function meanwhile(change: (state: State) => () => void): Flotsam {
  return broken({
    apply(state, seat, action, context) {
      const { tell } = context;
      const told = (event: Told): void => {
        const undo = change(state);
        tell?.(event);
        undo();
      };
      return flotsam.apply(state, seat, action, { ...context, tell: tell && told });
    },
  });
}

/** The rules as they are, and something more after every action. */
export function afterwards(
  doMore: (state: State, action: number, context: Context<FlotsamEvent>) => void,
): Flotsam {
  return broken({
    apply(state, seat, action, context) {
      const stillAsked = flotsam.apply(state, seat, action, context);
      doMore(state, action, context);
      return stillAsked;
    },
  });
}

export const viewing = (change: (view: View, state: State) => View): Flotsam =>
  broken({ view: (state, viewer) => change(flotsam.view(state, viewer), state) });

export const topOf = (state: State): Card => state.deck.at(-1) ?? 0;
