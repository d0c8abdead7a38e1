/** One exercise at the table of its game: the reader acts, and is told what the move is worth. */
import { plainText } from '@airlock/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Frame } from '../frame/Frame.tsx';
import { layout } from '../frame/layout.ts';
import { frameState } from '../frame/state.ts';
import { tableAlone } from '../frame/table.ts';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Mark } from '../review/judged/Mark.tsx';
import styles from '../review/line/LineScreen.module.css';
import { seatTaken } from '../review/seatTaken.ts';
import { exerciseWords } from './exerciseWords.ts';
import { openSolving, type Puzzle, type Tried } from './solving.ts';

interface ExerciseScreenProps {
  readonly puzzle: Puzzle;
  readonly title: string;
  readonly onBack: () => void;
}

export function ExerciseScreen({ puzzle, title, onBack }: ExerciseScreenProps) {
  const shows = useSignal(false);
  const { solving, state, parts, table } = useMemo(() => {
    const state = frameState();
    const { openSheet, closeSheet, why } = state;
    const solving = openSolving(puzzle, { layout, openSheet, closeSheet, why });
    return {
      solving,
      state,
      parts: puzzle.page.open(solving.desk),
      table: tableAlone({ page: puzzle.page }),
    };
  }, [puzzle]);
  useEffect(
    () => () => {
      solving.end();
      state.end();
    },
    [solving, state],
  );
  const tried = solving.tried.value;
  const reviewed = tried?.kind === 'judged' ? tried.reviewed : null;
  return (
    <div class={styles.screen}>
      <section class={styles.banner} role="status">
        {reviewed ? <Mark verdict={reviewed.verdict} /> : <Icon name="search" />}
        <p>
          <b>{title}.</b> {sentenceOf(tried)}
          <br />
          <span>
            {reviewed && (shows.value || reviewed.verdict === 'best')
              ? plainText([reviewed.why.headline, ...reviewed.why.sentences].join(' '))
              : exerciseWords.you(seatTaken(puzzle.replay, puzzle.seat))}
          </span>
        </p>
        <div class={styles.tools}>
          {reviewed && reviewed.verdict !== 'best' && (
            <Button
              icon="eye"
              onPress={() => {
                shows.value = true;
              }}
            >
              {exerciseWords.show}
            </Button>
          )}
          {tried && (
            <Button icon="undo" onPress={solving.again}>
              {exerciseWords.again}
            </Button>
          )}
          <Button icon="back" onPress={onBack}>
            {exerciseWords.back}
          </Button>
        </div>
      </section>
      <div class={styles.table}>
        <Frame desk={solving.desk} parts={parts} table={table} state={state} low />
      </div>
    </div>
  );
}

function sentenceOf(tried: Tried | null): string {
  if (!tried) return exerciseWords.task;
  if (tried.kind === 'thinking') return exerciseWords.thinking;
  if (!tried.reviewed) return exerciseWords.failed;
  const { done, best, verdict } = tried.reviewed;
  if (done.action === best.action) return exerciseWords.solved;
  return verdict === 'best' ? exerciseWords.good : exerciseWords.notYet;
}
