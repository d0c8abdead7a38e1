/** Who somebody is, as a round sign: the first letter of their name, or the mark of a bot. */
import type { ComponentChildren } from 'preact';
import type { SeatedPlayer } from '../games/contract.ts';
import { initialOf } from '../look/names.ts';
import { RobotMark } from '../look/Pictogram.tsx';
import { classes } from './classes.ts';
import styles from './Face.module.css';

interface FaceProps {
  readonly player: Pick<SeatedPlayer, 'name' | 'bot'>;
  /** The page's own class, for `--face` (its size) and `--face-ground`. */
  readonly class?: string | undefined;
  /** `FaceMark`s. */
  readonly children?: ComponentChildren;
}

interface FaceMarkProps {
  readonly at: 'left' | 'right' | 'top';
  /** The page's own class, for its colour as `background`. */
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** A small mark on the edge of a face. */
export const FaceMark = ({ at, class: more, children }: FaceMarkProps) => (
  <u class={classes(styles.mark, styles[at], more)}>{children}</u>
);

export const Face = ({ player, class: more, children }: FaceProps) => (
  <span class={classes(styles.face, more)} aria-hidden="true">
    {player.bot ? <RobotMark /> : <span>{initialOf(player.name)}</span>}
    {children}
  </span>
);
