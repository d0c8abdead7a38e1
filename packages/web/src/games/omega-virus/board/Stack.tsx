/** While picking up: the cards that lie on each other where one has tapped last, the top one first. */

import type { Model } from '../model.ts';
import { floorName } from '../moves/ghost.ts';
import styles from './Stack.module.css';

export function Stack({ model }: { readonly model: Model }) {
  const chosen = model.picking.value ?? [];
  return (
    <ol class={styles.stack} aria-label="Cards here, top one first">
      {model.stack.value.map((card) => (
        <li key={card}>
          <button type="button" aria-pressed={chosen.includes(card)} onClick={() => model.toggle(card)}>
            {floorName(card)}
          </button>
        </li>
      ))}
    </ol>
  );
}
