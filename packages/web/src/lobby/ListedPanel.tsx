/** Whether anybody may sit down at this table, and when bots take the seats that are left. */
import type { OpenInput, TableInfo } from '@airlock/protocol';
import { useMemo } from 'preact/hooks';
import { clockWords } from '../frame/countdown.ts';
import { Icon } from '../look/Icon.tsx';
import { useNow } from '../look/now.ts';
import rows from '../look/Rows.module.css';
import { ChoiceRow, SegmentRow } from '../look/Rows.tsx';
import { FILL_MINUTES, openWords } from '../open/openWords.ts';
import styles from './ListedPanel.module.css';

interface ListedPanelProps {
  readonly info: TableInfo;
  readonly onChange: (open: OpenInput | null) => void;
}

const USUAL: OpenInput = { minutes: 5 };
const WAYS = ['link', 'open'] as const;

export function ListedPanel({ info, onChange }: ListedPanelProps) {
  const { open, host } = info;
  const way = open ? 'open' : 'link';
  const isFull = !info.seats.some(({ kind }) => kind === 'open');
  if (!host && !open) return null;
  return (
    <section class={rows.panel} aria-label={openWords.listed}>
      <SegmentRow
        name={openWords.listed}
        help={isFull && !open ? openWords.full : openWords.listingHelp[way]}
        value={way}
        words={(one) => openWords.listing[one]}
        values={WAYS}
        whyOff={(one) => (one === 'open' && isFull && !open ? openWords.full : undefined)}
        onChoose={host ? (one) => onChange(one === 'open' ? USUAL : null) : undefined}
      />
      {open && (
        <ChoiceRow
          name={openWords.fill}
          value={open.minutes}
          words={(one) => (one === 0 ? openWords.never : openWords.after(one))}
          values={FILL_MINUTES}
          onChoose={host ? (minutes) => onChange({ minutes }) : undefined}
        />
      )}
    </section>
  );
}

/** When bots come, above the seats they take: for everybody alike, down to nothing. */
export function OpenCountdown({ info }: { readonly info: TableInfo }) {
  const fills = info.open?.fills ?? null;
  return fills === null ? null : <Countdown fills={fills} />;
}

function Countdown({ fills }: { readonly fills: number }) {
  const end = useMemo(() => performance.now() + fills, [fills]);
  const left = Math.max(0, end - useNow(true, fills));
  const seconds = Math.ceil(left / 1_000);
  return (
    <p class={styles.countdown} role="timer">
      <Icon name="clock" /> {seconds === 0 ? openWords.now : openWords.countdown(clockWords(seconds))}
    </p>
  );
}
