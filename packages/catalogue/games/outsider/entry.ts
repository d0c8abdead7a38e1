/** Outsider and its bots. */
import { randomBot, settlingBot } from '@airlock/bots';
import type { AnyGame, Bot, Observer, Survey } from '@airlock/kernel';
import { casualBot, conductObserver, outsider, steadyBot, strongDoubter, survey } from '@airlock/outsider';
import type { CatalogueEntry } from '../../load.ts';

/** The search is bounded by playouts: the same view and the same seed give the same action anywhere. */
export const entry: CatalogueEntry = {
  game: outsider as AnyGame,
  spelling: () => import('@airlock/outsider/spelling'),
  survey: survey as Survey,
  observer: conductObserver as () => Observer,
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
      help: 'Completes what it can, says what it holds, and leaves Dark behind as an Outsider.',
      bot: casualBot() as Bot,
    },
    {
      id: 'steady',
      name: 'Watchkeeper',
      help: 'Weighs who may be an Outsider, spreads Goals over the Crew, and strikes all at once as an Outsider.',
      bot: steadyBot() as Bot,
    },
    {
      id: 'strong',
      name: 'Investigator',
      help: 'Also plays out a round in worlds it thinks likely before each decision that matters.',
      thinks: 5,
      bot: settlingBot(outsider, strongDoubter(), {
        level: 'strong',
        budget: { playouts: 36 },
        caution: 1.5,
        margin: 0,
        firstWorlds: 3,
      }) as Bot,
    },
  ],
};
