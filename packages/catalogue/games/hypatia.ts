/** Outbreak on Hypatia and its bots. */
import { randomBot } from '@airlock/bots';
import { hypatia } from '@airlock/hypatia';
import type { AnyGame } from '@airlock/kernel';
import type { CatalogueEntry } from '../load.ts';

export const entry: CatalogueEntry = {
  game: hypatia as AnyGame,
  levels: [
    {
      id: 'random',
      name: 'Drifter',
      help: 'Does anything that is allowed.',
      bot: randomBot(hypatia as AnyGame),
    },
  ],
};
