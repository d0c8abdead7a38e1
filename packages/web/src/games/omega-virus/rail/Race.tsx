/** The race beside the table: the other plan, small, who leads which scoring card, and what happened just now. */
import { count, present, type Seat } from '@airlock/kernel';
import { othersIn, type Placement, who } from '@airlock/omega-virus';
import { TalkTab } from '../../../frame/TalkTab.tsx';
import { hasCompany } from '../../../frame/talking.ts';
import { AwayChip } from '../../../kit/AwayChip.tsx';
import { Button } from '../../../look/Button.tsx';
import { Icon } from '../../../look/Icon.tsx';
import text from '../../../look/text.module.css';
import type { TalkTable } from '../../contract.ts';
import { Plan } from '../cards/Floor.tsx';
import { CELL } from '../cards/size.ts';
import type { Model } from '../model.ts';
import { boundsOf, drawnPlan } from '../moves/picture.ts';
import { lookAgain } from '../review/pastRounds.ts';
import { ROUNDS_SHEET } from '../sheets/names.ts';
import { Aids } from './Aids.tsx';
import { JustNow } from './JustNow.tsx';
import { Lights } from './Lights.tsx';
import styles from './Race.module.css';
import { Scores, ScoringNow } from './Scoring.tsx';

export function Race({ model }: { readonly model: Model }) {
  const view = model.view.value;
  const near = model.near.value;
  // Where even the near plan is covered, both are told here.
  const isOnTable = model.desk.mode === 'watch' && !model.isCovered.value;
  const shown = model.isCovered.value ? [...view.seats.keys()] : othersIn({ ...view, viewer: near });
  return (
    <section class={styles.race}>
      {!isOnTable && shown.map((seat) => <Bench key={seat} model={model} seat={seat} />)}
      {view.mode !== 'practice' && (view.hidden ? <Scores model={model} /> : <ScoringNow model={model} />)}
      {!view.hidden && <JustNow model={model} />}
      <RoundsButton model={model} />
      {model.compact.value && <Aids model={model} />}
    </section>
  );
}

function Bench({ model, seat }: { readonly model: Model; readonly seat: Seat }) {
  const view = model.view.value;
  const bench = present(view.seats[seat]);
  const isLive = view.options.opponentView === 'live' && view.phase === 'LIVE';
  return (
    <>
      <h2 class={`${text.plate} ${text.faint}`}>
        {`${who(seat, model.desk.naming.value)}${isLive ? ', live' : ''}`}{' '}
        <AwayChip player={model.desk.seats.value[seat]} />
      </h2>
      <div class={styles.mini} data-dark="">
        {bench.plan ? (
          <MiniPlan plan={bench.plan} label={`The plan of ${who(seat, model.desk.naming.value)}`} />
        ) : (
          <span class={styles.covered}>
            <Icon name="hidden" />
            {view.hidden ? 'Hidden while paused' : `${count(bench.cards, 'card')}, covered`}
          </span>
        )}
      </div>
      <Lights view={view} seat={seat} />
    </>
  );
}

function MiniPlan({ plan, label }: { readonly plan: readonly Placement[]; readonly label: string }) {
  const { left, top, right, bottom } = boundsOf(plan);
  const box = [left - 1, top - 1, right - left + 2, bottom - top + 2].map((side) => side * CELL).join(' ');
  return (
    <svg class={styles.miniPlan} viewBox={box} role="img" aria-label={`${label}, ${plan.length} cards`}>
      <Plan plan={drawnPlan(plan)} letters={false} walled={false} />
    </svg>
  );
}

/** Who was away when a round was scored, or has pressed on too soon, looks at it again. */
function RoundsButton({ model }: { readonly model: Model }) {
  const { rounds, phase } = model.view.value;
  const last = rounds.at(-1);
  if (!last || phase === 'REVIEW' || model.desk.mode !== 'play') return null;
  return (
    <Button look="quiet" icon="review" onPress={() => model.desk.openSheet(ROUNDS_SHEET)}>
      {lookAgain(last.round)}
    </Button>
  );
}

/** In the side rail: the race above, what people say below where there are any. */
export const RaceAndTalk = ({ model, table }: { readonly model: Model; readonly table: TalkTable }) => (
  <div class={styles.both}>
    <Race model={model} />
    {hasCompany({ desk: model.desk, table }) && <TalkTab desk={model.desk} table={table} />}
  </div>
);
