/** Everybody's own time; on a phone only that of the reader, or else of whoever is waited for. */
import type { Desk } from '../games/contract.ts';
import { classes } from '../kit/classes.ts';
import { Icon } from '../look/Icon.tsx';
import { useNow } from '../look/now.ts';
import { type Bank, banksAt } from './banks.ts';
import { clockWords, LOW_SECONDS } from './countdown.ts';
import { isCompact } from './layout.ts';
import styles from './TableClock.module.css';

export function BankClock({ desk }: { readonly desk: Desk }) {
  const banks = banksAt(desk, useNow(true, desk.clock.value));
  const shown = isCompact(desk.layout.value) ? inShort(banks) : banks;
  if (shown.length === 0) return null;
  return (
    <ul class={styles.banks} aria-label={bankWords.label}>
      {shown.map(({ seat, name, you, seconds, runs }) => (
        <li
          key={seat}
          class={classes(styles.clock, runs && styles.runs, seconds <= LOW_SECONDS && styles.low)}
          title={bankWords.left(you ? bankWords.you : name, clockWords(seconds))}
        >
          {runs && <Icon name="clock" />} <b>{you ? bankWords.you : name}</b> {clockWords(seconds)}
        </li>
      ))}
    </ul>
  );
}

const inShort = (banks: readonly Bank[]): readonly Bank[] => {
  const one = banks.find(({ you }) => you) ?? banks.find(({ runs }) => runs) ?? banks[0];
  return one ? [one] : [];
};

const bankWords = {
  label: 'Time left for the match',
  you: 'You',
  left: (name: string, time: string) => `${name}: ${time} left for the match`,
};
