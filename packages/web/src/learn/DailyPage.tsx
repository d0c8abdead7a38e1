/** `/daily/<game>`: the deal that everybody has today, where a game has one; the page of it is the game's own. */
import type { ComponentType } from 'preact';
import { Problem } from '../about/Problem.tsx';
import { Lazy } from '../look/Lazy.tsx';
import type { Route } from '../router.ts';
import { words } from '../words.ts';

const PAGES = import.meta.glob<ComponentType>('../games/*/daily/DailyPage.tsx', { import: 'DailyPage' });

export function DailyPage({ at }: { readonly at: Route }) {
  const load = at.name === 'daily' ? PAGES[`../games/${at.game}/daily/DailyPage.tsx`] : undefined;
  return load ? <Lazy load={load} props={{}} /> : <Problem sentence={words.daily.none} />;
}
