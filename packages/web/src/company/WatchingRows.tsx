/** Who may watch a table: chosen by its host, read by everybody else. */
import type { TableInfo, WatchingRule } from '@airlock/protocol';
import rows from '../look/Rows.module.css';
import { ChoiceRow } from '../look/Rows.tsx';
import { watchWords } from './companyWords.ts';

interface WatchingRowsProps {
  readonly info: TableInfo;
  readonly onChange: (rule: WatchingRule) => void;
}

const WHO = ['link', 'asked', 'nobody'] as const;
const DELAYS = [0, 30, 60, 120, 300];

export function WatchingRows({ info, onChange }: WatchingRowsProps) {
  const { who, delay = 0 } = info.watching ?? { who: 'link' };
  const change = (whom: WatchingRule['who'], later: number): void =>
    onChange({ who: whom, ...(later > 0 ? { delay: later } : {}) });
  return (
    <section class={rows.panel} aria-label={watchWords.label}>
      <ChoiceRow
        name={watchWords.label}
        help={watchWords.help[who]}
        value={who}
        words={(one) => watchWords.names[one]}
        values={WHO}
        onChoose={info.host ? (one) => change(one, delay) : undefined}
      />
      {who !== 'nobody' && (info.host || delay > 0) && (
        <ChoiceRow
          name={watchWords.delay}
          value={delay}
          words={watchWords.delays}
          values={DELAYS}
          onChoose={info.host ? (seconds) => change(who, seconds) : undefined}
        />
      )}
    </section>
  );
}
