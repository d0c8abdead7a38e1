/** Both plans at one moment, each under its name with its lights and what its player did last. */
import { count, present, type Seat } from '@airlock/kernel';
import { type Placement, type View, who, xOf, yOf } from '@airlock/omega-virus';
import type { ComponentChildren } from 'preact';
import { Face } from '../../../kit/Face.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { Sentence } from '../../../look/Sentence.tsx';
import { Plan } from '../cards/Floor.tsx';
import { CELL } from '../cards/size.ts';
import type { Model } from '../model.ts';
import { type Bounds, boundsOf, drawnPlan } from '../moves/picture.ts';
import { Lights } from '../rail/Lights.tsx';
import styles from './TwoPlans.module.css';

interface TwoPlansProps {
  readonly model: Model;
  readonly view: View;
  /** The part of the grid that a seat's plan fills; its own where it may grow as it likes. */
  readonly boundsFor?: (seat: Seat) => Bounds;
  /** What stands under a plan. */
  readonly under?: (seat: Seat) => ComponentChildren;
}

export const TwoPlans = ({ model, view, boundsFor, under }: TwoPlansProps) => (
  <div class={styles.two} data-plans={view.seats.length}>
    {view.seats.map((_, seat) => (
      <OnePlan
        key={`plan-${seat + 1}`}
        model={model}
        view={view}
        seat={seat}
        bounds={boundsFor?.(seat)}
        under={under?.(seat)}
      />
    ))}
  </div>
);

interface OnePlanProps {
  readonly model: Model;
  readonly view: View;
  readonly seat: Seat;
  readonly bounds: Bounds | undefined;
  readonly under: ComponentChildren;
}

function OnePlan({ model, view, seat, bounds, under }: OnePlanProps) {
  const { plan, cards, plays, deck } = present(view.seats[seat]);
  const name = who(seat, model.desk.naming.value);
  const player = model.desk.seats.value.find((one) => one.seat === seat);
  return (
    <section class={styles.one} aria-label={name}>
      <header class={styles.head}>
        {player && <Face player={player} class={styles.face} />}
        <span class={styles.words}>
          <b title={name}>{name}</b>
          <small>{`${count(plays, 'card')} placed · ${deck} in the deck`}</small>
        </span>
        <Lights view={view} seat={seat} small />
      </header>
      {plan ? (
        <PlanPicture
          plan={plan}
          bounds={bounds ?? roomFor(boundsOf(plan))}
          label={`The plan of ${name}, ${count(cards, 'card')}`}
        />
      ) : (
        <p class={styles.covered} data-dark="">
          <Icon name="hidden" />
          {view.hidden ? 'Hidden while paused' : `${count(cards, 'card')}, covered`}
        </p>
      )}
      {under && (
        <footer class={styles.under}>{typeof under === 'string' ? <Sentence text={under} /> : under}</footer>
      )}
    </section>
  );
}

/** A plan of one card is not drawn larger than one of several. */
const LEAST = { across: 8, down: 6 };

function roomFor({ left, top, right, bottom }: Bounds): Bounds {
  const dx = Math.max(0, LEAST.across - (right - left)) / 2;
  const dy = Math.max(0, LEAST.down - (bottom - top)) / 2;
  return { left: left - dx, top: top - dy, right: right + dx, bottom: bottom + dy };
}

interface PlanPictureProps {
  readonly plan: readonly Placement[];
  readonly bounds: Bounds;
  readonly label: string;
}

function PlanPicture({ plan, bounds: { left, top, right, bottom }, label }: PlanPictureProps) {
  const box = [left - 1, top - 1, right - left + 2, bottom - top + 2].map((side) => side * CELL).join(' ');
  const last = plan.at(-1);
  return (
    <svg class={styles.picture} data-dark="" viewBox={box} role="img" aria-label={label}>
      <Plan plan={drawnPlan(plan)} />
      {last !== undefined && (
        <rect
          class={styles.newest}
          x={xOf(last) * CELL}
          y={yOf(last) * CELL}
          width={CELL * 2}
          height={CELL * 2}
          rx="6"
        />
      )}
    </svg>
  );
}
