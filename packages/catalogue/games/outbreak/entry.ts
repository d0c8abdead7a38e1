/** Outbreak and its bots. */
import { randomBot } from '@airlock/bots';
import type { AnyGame, Bot, Survey } from '@airlock/kernel';
import {
  casualBot,
  outbreak,
  PLAIN_MANNER,
  QUIET_MANNER,
  strongBot,
  survey,
  TALKATIVE_MANNER,
} from '@airlock/outbreak';
import type { CatalogueEntry } from '../../load.ts';

export const entry: CatalogueEntry = {
  game: outbreak as AnyGame,
  spelling: () => import('@airlock/outbreak/spelling'),
  survey: survey as Survey,
  levels: [
    {
      id: 'random',
      name: 'Drifter',
      help: 'Does anything that is allowed.',
      bot: randomBot(outbreak as AnyGame),
    },
    {
      id: 'quiet',
      name: 'Stoker',
      help: 'Counts like the Deckhand, but says little.',
      bot: casualBot(QUIET_MANNER) as Bot,
    },
    {
      id: 'plain',
      name: 'Lookout',
      help: 'Reports cards like the Deckhand, and says and believes nothing else.',
      bot: casualBot(PLAIN_MANNER) as Bot,
    },
    {
      id: 'casual',
      name: 'Deckhand',
      help: 'Reports and announces cards more often than not, counts claims against cards, and lies with the crowd.',
      bot: casualBot() as Bot,
    },
    {
      id: 'talker',
      name: 'Purser',
      help: 'Reports every card, announces the next one, and says who it will vote out.',
      bot: casualBot(TALKATIVE_MANNER) as Bot,
    },
    {
      id: 'strong',
      name: 'Investigator',
      help: 'Weighs every story that fits the cards and reports, and votes accordingly.',
      bot: strongBot() as Bot,
    },
  ],
};
