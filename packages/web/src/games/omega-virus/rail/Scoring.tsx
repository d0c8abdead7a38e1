/** The three scoring cards with what each side has now, and the speed card; while boards are hidden the scores. */
import {
  CLOCK_LEVELS,
  COLOURS,
  colourOf,
  familyOf,
  planValue,
  pointsOf,
  type Scoring,
  SPEED_VALUES,
  scoringName,
  type View,
  who,
} from '@airlock/omega-virus';
import { classes } from '../../../kit/classes.ts';
import { Icon } from '../../../look/Icon.tsx';
import text from '../../../look/text.module.css';
import type { Model } from '../model.ts';
import styles from './Scoring.module.css';

/** What each side has to show now; `null` where a plan is covered. */
export function valuesOf({ mode, options, seats }: View, card: Scoring): (number | null)[] {
  const values = seats.map(({ plan }) => (plan ? planValue(card, plan) : null));
  return mode === 'clock' ? [...values, CLOCK_LEVELS[options.clockLevel].pars[familyOf(card)]] : values;
}

const leads = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && one > other;

/** The one in front stands on paper, so that colour is not the only sign. */
const Value = ({ value, isAhead }: { readonly value: number | null; readonly isAhead: boolean }) => (
  <span class={isAhead ? styles.leads : undefined}>{value ?? '?'}</span>
);

export const ColourChip = ({ card, small = false }: { readonly card: Scoring; readonly small?: boolean }) => (
  <i class={classes(styles.colour, small && styles.small)} data-floor={COLOURS[colourOf(card)]}>
    {COLOURS[colourOf(card)]}
  </i>
);

export function ScoringNow({ model }: { readonly model: Model }) {
  const view = model.view.value;
  const { naming } = model.desk;
  const near = model.near.value;
  const far = 1 - near;
  const sides = `${who(near, naming.value)} : ${who(far, naming.value)}`;
  return (
    <table class={styles.scoring}>
      <thead>
        <tr class={text.plate}>
          <th scope="col">
            Scoring now, 1 point each
            <span class={styles.sides} aria-hidden="true" title={sides}>
              {sides}
            </span>
          </th>
          <th scope="col">
            <span class={text.spoken}>{who(near, naming.value)}</span>
          </th>
          <th scope="col">
            <span class={text.spoken}>{who(far, naming.value)}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {view.scoring.map((card) => {
          const values = valuesOf(view, card);
          const [mine = null, theirs = null] = [values[near], values[far]];
          return (
            <tr key={card}>
              <th scope="row">
                <ColourChip card={card} />
                {scoringName(card)}
              </th>
              <td class={styles.mine}>
                <Value value={mine} isAhead={leads(mine, theirs)} />
              </td>
              <td>
                <Value value={theirs} isAhead={leads(theirs, mine)} />
              </td>
            </tr>
          );
        })}
        <tr>
          <th scope="row">
            <Icon name="clock" />
            Speed card: first to finish
          </th>
          <td colSpan={2}>{SPEED_VALUES[view.round - 1] ?? ''}</td>
        </tr>
      </tbody>
    </table>
  );
}

export function Scores({ model }: { readonly model: Model }) {
  const { sides } = model.view.value;
  return (
    <table class={styles.scoring}>
      <thead>
        <tr class={text.plate}>
          <th scope="col" colSpan={2}>
            Scores
          </th>
        </tr>
      </thead>
      <tbody>
        {sides.map((side, index) => (
          <tr key={`side-${index + 1}`}>
            <th scope="row">
              <Icon name="person" />
              {who(index, model.desk.naming.value)}
            </th>
            <td>{pointsOf(side)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
