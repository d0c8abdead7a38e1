/** How true everybody's reports were, as bars. */
import type { View } from '@airlock/outbreak';
import { who } from '@airlock/outbreak';
import { useMemo } from 'preact/hooks';
import text from '../../../look/text.module.css';
import type { Model } from '../model.ts';
import { truthOf } from '../play/history.ts';
import styles from './Truth.module.css';

export function Truth({ model }: { readonly model: Model }) {
  const { desk } = model;
  const truths = useMemo(() => {
    const finished = desk.finished?.();
    return finished ? truthOf(finished.views.at(-1) as View) : [];
  }, [desk]);
  if (truths.length === 0 || desk.viewer.value >= 0) return null;
  return (
    <section class={styles.truth} aria-label="Truth of claims">
      <h3 class={`${text.plate} ${text.faint}`}>Truth of claims</h3>
      <ul>
        {truths.map(({ seat, said, true: truthful }) => (
          <li key={seat}>
            <span>{desk.seats.value[seat]?.you ? 'You' : who(seat, desk.naming.value)}</span>
            <span class={styles.bar} aria-hidden="true">
              <i style={{ flex: truthful }} class={styles.true} />
              <i style={{ flex: said - truthful }} class={styles.false} />
            </span>
            <b>
              {truthful}/{said}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
