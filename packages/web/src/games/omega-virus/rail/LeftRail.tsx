/** Keys and rooms; alone at a table the scoring cards stand here too, since there is no race to watch beside it. */
import type { Model } from '../model.ts';
import { Aids } from './Aids.tsx';
import { Keys } from './Keys.tsx';
import styles from './LeftRail.module.css';
import { ScoringNow } from './Scoring.tsx';

export function LeftRail({ model }: { readonly model: Model }) {
  const { seats, mode, hidden } = model.view.value;
  const scores = seats.length === 1 && mode !== 'practice' && !hidden;
  return (
    <div class={`${styles.rail} ${scores ? styles.full : ''}`}>
      <Keys model={model} />
      <Aids model={model} />
      {scores && <ScoringNow model={model} />}
    </div>
  );
}
