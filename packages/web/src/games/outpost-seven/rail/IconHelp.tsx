/** What the icons on the modules do: on paper under the log until it is closed once, then behind "icons?". */
import { Icon } from '../../../look/Icon.tsx';
import { Sentence } from '../../../look/Sentence.tsx';
import { BonusIcon } from '../cards/icons.tsx';
import { prefer, preferences } from '../settings.ts';
import { ICONS } from '../words.ts';
import styles from './IconHelp.module.css';

export const IconList = ({ icons = ICONS }: { readonly icons?: typeof ICONS }) => (
  <ul class={styles.icons}>
    {icons.map(([kind, sentence]) => (
      <li key={kind}>
        <BonusIcon kind={kind} />
        <span>
          <Sentence text={sentence} />
        </span>
      </li>
    ))}
  </ul>
);

export function IconHelp() {
  if (!preferences.value.iconHelp) {
    return (
      <button type="button" class={styles.again} onClick={() => prefer({ iconHelp: true })}>
        What the icons do
      </button>
    );
  }
  return (
    <section class={styles.help} aria-label="What the icons do">
      <h2>
        What the icons do
        <button
          type="button"
          aria-label="Close: what the icons do"
          onClick={() => prefer({ iconHelp: false })}
        >
          <Icon name="close" />
        </button>
      </h2>
      <IconList />
    </section>
  );
}
