/** "Tell me when": what a notice may come for while Airlock is closed. */
import { OCCASIONS } from '@airlock/protocol';
import setting from '../look/setting.module.css';
import text from '../look/text.module.css';
import styles from './Occasions.module.css';
import { pushWords } from './pushWords.ts';
import { tellWants } from './subscribing.ts';
import { want, wants } from './wants.ts';

export const Occasions = () => (
  <fieldset class={styles.occasions}>
    <legend class={`${text.plate} ${text.faint}`}>{pushWords.tellMeWhen}</legend>
    {OCCASIONS.map((occasion) => (
      <label key={occasion} class={`${setting.setting} ${styles.occasion}`}>
        <input
          type="checkbox"
          checked={wants.value.includes(occasion)}
          onChange={(event) => {
            want(occasion, event.currentTarget.checked);
            void tellWants();
          }}
        />
        <span>{pushWords.occasions[occasion]}</span>
      </label>
    ))}
  </fieldset>
);
