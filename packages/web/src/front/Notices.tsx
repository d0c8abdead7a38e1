/** What the reader is told while they look elsewhere, and while Airlock is closed. */
import setting from '../look/setting.module.css';
import { Occasions } from '../push/Occasions.tsx';
import { PushSwitch } from '../push/PushSwitch.tsx';
import { settings } from '../settings.ts';
import { canNotify, isBlocked, wantNotices } from '../table/notices.ts';
import { words } from '../words.ts';
import styles from './IdentitySheet.module.css';
import { keepMeWords } from './keepMeWords.ts';

export const Notices = () => (
  <section class={styles.part} aria-label={keepMeWords.notices}>
    <h3 class={styles.title}>{keepMeWords.notices}</h3>
    {canNotify() && (
      <label class={setting.setting}>
        <span>
          {keepMeWords.whileOpen}
          <span class={setting.how}>
            {isBlocked() ? words.menu.noticesBlocked : keepMeWords.whileOpenHow}
          </span>
        </span>
        <input
          type="checkbox"
          checked={settings.value.notices}
          disabled={isBlocked()}
          onChange={(event) => void wantNotices(event.currentTarget.checked)}
        />
      </label>
    )}
    <PushSwitch />
    <Occasions />
    <p class={styles.hint}>{keepMeWords.noticesHint}</p>
  </section>
);
