/** Locked cards that went under the deck with the last flip: each slides down once, one after the other. */

import { present } from '@airlock/kernel';
import { type Back, detailOf, type OmegaEvent } from '@airlock/omega-virus';
import { useRef } from 'preact/hooks';
import { CardBack } from '../cards/FloorCard.tsx';
import type { Model } from '../model.ts';
import styles from './PassedCards.module.css';

interface Passed {
  readonly sequence: number;
  readonly backs: readonly Back[];
}

/** The reader's last flip, if anything has happened to their deck at all. */
function lastPassed(model: Model): Passed | null {
  const moments = model.desk.moments.value;
  for (let at = moments.length - 1; at >= 0; at--) {
    const { sequence, events } = present(moments[at]);
    const flip = events.find(
      (event): event is Extract<OmegaEvent, { type: 'flip' }> =>
        event.type === 'flip' && event.open.seat === model.near.value,
    );
    if (flip) return { sequence, backs: detailOf(flip)?.skipped ?? [] };
  }
  return null;
}

export function PassedCards({ model }: { readonly model: Model }) {
  const passed = lastPassed(model);
  // What lay there when the table was opened has gone by long ago.
  const first = useRef(passed?.sequence ?? -1);
  if (!passed || passed.sequence === first.current || !model.desk.motion.value) return null;
  return (
    <span class={styles.passed} key={passed.sequence} aria-hidden="true">
      {passed.backs.map((back, index) => (
        <span key={`${index + 1}. ${back}`} class={styles.card} style={{ '--place': index }}>
          <CardBack back={back} />
        </span>
      ))}
    </span>
  );
}
