/**
 * How a round was decided, card by card: the rooms that count for a scoring card are outlined on both plans, with
 * both values and the reason. With motion one card follows the other; a press on a card stays with it.
 */
import { count, present } from '@airlock/kernel';
import {
  ROUNDS,
  type RoundResult,
  type SeatView,
  SPEED_VALUES,
  says,
  scoringName,
  TIMES,
  timeName,
  who,
} from '@airlock/omega-virus';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Chips } from '../../../kit/Chips.tsx';
import { ScoreTable } from '../../../kit/ScoreTable.tsx';
import { scrollable } from '../../../look/scrollable.ts';
import text from '../../../look/text.module.css';
import table from '../board/Table.module.css';
import { clockWords, useMatchNow } from '../clock.ts';
import type { Model } from '../model.ts';
import { ColourChip } from '../rail/Scoring.tsx';
import { CountedPlan } from './CountedPlan.tsx';
import { decidedWords } from './decided.ts';
import { PracticeReport } from './PracticeReport.tsx';
import { type PastRound, pastRounds } from './pastRounds.ts';
import styles from './RoundReview.module.css';

/** How long a card is looked at before the next one follows. */
const STEP_MS = 2_400;

/** The round that has just ended, over the board. */
export function RoundReview({ model }: { readonly model: Model }) {
  const { rounds, seats, mode, phase } = model.view.value;
  const result = present(rounds.at(-1));
  const plans = seats.map(({ plan }: SeatView) => plan ?? []);
  return (
    <div class={`${table.over} ${styles.over}`} data-tall>
      <section
        class={`${styles.review} ${styles.framed}`}
        aria-label={`Round ${result.round}, scored`}
        {...scrollable}
      >
        <ScoredRound model={model} round={{ result, plans }}>
          {mode === 'practice' && <PracticeReport model={model} at={result.at} />}
          {model.desk.mode === 'play' && phase === 'REVIEW' && <GoesOn model={model} />}
        </ScoredRound>
      </section>
    </div>
  );
}

/** The rounds before this one, for whoever was away when they were scored, or has pressed on too soon. */
export function PastRounds({ model }: { readonly model: Model }) {
  const rounds = pastRounds(model.view.value, model.desk.moments.value);
  const chosen = useSignal<number | null>(null);
  const round = rounds.find(({ result }) => result.round === chosen.value) ?? rounds.at(-1);
  if (!round) return null;
  return (
    <div class={styles.review}>
      {rounds.length > 1 && (
        <Chips
          title="Round"
          values={rounds.map(({ result }) => [result.round, `Round ${result.round}`])}
          isOn={(number) => number === round.result.round}
          onPick={(number) => {
            chosen.value = number;
          }}
        />
      )}
      <ScoredRound key={round.result.round} model={model} round={round} />
    </div>
  );
}

interface ScoredRoundProps {
  readonly model: Model;
  readonly round: PastRound;
  readonly children?: ComponentChildren;
}

function ScoredRound({ model, round: { result, plans }, children }: ScoredRoundProps) {
  const naming = model.desk.naming.value;
  const { at, choose } = useSteps(model, result.slots.length);
  const slot = result.slots[at] ?? null;
  return (
    <>
      <h2>{headline(result, model)}</h2>
      <div class={styles.plans}>
        {plans.map((plan, seat) => (
          <figure key={`plan-${seat + 1}`}>
            <figcaption class={`${text.plate} ${text.faint}`}>{who(seat, naming)}</figcaption>
            <CountedPlan
              plan={plan}
              card={slot?.card ?? null}
              label={`The plan of ${who(seat, naming)}, ${count(plan.length, 'card')}`}
            />
          </figure>
        ))}
      </div>
      {slot && (
        <p class={styles.decided} role="status">
          {decidedWords(slot, naming).join(' ')}
        </p>
      )}
      {children}
      {result.slots.length > 0 && <Slots model={model} result={result} at={at} onChoose={choose} />}
    </>
  );
}

/** When it continues by itself, and what becomes of somebody who is missing by then (OMG-112). */
function GoesOn({ model }: { readonly model: Model }) {
  const view = model.view.value;
  const now = useMatchNow(model.desk, 500);
  const left = clockWords(Math.max(0, view.since + TIMES.review - now));
  const away = view.seats.findIndex(({ awaySince, hasBot }) => awaySince >= 0 && !hasBot);
  const isMissed = view.mode === 'versus' && away >= 0 && view.round < ROUNDS;
  const missing = isMissed
    ? ` ${who(away, model.desk.naming.value)} is away, and has a minute at the next ready check before the match is lost.`
    : '';
  return <p class={styles.goesOn}>{`Continues by itself in ${left}.${missing}`}</p>;
}

/** Which card is shown. Somebody who prefers no motion turns the cards themselves. */
function useSteps(model: Model, cards: number): { at: number; choose(at: number): void } {
  const at = useSignal(0);
  const isChosen = useSignal(false);
  const isMoving = model.desk.motion.value && !isChosen.value && at.value < cards - 1;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => at.value++, STEP_MS);
    return () => clearTimeout(timer);
  }, [isMoving, at, at.value]);
  return {
    at: at.value,
    choose(next) {
      isChosen.value = true;
      at.value = next;
    },
  };
}

function headline({ round, finisher, cause, at }: RoundResult, model: Model): string {
  const { value: naming } = model.desk.naming;
  if (model.view.value.mode === 'practice') return 'All three pieces are connected.';
  if (cause === 'limit') return `Round ${round}: time is up.`;
  if (cause === 'claim') return `Round ${round}: ${says(finisher, naming, 'take')} it.`;
  return `Round ${round}: ${says(finisher, naming, 'are', 'is')} done at ${timeName(at)}.`;
}

interface SlotsProps {
  readonly model: Model;
  readonly result: RoundResult;
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

function Slots({ model, result, at, onChoose }: SlotsProps) {
  const naming = model.desk.naming.value;
  const sides = [...(result.slots[0]?.values.keys() ?? [])];
  const taker = (side: number): string => (side < 0 ? 'nobody' : who(side, naming));
  const rows = result.slots.map((slot, index) => ({
    key: slot.card,
    class: index === at ? styles.shown : undefined,
    head: (
      <button type="button" aria-pressed={index === at} onClick={() => onChoose(index)}>
        <ColourChip card={slot.card} />
        {scoringName(slot.card)}
      </button>
    ),
    cells: [
      ...slot.values.map((value, side) => (
        <span key={`value-${side + 1}`} class={side === slot.taker ? styles.taken : undefined}>
          {value}
        </span>
      )),
      <>
        {taker(slot.taker)}
        {slot.values[0] === slot.values[1] && slot.taker >= 0 && <small> finished first</small>}
      </>,
    ],
  }));
  const { speed } = result;
  const speedRow = speed && {
    key: 'speed',
    head: `Speed card, ${count(SPEED_VALUES[speed.card] ?? 0, 'point')}`,
    cells: [
      ...sides.map(() => '–'),
      <>
        {taker(speed.taker)} <small>first to finish</small>
      </>,
    ],
  };
  return (
    <ScoreTable
      class={styles.slots}
      heads={['Card', ...sides.map((side) => who(side, naming)), 'Taken by']}
      rows={[...rows, ...(speedRow ? [speedRow] : [])]}
    />
  );
}
