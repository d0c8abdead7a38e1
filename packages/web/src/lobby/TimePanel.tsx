/** How long a decision may take at this table: as long as one likes, live with a clock, or slow over days. */
import type { AnyGame } from '@airlock/kernel';
import {
  type Counted,
  canBank,
  canPace,
  changeTo,
  countBy,
  countedBy,
  PACES,
  paceOf,
  type TableChange,
  type TableInfo,
  type TableTime,
} from '@airlock/protocol';
import rows from '../look/Rows.module.css';
import { ChoiceRow, SegmentRow } from '../look/Rows.tsx';
import { timeWords } from './timeWords.ts';

interface TimePanelProps {
  readonly info: TableInfo;
  readonly game: AnyGame;
  readonly onChange: (change: TableChange) => void;
}

const SECONDS = [30, 60, 90, 120, 180, 300, 600];
const HOURS = [12, 24, 48, 72];
const MINUTES = [3, 5, 10, 15, 20, 30, 45, 60];
const FREE = [10, 20, 30, 60];
const COUNTED: readonly Counted[] = ['stage', 'player'];

export function TimePanel({ info, game, onChange }: TimePanelProps) {
  const pace = paceOf(info, game);
  const counted = countedBy(info);
  return (
    <section class={rows.panel} aria-label={timeWords.label}>
      <SegmentRow
        name={timeWords.label}
        help={game.realTime ? timeWords.race : timeWords.help[pace]}
        values={PACES}
        words={(one) => timeWords.names[one]}
        whyOff={(one) => (canPace(game, one) ? undefined : timeWords.notHere)}
        value={pace}
        onChoose={info.host ? (one) => onChange(changeTo(one, game)) : undefined}
      />
      {pace === 'live' && canBank(game) && (
        <SegmentRow
          name={timeWords.counted}
          help={timeWords.byHelp[counted]}
          values={COUNTED}
          words={(one) => timeWords.by[one]}
          value={counted}
          onChoose={info.host ? (one) => onChange(countBy(one, game)) : undefined}
        />
      )}
      {info.time && <Lengths time={info.time} onChange={info.host ? onChange : undefined} />}
    </section>
  );
}

interface LengthsProps {
  readonly time: TableTime;
  readonly onChange: TimePanelProps['onChange'] | undefined;
}

function Lengths({ time, onChange }: LengthsProps) {
  const change = onChange && ((next: TableTime) => onChange({ time: next }));
  switch (time.kind) {
    case 'slow':
      return (
        <ChoiceRow<number>
          name={timeWords.each}
          value={time.hours}
          values={HOURS}
          words={timeWords.hours}
          onChoose={change && ((hours) => change({ ...time, hours }))}
        />
      );
    case 'live':
      return (
        <ChoiceRow<number>
          name={timeWords.each}
          value={time.seconds}
          values={SECONDS}
          words={timeWords.seconds}
          onChoose={change && ((seconds) => change({ ...time, seconds }))}
        />
      );
    case 'bank':
      return (
        <>
          <ChoiceRow<number>
            name={timeWords.bank}
            value={time.minutes}
            values={MINUTES}
            words={timeWords.minutes}
            onChoose={change && ((minutes) => change({ ...time, minutes }))}
          />
          <ChoiceRow<number>
            name={timeWords.free}
            value={time.seconds}
            values={FREE}
            words={timeWords.seconds}
            onChoose={change && ((seconds) => change({ ...time, seconds }))}
          />
        </>
      );
  }
}
