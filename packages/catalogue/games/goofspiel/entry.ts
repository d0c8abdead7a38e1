/** Goofspiel and its bots. */
import { policyBot, samplingBot } from '@airlock/bots';
import { goofspiel, knowledge, matching } from '@airlock/goofspiel';
import type { AnyGame } from '@airlock/kernel';
import { drifter } from '../../drifter.ts';
import type { CatalogueEntry } from '../../load.ts';

export const entry: CatalogueEntry = {
  game: goofspiel as AnyGame,
  spelling: () => import('@airlock/goofspiel/spelling'),
  levels: [
    drifter(goofspiel),
    {
      id: 'matching',
      name: 'Deckhand',
      help: 'Bids about what the prizes are worth.',
      bot: policyBot(goofspiel, 'matching', matching),
    },
    {
      id: 'search',
      name: 'Officer',
      help: 'Tries every bid in many imagined matches.',
      thinks: 7,
      bot: samplingBot(goofspiel, { level: 'search', knowledge, budget: { playouts: 400 } }),
    },
  ],
};
