/** One of several values: the browser's own list under a button's look, so that every device knows how to open it. */
import styles from './Choice.module.css';
import { Icon } from './Icon.tsx';

interface ChoiceProps {
  readonly label: string;
  readonly value: string | number;
  readonly values: readonly {
    readonly value: string | number;
    readonly name: string;
    /** It cannot be chosen now. */
    readonly off?: boolean;
  }[];
  /** None of them can be chosen now. */
  readonly off?: boolean;
  /** The element that says why, or what it is about. */
  readonly about?: string | undefined;
  readonly onChoose: (value: string | number) => void;
}

export function Choice({ label, value, values, off = false, about, onChoose }: ChoiceProps) {
  return (
    <span class={styles.choice}>
      <select
        aria-label={label}
        aria-describedby={about}
        disabled={off}
        value={String(value)}
        onChange={(event) => {
          const chosen = values[event.currentTarget.selectedIndex];
          if (chosen) onChoose(chosen.value);
        }}
      >
        {values.map((one) => (
          <option key={one.value} value={String(one.value)} disabled={one.off}>
            {one.name}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}
