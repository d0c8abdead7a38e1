/** What fills the table: the board, and over it the count, the pause or how the round was scored. */
import { TIMES, who } from '@airlock/omega-virus';
import { useEffect } from 'preact/hooks';
import { LessonPaper } from '../../../kit/LessonPaper.tsx';
import { clockWords, countOf, liveClock, useMatchNow } from '../clock.ts';
import type { Model } from '../model.ts';
import { FlyingKeys } from '../motion/FlyingKeys.tsx';
import { useWonKeys } from '../motion/wonKeys.ts';
import { absenceOf, ownAbsence } from '../moves/lost.ts';
import { KeyStrip } from '../rail/Keys.tsx';
import { RoundReview } from '../review/RoundReview.tsx';
import { Announcer } from './Announcer.tsx';
import { Board } from './Board.tsx';
import styles from './Table.module.css';

export function Table({ model }: { readonly model: Model }) {
  const won = useWonKeys(model);
  const { phase, rounds } = model.view.value;
  const isScored = (phase === 'REVIEW' || phase === 'GAME_OVER') && rounds.length > 0;
  return (
    <div class={styles.table} data-phase={phase}>
      {model.compact.value && !isScored && <KeyStrip model={model} />}
      {model.lesson && <LessonPaper place={model.lesson.value} over={OVER} class={styles.lesson} />}
      <div class={styles.place}>
        <Board model={model} won={won} />
        {phase === 'LIVE' && model.isCovered.value && <Covered />}
        {phase === 'BRIEFING' && <Briefing model={model} />}
        {phase === 'COUNTDOWN' && <Count model={model} />}
        {(phase === 'PAUSED' || phase === 'ABSENCE') && <Paused model={model} />}
        {phase === 'PHOTO' && <Done model={model} />}
        {isScored && <RoundReview model={model} />}
      </div>
      <FlyingKeys won={won} />
      <Announcer model={model} />
    </div>
  );
}

const OVER = {
  title: 'On your own',
  text: 'That is all you need. Build the *yellow* and the *blue* room, connect all three pieces of equipment, and ask for a hint whenever you like.',
};

function Briefing({ model }: { readonly model: Model }) {
  return (
    <div class={styles.over}>
      <div class={styles.card}>
        <h2>{model.view.value.mode === 'practice' ? 'Practice' : `Round ${model.view.value.round}`}</h2>
        <p>
          Build the three rooms to win the keys, open the locked cards, and connect all three pieces of
          equipment first.
        </p>
      </div>
    </div>
  );
}

/** What a spectator sees where the players agreed to cover their plans from each other. */
const Covered = () => (
  <div class={styles.over}>
    <div class={styles.card}>
      <h2>Both plans are covered</h2>
      <p>
        You see what both players see: keys, connections and counts. The plans are revealed when the round is
        over.
      </p>
    </div>
  </div>
);

/** Every digit is heard as well as seen. */
function Count({ model }: { readonly model: Model }) {
  const digit = countOf(model.view.value, useMatchNow(model.desk, 100));
  useEffect(() => {
    if (digit !== null) model.desk.sound('reveal');
  }, [digit, model]);
  return (
    <div class={styles.over}>
      <b class={styles.digit} key={digit} role="timer">
        {digit}
      </b>
    </div>
  );
}

function Done({ model }: { readonly model: Model }) {
  const { finish } = model.view.value;
  const isMine = finish !== null && finish.seat === model.me.value;
  return (
    <div class={styles.over}>
      <b class={styles.done}>
        {isMine || !finish ? 'Done' : `${who(finish.seat, model.desk.naming.value)} is done`}
      </b>
    </div>
  );
}

function Paused({ model }: { readonly model: Model }) {
  const view = model.view.value;
  const now = useMatchNow(model.desk);
  return (
    <div class={styles.over}>
      <div class={styles.card}>
        <span class={styles.bars}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 3h5v18H5zM14 3h5v18h-5z" fill="currentColor" />
          </svg>
        </span>
        <h2>{`Paused at ${clockWords(liveClock(view, now))}`}</h2>
        <p>{pauseWords(model, now)}</p>
      </div>
    </div>
  );
}

function pauseWords(model: Model, now: number): string {
  const view = model.view.value;
  const { value: naming } = model.desk.naming;
  if (model.offlineSince.value !== null) return ownAbsence(view, naming, now - model.offlineSince.value);
  const away = view.seats.findIndex(({ awaySince }) => awaySince >= 0);
  if (away >= 0) return absenceOf(view, naming, away, now);
  const left = Math.max(0, view.since + TIMES.pause - now);
  return `Everybody sees the same screen. The race resumes by itself in ${clockWords(left)}.`;
}
