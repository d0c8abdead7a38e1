/** Whether all cards are kept without being asked; a lesson asks everything. */
import type { Model } from '../model.ts';
import { aids, setKeepsAll } from '../settings.ts';
import styles from './HabitSwitch.module.css';

export function HabitSwitch({ model }: { readonly model: Model }) {
  if (model.desk.mode !== 'play' || model.lesson) return null;
  return (
    <label class={styles.habit}>
      <input
        type="checkbox"
        checked={aids.value.keepsAll}
        onChange={(event) => setKeepsAll(event.currentTarget.checked)}
      />
      Always keep all cards
    </label>
  );
}
