/** `/exercises`: positions with one clearly best move, by game; they come with the page, so that they work offline, too. */
import { type Exercise, exercisesOf } from '@airlock/catalogue';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Page } from '../about/Page.tsx';
import { Problem } from '../about/Problem.tsx';
import { CARDS } from '../games/found.ts';
import { loadPage } from '../games/load.ts';
import { Button } from '../look/Button.tsx';
import { readReplay } from '../review/replay.ts';
import { ExerciseScreen } from './ExerciseScreen.tsx';
import styles from './ExercisesPage.module.css';
import { exerciseWords } from './exerciseWords.ts';
import type { Puzzle } from './solving.ts';

interface Opened {
  readonly puzzle: Puzzle;
  readonly title: string;
}

async function opened({ file, seat }: Exercise, number: number): Promise<Opened | string> {
  const read = await readReplay(JSON.stringify(file));
  if (!read.ok) return read.problem;
  const page = await loadPage(file.game);
  const replay = read.value;
  return {
    puzzle: { replay, page, at: replay.end, seat },
    title: `${replay.game.words.title}, ${exerciseWords.number(number).toLowerCase()}`,
  };
}

export function ExercisesPage() {
  const sets = useSignal<ReadonlyMap<string, readonly Exercise[]>>(new Map());
  const open = useSignal<Opened | null>(null);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    for (const { id } of CARDS) {
      void exercisesOf(id).then((exercises) => {
        sets.value = new Map(sets.peek()).set(id, exercises);
      });
    }
  }, [sets]);

  async function start(exercise: Exercise, number: number): Promise<void> {
    const result = await opened(exercise, number);
    if (typeof result === 'string') problem.value = result;
    else open.value = result;
  }

  if (problem.value) return <Problem sentence={problem.value} />;
  if (open.value) {
    return (
      <ExerciseScreen
        {...open.value}
        onBack={() => {
          open.value = null;
        }}
      />
    );
  }
  return (
    <Page title={exerciseWords.title}>
      <p>{exerciseWords.intro}</p>
      {CARDS.filter(({ id }) => sets.value.has(id)).map(({ id, title }) => {
        const exercises = sets.value.get(id) ?? [];
        return (
          <section key={id} class={styles.set} aria-label={title}>
            <h2>{title}</h2>
            {exercises.length === 0 && <p>{exerciseWords.none}</p>}
            <ol>
              {exercises.map((exercise, place) => (
                <li key={exercise.file.commitment + exercise.file.log.length}>
                  <Button onPress={() => void start(exercise, place + 1)}>
                    {exerciseWords.number(place + 1)}
                  </Button>
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </Page>
  );
}
