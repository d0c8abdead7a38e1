/** Judges by what a game's bots know: worlds as `imagine` makes them, played to their end by the quick policy. */
import {
  type Action,
  ActionList,
  type Context,
  type Game,
  type Knowledge,
  type Question,
  type Random,
  type Seat,
  type Seated,
  type SeenEvent,
} from '@airlock/kernel';
import { mindFor } from '../mind.ts';
import { playOut } from '../playOut.ts';

export interface Knowing<State, View, Event extends SeenEvent> {
  readonly knowledge: Knowledge<State>;
  /** How good an ended game is for the seat, in the unit that is judged by. */
  worth(state: State, seat: Seat): number;
  ends?(state: State, seat: Seat): readonly string[];
  /** What the strongest bot would do, where it searches further than the candidates are tried. */
  strongest?(seated: Seated<View, Event>, random: Random): Action;
}

/** `null` where the seat has one choice, or none. */
export function knowingQuestion<State, View, Event extends SeenEvent>(
  game: Game<State, View, Event>,
  seated: Seated<View, Event>,
  random: Random,
  { knowledge, worth, ends, strongest }: Knowing<State, View, Event>,
): Question<State> | null {
  const mind = mindFor(game, knowledge);
  const { seat, view } = seated;
  const state = game.imagine(view, random);
  const actions = new ActionList();
  game.actions(state, seat, actions);
  if (actions.size < 2) return null;
  const solved = mind.solve(state, seat);
  const candidates = new ActionList();
  mind.candidates(state, seat, candidates);
  return {
    candidates: solved === null ? candidates.toArray() : [solved, ...candidates.toArray()],
    ...(strongest && solved === null && { strongest: () => strongest(seated, random) }),
    isSettled: solved !== null,
    world: (chance) => game.imagine(view, chance),
    take: (world, action, context) => {
      game.apply(world, seat, action, context as Context<Event>);
    },
    playOn: (world, context) =>
      playOut(
        game,
        world,
        // An ending that can be worked out is played as well as can be.
        solved === null
          ? mind.quick
          : (there, who, chance) => mind.solve(there, who) ?? mind.quick(there, who, chance),
        context as Context<never>,
      ),
    worth: (world) => worth(world, seat),
    ...(ends && { ends: (world: State) => ends(world, seat) }),
  };
}
