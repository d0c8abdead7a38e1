/** On phones, always in sight: the three scoring cards with both values, and the speed card. */
import { count } from '@airlock/kernel';
import { type Family, familyOf, SPEED_VALUES, scoringName, who } from '@airlock/omega-virus';
import { Icon } from '../../../look/Icon.tsx';
import text from '../../../look/text.module.css';
import type { Model } from '../model.ts';
import styles from './ScoreStrip.module.css';
import { ColourChip, valuesOf } from './Scoring.tsx';

const SHORT: Readonly<Record<Family, string>> = {
  LARGEST: 'largest',
  WIDEST: 'widest',
  MOST2: '2+',
  MOST3: '3+',
};

export function ScoreStrip({ model }: { readonly model: Model }) {
  const view = model.view.value;
  const naming = model.desk.naming.value;
  const near = model.near.value;
  const points = SPEED_VALUES[view.round - 1] ?? 0;
  return (
    <ul class={styles.strip} aria-label="Scoring now, 1 point each">
      {view.scoring.map((card) => {
        const values = valuesOf(view, card);
        const [mine, theirs] = [values[near] ?? null, values[1 - near] ?? null];
        const isAhead = mine !== null && theirs !== null && mine > theirs;
        const isBehind = mine !== null && theirs !== null && theirs > mine;
        return (
          <li key={card}>
            <span class={text.spoken}>
              {`${scoringName(card)}: ${who(near, naming)} ${mine ?? 'covered'}, ${who(1 - near, naming)} ${theirs ?? 'covered'}`}
            </span>
            <span class={styles.card} aria-hidden="true">
              <ColourChip card={card} small />
              <small>{SHORT[familyOf(card)]}</small>
              <b>
                <span class={isAhead ? styles.leads : undefined}>{mine ?? '?'}</span>:
                <span class={isBehind ? styles.leads : undefined}>{theirs ?? '?'}</span>
              </b>
            </span>
          </li>
        );
      })}
      <li>
        <span class={text.spoken}>{`Speed card, first to finish: ${count(points, 'point')}`}</span>
        <span class={styles.card} aria-hidden="true">
          <Icon name="clock" />
          <b>{points}</b>
        </span>
      </li>
    </ul>
  );
}
