/** The other plan, small, and the scoring cards with who leads each. */
import type { Seat } from '@airlock/kernel';
import {
  CLOCK_LEVELS,
  COLOURS,
  colourOf,
  familyOf,
  othersIn,
  type Placement,
  planValue,
  type Scoring,
  type SeatView,
  SPEED_VALUES,
  scoringName,
  type View,
  who,
} from '@airlock/omega-virus';
import { TalkTab } from '../../../frame/TalkTab.tsx';
import { Icon } from '../../../look/Icon.tsx';
import text from '../../../look/text.module.css';
import type { TalkTable } from '../../contract.ts';
import { Plan } from '../cards/Floor.tsx';
import { CELL } from '../cards/size.ts';
import type { Model } from '../model.ts';
import { boundsOf, drawnPlan } from '../play/picture.ts';
import { Lights } from './Lights.tsx';
import { PauseButton } from './Meters.tsx';
import styles from './Race.module.css';

export function Race({ model }: { readonly model: Model }) {
  const view = model.view.value;
  const near = model.near.value;
  const others = othersIn({ ...view, viewer: near });
  return (
    <section class={styles.race}>
      {model.compact.value && <PauseButton model={model} />}
      {others.map((seat) => (
        <Other key={seat} model={model} seat={seat} />
      ))}
      {view.mode !== 'practice' && !view.hidden && <ScoringNow model={model} />}
    </section>
  );
}

function Other({ model, seat }: { readonly model: Model; readonly seat: Seat }) {
  const view = model.view.value;
  const bench = view.seats[seat] as SeatView;
  const isLive = view.options.opponentView === 'live' && view.phase === 'LIVE';
  return (
    <>
      <h2
        class={`${text.plate} ${text.faint}`}
      >{`${who(seat, model.desk.naming.value)}${isLive ? ', live' : ''}`}</h2>
      <div class={styles.mini}>
        {bench.plan ? (
          <MiniPlan plan={bench.plan} label={`The plan of ${who(seat, model.desk.naming.value)}`} />
        ) : (
          <span class={styles.covered}>
            <Icon name="hidden" />
            {view.hidden ? 'Hidden while paused' : `${bench.cards} cards, covered`}
          </span>
        )}
      </div>
      <Lights view={view} seat={seat} />
    </>
  );
}

export function MiniPlan({ plan, label }: { readonly plan: readonly Placement[]; readonly label: string }) {
  const { left, top, right, bottom } = boundsOf(plan);
  const box = [left - 1, top - 1, right - left + 2, bottom - top + 2].map((side) => side * CELL).join(' ');
  return (
    <svg class={styles.miniPlan} viewBox={box} role="img" aria-label={`${label}, ${plan.length} cards`}>
      <Plan plan={drawnPlan(plan)} letters={false} walled={false} />
    </svg>
  );
}

/** What each side has to show now; nothing where a plan is covered. */
function valuesOf({ mode, options, seats }: View, card: Scoring): (number | null)[] {
  const values = seats.map(({ plan }) => (plan ? planValue(card, plan) : null));
  return mode === 'clock' ? [...values, CLOCK_LEVELS[options.clockLevel].pars[familyOf(card)]] : values;
}

export function ScoringNow({ model }: { readonly model: Model }) {
  const view = model.view.value;
  const { naming } = model.desk;
  const near = model.near.value;
  const far = 1 - near;
  return (
    <table class={styles.scoring}>
      <thead>
        <tr>
          <th scope="col" class={text.plate}>
            Scoring now
          </th>
          <th scope="col" class={text.plate}>
            {who(near, naming.value)}
          </th>
          <th scope="col" class={text.plate}>
            {who(far, naming.value)}
          </th>
        </tr>
      </thead>
      <tbody>
        {view.scoring.map((card) => {
          const values = valuesOf(view, card);
          const [mine = null, theirs = null] = [values[near], values[far]];
          const leads = (one: number | null, other: number | null): boolean =>
            one !== null && other !== null && one > other;
          return (
            <tr key={card}>
              <th scope="row">
                <i class={styles.colour} data-floor={COLOURS[colourOf(card)]}>
                  {COLOURS[colourOf(card)]}
                </i>
                {scoringName(card)}
              </th>
              <td class={leads(mine, theirs) ? styles.leads : undefined}>{mine ?? '?'}</td>
              <td class={leads(theirs, mine) ? styles.leads : undefined}>{theirs ?? '?'}</td>
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

/** In the side rail: the race above, what people say below. */
export const RaceAndTalk = ({ model, table }: { readonly model: Model; readonly table: TalkTable }) => (
  <div class={styles.both}>
    <Race model={model} />
    <TalkTab desk={model.desk} table={table} />
  </div>
);
