/** Something grave has just happened: it stands in the middle of the table as long as it takes to read. */
import { Icon } from '../../../look/Icon.tsx';
import text from '../../../look/text.module.css';
import type { Model } from '../model.ts';
import styles from './MomentStage.module.css';
import { momentWords } from './moments.ts';

export function MomentStage({ model }: { readonly model: Model }) {
  const playing = model.desk.playing.value?.event;
  const words = playing && momentWords(playing, model.naming.value, model.desk.moments.value);
  if (!words) return null;
  return (
    <section class={styles.moment} aria-label={words.headline} data-moment data-over>
      <div class={styles.plate} data-dark="">
        <span class={styles.icon}>
          <Icon name={words.icon} />
        </span>
        <div>
          <span class={text.plate}>{words.plate}</span>
          <h2>{words.headline}</h2>
          {words.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
