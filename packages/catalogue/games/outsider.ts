/** Outsider and its bots. */
import { randomBot } from '@airlock/bots';
import type { AnyGame, Bot } from '@airlock/kernel';
import { casualBot, outsider, strongBot } from '@airlock/outsider';
import type { CatalogueEntry } from '../load.ts';

export const entry: CatalogueEntry = {
  game: outsider as AnyGame,
  levels: [
    {
      id: 'random',
      name: 'Drifter',
      help: 'Does anything that is allowed.',
      bot: randomBot(outsider as AnyGame),
    },
    {
      id: 'casual',
      name: 'Deckhand',
      help: 'Completes what it can, says what it holds, and as an Outsider leaves Dark behind.',
      bot: casualBot() as Bot,
    },
    {
      id: 'strong',
      name: 'Investigator',
      help: 'Weighs who may be an Outsider, spreads Goals over the Crew, and as an Outsider strikes all at once.',
      bot: strongBot() as Bot,
    },
  ],
};
