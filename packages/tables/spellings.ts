/** What programs are told with is loaded when the first of them comes, and kept. */
import type { CatalogueEntry } from '@airlock/catalogue';
import type { GameSpelling } from '@airlock/kernel';

const loaded = new WeakMap<CatalogueEntry, GameSpelling>();

export const knownSpelling = (entry: CatalogueEntry): GameSpelling | undefined => loaded.get(entry);

export async function loadSpelling(entry: CatalogueEntry): Promise<GameSpelling> {
  const { spelling } = await entry.spelling();
  loaded.set(entry, spelling);
  return spelling;
}
