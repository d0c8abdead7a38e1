/** What a bot is asked: a state it imagines from its view, and what it can do there. */
import { ActionList, type Game, type Random, type Seated, type SeenEvent } from '@airlock/kernel';

/** A bot was asked though its seat has nothing to do: the table it sits at is out of step. */
export class NothingToDo extends Error {
  constructor(title: string, seat: number) {
    super(`A bot was asked for an action of seat ${seat + 1} in ${title}, but that seat has none now.`);
  }
}

export interface Asked<State> {
  readonly state: State;
  readonly actions: ActionList;
}

/** Throws NothingToDo when there is no action to choose. */
export function ask<State, View, Event extends SeenEvent>(
  game: Game<State, View, Event>,
  { seat, view }: Seated<View, Event>,
  random: Random,
): Asked<State> {
  const state = game.imagine(view, random);
  const actions = new ActionList();
  game.actions(state, seat, actions);
  if (actions.size === 0) throw new NothingToDo(game.words.title, seat);
  return { state, actions };
}
