/** The sliders in the head of a screen, and the paper with everything a reader may prefer. */
import { Icon } from '../look/Icon.tsx';
import { Later } from '../look/Later.tsx';
import { usePopover } from '../look/popover.ts';
import tool from '../look/Tool.module.css';
import { words } from '../words.ts';
import styles from './PreferencesTool.module.css';

const loadPreferences = () => import('./Preferences.tsx').then(({ Preferences }) => Preferences);

interface PreferencesToolProps {
  /** The look of the button, where it is not that of a tool. */
  readonly look?: string | undefined;
}

export function PreferencesTool({ look = tool.tool }: PreferencesToolProps) {
  const popover = usePopover<HTMLDivElement>();
  return (
    <div class={styles.place} ref={popover.ref}>
      <button
        type="button"
        class={look}
        aria-label={words.menu.settings}
        title={words.menu.settings}
        aria-expanded={popover.open}
        onClick={popover.toggle}
      >
        <Icon name="sliders" />
      </button>
      {popover.open && (
        <section class={styles.panel} aria-label={words.menu.settings} ref={popover.first} tabIndex={-1}>
          <Later load={loadPreferences} props={{}} />
        </section>
      )}
    </div>
  );
}
