/** Replaces the top bar while the connection is lost: what is safe, what stands still, and "Try now". */
import type { LostWords } from '../games/contract.ts';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { takeNewVersion } from '../offline/register.ts';
import { isUp, type Line } from '../wire/socket.ts';
import { words } from '../words.ts';
import styles from './Banner.module.css';

interface BannerProps {
  readonly line: Line;
  /** What it means for the game, where that is more than waiting. */
  readonly lost?: LostWords | null;
}

/** Kept for offline use, the same page would come again. */
const again = (): void => void takeNewVersion();

export function Banner({ line, lost }: BannerProps) {
  const state = line.state.value;
  if (isUp(state)) return null;
  const isLost = state === 'lost';
  const [first, second] = isLost
    ? [words.connection.lost, words.connection.trying(line.attempts.value, lost ?? undefined)]
    : state === 'signedOut'
      ? [words.connection.signedOut, words.connection.signedOutSecond]
      : [words.connection.outdated, words.connection.outdatedSecond];
  return (
    <div class={styles.banner} role="alert">
      <Icon name="offline" />
      <p>
        <b>{first}</b> {second}
      </p>
      <Button class={styles.button} onPress={isLost ? line.tryNow : again}>
        {isLost ? words.connection.tryNow : words.problems.reload}
      </Button>
    </div>
  );
}
