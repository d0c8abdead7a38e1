/** `/learn/<game>`: learning a game by playing a prepared table. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Problem } from '../about/Problem.tsx';
import { Waiting } from '../about/Waiting.tsx';
import { Frame } from '../frame/Frame.tsx';
import { layout } from '../frame/layout.ts';
import { type FrameState, frameState } from '../frame/state.ts';
import { type FrameTable, tableAlone } from '../frame/table.ts';
import type { Route } from '../router.ts';
import { words } from '../words.ts';
import { type Learning, openLesson } from './learning.ts';
import { type Lesson, loadLesson } from './lesson.ts';

interface Opened {
  readonly lesson: Lesson;
  readonly learning: Learning;
  readonly state: FrameState;
  readonly table: FrameTable;
}

function opened(lesson: Lesson): Opened {
  const state = frameState();
  const learning = openLesson(lesson, {
    layout,
    openSheet: state.openSheet,
    closeSheet: state.closeSheet,
    why: state.why,
  });
  if (learning.parts.talk) state.tab.value = 'talk';
  const table = tableAlone({ page: lesson.page, behind: learning.behind });
  return { lesson, learning, state, table };
}

export function LearnPage({ at }: { readonly at: Route }) {
  const game = at.name === 'learn' ? at.game : '';
  const open = useSignal<Opened | null>(null);
  const problem = useSignal<string | null>(null);

  useEffect(() => {
    let left = false;
    loadLesson(game).then(
      (lesson) => {
        if (left) return;
        open.value = opened(lesson);
        document.title = words.title(words.learn.title(lesson.game.words.title));
      },
      () => {
        problem.value = words.learn.none;
      },
    );
    return () => {
      left = true;
      open.peek()?.state.end();
    };
  }, [game, open, problem]);

  if (problem.value) return <Problem sentence={problem.value} />;
  if (!open.value) return <Waiting sentence={words.table.opening} />;
  const { learning, state, table } = open.value;
  return <Frame desk={learning.desk} parts={learning.parts} table={table} state={state} />;
}
