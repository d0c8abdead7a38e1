/** A game's knowledge made whole: what the game does not offer is played at random. */
import {
  type Action,
  ActionList,
  type Game,
  type Knowledge,
  type Policy,
  type Seat,
  type SeenEvent,
} from '@airlock/kernel';

export interface Mind<State> {
  readonly quick: Policy<State>;
  /** Never none where the seat has an action. */
  readonly candidates: (state: State, seat: Seat, into: ActionList) => void;
  /** Whether candidates come the best first; otherwise any of them is as good as the next. */
  readonly ranks: boolean;
  readonly worth: (state: State, seat: Seat) => number;
  readonly solve: (state: State, seat: Seat) => Action | null;
}

export function mindFor<State, View, Event extends SeenEvent>(
  game: Game<State, View, Event>,
  knowledge: Knowledge<State> = {},
): Mind<State> {
  const listed = new ActionList();
  return {
    quick:
      knowledge.quick ??
      ((state, seat, random) => {
        game.actions(state, seat, listed.clear());
        return listed.pick(random);
      }),
    candidates(state, seat, into) {
      knowledge.candidates?.(state, seat, into);
      if (into.size === 0) game.actions(state, seat, into);
    },
    ranks: knowledge.candidates !== undefined,
    worth: knowledge.worth ?? ((state, seat) => wonDrawnOrLost(game, state, seat)),
    solve: knowledge.solve ?? (() => null),
  };
}

function wonDrawnOrLost<State>(game: Pick<Game<State>, 'outcome'>, state: State, seat: Seat): number {
  const outcome = game.outcome(state);
  if (!outcome) throw new Error('A game is worth something only when it has ended.');
  if (outcome.winners.length === 0) return 0;
  return outcome.winners.includes(seat) ? 1 : -1;
}
