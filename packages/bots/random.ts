/** Plays any awaited action, each as likely as the next. The floor every other level is measured from. */
import { ActionList, type Bot, type Game, type SeenEvent } from '@airlock/kernel';

export function randomBot<State, View, Event extends SeenEvent>(
  game: Game<State, View, Event>,
): Bot<View, Event> {
  return {
    level: 'random',
    choose({ seat, view }, random) {
      const actions = new ActionList();
      game.actions(game.imagine(view, random), seat, actions);
      return actions.pick(random);
    },
  };
}
