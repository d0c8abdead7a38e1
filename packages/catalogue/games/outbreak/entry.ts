/** Outbreak and its bots. */
import type { AnyGame, Bot, Observer, Survey } from '@airlock/kernel';
import {
  CASUAL_MANNER,
  casualBot,
  conductObserver,
  outbreak,
  PLAIN_MANNER,
  QUIET_MANNER,
  strongBot,
  survey,
  TALKATIVE_MANNER,
  topBot,
} from '@airlock/outbreak';
import { drifter } from '../../drifter.ts';
import type { CatalogueEntry } from '../../load.ts';

export const entry: CatalogueEntry = {
  game: outbreak as AnyGame,
  spelling: () => import('@airlock/outbreak/spelling'),
  judging: () => import('./judging.ts'),
  survey: survey as Survey,
  observer: conductObserver as () => Observer,
  levels: [
    drifter(outbreak),
    {
      id: 'quiet',
      name: 'Stoker',
      help: 'Says little, and more often than not plays and votes on a whim.',
      bot: casualBot(QUIET_MANNER, { wanders: 0.68 }) as Bot,
    },
    {
      id: 'plain',
      name: 'Lookout',
      help: 'Reports cards and says nothing else; counts claims against them when it is not absent-minded.',
      bot: casualBot(PLAIN_MANNER, { wanders: 0.52 }) as Bot,
    },
    {
      id: 'talker',
      name: 'Purser',
      help: 'Reports every card, announces the next one, asks the silent, and says who it will vote out.',
      bot: casualBot(TALKATIVE_MANNER, { wanders: 0.28 }) as Bot,
    },
    {
      id: 'casual',
      name: 'Deckhand',
      help: 'Reports and announces cards more often than not, counts claims against cards, votes whoever looks worst out, and lies with the crowd.',
      bot: casualBot(CASUAL_MANNER, { sure: [0.35, 0.2] }) as Bot,
    },
    {
      id: 'strong',
      name: 'Investigator',
      help: 'Weighs every story that fits the cards and reports, and votes accordingly.',
      bot: strongBot() as Bot,
    },
    {
      id: 'top',
      name: 'Surgeon',
      help: 'Reads ballots and accusations too, and as a liar tries every card and every lie on what everybody could work out.',
      bot: topBot() as Bot,
    },
  ],
};
