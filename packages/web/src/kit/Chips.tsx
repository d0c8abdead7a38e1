/** A row of words to choose from. */
import { present } from '@airlock/kernel';
import { Choice } from '../look/Choice.tsx';
import text from '../look/text.module.css';
import styles from './Chips.module.css';
import { classes } from './classes.ts';

interface ChipsProps<Value> {
  readonly title: string;
  /** The title is only spoken, where the words speak for themselves. */
  readonly untitled?: boolean;
  readonly values: readonly (readonly [value: Value, label: string])[];
  readonly isOn: (value: Value) => boolean;
  readonly onPick: (value: Value) => void;
  /** More than these stand in a list that opens. */
  readonly most?: number;
  readonly class?: string | undefined;
}

export function Chips<Value>(props: ChipsProps<Value>) {
  const { title, values, isOn, onPick, most = values.length } = props;
  return (
    <fieldset class={classes(styles.chips, props.class)}>
      <legend class={props.untitled ? text.spoken : classes(text.plate, text.faint)}>{title}</legend>
      {values.length > most ? (
        <Choice
          label={title}
          value={values.findIndex(([value]) => isOn(value))}
          values={values.map(([, name], value) => ({ value, name }))}
          onChoose={(at) => onPick(present(values[Number(at)])[0])}
        />
      ) : (
        values.map(([value, label]) => (
          <button
            key={label}
            type="button"
            class={styles.chip}
            aria-pressed={isOn(value)}
            onClick={() => onPick(value)}
          >
            {label}
          </button>
        ))
      )}
    </fieldset>
  );
}
