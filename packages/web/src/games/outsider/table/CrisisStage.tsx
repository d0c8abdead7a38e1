/** A reaction window in the place of the Goals: the card, nested ones behind it, and the ring that runs out. Seats and piles stay in sight. */
import { crisisName } from '@airlock/outsider';
import type { ComponentChildren } from 'preact';
import { WhyButton } from '../../../frame/WhyButton.tsx';
import { scrollable } from '../../../look/scrollable.ts';
import text from '../../../look/text.module.css';
import { CardBack, CrisisCard } from '../cards/Card.tsx';
import type { Model } from '../model.ts';
import { causeOf, forecastOf, headlineOf } from '../moves/forecast.ts';
import styles from './CrisisStage.module.css';
import { StandingOrder } from './StandingOrder.tsx';

/** Whether a Crisis or an Entropy step is on the table. */
export function isStaged(model: Model): boolean {
  const { kind } = model.drawn.value.stage;
  const isNew = model.desk.playing.value?.event.type === 'crisisRevealed';
  return isNew || kind === 'crisisWindow' || kind === 'entropyWindow';
}

export function CrisisStage({ model }: { readonly model: Model }) {
  const { view, stage } = model.drawn.value;
  const playing = model.desk.playing.value?.event;
  if (playing?.type === 'crisisRevealed') {
    return (
      <Stage model={model} crises={[...view.resolving, playing.open.crisis]} isNew>
        <h2>{headlineOf(playing.open.crisis, playing.open.seat, model.naming.value)}</h2>
      </Stage>
    );
  }
  if (stage.kind === 'entropyWindow') {
    return (
      <Stage model={model} crises={[]}>
        <span class={text.plate}>End of the turn</span>
        <h2>A card is lost to Entropy</h2>
        <p>The top of the deck leaves the game unseen. An Entropy Anchor would stop it.</p>
        <Fair model={model} />
        <StandingOrder model={model} of="passEntropy" />
      </Stage>
    );
  }
  if (stage.kind !== 'crisisWindow') return null;
  const naming = model.naming.value;
  const crises = view.resolving.length > 0 ? view.resolving : [stage.crisis];
  const forecast = forecastOf(view, stage.crisis, stage.seat, naming);
  return (
    <Stage model={model} crises={crises}>
      <span class={text.plate}>{causeOf(model.desk.moments.value, naming) ?? crisisName(stage.crisis)}</span>
      <h2>{headlineOf(stage.crisis, stage.seat, naming)}</h2>
      {forecast && <p>{forecast}</p>}
      <Fair model={model} />
      <StandingOrder model={model} of="passCrises" />
    </Stage>
  );
}

/** The window tells nothing about anybody. */
const Fair = ({ model }: { readonly model: Model }) => (
  <p class={styles.fair}>
    {model.compact.value
      ? 'Waiting gives nothing away. '
      : 'Everybody is asked, whatever they hold. It ends when all have passed or the ring has run out. '}
    <WhyButton
      about={{
        question: 'Why does everybody wait?',
        sentences: [
          'Every seat is asked at once, whatever it holds, so that being asked gives nothing away.',
          'It ends early only when everybody has passed. Anyone may hold once for 10 more seconds, with or without a card.',
        ],
        rules: ['OUT-531'],
      }}
      onWhy={model.desk.why}
    />
  </p>
);

interface StageProps {
  readonly model: Model;
  /** The outermost first. */
  readonly crises: readonly number[];
  readonly isNew?: boolean;
  readonly children: ComponentChildren;
}

function Stage({ model, crises, isNew = false, children }: StageProps) {
  const behind = crises.slice(0, -1).slice(-2);
  const top = crises.at(-1);
  return (
    <section
      class={styles.stage}
      data-dark=""
      aria-label={top === undefined ? 'Entropy' : `Crisis: ${crisisName(top)}`}
      data-stage
      {...scrollable}
    >
      {!isNew && <Ring model={model} />}
      <span class={`${styles.cards} ${isNew ? styles.enters : ''}`} data-fan>
        {behind.map((crisis, at) => (
          <span key={crisis} class={styles.behind} style={{ '--depth': behind.length - at }}>
            <CrisisCard crisis={crisis} />
          </span>
        ))}
        {top === undefined ? <CardBack /> : <CrisisCard crisis={top} spoken />}
      </span>
      <div class={styles.info}>{children}</div>
    </section>
  );
}

const AROUND = 339;

/** The same for every seat; it shows nothing but the time. */
function Ring({ model }: { readonly model: Model }) {
  const { view, stage } = model.drawn.value;
  const seconds = model.seconds.value;
  if (seconds === null || (stage.kind !== 'crisisWindow' && stage.kind !== 'entropyWindow')) return null;
  const waited = stage.waited.toString(2).replaceAll('0', '').length;
  const whole = view.options.reactionSeconds + waited * 10;
  const left = Math.min(1, seconds / whole);
  return (
    <div class={styles.ring} role="timer" aria-label={`${seconds} seconds left`}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r="54" fill="none" stroke="#5a3a36" stroke-width="7" />
        <circle
          cx="60"
          cy="60"
          r="54"
          fill="none"
          stroke="var(--wait)"
          stroke-width="7"
          stroke-dasharray={AROUND}
          stroke-dashoffset={AROUND * (1 - left)}
          stroke-linecap="round"
          transform="rotate(-90 60 60)"
        />
      </svg>
      <b>{seconds}</b>
    </div>
  );
}
