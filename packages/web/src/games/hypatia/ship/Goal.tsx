/** The goal line above the ship: three steps that fill as one goes. */
import type { ShipView } from '@airlock/hypatia';
import { Icon } from '../../../look/Icon.tsx';
import { Sentence } from '../../../look/Sentence.tsx';
import text from '../../../look/text.module.css';
import { type GoalName, type GoalStep, goalOf } from '../moves/goal.ts';
import styles from './Goal.module.css';

interface GoalLineProps {
  readonly ship: ShipView;
  /** On a phone: three short words in a strip, and under them what to do now. */
  readonly small?: boolean;
  /** Whether it says what to do now; a lesson does that itself, and needs the room. */
  readonly says?: boolean;
}

export function GoalLine({ ship, small = false, says = small }: GoalLineProps) {
  const { steps, current, now } = goalOf(ship);
  return (
    <section class={small ? styles.strip : styles.wide} aria-label="The goal">
      <ol class={styles.line} aria-label="The goal, in three steps">
        {steps.map((step, place) => (
          <Step key={step.name} step={step} number={place + 1} current={current} small={small} />
        ))}
      </ol>
      {says && (
        <p class={styles.now}>
          <Sentence text={now} />
        </p>
      )}
    </section>
  );
}

/** A flash, a lifeboat and a charge, on the grid of the page's icons. */
const SIGNS: Readonly<Record<GoalName, string>> = {
  power: 'M13 2.5L5.5 13.5h5.5l-1 8 8.5-12h-6z',
  rescue:
    'M12 3c3.6 2.8 4.6 7.4 3.6 12H8.4C7.4 10.4 8.4 5.8 12 3zM8.4 15l-2.9 4M15.6 15l2.9 4M12 18v3M10.5 9h3',
  leave:
    'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.600l2.1 2.100M16.3 16.300l2.1 2.100M18.4 5.600l-2.1 2.100M7.7 16.300l-2.1 2.1',
};

const Sign = ({ name }: { readonly name: GoalName }) => (
  <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
    <path d={SIGNS[name]} fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
  </svg>
);

function Step(props: { step: GoalStep; number: number; current: GoalName; small: boolean }) {
  const { step, number, current, small } = props;
  const isCurrent = step.name === current;
  return (
    <li
      class={`${styles.step} ${step.done ? styles.done : ''} ${isCurrent ? styles.current : ''}`}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span class={styles.filling} style={{ width: `${Math.round(step.filled * 100)}%` }} />
      <span class={styles.sign}>{step.done ? <Icon name="check" /> : <Sign name={step.name} />}</span>
      <span class={styles.words}>
        <b>{small ? step.short : `${number} ${step.title}`}</b>
        {!small && <span>{step.way}</span>}
      </span>
      {!small && step.state && <em>{step.state}</em>}
      <span
        class={text.spoken}
      >{`, ${Math.round(step.filled * 100)} per cent${step.done ? ', done' : ''}`}</span>
    </li>
  );
}
