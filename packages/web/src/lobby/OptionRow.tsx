/** One option of a table: its name, its value, what it is about, and how it differs from the preset. */
import { type AnyGame, misfit, optionNamed, type SetTable } from '@airlock/kernel';
import { classes } from '../kit/classes.ts';
import { Choice } from '../look/Choice.tsx';
import text from '../look/text.module.css';
import { words } from '../words.ts';
import styles from './OptionRow.module.css';
import type { Value } from './presets.ts';

interface OptionRowProps {
  readonly name: string;
  readonly game: AnyGame;
  readonly table: SetTable;
  /** What the preset has, where that is something else. */
  readonly usual: { readonly preset: string; readonly value: Value } | null;
  /** Missing for whoever only reads. */
  readonly onChange: ((value: Value) => void) | undefined;
}

/** What changes nothing at this table stays in its place, is off, and says why. */
export function OptionRow({ name, game, table, usual, onChange }: OptionRowProps) {
  const spec = game.options[name];
  const said = game.words.options[name];
  if (!spec || !said) return null;
  const { label, valueName } = optionNamed(game, name);
  const value = table.options[name] ?? spec.default;
  const why = said.idle?.(table) ?? null;
  const isWordy = Object.values(said.values ?? {}).some((one) => one.length > LONGEST_BESIDE);
  return (
    <div
      class={classes(styles.option, isWordy && styles.wordy, why !== null && styles.idle)}
      data-option={name}
    >
      <b>{label}</b>
      {onChange ? (
        <Control {...{ name, game, table, value }} off={why !== null} onChange={onChange} />
      ) : (
        <span class={styles.settled}>{valueName(value)}</span>
      )}
      <span class={`${text.dim} ${styles.help}`} id={`option-${name}`}>
        {why ?? said.help}
      </span>
      {usual && (
        <span class={styles.changed}>
          <i>{words.lobby.changedChip}</i> {words.lobby.presetValue(usual.preset, valueName(usual.value))}
        </span>
      )}
    </div>
  );
}

/** Values with longer names get a line of their own. */
const LONGEST_BESIDE = 16;

interface ControlProps extends Pick<OptionRowProps, 'name' | 'game' | 'table'> {
  readonly value: Value;
  readonly off: boolean;
  readonly onChange: (value: Value) => void;
}

function Control({ name, game, table, value, off, onChange }: ControlProps) {
  const spec = game.options[name];
  const { label, valueName } = optionNamed(game, name);
  const about = `option-${name}`;
  const shared = { 'aria-label': label, 'aria-describedby': about, disabled: off };
  switch (spec?.kind) {
    case 'choice':
      return (
        <Choice
          label={label}
          value={value as string | number}
          values={spec.values.map((one) => {
            const why = misfit(game, name, one, table);
            return {
              value: one,
              name: why === null ? valueName(one) : `${valueName(one)} (${why})`,
              off: why !== null,
            };
          })}
          off={off}
          about={about}
          onChoose={onChange}
        />
      );
    case 'switch':
      return (
        <button
          {...shared}
          type="button"
          class={styles.switch}
          role="switch"
          aria-checked={value === true}
          onClick={() => onChange(value !== true)}
        />
      );
    case 'whole':
      return (
        <input
          {...shared}
          class={styles.field}
          type="number"
          min={spec.min}
          max={spec.max}
          value={Number(value)}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      );
    case 'text':
      return (
        <input
          {...shared}
          class={styles.field}
          value={String(value)}
          pattern={spec.pattern}
          title={spec.hint}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    default:
      return null;
  }
}
