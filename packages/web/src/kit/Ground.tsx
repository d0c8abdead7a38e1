/** The ground that a table's things stand on, one below the other, with a faint picture behind them. */

import type { ComponentChildren, Ref } from 'preact';
import type { Layout } from '../games/contract.ts';
import backdrop from '../look/backdrop.module.css';
import { classes } from './classes.ts';
import styles from './Ground.module.css';

interface GroundProps {
  readonly layout: Layout;
  /** Lines of the picture, in a field of 872 by 608. */
  readonly picture: ComponentChildren;
  readonly class?: string | undefined;
  readonly ground?: Ref<HTMLDivElement>;
  readonly children: ComponentChildren;
}

export const Ground = ({ layout, picture, class: more, ground = null, children }: GroundProps) => (
  <div class={classes(styles.ground, styles[layout], more)} ref={ground}>
    <svg
      class={backdrop.backdrop}
      viewBox="0 0 872 608"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {picture}
    </svg>
    {children}
  </div>
);
