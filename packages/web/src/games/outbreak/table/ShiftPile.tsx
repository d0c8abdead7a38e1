/** The pile of this Shift between its two Tasks: how many cards lie face down, or the cards being turned up. */
import text from '../../../look/text.module.css';
import { CardBack } from '../cards/ActionCard.tsx';
import type { Model } from '../model.ts';
import { choosers, chosenCount } from '../moves/stage.ts';
import { PileCards } from './PileCards.tsx';
import styles from './ShiftPile.module.css';

/** More backs than this say nothing more. */
const MOST_BACKS = 5;
const TILTS = [-7, -2, 3, 8, -4];

export function ShiftPile({ model }: { readonly model: Model }) {
  const { view } = model.drawn.value;
  const turned = model.turned.value;
  const record = view.records.at(-1);
  if (turned !== null && record) {
    return (
      <section class={`${styles.pile} ${styles.turning}`} aria-label="Shift pile" aria-live="polite">
        <span class={`${text.plate} ${text.faint}`}>Turned up</span>
        <PileCards record={record} turned={turned} />
      </section>
    );
  }
  // Nobody lays another card; its place stays, so that the Tasks keep theirs.
  if (view.phase === 'over') return <div class={styles.pile} />;
  const chosen = chosenCount(view);
  return (
    <section class={styles.pile} aria-label="Shift pile">
      <span class={`${text.plate} ${text.faint} ${styles.head}`}>Shift pile</span>
      <div class={styles.backs}>
        {Array.from({ length: Math.min(chosen, MOST_BACKS) }, (_, at) => (
          <span key={at} style={{ transform: `rotate(${TILTS[at]}deg)` }}>
            <CardBack />
          </span>
        ))}
      </div>
      <p class={styles.words}>
        <b>
          {chosen} of {choosers(view).length} in
        </b>
        <span>
          {model.compact.value
            ? 'The pile is shuffled before the reveal'
            : 'Shuffled before the reveal, so nobody can trace a card'}
        </span>
      </p>
    </section>
  );
}
