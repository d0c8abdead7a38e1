/** What the lesson says: what has just happened, and what is asked now. */
import { Sentence } from '../../../look/Sentence.tsx';
import text from '../../../look/text.module.css';
import type { Model } from '../model.ts';
import styles from './LessonPaper.module.css';

export function LessonPaper({ model }: { readonly model: Model }) {
  const place = model.lesson?.value ?? null;
  return (
    <section class={styles.paper} aria-label="Lesson" aria-live="polite">
      {place ? (
        <>
          <h2 class={text.plate}>{place.step.lesson}</h2>
          {place.before && (
            <p class={styles.before}>
              <Sentence text={place.before} />
            </p>
          )}
          <p>
            <Sentence text={place.step.text} />
          </p>
        </>
      ) : (
        <p>
          Now two claim Complete 1, and two were revealed: your lie stands. That is the whole game: count,
          talk, and do not trust yesterday’s friends.
        </p>
      )}
    </section>
  );
}
