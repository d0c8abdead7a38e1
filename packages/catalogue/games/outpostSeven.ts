/** Outpost Seven and its bots. */
import { randomBot } from '@airlock/bots';
import type { AnyGame } from '@airlock/kernel';
import { outpostSeven } from '@airlock/outpost-seven';
import type { CatalogueEntry } from '../load.ts';

export const entry: CatalogueEntry = {
  game: outpostSeven as AnyGame,
  levels: [
    {
      id: 'random',
      name: 'Drifter',
      help: 'Does anything that is allowed.',
      bot: randomBot(outpostSeven as AnyGame),
    },
  ],
};
