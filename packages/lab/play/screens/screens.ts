/** How a game is drawn: by `<id>/screen.ts` in this folder. Every game has one, if only the plain screen under that name. */
import type { Screen } from '../screen.ts';

export async function screenFor(game: string): Promise<Screen> {
  const found: { readonly screen: Screen } = await import(`./${game}/screen.ts`);
  return found.screen;
}
