/** What fills the table: the board, and over it the count, the pause or how the round was scored. */
import { type SeatView, TIMES } from '@airlock/omega-virus';
import { Icon } from '../../../look/Icon.tsx';
import { clockWords, countOf, liveClock, useMatchNow } from '../clock.ts';
import type { Model } from '../model.ts';
import { KeyStrip } from '../rail/Keys.tsx';
import { RoundReview } from '../review/RoundReview.tsx';
import { Board } from './Board.tsx';
import styles from './Table.module.css';

export function Table({ model }: { readonly model: Model }) {
  const { phase, rounds } = model.view.value;
  const isScored = (phase === 'REVIEW' || phase === 'GAME_OVER') && rounds.length > 0;
  return (
    <div class={styles.table} data-phase={phase}>
      {model.compact.value && <KeyStrip model={model} />}
      <div class={styles.place}>
        <Board model={model} />
        {phase === 'BRIEFING' && <Briefing model={model} />}
        {phase === 'COUNTDOWN' && <Count model={model} />}
        {(phase === 'PAUSED' || phase === 'ABSENCE') && <Paused model={model} />}
        {isScored && <RoundReview model={model} />}
      </div>
    </div>
  );
}

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

function Count({ model }: { readonly model: Model }) {
  const digit = countOf(model.view.value, useMatchNow(model.desk, 100));
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
  const away = view.seats.find(({ awaySince }) => awaySince >= 0);
  return (
    <div class={styles.over}>
      <div class={styles.card}>
        <span class={styles.bars}>
          <Icon name="pause" />
        </span>
        <h2>{`Paused at ${clockWords(liveClock(view, now))}`}</h2>
        <p>
          {!model.desk.online.value
            ? 'Your connection is lost. The race waits for you, and everybody sees this screen until you are back.'
            : away
              ? graceWords(away, now)
              : `Everybody sees the same screen. The race goes on by itself after ${clockWords(TIMES.pause)}.`}
        </p>
      </div>
    </div>
  );
}

function graceWords({ awaySince, grace }: SeatView, now: number): string {
  const left = Math.max(0, grace - (now - awaySince));
  return `${clockWords(left)} of grace left. After that the one who is here may take the round, wait again, or let a bot play on.`;
}
