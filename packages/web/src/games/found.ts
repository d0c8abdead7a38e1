/** The games of this page, as the bundler finds them in their folders. */
import { SHELF, type ShelfCard } from '@airlock/catalogue';
import type { About } from './about.ts';
import { TEMPLATE_ABOUT, TEMPLATE_CARDS } from './template.ts';

const FOUND = import.meta.glob<About>(['./*/about.ts', '!./goofspiel/*'], { eager: true, import: 'about' });

const ABOUT: ReadonlyMap<string, About> = new Map(
  Object.entries({ ...FOUND, ...TEMPLATE_ABOUT }).map(([path, about]) => [path.split('/')[1] ?? '', about]),
);

/** The cards of the front page, in their order: games that can be played here. */
export const CARDS: readonly ShelfCard[] = [...SHELF, ...TEMPLATE_CARDS].filter(({ built }) => built);

export const cardOf = (game: string): ShelfCard | undefined => CARDS.find(({ id }) => id === game);

/** `undefined` for a game that this page does not have. */
export const aboutOf = (game: string): About | undefined => ABOUT.get(game);

/** For `style`: everything inside is in the game's colour. */
export const accentOf = (game: string): { readonly '--accent'?: string } => {
  const accent = aboutOf(game)?.accent;
  return accent === undefined ? {} : { '--accent': accent };
};
