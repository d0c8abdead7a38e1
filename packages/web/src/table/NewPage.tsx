/** `/new/<game>`: sets a table with open seats and goes there. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Problem } from '../about/Problem.tsx';
import { Waiting } from '../about/Waiting.tsx';
import { openTable } from '../front/newTable.ts';
import { CARDS } from '../games/found.ts';
import type { Route } from '../router.ts';
import { sentenceOf } from '../wire/http.ts';
import { words } from '../words.ts';

export function NewPage({ at }: { readonly at: Route }) {
  const game = CARDS.find(({ id }) => at.name === 'new' && id === at.game);
  const problem = useSignal<string | null>(game ? null : words.table.noGame);
  useEffect(() => {
    if (!game) return;
    openTable(game.id).catch((error) => {
      problem.value = sentenceOf(error);
    });
  }, [game, problem]);
  if (problem.value) return <Problem sentence={problem.value} />;
  return <Waiting sentence={words.table.setting(game?.title ?? '')} />;
}
