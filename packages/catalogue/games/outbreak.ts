/** Outbreak and its bots. */
import { randomBot } from '@airlock/bots';
import type { AnyGame, Bot } from '@airlock/kernel';
import { casualBot, outbreak, strongBot } from '@airlock/outbreak';
import type { CatalogueEntry } from '../load.ts';

export const entry: CatalogueEntry = {
  game: outbreak as AnyGame,
  levels: [
    {
      id: 'random',
      name: 'Drifter',
      help: 'Does anything that is allowed.',
      bot: randomBot(outbreak as AnyGame),
    },
    {
      id: 'casual',
      name: 'Deckhand',
      help: 'Reports more often than not, counts claims against cards, and lies with the crowd.',
      bot: casualBot() as Bot,
    },
    {
      id: 'strong',
      name: 'Investigator',
      help: 'Weighs every story that fits cards and reports, and votes by it.',
      bot: strongBot() as Bot,
    },
  ],
};
