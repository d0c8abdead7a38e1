/** The discard pile, open to all: the newest first, with who discarded what. */
import { who } from '@airlock/kernel';
import { cardName, crisisName, seatOf, thingOf } from '@airlock/outsider';
import text from '../../../look/text.module.css';
import { Card } from '../cards/Card.tsx';
import type { Model } from '../model.ts';
import styles from './sheets.module.css';

export function Discard({ model }: { readonly model: Model }) {
  const { view } = model.drawn.value;
  return (
    <div class={styles.sheet}>
      {view.discard.length === 0 && <p>Nothing has been discarded yet.</p>}
      <ol class={styles.pile}>
        {[...view.discard].reverse().map((entry, at) => (
          <li key={`${view.discard.length - at}`}>
            <Card kind={thingOf(entry)} spoken />
            <span>
              {cardName(thingOf(entry))}, {who(seatOf(entry), model.naming.value)}
            </span>
          </li>
        ))}
      </ol>
      {view.crisisDiscard.length > 0 && (
        <>
          <h3 class={`${text.plate} ${text.faint}`}>Crises, newest first</h3>
          <p>{[...view.crisisDiscard].reverse().map(crisisName).join(', ')}.</p>
        </>
      )}
      <p>
        Crisis deck: {view.crisisDeck.size}. In Entropy: {view.entropy.size}.
      </p>
    </div>
  );
}
