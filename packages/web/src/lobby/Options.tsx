/** The rules of this table, each option explained in words. The host changes them, everybody reads them. */
import type { GameInfo, OptionInfo, TableInfo } from '@airlock/protocol';
import { Choice } from '../look/Choice.tsx';
import text from '../look/text.module.css';
import { words } from '../words.ts';
import styles from './Options.module.css';

type Value = string | number | boolean;

interface OptionsProps {
  readonly info: TableInfo;
  readonly about: GameInfo | null;
  readonly onChange: (name: string, value: Value) => void;
}

export function Options({ info, about, onChange }: OptionsProps) {
  return (
    <aside class={styles.options} aria-label={words.lobby.rules}>
      <h2 class={`${text.plate} ${text.faint} ${styles.head}`}>{words.lobby.rules}</h2>
      {Object.entries(about?.options ?? {}).map(([name, option]) => {
        const value = info.options[name] ?? option.default;
        return (
          <div class={`${styles.option} ${isWordy(option) ? styles.wordy : ''}`} key={name}>
            <b>{option.label}</b>
            {info.host ? (
              <Control option={option} value={value} onChange={(next) => onChange(name, next)} />
            ) : (
              <span class={styles.settled}>{nameOf(option, value)}</span>
            )}
            <span class={`${text.dim} ${styles.help}`}>{option.help}</span>
          </div>
        );
      })}
      {!info.host && <p class={styles.note}>{words.lobby.hostDecides}</p>}
    </aside>
  );
}

/** Values with long names get a line of their own. */
const isWordy = ({ names }: OptionInfo): boolean =>
  Object.values(names ?? {}).some((name) => name.length > LONGEST_BESIDE);
const LONGEST_BESIDE = 16;

function nameOf(option: OptionInfo, value: Value): string {
  if (option.kind === 'switch') return value ? words.lobby.on : words.lobby.off;
  return option.names?.[String(value)] ?? String(value);
}

interface ControlProps {
  readonly option: OptionInfo;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Control({ option, value, onChange }: ControlProps) {
  switch (option.kind) {
    case 'choice':
      return (
        <Choice
          label={option.label}
          value={value as string | number}
          values={option.values.map((one) => ({ value: one, name: nameOf(option, one) }))}
          onChoose={onChange}
        />
      );
    case 'switch':
      return (
        <button
          type="button"
          class={styles.switch}
          role="switch"
          aria-checked={value === true}
          aria-label={option.label}
          onClick={() => onChange(value !== true)}
        />
      );
    case 'whole':
      return (
        <input
          class={styles.field}
          type="number"
          min={option.min}
          max={option.max}
          value={Number(value)}
          aria-label={option.label}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      );
    case 'text':
      return (
        <input
          class={styles.field}
          value={String(value)}
          pattern={option.pattern}
          title={option.hint}
          aria-label={option.label}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}
