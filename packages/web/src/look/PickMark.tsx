/** The mark on the corner of a card: a tick on what is picked, an octagon on what was refused. */
import { Icon } from './Icon.tsx';
import styles from './PickMark.module.css';

interface PickMarkProps {
  readonly picked: boolean;
  readonly refused?: boolean;
  /** At the lower corner, where the upper one tells something. */
  readonly low?: boolean;
}

export function PickMark({ picked, refused = false, low = false }: PickMarkProps) {
  if (!picked && !refused) return null;
  return (
    <span class={`${styles.mark} ${refused ? styles.refused : ''} ${low ? styles.low : ''}`}>
      <Icon name={refused ? 'octagon' : 'check'} />
    </span>
  );
}
