/** Plays any awaited action, each as likely as the next. The floor every other level is measured from. */
import type { Bot, Game, SeenEvent } from '@airlock/kernel';
import { ask } from './asked.ts';

export function randomBot<State, View, Event extends SeenEvent>(
  game: Game<State, View, Event>,
): Bot<View, Event> {
  return {
    level: 'random',
    choose: (seated, random) => ask(game, seated, random).actions.pick(random),
  };
}
