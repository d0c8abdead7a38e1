/** Omega Virus: Prologue and its bots. */
import type { AnyGame, Bot, Survey } from '@airlock/kernel';
import { botOf, LEVELS, omegaVirus, survey } from '@airlock/omega-virus';
import { drifter } from '../../drifter.ts';
import type { BotLevel, CatalogueEntry } from '../../load.ts';

export const entry: CatalogueEntry = {
  game: omegaVirus as AnyGame,
  spelling: () => import('@airlock/omega-virus/spelling'),
  judging: () => import('./judging.ts'),
  survey: survey as Survey,
  levels: [
    drifter(omegaVirus, 'Does anything that is allowed, in no hurry.'),
    ...LEVELS.map(
      (level): BotLevel => ({ id: level.id, name: level.name, help: level.help, bot: botOf(level) as Bot }),
    ),
  ],
};
