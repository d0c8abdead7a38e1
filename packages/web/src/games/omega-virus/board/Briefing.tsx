/** What a round is about, before it begins: what to build, what it is worth, and what happens to whoever is missing. */
import { count } from '@airlock/kernel';
import {
  CLOCK_LEVELS,
  familyOf,
  forfeitAt,
  ROUNDS,
  SPEED_VALUES,
  scoringName,
  type View,
  who,
} from '@airlock/omega-virus';
import { Icon } from '../../../look/Icon.tsx';
import { scrollable } from '../../../look/scrollable.ts';
import { clockWords, useMatchNow } from '../clock.ts';
import type { Model } from '../model.ts';
import { ColourChip } from '../rail/Scoring.tsx';
import styles from './Briefing.module.css';
import table from './Table.module.css';

export function Briefing({ model }: { readonly model: Model }) {
  const view = model.view.value;
  const isPractice = view.mode === 'practice';
  return (
    <div class={table.over}>
      <section class={`${table.card} ${styles.briefing}`} aria-label="Briefing" {...scrollable}>
        <h2>{isPractice ? 'Practice' : `Round ${view.round} of ${ROUNDS}`}</h2>
        <Missing model={model} />
        <p>Win the three keys, open the locked cards, and connect all three pieces of equipment.</p>
        {isPractice ? (
          <p>There is no clock and there are no points. Take moves back and ask for hints as you like.</p>
        ) : (
          <Worth view={view} />
        )}
      </section>
    </div>
  );
}

/** What the round is worth: the speed card, and one point for each scoring card. */
function Worth({ view }: { readonly view: View }) {
  const isAlone = view.mode === 'clock';
  return (
    <>
      <ul class={styles.worth}>
        <li>
          <Icon name="clock" />
          <span>First to finish: speed card</span>
          <b>{count(SPEED_VALUES[view.round - 1] ?? 0, 'point')}</b>
        </li>
        {view.scoring.map((card) => (
          <li key={card}>
            <ColourChip card={card} />
            <span>
              {scoringName(card)}
              {isAlone && (
                <small>{` at least ${CLOCK_LEVELS[view.options.clockLevel].pars[familyOf(card)]}`}</small>
              )}
            </span>
            <b>1 point</b>
          </li>
        ))}
      </ul>
      <p class={styles.small}>
        {isAlone
          ? 'A scoring card is yours if your plan reaches the Station’s value when you finish. Eight points in three rounds are enough to escape.'
          : 'A scoring card goes to the plan that has more of it when the round ends; a tie goes to whoever finished. The most points after three rounds win.'}
      </p>
    </>
  );
}

/** OMG-112: whoever stays sees what will happen, and when. */
function Missing({ model }: { readonly model: Model }) {
  const view = model.view.value;
  const now = useMatchNow(model.desk);
  const away = view.seats.findIndex(({ awaySince, hasBot }) => awaySince >= 0 && !hasBot);
  if (away < 0 || view.mode !== 'versus' || model.offlineSince.value !== null) return null;
  const name = who(away, model.desk.naming.value);
  const left = Math.max(0, forfeitAt(view, away) - now);
  return (
    <p class={styles.missing} role="status">
      <Icon name="offline" />
      {`${name} is away and loses the match in ${clockWords(left)} unless they are back by then.`}
    </p>
  );
}
