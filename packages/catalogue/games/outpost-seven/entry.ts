/** Outpost Seven and its bots. */
import { policyBot, samplingBot, treeSearchBot } from '@airlock/bots';
import type { AnyGame, Survey } from '@airlock/kernel';
import {
  casual,
  engineerKnowledge,
  glimpse,
  knowledge,
  outpostSeven,
  patient,
  survey,
} from '@airlock/outpost-seven';
import { drifter } from '../../drifter.ts';
import type { CatalogueEntry } from '../../load.ts';

/** Searches are bounded by playouts: the same view and the same seed give the same action anywhere. */
export const entry: CatalogueEntry = {
  game: outpostSeven as AnyGame,
  spelling: () => import('@airlock/outpost-seven/spelling'),
  judging: () => import('./judging.ts'),
  survey: survey as Survey,
  dailyRivals: ['planner'],
  levels: [
    drifter(outpostSeven),
    {
      id: 'trainee',
      name: 'Trainee',
      help: 'Compares two moves and takes the one that looks better.',
      bot: policyBot(outpostSeven, 'trainee', glimpse(2)),
    },
    {
      id: 'cadet',
      name: 'Cadet',
      help: 'Compares three moves, and takes as many cards as there are.',
      bot: policyBot(outpostSeven, 'cadet', glimpse(3, true)),
    },
    {
      id: 'mate',
      name: 'Mate',
      help: 'Compares a dozen moves, and takes as many cards as there are.',
      bot: policyBot(outpostSeven, 'mate', glimpse(12, true)),
    },
    {
      id: 'casual',
      name: 'Deckhand',
      help: 'Takes what gains the most at once and thinks no further.',
      bot: policyBot(outpostSeven, 'casual', casual),
    },
    {
      id: 'rigger',
      name: 'Rigger',
      help: 'Plays like the Deckhand, but gathers a good hand first.',
      bot: policyBot(outpostSeven, 'rigger', patient),
    },
    {
      id: 'planner',
      name: 'Engineer',
      help: 'Knows which leads will last, and imagines how its best repair would turn out.',
      thinks: 1,
      bot: samplingBot(outpostSeven, {
        level: 'planner',
        knowledge: engineerKnowledge(1),
        budget: { playouts: 2 },
      }),
    },
    {
      id: 'navigator',
      name: 'Navigator',
      help: 'Tries every good move in a few games it imagines, and plays the last repairs flawlessly.',
      thinks: 8,
      bot: samplingBot(outpostSeven, {
        level: 'navigator',
        knowledge,
        budget: { playouts: 40 },
      }),
    },
    {
      id: 'search',
      name: 'Officer',
      help: 'Works out your answers to its moves, some turns deep.',
      thinks: 20,
      bot: treeSearchBot(outpostSeven, {
        level: 'search',
        knowledge,
        budget: { playouts: 150 },
        curiosity: 0.7,
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
