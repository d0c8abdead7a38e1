/** Outpost Seven and its bots. */
import { policyBot, randomBot, samplingBot, treeSearchBot } from '@airlock/bots';
import type { AnyGame, Survey } from '@airlock/kernel';
import { casual, knowledge, outpostSeven, planner, survey } from '@airlock/outpost-seven';
import type { CatalogueEntry } from '../../load.ts';

/** Searches are bounded by playouts: the same view and the same seed give the same action anywhere. */
export const entry: CatalogueEntry = {
  game: outpostSeven as AnyGame,
  spelling: () => import('@airlock/outpost-seven/spelling'),
  survey: survey as Survey,
  dailyRivals: ['planner'],
  levels: [
    {
      id: 'random',
      name: 'Drifter',
      help: 'Does anything that is allowed.',
      bot: randomBot(outpostSeven),
    },
    {
      id: 'casual',
      name: 'Deckhand',
      help: 'Takes what gains the most at once and thinks no further.',
      bot: policyBot(outpostSeven, 'casual', casual),
    },
    {
      id: 'planner',
      name: 'Engineer',
      help: 'Collects strong pairs and knows which leads will last.',
      bot: policyBot(outpostSeven, 'planner', planner),
    },
    {
      id: 'search',
      name: 'Officer',
      help: 'Tries every good move in games it imagines, and plays the last repairs flawlessly.',
      thinks: 20,
      bot: samplingBot(outpostSeven, {
        level: 'search',
        knowledge,
        budget: { playouts: 150 },
      }),
    },
    {
      id: 'expert',
      name: 'Commander',
      help: 'Works out your answers to its moves as well as its own, many turns deep.',
      thinks: 100,
      bot: treeSearchBot(outpostSeven, {
        level: 'expert',
        knowledge,
        budget: { playouts: 800 },
        curiosity: 0.7,
      }),
    },
  ],
};
