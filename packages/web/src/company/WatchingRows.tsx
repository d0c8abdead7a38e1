/** Who may watch a table: chosen by its host, read by everybody else. */
import type { TableInfo, WatchingRule } from '@airlock/protocol';
import { Choice } from '../look/Choice.tsx';
import rows from '../look/rows.module.css';
import text from '../look/text.module.css';
import { watchWords } from './companyWords.ts';

interface WatchingRowsProps {
  readonly info: TableInfo;
  readonly onChange: (rule: WatchingRule) => void;
}

const WHO = ['link', 'asked', 'nobody'] as const;
const DELAYS = [0, 30, 60, 120, 300];

export function WatchingRows({ info, onChange }: WatchingRowsProps) {
  const { who, delay = 0 } = info.watching ?? { who: 'link' };
  return (
    <section class={rows.panel} aria-label={watchWords.label}>
      <div class={rows.row}>
        <p>
          <b>{watchWords.label}</b>
          <span class={text.dim}>{watchWords.help[who]}</span>
        </p>
        {info.host ? (
          <Choice
            label={watchWords.label}
            value={who}
            values={WHO.map((value) => ({ value, name: watchWords.names[value] }))}
            onChoose={(chosen) =>
              onChange({ who: WHO.find((one) => one === chosen) ?? 'link', ...(delay > 0 ? { delay } : {}) })
            }
          />
        ) : (
          <b>{watchWords.names[who]}</b>
        )}
      </div>
      {who !== 'nobody' && (info.host || delay > 0) && (
        <div class={rows.row}>
          <p class={text.dim}>{watchWords.delay}</p>
          {info.host ? (
            <Choice
              label={watchWords.delay}
              value={delay}
              values={[...new Set([...DELAYS, delay])].map((value) => ({
                value,
                name: watchWords.delays(value),
              }))}
              onChoose={(chosen) =>
                onChange({ who, ...(Number(chosen) > 0 ? { delay: Number(chosen) } : {}) })
              }
            />
          ) : (
            <b>{watchWords.delays(delay)}</b>
          )}
        </div>
      )}
    </section>
  );
}
