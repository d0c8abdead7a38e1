/** How this reader likes it at this table: whether bonuses are asked for, and how fast things move. */
import setting from '../../../look/setting.module.css';
import type { Model } from '../model.ts';
import { isPace, PACES, prefer, preferences } from '../settings.ts';
import { PACE_NAMES } from '../words.ts';
import { PREFERENCES_SHEET } from './names.ts';
import styles from './Preferences.module.css';

export const Preferences = () => (
  <div>
    <label class={setting.setting}>
      Use my bonuses without asking
      <input
        type="checkbox"
        checked={preferences.value.autoBonuses}
        onChange={(event) => prefer({ autoBonuses: event.currentTarget.checked })}
      />
    </label>
    <p class={styles.note}>
      The order makes no difference to how a turn ends. Untick it to choose each bonus by hand.
    </p>
    <label class={setting.setting}>
      Animation speed
      <select
        value={preferences.value.pace}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (isPace(value)) prefer({ pace: value });
        }}
      >
        {Object.keys(PACES)
          .filter(isPace)
          .map((name) => (
            <option key={name} value={name}>
              {PACE_NAMES[name]}
            </option>
          ))}
      </select>
    </label>
    <p class={styles.note}>Press anything to skip to the result.</p>
  </div>
);

/** Opens them, from the paper or from a sheet. */
export const PreferencesButton = ({
  model,
  onHull = false,
}: {
  readonly model: Model;
  readonly onHull?: boolean;
}) => (
  <button
    type="button"
    class={`${styles.open} ${onHull ? styles.onHull : ''}`}
    onClick={() => model.desk.openSheet(PREFERENCES_SHEET)}
  >
    Bonuses and speed
  </button>
);
