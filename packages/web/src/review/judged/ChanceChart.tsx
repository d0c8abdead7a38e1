/** The line through time as the worth of a seat: every decision is a dot on it, and pressing goes there. */
import { useMemo } from 'preact/hooks';
import { useRoving } from '../../frame/roving.ts';
import { words } from '../../words.ts';
import styles from './ChanceChart.module.css';
import { Mark } from './Mark.tsx';
import type { Outline } from './messages.ts';
import { HEIGHT, plotOf, WIDTH } from './plot.ts';
import { inUnit, type SeatSummary, VERDICTS } from './summary.ts';
import { judgedWords } from './words.ts';

interface ChanceChartProps {
  readonly outline: Outline;
  readonly summary: SeatSummary;
  readonly name: string;
  readonly isYou: boolean;
  readonly at: number;
  readonly end: number;
  readonly goTo: (at: number) => void;
  /** A decision was pressed: what is said of it should be seen. */
  readonly onDot: () => void;
  /** Where a race has its own line through time, the chart stands above its decisions. */
  readonly inRail?: boolean;
}

/** With more decisions than this, those that were fine have no dot: they would hide the others. */
const MOST_DOTS = 60;

export function ChanceChart(props: ChanceChartProps) {
  const { outline, summary, name, isYou, at, end, goTo, onDot, inRail } = props;
  const { unit, start, dealt } = outline;
  // A race begins anew with each round: its line has no one end.
  const result = unit === 'seconds' ? null : (dealt[summary.seat]?.[0]?.result ?? null);
  const { reviewed, done, of, counts } = summary;
  const plot = useMemo(
    () => plotOf(reviewed, { unit, start, result, end, isDone: done === of }),
    [reviewed, unit, start, result, end, done, of],
  );
  const roving = useRoving<HTMLDivElement>();
  const shown = plot.dots.filter(
    ({ reviewed: one }) =>
      plot.dots.length <= MOST_DOTS || one.verdict === 'slip' || one.verdict === 'mistake',
  );
  const chart = (
    <>
      <div class={styles.chart}>
        <ol class={styles.scale} aria-hidden="true">
          {plot.scale.map((value, place) => (
            <li key={`${place} ${value}`}>{inUnit(unit, value)}</li>
          ))}
        </ol>
        {/* The line is pressed wherever no dot lies, and a dot does what the line would do there. */}
        <div class={styles.field} data-fan="">
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={judgedWords.chart(name, unit)}
          >
            <defs>
              <pattern
                id="chance-mine"
                width="8"
                height="8"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect width="8" height="8" class={styles.mine} />
                <path d="M0 0V8" class={styles.hatch} />
              </pattern>
              <pattern
                id="chance-unknown"
                width="10"
                height="10"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(-45)"
              >
                <path d="M0 0V10" class={styles.hatch} />
              </pattern>
            </defs>
            <path d={plot.area} fill="url(#chance-mine)" />
            <path d={plot.band} class={styles.band} />
            {unit === 'chance' && <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} class={styles.middle} />}
            <path d={plot.line} class={styles.line} />
            {plot.knownTo < 1 && (
              <rect
                x={plot.knownTo * WIDTH}
                y="0"
                width={(1 - plot.knownTo) * WIDTH}
                height={HEIGHT}
                fill="url(#chance-unknown)"
              />
            )}
          </svg>
          <input
            type="range"
            class={styles.range}
            min="0"
            max={end}
            value={at}
            aria-label={words.review.at}
            aria-valuetext={words.review.step(at, end)}
            onInput={(event) => goTo(event.currentTarget.valueAsNumber)}
          />
          <span class={styles.here} style={{ left: `${(at / Math.max(1, end)) * 100}%` }} aria-hidden="true">
            <b>{at}</b>
          </span>
          <div
            class={styles.dots}
            // Dots lie as close as decisions do: the line under them, and the button to the next mistake, lead to each as well.
            data-equivalent=""
            role="toolbar"
            aria-label={isYou ? judgedWords.ofYou : judgedWords.of(name)}
            {...roving}
          >
            {shown.map(({ reviewed: one, x, y }) => (
              <button
                type="button"
                key={one.index}
                class={`${styles.dot} ${one.index === at ? styles.on : ''}`}
                style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
                aria-label={
                  one.loss > 0
                    ? judgedWords.dot(
                        one.index,
                        one.verdict,
                        inUnit(unit, one.best.worth.mean),
                        inUnit(unit, one.done.worth.mean),
                      )
                    : judgedWords.dotBest(one.index, one.verdict, inUnit(unit, one.done.worth.mean))
                }
                onClick={() => {
                  goTo(one.index);
                  onDot();
                }}
              >
                <Mark verdict={one.verdict} />
              </button>
            ))}
          </div>
        </div>
      </div>
      <div class={styles.tally}>
        <dl class={styles.counts} aria-label={isYou ? judgedWords.ofYou : judgedWords.of(name)}>
          {VERDICTS.map((verdict) => (
            <div key={verdict}>
              <dt>
                <Mark verdict={verdict} />
                {judgedWords.verdict(verdict)}
              </dt>
              <dd>{counts[verdict]}</dd>
            </div>
          ))}
        </dl>
        {done < of && !inRail && <p role="status">{judgedWords.thinking(done, of)}</p>}
      </div>
    </>
  );
  return inRail ? <div class={styles.inRail}>{chart}</div> : chart;
}
