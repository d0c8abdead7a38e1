/** Loads what a game's table needs: its rules and its page, each a chunk of its own. */
import type { AnyGame } from '@airlock/kernel';
import type { GamePage } from './contract.ts';

interface Loader {
  readonly rules: () => Promise<AnyGame>;
  readonly page: () => Promise<GamePage>;
}

const LOADERS: Readonly<Record<string, Loader>> = {
  hypatia: {
    rules: async () => (await import('./rules/hypatia.ts')).game,
    page: async () => (await import('./hypatia/index.tsx')).page as GamePage,
  },
  'omega-virus': {
    rules: async () => (await import('./rules/omegaVirus.ts')).game,
    page: async () => (await import('./omega-virus/index.tsx')).page as GamePage,
  },
  outbreak: {
    rules: async () => (await import('./rules/outbreak.ts')).game,
    page: async () => (await import('./outbreak/index.tsx')).page as GamePage,
  },
  'outpost-seven': {
    rules: async () => (await import('./rules/outpostSeven.ts')).game,
    page: async () => (await import('./outpost-seven/index.tsx')).page as GamePage,
  },
  outsider: {
    rules: async () => (await import('./rules/outsider.ts')).game,
    page: async () => (await import('./outsider/index.tsx')).page as GamePage,
  },
};

/** The games whose files can be opened here. */
export const PLAYABLE: readonly string[] = Object.keys(LOADERS);

function loaderOf(id: string): Loader {
  const loader = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (!loader) throw new Error(`There is no table for the game "${id}" yet.`);
  return loader;
}

export const loadRules = (id: string): Promise<AnyGame> => loaderOf(id).rules();
export const loadPage = (id: string): Promise<GamePage> => loaderOf(id).page();
