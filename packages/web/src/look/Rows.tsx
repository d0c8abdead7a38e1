/** Rows of a panel: what each is about at the left, and what is chosen there at the right, or read by those who may not choose. */
import { classes } from '../kit/classes.ts';
import { Choice } from './Choice.tsx';
import styles from './Rows.module.css';
import text from './text.module.css';

interface RowProps<Value> {
  readonly name: string;
  /** Under the name; without it, the name is written small. */
  readonly help?: string;
  readonly value: Value;
  readonly words: (value: Value) => string;
  readonly values: readonly Value[];
  /** Missing for those who only read. */
  readonly onChoose: ((value: Value) => void) | undefined;
}

const About = ({ name, help }: Pick<RowProps<unknown>, 'name' | 'help'>) =>
  help === undefined ? (
    <p class={text.dim}>{name}</p>
  ) : (
    <p>
      <b>{name}</b>
      <span class={text.dim}>{help}</span>
    </p>
  );

/** One of many, from a list that opens; what stands there is among them, even where it is not offered. */
export function ChoiceRow<Value extends string | number>(props: RowProps<Value>) {
  const { name, help, value, words, values, onChoose } = props;
  const all = values.includes(value) ? values : [...values, value].sort((a, b) => Number(a) - Number(b));
  return (
    <div class={styles.row}>
      <About name={name} {...(help === undefined ? {} : { help })} />
      {onChoose ? (
        <Choice
          label={name}
          value={value}
          values={all.map((one) => ({ value: one, name: words(one) }))}
          onChoose={(chosen) => onChoose(all.find((one) => one === chosen) ?? value)}
        />
      ) : (
        <b>{words(value)}</b>
      )}
    </div>
  );
}

interface SegmentRowProps<Value> extends RowProps<Value> {
  /** Why one of them cannot be chosen; `undefined` where it can. */
  readonly whyOff?: (value: Value) => string | undefined;
}

/** One of a few, side by side. */
export function SegmentRow<Value extends string>(props: SegmentRowProps<Value>) {
  const { name, help, value, words, values, onChoose, whyOff } = props;
  return (
    <div class={styles.row}>
      <About name={name} {...(help === undefined ? {} : { help })} />
      {onChoose ? (
        <div class={styles.segments} role="radiogroup" aria-label={name}>
          {values.map((one) => {
            const off = whyOff?.(one);
            return (
              <label
                key={one}
                class={classes(styles.segment, one === value && styles.on, off !== undefined && styles.off)}
                title={off}
              >
                <input
                  type="radio"
                  name={name}
                  checked={one === value}
                  disabled={off !== undefined}
                  onChange={() => onChoose(one)}
                />
                {words(one)}
              </label>
            );
          })}
        </div>
      ) : (
        <b>{words(value)}</b>
      )}
    </div>
  );
}
