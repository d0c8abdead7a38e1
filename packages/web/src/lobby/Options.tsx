/** The rules of this table, each option explained in words. The host changes them, everybody reads them. */
import type { AnyGame } from '@airlock/kernel';
import type { GameInfo, OptionInfo, TableInfo } from '@airlock/protocol';
import { Chips } from '../kit/Chips.tsx';
import { classes } from '../kit/classes.ts';
import { Choice } from '../look/Choice.tsx';
import text from '../look/text.module.css';
import { words } from '../words.ts';
import styles from './Options.module.css';
import { optionsOf, presetOf } from './presets.ts';

type Value = string | number | boolean;

interface OptionsProps {
  readonly info: TableInfo;
  readonly about: GameInfo | null;
  readonly game: AnyGame;
  readonly onChange: (options: Readonly<Record<string, Value>>) => void;
}

export function Options({ info, about, game, onChange }: OptionsProps) {
  return (
    <aside class={styles.options} aria-label={words.lobby.rules}>
      <h2 class={`${text.plate} ${text.faint} ${styles.head}`}>{words.lobby.rules}</h2>
      <Presets info={info} game={game} onChange={onChange} />
      {Object.entries(about?.options ?? {}).map(([name, option]) => (
        <OptionRow key={name} name={name} option={option} info={info} game={game} onChange={onChange} />
      ))}
      {!info.host && <p class={styles.note}>{words.lobby.hostDecides}</p>}
    </aside>
  );
}

interface OptionRowProps extends Omit<OptionsProps, 'about'> {
  readonly name: string;
  readonly option: OptionInfo;
}

/** What changes nothing at this table stays in its place, is off, and says why. */
function OptionRow({ name, option, info, game, onChange }: OptionRowProps) {
  const value = info.options[name] ?? option.default;
  const table = { options: info.options, seats: info.seats.length };
  const { idle, unfit } = game.words.options[name] ?? {};
  const why = idle?.(table) ?? null;
  return (
    <div
      class={classes(styles.option, isWordy(option) && styles.wordy, why !== null && styles.idle)}
      data-option={name}
    >
      <b>{option.label}</b>
      {info.host ? (
        <Control
          option={option}
          value={value}
          off={why !== null}
          about={`option-${name}`}
          unfit={(one) => unfit?.(one, table) ?? null}
          onChange={(next) => onChange({ [name]: next })}
        />
      ) : (
        <span class={styles.settled}>{nameOf(option, value)}</span>
      )}
      <span class={`${text.dim} ${styles.help}`} id={`option-${name}`}>
        {why ?? option.help}
      </span>
    </div>
  );
}

/** The tables that the game recommends; whoever is not the host reads which of them it is. */
function Presets({ info, game, onChange }: Omit<OptionsProps, 'about'>) {
  const presets = game.words.presets ?? [];
  if (presets.length === 0) return null;
  const now = presetOf(info.options, presets, game.options);
  return (
    <div class={styles.presets}>
      {info.host ? (
        <Chips
          title={words.lobby.presets}
          values={presets.map((preset) => [preset, preset.label])}
          isOn={(preset) => preset === now}
          onPick={(preset) => onChange(optionsOf(preset, presets, game.options))}
        />
      ) : (
        <b>{now?.label ?? words.lobby.ownRules}</b>
      )}
      <span class={`${text.dim} ${styles.help}`}>{now?.help ?? words.lobby.ownRulesHelp}</span>
    </div>
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
  readonly off: boolean;
  /** The element that says what it is about, or why it is off. */
  readonly about: string;
  /** Why a value cannot be had at this table. */
  readonly unfit: (value: string | number) => string | null;
  readonly onChange: (value: Value) => void;
}

function Control({ option, value, off, about, unfit, onChange }: ControlProps) {
  switch (option.kind) {
    case 'choice':
      return (
        <Choice
          label={option.label}
          value={value as string | number}
          values={option.values.map((one) => {
            const why = unfit(one);
            const name = nameOf(option, one);
            return { value: one, name: why === null ? name : `${name} (${why})`, off: why !== null };
          })}
          off={off}
          about={about}
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
          aria-describedby={about}
          disabled={off}
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
          aria-describedby={about}
          disabled={off}
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
          aria-describedby={about}
          disabled={off}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}
