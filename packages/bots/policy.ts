/** Plays by a game's policy, without looking ahead any further than that does. */
import type { Bot, Game, Policy, SeenEvent } from '@airlock/kernel';
import { ask } from './asked.ts';

export function policyBot<State, View, Event extends SeenEvent>(
  game: Game<State, View, Event>,
  level: string,
  policy: Policy<State>,
): Bot<View, Event> {
  return {
    level,
    choose: (seated, random) => policy(ask(game, seated, random).state, seated.seat, random),
  };
}
