/** What the lesson says above the plan: what has just happened, and what comes next. */
import { Sentence } from '../../../look/Sentence.tsx';
import { scrollable } from '../../../look/scrollable.ts';
import text from '../../../look/text.module.css';
import type { Model } from '../model.ts';
import styles from './LessonPaper.module.css';

const OVER =
  'That is all you need. Build the *yellow* and the *blue* room, connect all three pieces of equipment, and ask for a hint whenever you like.';

export function LessonPaper({ model }: { readonly model: Model }) {
  const place = model.lesson?.value ?? null;
  return (
    <section class={styles.paper} aria-label="Lesson" aria-live="polite" {...scrollable}>
      <h2 class={text.plate}>{place ? place.step.lesson : 'On your own'}</h2>
      {place?.before && (
        <p class={styles.before}>
          <Sentence text={place.before} />
        </p>
      )}
      <p>
        <Sentence text={place ? place.step.text : OVER} />
      </p>
    </section>
  );
}
