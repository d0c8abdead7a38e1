/** The table and the rail of a lesson, with the paper that says what has just happened and what comes next. */
import { decode } from '@airlock/outsider';
import { Button } from '../../../look/Button.tsx';
import { Sentence } from '../../../look/Sentence.tsx';
import { scrollable } from '../../../look/scrollable.ts';
import text from '../../../look/text.module.css';
import type { Model } from '../model.ts';
import { LeftRail } from '../rail/LeftRail.tsx';
import { Table } from '../table/Table.tsx';
import type { Place } from './guard.ts';
import styles from './LessonTable.module.css';
import { lessonWords } from './words.ts';

interface LessonProps {
  readonly model: Model;
  readonly place: Place;
}

/** Completed Goals are no part of what is lit; a step that sabotages one has to point at it. */
const pointing = ({ place }: LessonProps): string =>
  place.value?.wanted.some((action) => decode(action).kind === 'sabotage') ? (styles.points as string) : '';

export const LessonRail = (props: LessonProps) => (
  <div class={`${styles.rail} ${pointing(props)}`}>
    <LeftRail model={props.model} />
  </div>
);

export function LessonTable(props: LessonProps & { readonly over: string }) {
  const layout = props.model.desk.layout.value;
  return (
    <div class={`${styles.lesson} ${styles[layout]} ${pointing(props)}`}>
      <div class={styles.table}>
        <Table model={props.model} />
      </div>
      <LessonPaper {...props} />
    </div>
  );
}

function LessonPaper({ place, over }: { readonly place: Place; readonly over: string }) {
  const now = place.value;
  return (
    <section class={styles.paper} aria-label={lessonWords.title} {...scrollable}>
      <header>
        <h2 class={text.plate}>{now ? now.step.lesson : lessonWords.over}</h2>
        <Button look="ink" icon="turn" label={lessonWords.again} onPress={() => location.reload()} />
      </header>
      <div class={styles.said} aria-live="polite">
        {now?.before && (
          <p class={styles.before}>
            <Sentence text={now.before} />
          </p>
        )}
        <p>
          <Sentence text={now ? now.step.text : over} />
        </p>
      </div>
    </section>
  );
}
