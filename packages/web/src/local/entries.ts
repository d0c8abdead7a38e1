/** Games with their bots, for the workers of the page. */
import { type CatalogueEntry, loadGame } from '@airlock/catalogue';

export const loadEntry = (id: string): Promise<CatalogueEntry | undefined> => loadGame(id);
