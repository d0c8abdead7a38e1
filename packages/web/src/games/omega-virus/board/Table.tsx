/** What fills the table: the board, and over it the count, the pause or how the round was scored. */
import { TIMES } from '@airlock/omega-virus';
import { useEffect } from 'preact/hooks';
import { LessonPaper } from '../../../kit/LessonPaper.tsx';
import { clockWords, countOf, liveClock, useMatchNow } from '../clock.ts';
import type { Model } from '../model.ts';
import { FlyingKeys } from '../motion/FlyingKeys.tsx';
import { useWonKeys } from '../motion/wonKeys.ts';
import { absenceOf, ownAbsence } from '../moves/lost.ts';
import { KeyStrip } from '../rail/Keys.tsx';
import { ScoreStrip } from '../rail/ScoreStrip.tsx';
import { RoundReview } from '../review/RoundReview.tsx';
import { TwoPlans } from '../review/TwoPlans.tsx';
import { Announcer } from './Announcer.tsx';
import { Board } from './Board.tsx';
import { Briefing } from './Briefing.tsx';
import { Finish, useFinish } from './Finish.tsx';
import styles from './Table.module.css';

export function Table({ model }: { readonly model: Model }) {
  const won = useWonKeys(model);
  const isFinishing = useFinish(model);
  const view = model.view.value;
  const { phase, rounds } = view;
  const isScored = !isFinishing && (phase === 'REVIEW' || phase === 'GAME_OVER') && rounds.length > 0;
  // A round ends by itself: what was refused in the race must not stand before its review.
  useEffect(() => {
    if (phase !== 'LIVE') model.desk.forgive();
  }, [phase, model]);
  const isWatched = model.desk.mode === 'watch' && view.seats.length > 1;
  return (
    <div class={styles.table} data-phase={phase}>
      {model.compact.value && !isScored && (
        <div class={styles.strips}>
          <KeyStrip model={model} />
          {view.mode !== 'practice' && !view.hidden && phase !== 'BRIEFING' && <ScoreStrip model={model} />}
        </div>
      )}
      {model.lesson && <LessonPaper place={model.lesson.value} over={OVER} class={styles.lesson} />}
      {/* What lies over the plan covers it on purpose. */}
      <div class={styles.place} data-veiled="">
        {isWatched ? <TwoPlans model={model} view={view} /> : <Board model={model} won={won} />}
        {phase === 'LIVE' && model.isCovered.value && <Covered />}
        {phase === 'BRIEFING' && <Briefing model={model} />}
        {phase === 'COUNTDOWN' && <Count model={model} />}
        {(phase === 'PAUSED' || phase === 'ABSENCE') && <Paused model={model} />}
        {(phase === 'PHOTO' || isFinishing) && (
          <Finish model={model} result={isFinishing ? rounds.at(-1) : undefined} />
        )}
        {isScored && <RoundReview model={model} />}
      </div>
      <FlyingKeys won={won} />
      <Announcer model={model} />
    </div>
  );
}

const OVER = {
  title: 'On your own',
  text: 'That is all you need. Build the *yellow* and the *blue* room, connect all three pieces of equipment, and ask for a *hint* whenever you like. In a race, keep an eye on the three scoring cards as well.',
};

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
  if (view.mode !== 'versus') return 'The race waits for as long as you like.';
  const left = Math.max(0, view.since + TIMES.pause - now);
  return `Everybody sees the same screen. The race resumes by itself in ${clockWords(left)}.`;
}
