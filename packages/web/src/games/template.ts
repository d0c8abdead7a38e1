/**
 * The template for new games, which is on the shelf while one develops. The build of a released page has `noTemplate.ts` in place
 * of this file, so that nothing of it is in there.
 */
import { DEVELOPERS_SHELF, SHELF, type ShelfCard } from '@airlock/catalogue';
import type { AnyGame } from '@airlock/kernel';
import type { About, Credit } from './about.ts';
import type { GamePage } from './contract.ts';

export const TEMPLATE_CARDS: readonly ShelfCard[] = DEVELOPERS_SHELF.slice(SHELF.length);

export const TEMPLATE_ABOUT = import.meta.glob<About>('./goofspiel/about.ts', {
  eager: true,
  import: 'about',
});

export const TEMPLATE_CREDITS = import.meta.glob<Credit>('./goofspiel/credits.ts', {
  eager: true,
  import: 'credit',
});

export const TEMPLATE_RULES = import.meta.glob<AnyGame>('./goofspiel/rules.ts', { import: 'game' });

export const TEMPLATE_PAGES = import.meta.glob<GamePage>('./goofspiel/index.tsx', { import: 'page' });
