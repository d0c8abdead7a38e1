/**
 * The template for new games, which is on the shelf while one develops and in no release: the build of a released page puts
 * nothing in place of this file (scripts/page-build.mjs).
 */
import type { ShelfCard } from '@airlock/catalogue';
import type { AnyGame } from '@airlock/kernel';
import type { About, Credit } from './about.ts';
import type { GamePage } from './contract.ts';

export const TEMPLATE_CARDS: readonly ShelfCard[] = [];
export const TEMPLATE_ABOUT: Readonly<Record<string, About>> = {};
export const TEMPLATE_CREDITS: Readonly<Record<string, Credit>> = {};
export const TEMPLATE_RULES: Readonly<Record<string, () => Promise<AnyGame>>> = {};
export const TEMPLATE_PAGES: Readonly<Record<string, () => Promise<GamePage>>> = {};
