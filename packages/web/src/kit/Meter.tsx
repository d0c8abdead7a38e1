/** Figures beside the title of a table: a name, and under it what it stands at. */
import type { ComponentChildren } from 'preact';
import { clockWords, LOW_SECONDS } from '../frame/countdown.ts';
import text from '../look/text.module.css';
import { classes } from './classes.ts';
import styles from './Meter.module.css';

/** The lamp whose colour a figure takes when it gets serious. */
type Tone = 'go' | 'wait' | 'stop';

interface MeterRowProps {
  /** What the figures are about. */
  readonly label?: string;
  /** Stands in a strip of its own, as on a phone. */
  readonly strip?: boolean;
  readonly class?: string | undefined;
  readonly children?: ComponentChildren;
}

export function MeterRow({ label, strip = false, class: more, children }: MeterRowProps) {
  const look = classes(styles.meters, strip && styles.strip, more);
  return label ? (
    <section class={look} aria-label={label}>
      {children}
    </section>
  ) : (
    <div class={look}>{children}</div>
  );
}

interface MeterProps {
  readonly name: string;
  /** The name is one that somebody chose: where it is cut, the whole of it can be had. */
  readonly isPerson?: boolean;
  /** Stands behind the figure, smaller: "/6", or a few words. */
  readonly of?: number | undefined;
  readonly note?: string | undefined;
  readonly tone?: Tone | undefined;
  readonly role?: 'timer';
  readonly children: ComponentChildren;
}

export function Meter({ name, isPerson = false, of, note, tone, role, children }: MeterProps) {
  return (
    <div class={styles.meter} role={role}>
      {name && (
        <span class={`${text.plate} ${text.faint}`} title={isPerson ? name : undefined}>
          {name}
        </span>
      )}
      <b>
        <span class={tone && text[tone]}>{children}</span>
        {of !== undefined && <small>/{of}</small>}
        {note && <small>{note}</small>}
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
