/** Outbreak on Hypatia and its bots. */
import { cautiousBot, policyBot, wavering } from '@airlock/bots';
import {
  aloneAboard,
  COMMANDER,
  captainPolicy,
  hintPlayer,
  hypatia,
  OFFICER,
  survey,
} from '@airlock/hypatia';
import type { AnyGame, Survey } from '@airlock/kernel';
import { drifter } from '../../drifter.ts';
import type { CatalogueEntry } from '../../load.ts';

const commander = aloneAboard(cautiousBot(hypatia, COMMANDER));
const officer = aloneAboard(cautiousBot(hypatia, OFFICER));
const captain = captainPolicy();

export const entry: CatalogueEntry = {
  game: hypatia as AnyGame,
  spelling: () => import('@airlock/hypatia/spelling'),
  judging: () => import('./judging.ts'),
  survey: survey as Survey,
  levels: [
    drifter(hypatia),
    {
      id: 'cadet',
      name: 'Cadet',
      help: 'Knows what the Captain would do, and does it more often than not.',
      bot: policyBot(hypatia, 'cadet', wavering(hypatia, captain, 60)),
    },
    {
      id: 'ensign',
      name: 'Ensign',
      help: 'Plays like the Captain, but for one decision in eight.',
      bot: policyBot(hypatia, 'ensign', wavering(hypatia, captain, 87)),
    },
    {
      id: 'captain',
      name: 'Captain',
      help: 'Plays the card that gains most for the effort, and arms while there is crew left.',
      bot: policyBot(hypatia, 'captain', captain),
    },
    {
      id: 'officer',
      name: 'First Officer',
      help: 'Plays out a few imagined voyages before each decision that matters.',
      thinks: 15,
      bot: officer,
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
