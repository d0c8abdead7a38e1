/** Outsider and its bots. */
import { settlingBot } from '@airlock/bots';
import type { AnyGame, Bot, Observer, Survey } from '@airlock/kernel';
import {
  absentMindedBot,
  casualBot,
  conductObserver,
  outsider,
  steadyBot,
  strongDoubter,
  survey,
} from '@airlock/outsider';
import { drifter } from '../../drifter.ts';
import type { CatalogueEntry } from '../../load.ts';

/** The search is bounded by playouts: the same view and the same seed give the same action anywhere. */
export const entry: CatalogueEntry = {
  game: outsider as AnyGame,
  spelling: () => import('@airlock/outsider/spelling'),
  judging: () => import('./judging.ts'),
  survey: survey as Survey,
  observer: conductObserver as () => Observer,
  levels: [
    drifter(outsider),
    {
      id: 'novice',
      name: 'Stowaway',
      help: 'Knows what a Deckhand knows, and does whatever comes to hand in three decisions of ten.',
      bot: absentMindedBot('novice', 0.3) as Bot,
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
    {
      id: 'expert',
      name: 'First Officer',
      help: 'Tries every line, answer and reaction in many more of those worlds, and acts on a smaller lead.',
      thinks: 50,
      bot: settlingBot(outsider, strongDoubter(), {
        level: 'expert',
        budget: { playouts: 320, moves: 9_000 },
        caution: 1,
        margin: 0,
        // Four worlds drop the best of many rivals by bad luck too often; the rest of the budget is then wasted on one.
        firstWorlds: 12,
      }) as Bot,
    },
  ],
};
