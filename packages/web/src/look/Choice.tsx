/** One of several values: the browser's own list under a button's look, so that every device knows how to open it. */
import styles from './Choice.module.css';
import { Icon } from './Icon.tsx';

interface ChoiceProps {
  readonly label: string;
  readonly value: string | number;
  readonly values: readonly { readonly value: string | number; readonly name: string }[];
  readonly onChoose: (value: string | number) => void;
}

export function Choice({ label, value, values, onChoose }: ChoiceProps) {
  return (
    <span class={styles.choice}>
      <select
        aria-label={label}
        value={String(value)}
        onChange={(event) => {
          const chosen = values[event.currentTarget.selectedIndex];
          if (chosen) onChoose(chosen.value);
        }}
      >
        {values.map((one) => (
          <option key={one.value} value={String(one.value)}>
            {one.name}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}
