/** How far something has come: a box for each step, filled as far as it is done. The words beside it say it aloud. */
import type { ComponentChildren } from 'preact';
import { classes } from './classes.ts';
import styles from './Track.module.css';

interface TrackProps {
  readonly done: number;
  readonly of: number;
  readonly class?: string | undefined;
  /** What stands in the box of a step, where it is large enough. */
  readonly step?: (at: number) => ComponentChildren;
}

export const Track = ({ done, of, class: more, step }: TrackProps) => (
  <span class={classes(styles.track, more)} aria-hidden="true">
    {Array.from({ length: of }, (_, at) => (
      <i key={at} class={at < done ? styles.on : undefined}>
        {step?.(at)}
      </i>
    ))}
  </span>
);
