/** The time line of a round: real time from left to right, one lane per player, and a needle where one looks. */
import { present, type Seat } from '@airlock/kernel';
import { COLOURS, who } from '@airlock/omega-virus';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import text from '../../../look/text.module.css';
import type { LineProps } from '../../contract.ts';
import { ItemIcon } from '../cards/Floor.tsx';
import { clockWords } from '../clock.ts';
import type { Model } from '../model.ts';
import styles from './Lanes.module.css';
import {
  deedWords,
  type LineMark,
  lastsAt,
  lineAt,
  type RoundLine,
  sequenceAt,
  spokenLine,
  timeAt,
} from './timeLine.ts';

interface LanesProps extends LineProps {
  readonly model: Model;
  readonly lines: readonly RoundLine[];
}

export function Lanes({ model, lines, goTo, running, speed }: LanesProps) {
  const sequence = model.desk.sequence.value;
  const line = lineAt(lines, sequence);
  const now = useRunningClock(lines, line, sequence, running, speed);
  if (!line) return null;
  const naming = model.desk.naming.value;
  const share = (at: number): string => `${Math.min(100, (at / line.length) * 100)}%`;
  const seats = [...model.view.value.seats.keys()];
  return (
    <div class={styles.all}>
      <ol class={text.spoken} aria-label={`Round ${line.round}, in order of time`}>
        {spokenLine(line, naming, who).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ol>
      <div class={styles.names} aria-hidden="true">
        {seats.map((seat) => (
          <span key={seat} title={who(seat, naming)}>
            {who(seat, naming)}
          </span>
        ))}
      </div>
      <div class={styles.line}>
        {minutesIn(line).map((at) => (
          <span key={at} class={styles.minute} style={{ left: share(at) }} aria-hidden="true">
            {/* The needle's own time would lie over it. */}
            {Math.abs(at - now) > line.length / 20 && <i>{clockWords(at)}</i>}
          </span>
        ))}
        {line.pauses.map((at) => (
          <span
            key={`pause ${at}`}
            class={styles.pause}
            style={{ left: share(at) }}
            title={`Paused at ${clockWords(at)}`}
          />
        ))}
        {seats.map((seat) => (
          <Lane key={seat} line={line} seat={seat} name={who(seat, naming)} now={now} share={share} />
        ))}
        <span class={styles.needle} style={{ left: share(now) }} aria-hidden="true">
          <i>{clockWords(now)}</i>
        </span>
        <input
          type="range"
          class={styles.range}
          min="0"
          max={line.length}
          step="100"
          value={now}
          aria-label={`Time of round ${line.round}`}
          aria-valuetext={clockWords(now)}
          onInput={(event) => goTo(sequenceAt(line, event.currentTarget.valueAsNumber))}
        />
      </div>
      <fieldset class={styles.rounds}>
        <legend class={text.spoken}>Round</legend>
        <span>
          {lines.map(({ round, first, times }) => (
            <button
              key={round}
              type="button"
              aria-pressed={round === line.round}
              aria-label={`Round ${round}`}
              onClick={() => goTo(first + Math.max(0, times.findIndex((time) => time > 0) - 1))}
            >
              {round}
            </button>
          ))}
        </span>
        <small aria-hidden="true">round</small>
      </fieldset>
    </div>
  );
}

/** The clock between two entries: it runs while the match is played, and stands at the entry otherwise. */
function useRunningClock(
  lines: readonly RoundLine[],
  line: RoundLine | null,
  sequence: number,
  running: boolean,
  speed: number,
): number {
  const gone = useSignal(0);
  const lasts = lastsAt(lines, sequence);
  const from = line ? timeAt(line, sequence) : 0;
  const to = line ? timeAt(line, Math.min(sequence + 1, line.last)) : 0;
  useEffect(() => {
    gone.value = 0;
    if (!running || to <= from) return;
    const started = performance.now();
    const timer = setInterval(() => {
      gone.value = Math.min(lasts, (performance.now() - started) * speed);
    }, 50);
    return () => clearInterval(timer);
  }, [sequence, running, speed, from, to, lasts, gone]);
  return Math.min(to > from ? to : from, from + (running ? gone.value : 0));
}

const MINUTE = 60_000;
/** At most this many figures stand under the line. */
const MOST_FIGURES = 7;

function minutesIn({ length }: RoundLine): number[] {
  const step =
    Math.max(1, Math.ceil(length / MINUTE / MOST_FIGURES)) * (length < MINUTE ? MINUTE / 4 : MINUTE);
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step);
}

interface LaneProps {
  readonly line: RoundLine;
  readonly seat: Seat;
  readonly name: string;
  readonly now: number;
  readonly share: (at: number) => string;
}

function Lane({ line, seat, name, now, share }: LaneProps) {
  const marks = line.marks.filter((mark) => mark.seat === seat);
  return (
    <div class={styles.lane} aria-hidden="true">
      <small class={styles.who}>{name}</small>
      <span class={styles.gone} style={{ width: share(now) }} />
      {marks.map((mark, index) => (
        <span
          key={`${mark.sequence} ${mark.kind} ${mark.of} ${index}`}
          class={styles[mark.kind]}
          data-mark={mark.kind}
          data-floor={mark.kind === 'key' ? COLOURS[mark.of] : undefined}
          data-done={mark.at <= now ? '' : undefined}
          style={{ left: share(mark.at) }}
          title={`${clockWords(mark.at)} ${deedWords(mark).replaceAll('*', '')}`}
        >
          <MarkFace mark={mark} />
        </span>
      ))}
    </div>
  );
}

function MarkFace({ mark }: { readonly mark: LineMark }) {
  if (mark.kind === 'key') return <>{present(COLOURS[mark.of])}</>;
  if (mark.kind === 'connected') return <ItemIcon item={mark.of} />;
  return mark.kind === 'done' ? <b>{`Done ${clockWords(mark.at)}`}</b> : null;
}
