/** Beside a moment of a finished match: every claim made so far with whether it was true, and what Entropy took. */
import { cardsList, type View, who } from '@airlock/outsider';
import { useMemo } from 'preact/hooks';
import text from '../../../look/text.module.css';
import type { Model } from '../model.ts';
import { truthBySeat } from '../play/truth.ts';
import { ClaimLine } from '../talk/ClaimLine.tsx';
import { claimsOf } from '../talk/stream.ts';
import styles from './Truth.module.css';

const LATEST = 8;

export function Truth({ model }: { readonly model: Model }) {
  const { desk } = model;
  const last = useMemo(() => desk.finished?.().views.at(-1) as View | undefined, [desk]);
  if (!last || desk.viewer.value >= 0) return null;
  const now = desk.shown.value;
  const claims = claimsOf({ ...last, claims: last.claims.slice(0, now.claims.length) }, [], 0).slice(-LATEST);
  return (
    <section class={styles.truth} aria-label="Truth of claims">
      <h3 class={`${text.plate} ${text.faint}`}>Truth of claims</h3>
      <ul>
        {truthBySeat(last).map(({ said, true: truths }, seat) => (
          <li key={seat}>
            <span>{who(seat, { ...model.naming.value, reader: -1 })}</span>
            <span class={styles.bar} aria-hidden="true">
              <i style={{ flex: truths }} class={styles.true} />
              <i style={{ flex: said - truths }} class={styles.false} />
            </span>
            <b>
              {truths}/{said}
            </b>
          </li>
        ))}
      </ul>
      {claims.length > 0 && (
        <ol class={styles.claims}>
          {claims.map((item) => (
            <ClaimLine key={item.key} model={model} item={item} />
          ))}
        </ol>
      )}
      <h3 class={`${text.plate} ${text.faint}`}>Hidden at this moment</h3>
      <p>Supply: {cardsList(now.supply.known)}.</p>
      <p>Entropy: {cardsList(now.entropy.known)}.</p>
    </section>
  );
}
