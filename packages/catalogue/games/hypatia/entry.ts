/** Outbreak on Hypatia and its bots. */
import { cautiousBot, policyBot, randomBot } from '@airlock/bots';
import { aloneAboard, captainPolicy, commanderKnowledge, hypatia } from '@airlock/hypatia';
import type { AnyGame } from '@airlock/kernel';
import type { CatalogueEntry } from '../../load.ts';

export const entry: CatalogueEntry = {
  game: hypatia as AnyGame,
  levels: [
    {
      id: 'random',
      name: 'Drifter',
      help: 'Does anything that is allowed.',
      bot: randomBot(hypatia),
    },
    {
      id: 'captain',
      name: 'Captain',
      help: 'Plays the card that gains most for the effort, and arms while there is crew left.',
      bot: policyBot(hypatia, 'captain', captainPolicy()),
    },
    {
      id: 'commander',
      name: 'Commander',
      help: 'Plays out many imagined voyages before each decision that matters.',
      thinks: 70,
      bot: aloneAboard(
        cautiousBot(hypatia, {
          level: 'commander',
          knowledge: commanderKnowledge,
          budget: { playouts: 120 },
          caution: 1.5,
        }),
      ),
    },
  ],
};
