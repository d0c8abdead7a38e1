/** An Action card in every size, and its back. Sized by one number: its font size. */
import { kindOf, REST, restNumberOf, type Shown } from '@airlock/outbreak';
import styles from './ActionCard.module.css';
import { EFFECT_OF, kindName, MARK_OF, slotOf, WORD_OF } from './kinds.ts';
import { Mark, Slot } from './marks.tsx';

interface ActionCardProps {
  readonly shown: Shown;
  /** Hand: with its effect. Pile: word, picture, slot. */
  readonly size?: 'hand' | 'pile';
}

/** For the eye only: whoever shows it says what it is. */
export function ActionCard({ shown, size = 'hand' }: ActionCardProps) {
  const card = kindOf(shown);
  const kind = kindName(card);
  const slot = slotOf(card);
  const number = card === REST ? restNumberOf(shown) : 0;
  return (
    <span class={`${styles.card} ${styles[kind]} ${styles[size]}`} aria-hidden="true">
      <span class={styles.word}>
        {WORD_OF[kind]}
        {slot !== null && size === 'hand' && <Slot slot={slot} />}
      </span>
      <span class={styles.picture}>
        <Mark name={MARK_OF[kind]} />
        {number > 0 && <b>{number}</b>}
      </span>
      {slot !== null && size === 'pile' && (
        <span class={styles.corner}>
          <Slot slot={slot} />
        </span>
      )}
      {size === 'hand' && <span class={styles.effect}>{EFFECT_OF[kind]}</span>}
    </span>
  );
}

export const CardBack = () => (
  <span class={`${styles.card} ${styles.back}`} data-dark="" aria-hidden="true">
    <span class={styles.pattern} />
  </span>
);
