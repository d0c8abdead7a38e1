/** The time for a decision, where people have agreed on one and the game itself shows none. */
import { useMemo } from 'preact/hooks';
import type { Desk } from '../games/contract.ts';
import { Icon } from '../look/Icon.tsx';
import { BankClock } from './BankClock.tsx';
import { clockWords, LOW_SECONDS, secondsLeft } from './countdown.ts';
import styles from './TableClock.module.css';

export function TableClock({ desk }: { readonly desk: Desk }) {
  const seconds = useMemo(
    () => (desk.game.hosting ? null : secondsLeft(desk, () => desk.actions.peek().length > 0)),
    [desk],
  );
  if (desk.clock.value?.banks) return <BankClock desk={desk} />;
  const left = seconds?.value ?? null;
  if (left === null) return null;
  return (
    <span class={`${styles.clock} ${left <= LOW_SECONDS ? styles.low : ''}`} role="timer">
      <Icon name="clock" /> {clockWords(left)}
    </span>
  );
}
