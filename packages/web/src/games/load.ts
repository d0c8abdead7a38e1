/** Loads what a game's table needs: its rules and its page, each a chunk of its own. */
import type { AnyGame } from '@airlock/kernel';
import type { GamePage } from './contract.ts';
import { CARDS } from './found.ts';
import { TEMPLATE_PAGES, TEMPLATE_RULES } from './template.ts';

type Loaders<Part> = Readonly<Record<string, () => Promise<Part>>>;

const RULES: Loaders<AnyGame> = {
  ...import.meta.glob<AnyGame>(['./*/rules.ts', '!./goofspiel/*'], { import: 'game' }),
  ...TEMPLATE_RULES,
};

const PAGES: Loaders<GamePage> = {
  ...import.meta.glob<GamePage>(['./*/index.tsx', '!./goofspiel/*'], { import: 'page' }),
  ...TEMPLATE_PAGES,
};

/** The games whose files can be opened here. */
export const PLAYABLE: readonly string[] = CARDS.map(({ id }) => id);

async function loaded<Part>(loaders: Loaders<Part>, id: string, file: string): Promise<Part> {
  const load = loaders[`./${id}/${file}`];
  if (!load) throw new Error(`There is no table for the game "${id}" yet.`);
  return load();
}

export const loadRules = (id: string): Promise<AnyGame> => loaded(RULES, id, 'rules.ts');
export const loadPage = (id: string): Promise<GamePage> => loaded(PAGES, id, 'index.tsx');
