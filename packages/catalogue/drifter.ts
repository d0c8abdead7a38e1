/** The lowest level of every game. */
import { randomBot } from '@airlock/bots';
import type { Bot, Game, SeenEvent } from '@airlock/kernel';
import type { BotLevel } from './load.ts';

export const drifter = <State, View, Event extends SeenEvent>(
  game: Game<State, View, Event>,
  help = 'Does anything that is allowed.',
): BotLevel => ({ id: 'random', name: 'Drifter', help, bot: randomBot(game) as Bot });
