/** The drawing on each game's door. */
import type { GameId } from '@airlock/catalogue';
import hypatia from './hypatia.svg';
import omegaVirus from './omega-virus.svg';
import outbreak from './outbreak.svg';
import outpostSeven from './outpost-seven.svg';
import outsider from './outsider.svg';

const POSTERS: Readonly<Record<GameId, string>> = {
  hypatia,
  'outpost-seven': outpostSeven,
  'omega-virus': omegaVirus,
  outsider,
  outbreak,
};

export const posterOf = (game: string): string | undefined => POSTERS[game as GameId];
