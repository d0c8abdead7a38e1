/** What a lesson says, on paper: what has just happened, and what comes next. */
import type { ComponentChildren } from 'preact';
import type { LessonPlace } from '../learn/lesson.ts';
import { Sentence } from '../look/Sentence.tsx';
import { scrollable } from '../look/scrollable.ts';
import text from '../look/text.module.css';
import { classes } from './classes.ts';
import styles from './LessonPaper.module.css';

interface LessonPaperProps {
  readonly place: LessonPlace | null;
  /** What the paper says after the last step. */
  readonly over: { readonly title?: string; readonly text: string };
  readonly class?: string | undefined;
  /** Stands beside the heading. */
  readonly tool?: ComponentChildren;
}

export function LessonPaper({ place, over, class: more, tool }: LessonPaperProps) {
  const title = place ? place.step.lesson : over.title;
  return (
    <section class={classes(styles.paper, more)} aria-label="Lesson" aria-live="polite" {...scrollable}>
      {(title || tool) && (
        <header>
          <h2 class={text.plate}>{title}</h2>
          {tool}
        </header>
      )}
      {place?.before && (
        <p class={styles.before}>
          <Sentence text={place.before} />
        </p>
      )}
      <p>
        <Sentence text={place ? place.step.text : over.text} />
      </p>
    </section>
  );
}
