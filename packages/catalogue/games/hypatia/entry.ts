/** Outbreak on Hypatia and its bots. */
import { cautiousBot, policyBot, randomBot } from '@airlock/bots';
import { aloneAboard, COMMANDER, captainPolicy, hintPlayer, hypatia, survey } from '@airlock/hypatia';
import type { AnyGame, Survey } from '@airlock/kernel';
import type { CatalogueEntry } from '../../load.ts';

const commander = aloneAboard(cautiousBot(hypatia, COMMANDER));

export const entry: CatalogueEntry = {
  game: hypatia as AnyGame,
  spelling: () => import('@airlock/hypatia/spelling'),
  survey: survey as Survey,
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
      bot: commander,
    },
  ],
  hint: {
    id: 'hint',
    name: 'Hints',
    help: 'Does whatever the hint button says.',
    thinks: 70,
    bot: hintPlayer(commander),
  },
};
