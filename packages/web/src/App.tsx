/** Chooses the screen for the address. All but the front page are loaded when they are first wanted. */
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { FrontPage } from './front/FrontPage.tsx';
import { Lazy } from './look/Lazy.tsx';
import { Notice } from './look/Notice.tsx';
import { Safe } from './look/Safe.tsx';
import { type Route, route } from './router.ts';

const screens: Readonly<
  Record<Exclude<Route['name'], 'front'>, () => Promise<ComponentType<{ readonly at: Route }>>>
> = {
  table: () => import('./table/TablePage.tsx').then(({ TablePage }) => TablePage),
  daily: () => import('./learn/DailyPage.tsx').then(({ DailyPage }) => DailyPage),
  learn: () => import('./learn/LearnPage.tsx').then(({ LearnPage }) => LearnPage),
  new: () => import('./table/NewPage.tsx').then(({ NewPage }) => NewPage),
  replay: () => import('./review/ReplayPage.tsx').then(({ ReplayPage }) => ReplayPage),
  games: () => import('./front/YourGames.tsx').then(({ YourGames }) => YourGames),
  open: () => import('./open/OpenPage.tsx').then(({ OpenPage }) => OpenPage),
  exercises: () => import('./exercises/ExercisesPage.tsx').then(({ ExercisesPage }) => ExercisesPage),
  operator: () => import('./operator/OperatorPage.tsx').then(({ OperatorPage }) => OperatorPage),
  credits: () => import('./about/Credits.tsx').then(({ Credits }) => Credits),
  how: () => import('./about/How.tsx').then(({ How }) => How),
  nowhere: () => import('./about/Nowhere.tsx').then(({ Nowhere }) => Nowhere),
};

/** A new key gives a fresh screen: two tables are never the same one. */
const keyOf = (at: Route): string => ('code' in at ? `${at.name} ${at.code}` : at.name);

/** After a change of screen the focus starts at its top, so that it is read from there. */
function useFocusOnArrival(key: string): void {
  const first = useRef(key);
  useEffect(() => {
    if (first.current !== key) document.getElementById('page')?.focus();
    first.current = '';
  }, [key]);
}

export function App() {
  const at = route.value;
  const key = keyOf(at);
  useFocusOnArrival(key);
  return (
    <Safe key={key}>
      {at.name === 'front' ? <FrontPage /> : <Lazy load={screens[at.name]} props={{ at }} />}
      <Notice />
    </Safe>
  );
}
