/** Chooses the screen for the address. All but the front page are loaded when they are first wanted. */
import type { ComponentType } from 'preact';
import { FrontPage } from './front/FrontPage.tsx';
import { Lazy } from './look/Lazy.tsx';
import { Notice } from './look/Notice.tsx';
import { Safe } from './look/Safe.tsx';
import { type Route, route } from './router.ts';

const screens = {
  table: () => import('./table/TablePage.tsx').then(({ TablePage }) => TablePage),
  new: () => import('./table/NewPage.tsx').then(({ NewPage }) => NewPage),
  replay: () => import('./review/ReplayPage.tsx').then(({ ReplayPage }) => ReplayPage),
  credits: () => import('./about/Credits.tsx').then(({ Credits }) => Credits),
  how: () => import('./about/How.tsx').then(({ How }) => How),
  nowhere: () => import('./about/Nowhere.tsx').then(({ Nowhere }) => Nowhere),
};

/** A new key gives a fresh screen: two tables are never the same one. */
const keyOf = (at: Route): string => ('code' in at ? `${at.name} ${at.code}` : at.name);

export function App() {
  const at = route.value;
  return (
    <Safe key={keyOf(at)}>
      {at.name === 'front' ? (
        <FrontPage />
      ) : (
        <Lazy
          load={screens[at.name] as () => Promise<ComponentType<{ readonly at: Route }>>}
          props={{ at }}
        />
      )}
      <Notice />
    </Safe>
  );
}
