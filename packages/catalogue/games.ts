/** Every game we have, in the order of the shelf. A new one is added to the imports, the shelf and the loaders. */
import type { ShelfCard } from './card.ts';
import { card as hypatia } from './games/hypatia/card.ts';
import { card as omegaVirus } from './games/omega-virus/card.ts';
import { card as outbreak } from './games/outbreak/card.ts';
import { card as outpostSeven } from './games/outpost-seven/card.ts';
import { card as outsider } from './games/outsider/card.ts';
import type { LoadEntry } from './load.ts';

export const SHELF = [
  hypatia,
  outpostSeven,
  omegaVirus,
  outsider,
  outbreak,
] as const satisfies readonly ShelfCard[];

export type GameId = (typeof SHELF)[number]['id'];

/** Rules and bots are loaded when they are wanted, so that the front page carries none of them. */
export const LOADERS: Readonly<Record<GameId, LoadEntry>> = {
  hypatia: () => import('./games/hypatia/entry.ts'),
  'outpost-seven': () => import('./games/outpost-seven/entry.ts'),
  'omega-virus': () => import('./games/omega-virus/entry.ts'),
  outsider: () => import('./games/outsider/entry.ts'),
  outbreak: () => import('./games/outbreak/entry.ts'),
};
