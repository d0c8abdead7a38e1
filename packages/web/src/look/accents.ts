/** One accent a game, beside its title, under its active tab and on its poster. Never a state. */
import type { GameId } from '@airlock/catalogue';

const ACCENTS: Readonly<Record<GameId, string>> = {
  hypatia: 'hypatia',
  'outpost-seven': 'outpost',
  'omega-virus': 'omega',
  outsider: 'outsider',
  outbreak: 'outbreak',
};

/** For `data-accent`; a game we do not know has none. */
export const accentOf = (game: string): string | undefined => ACCENTS[game as GameId];
