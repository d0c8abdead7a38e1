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
import { classes } from '../kit/classes.ts';
import { Choice } from '../look/Choice.tsx';
import rows from '../look/rows.module.css';
import text from '../look/text.module.css';
import styles from './TimePanel.module.css';
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
      <Row
        name={timeWords.label}
        help={game.realTime ? timeWords.race : timeWords.help[pace]}
        values={PACES.map((one) => ({ value: one, name: timeWords.names[one], off: !canPace(game, one) }))}
        value={pace}
        onChoose={info.host ? (one) => onChange(changeTo(one, game)) : undefined}
      />
      {pace === 'live' && canBank(game) && (
        <Row
          name={timeWords.counted}
          help={timeWords.byHelp[counted]}
          values={COUNTED.map((one) => ({ value: one, name: timeWords.by[one], off: false }))}
          value={counted}
          onChoose={info.host ? (one) => onChange(countBy(one, game)) : undefined}
        />
      )}
      {info.time && <Lengths time={info.time} onChange={info.host ? onChange : undefined} />}
    </section>
  );
}

interface RowProps<Value extends string> {
  readonly name: string;
  readonly help: string;
  readonly values: readonly { readonly value: Value; readonly name: string; readonly off: boolean }[];
  readonly value: Value;
  /** Missing for those who only read. */
  readonly onChoose: ((value: Value) => void) | undefined;
}

function Row<Value extends string>({ name, help, values, value, onChoose }: RowProps<Value>) {
  return (
    <div class={rows.row}>
      <p>
        <b>{name}</b>
        <span class={text.dim}>{help}</span>
      </p>
      {onChoose ? (
        <div class={styles.segments} role="radiogroup" aria-label={name}>
          {values.map((one) => (
            <label
              key={one.value}
              class={classes(styles.segment, one.value === value && styles.on, one.off && styles.off)}
              title={one.off ? timeWords.notHere : undefined}
            >
              <input
                type="radio"
                name={name}
                checked={one.value === value}
                disabled={one.off}
                onChange={() => onChoose(one.value)}
              />
              {one.name}
            </label>
          ))}
        </div>
      ) : (
        <b>{values.find((one) => one.value === value)?.name}</b>
      )}
    </div>
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
        <Length
          name={timeWords.each}
          value={time.hours}
          values={HOURS}
          words={timeWords.hours}
          onChoose={change && ((hours) => change({ ...time, hours }))}
        />
      );
    case 'live':
      return (
        <Length
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
          <Length
            name={timeWords.bank}
            value={time.minutes}
            values={MINUTES}
            words={timeWords.minutes}
            onChoose={change && ((minutes) => change({ ...time, minutes }))}
          />
          <Length
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

interface LengthProps {
  readonly name: string;
  readonly value: number;
  readonly values: readonly number[];
  readonly words: (value: number) => string;
  readonly onChoose: ((value: number) => void) | undefined;
}

function Length({ name, value, values, words, onChoose }: LengthProps) {
  const all = [...new Set([...values, value])].sort((a, b) => a - b);
  return (
    <div class={rows.row}>
      <p class={text.dim}>{name}</p>
      {onChoose ? (
        <Choice
          label={name}
          value={value}
          values={all.map((one) => ({ value: one, name: words(one) }))}
          onChoose={(one) => onChoose(Number(one))}
        />
      ) : (
        <b>{words(value)}</b>
      )}
    </div>
  );
}
