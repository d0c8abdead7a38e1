/** Figures beside the title of a table: a name, and under it what it stands at. */
import type { ComponentChildren } from 'preact';
import { clockWords, LOW_SECONDS } from '../frame/countdown.ts';
import text from '../look/text.module.css';
import styles from './Meter.module.css';

/** The lamp whose colour a figure takes when it gets serious. */
type Tone = 'wait' | 'stop';

export const MeterRow = ({ children }: { readonly children: ComponentChildren }) => (
  <div class={styles.meters}>{children}</div>
);

interface MeterProps {
  readonly name: string;
  /** Stands behind the figure, smaller: "/6". */
  readonly of?: number | undefined;
  readonly tone?: Tone | undefined;
  readonly role?: 'timer';
  readonly children: ComponentChildren;
}

export function Meter({ name, of, tone, role, children }: MeterProps) {
  return (
    <div class={styles.meter} role={role}>
      <span class={`${text.plate} ${text.faint}`}>{name}</span>
      <b>
        <span class={tone && styles[tone]}>{children}</span>
        {of !== undefined && <small>/{of}</small>}
      </b>
    </div>
  );
}

/** What is left until the clock acts; nothing at a slow table. */
export function TimeMeter({ seconds, low }: { readonly seconds: number | null; readonly low: Tone }) {
  if (seconds === null) return null;
  return (
    <Meter name="Time" role="timer" tone={seconds <= LOW_SECONDS ? low : undefined}>
      {clockWords(seconds)}
    </Meter>
  );
}
