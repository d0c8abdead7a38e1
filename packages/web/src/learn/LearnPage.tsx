/** `/learn/<game>`: learning a game by playing a prepared table. */
import { effect, useSignal } from '@preact/signals';
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
import { keepSteps, stepsDone } from './progress.ts';

interface Opened {
  /** Another one each time it is begun again. */
  readonly key: number;
  readonly learning: Learning;
  readonly state: FrameState;
  readonly table: FrameTable;
}

let openings = 0;

function opened(lesson: Lesson, id: string, doneBefore: number, again: () => void): Opened {
  const state = frameState();
  const { openSheet, closeSheet, why } = state;
  const learning = openLesson(lesson, { layout, openSheet, closeSheet, why }, doneBefore);
  if (learning.parts.talk) state.tab.value = 'talk';
  const table = tableAlone({ page: lesson.page, again });
  const end = effect(() => keepSteps(id, learning.done.value, lesson.steps.length));
  return {
    key: openings++,
    learning,
    state: {
      ...state,
      end() {
        end();
        state.end();
      },
    },
    table,
  };
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
        if (!lesson) {
          problem.value = words.learn.none;
          return;
        }
        const again = (): void => {
          open.peek()?.state.end();
          open.value = opened(lesson, game, 0, again);
        };
        open.value = opened(lesson, game, stepsDone(game, lesson.steps.length), again);
        document.title = words.title(words.learn.title(lesson.game.words.title));
      },
      () => {
        problem.value = words.problems.notLoaded;
      },
    );
    return () => {
      left = true;
      open.peek()?.state.end();
    };
  }, [game, open, problem]);

  if (problem.value)
    return (
      <Problem
        sentence={problem.value}
        {...(problem.value === words.learn.none ? {} : { onTryAgain: () => location.reload() })}
      />
    );
  if (!open.value) return <Waiting sentence={words.table.opening} />;
  const { key, learning, state, table } = open.value;
  return <Frame key={key} desk={learning.desk} parts={learning.parts} table={table} state={state} />;
}
