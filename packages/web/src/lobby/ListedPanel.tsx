/** Whether anybody may sit down at this table, and when bots take the seats that are left. */
import type { OpenInput, TableInfo } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { clockWords } from '../frame/countdown.ts';
import { classes } from '../kit/classes.ts';
import { Choice } from '../look/Choice.tsx';
import { Icon } from '../look/Icon.tsx';
import rows from '../look/rows.module.css';
import text from '../look/text.module.css';
import { FILL_MINUTES, openWords } from '../open/openWords.ts';
import styles from './TimePanel.module.css';

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
      <div class={rows.row}>
        <p>
          <b>{openWords.listed}</b>
          <span class={text.dim}>{isFull && !open ? openWords.full : openWords.listingHelp[way]}</span>
        </p>
        {host ? (
          <div class={styles.segments} role="radiogroup" aria-label={openWords.listed}>
            {WAYS.map((one) => (
              <label
                key={one}
                class={classes(
                  styles.segment,
                  one === way && styles.on,
                  one === 'open' && isFull && !open && styles.off,
                )}
              >
                <input
                  type="radio"
                  name="listed"
                  checked={one === way}
                  disabled={one === 'open' && isFull && !open}
                  onChange={() => onChange(one === 'open' ? USUAL : null)}
                />
                {openWords.listing[one]}
              </label>
            ))}
          </div>
        ) : (
          <b>{openWords.listing[way]}</b>
        )}
      </div>
      {open && (
        <div class={rows.row}>
          <p class={text.dim}>{openWords.fill}</p>
          {host ? (
            <Choice
              label={openWords.fill}
              value={open.minutes}
              values={FILL_MINUTES.map((one) => ({
                value: one,
                name: one === 0 ? openWords.never : openWords.after(one),
              }))}
              onChoose={(one) => onChange({ minutes: Number(one) })}
            />
          ) : (
            open.fills === null && <b>{openWords.never}</b>
          )}
        </div>
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
  const left = useSignal(fills);
  useEffect(() => {
    const tick = (): void => {
      left.value = Math.max(0, end - performance.now());
    };
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [end, left]);
  const seconds = Math.ceil(left.value / 1_000);
  return (
    <p class={styles.countdown} role="timer">
      <Icon name="clock" /> {seconds === 0 ? openWords.now : openWords.countdown(clockWords(seconds))}
    </p>
  );
}
