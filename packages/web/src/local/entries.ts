/** Games with their bots, for the workers of the page. While one develops, the template is among them. */
import {
  type CatalogueEntry,
  DEVELOPERS_SHELF,
  loadForDevelopers,
  loadGame,
  SHELF,
  type ShelfCard,
} from '@airlock/catalogue';

export const CARDS: readonly ShelfCard[] = import.meta.env.DEV ? DEVELOPERS_SHELF : SHELF;

export const loadEntry = (id: string): Promise<CatalogueEntry | undefined> =>
  import.meta.env.DEV ? loadForDevelopers(id) : loadGame(id);
