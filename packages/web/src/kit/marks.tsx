/** The marks on a card: a tick or a few words on what is picked, an octagon on what was refused. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../look/Icon.tsx';
import { classes } from './classes.ts';
import styles from './marks.module.css';

interface MarkProps {
  /** Whether picking the card gives it away. */
  readonly costs?: boolean | undefined;
  readonly small?: boolean | undefined;
}

interface TickProps extends MarkProps {
  /** At the lower corner, where the upper one tells something. */
  readonly low?: boolean | undefined;
}

export const Tick = ({ costs = false, small, low }: TickProps) => (
  <span class={classes(styles.tick, costs && styles.costs, small && styles.small, low && styles.low)}>
    <Icon name={costs ? 'close' : 'check'} />
  </span>
);

/** Words in place of the chevron: what picking it means. The card's label says them aloud. */
export const Badge = ({ costs, small, children }: MarkProps & { readonly children: ComponentChildren }) => (
  <span class={classes(styles.badge, costs && styles.costs, small && styles.small)} aria-hidden="true">
    {children}
  </span>
);

/** Covers something that was pressed and refused. */
export const Octagon = () => (
  <span class={styles.octagon}>
    <Icon name="octagon" />
  </span>
);
