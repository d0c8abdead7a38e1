/** How true everybody's claims were, as bars. */
import type { ComponentChildren } from 'preact';
import text from '../../look/text.module.css';
import styles from './TruthBars.module.css';

export interface Truth {
  readonly name: string;
  readonly said: number;
  readonly truths: number;
}

export function TruthBars({
  truths,
  children,
}: {
  readonly truths: readonly Truth[];
  /** Stands under the bars. */
  readonly children?: ComponentChildren;
}) {
  return (
    <section class={styles.truth} aria-label="Truth of claims">
      <h3 class={`${text.plate} ${text.faint}`}>Truth of claims</h3>
      <ul>
        {truths.map(({ name, said, truths: count }) => (
          <li key={name}>
            <span>{name}</span>
            <span class={styles.bar} aria-hidden="true">
              <i style={{ flex: count }} class={styles.true} />
              <i style={{ flex: said - count }} class={styles.false} />
            </span>
            <b>
              {count}/{said}
            </b>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
