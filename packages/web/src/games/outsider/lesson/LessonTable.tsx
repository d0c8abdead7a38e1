/** Table, rail and hand of a lesson, with the paper that says what has just happened and what comes next. */
import { decode } from '@airlock/outsider';
import { LessonPaper } from '../../../kit/LessonPaper.tsx';
import type { LessonAt } from '../../../kit/lesson.ts';
import { forgetSteps } from '../../../learn/progress.ts';
import { Button } from '../../../look/Button.tsx';
import { pathNow } from '../../../router.ts';
import { Hand } from '../hand/Hand.tsx';
import type { Model } from '../model.ts';
import { LeftRail } from '../rail/LeftRail.tsx';
import { Table } from '../table/Table.tsx';
import styles from './LessonTable.module.css';
import { lessonWords } from './words.ts';

/** From the first step, and not from where it was left. */
function beginAnew(): void {
  forgetSteps(pathNow().split('/').at(-1) ?? '');
  location.reload();
}

interface LessonProps {
  readonly model: Model;
  readonly place: LessonAt;
}

/** Some buttons are no part of what is lit: a step that needs one has to point at it. */
function pointing({ place }: LessonProps): string {
  const kinds = place.value?.wanted.map((action) => decode(action).kind) ?? [];
  if (kinds.includes('sabotage')) return styles.sabotages as string;
  return kinds.includes('buy') ? (styles.buys as string) : '';
}

export const LessonRail = (props: LessonProps) => (
  <div class={`${styles.around} ${pointing(props)}`}>
    <LeftRail model={props.model} />
  </div>
);

export const LessonHand = (props: LessonProps) => (
  <div class={`${styles.around} ${pointing(props)}`}>
    <Hand model={props.model} />
  </div>
);

export function LessonTable(props: LessonProps & { readonly over: string }) {
  const layout = props.model.desk.layout.value;
  return (
    <div class={`${styles.lesson} ${styles[layout]} ${pointing(props)}`}>
      <div class={styles.table}>
        <Table model={props.model} />
      </div>
      <LessonPaper
        class={styles.paper}
        place={props.place.value}
        over={{ title: lessonWords.over, text: props.over }}
        tool={<Button look="ink" icon="turn" label={lessonWords.again} onPress={beginAnew} />}
      />
    </div>
  );
}
