/** Replaces the top bar while the connection is lost: what is safe, what stands still, and "Try now". */
import type { LostWords } from '../games/contract.ts';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import type { Line } from '../wire/socket.ts';
import { words } from '../words.ts';
import styles from './Banner.module.css';

interface BannerProps {
  readonly line: Line;
  /** What it means for the game, where that is more than waiting. */
  readonly lost?: LostWords | null;
}

export function Banner({ line, lost }: BannerProps) {
  const state = line.state.value;
  if (state !== 'lost' && state !== 'outdated') return null;
  const outdated = state === 'outdated';
  return (
    <div class={styles.banner} role="alert">
      <Icon name="offline" />
      <p>
        <b>{outdated ? words.connection.outdated : words.connection.lost}</b>{' '}
        {outdated
          ? words.connection.outdatedSecond
          : words.connection.trying(line.attempts.value, lost ?? undefined)}
      </p>
      <Button class={styles.button} onPress={outdated ? () => location.reload() : line.tryNow}>
        {outdated ? words.problems.reload : words.connection.tryNow}
      </Button>
    </div>
  );
}
