/** What can be done about a seat: a small menu behind three dots. */
import type { ComponentChildren } from 'preact';
import { classes } from '../kit/classes.ts';
import { Icon, type IconName } from '../look/Icon.tsx';
import { usePopover } from '../look/popover.ts';
import { useSure } from '../look/sure.ts';
import { Tool } from '../look/Tool.tsx';
import styles from './SeatMenu.module.css';

export interface SeatDeed {
  readonly icon: IconName;
  readonly label: string;
  readonly help?: string;
  /** Where it cannot be taken back: asked for on the first press, done on the second. */
  readonly sure?: string;
  readonly onPress: () => void;
}

export function SeatMenu({ label, deeds }: { readonly label: string; readonly deeds: readonly SeatDeed[] }) {
  const menu = usePopover<HTMLDivElement>();
  if (deeds.length === 0) return null;
  return (
    <div class={styles.place} ref={menu.ref}>
      <Tool
        icon="more"
        label={label}
        attributes={{ 'aria-haspopup': 'menu', 'aria-expanded': menu.open }}
        onPress={menu.toggle}
      />
      {menu.open && (
        <Items label={label} first={menu.first}>
          {deeds.map((deed) => (
            <Item key={deed.label} deed={deed} onDone={menu.close} />
          ))}
        </Items>
      )}
    </div>
  );
}

interface ItemsProps {
  readonly label: string;
  readonly first: (element: HTMLElement | null) => void;
  readonly children: ComponentChildren;
}

function Items({ label, first, children }: ItemsProps) {
  /** Arrows go round. */
  function onKey(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const list = event.currentTarget as HTMLElement;
    const items = [...list.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    if (step === 0 || items.length === 0) return;
    event.preventDefault();
    const at = items.indexOf(document.activeElement as HTMLElement);
    items[(at + step + items.length) % items.length]?.focus();
  }
  return (
    <div
      class={styles.menu}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      ref={(list) => first(list?.querySelector('[role="menuitem"]') ?? null)}
      onKeyDown={onKey}
    >
      {children}
    </div>
  );
}

function Item({ deed, onDone }: { readonly deed: SeatDeed; readonly onDone: () => void }) {
  const { asking, press } = useSure(() => {
    onDone();
    deed.onPress();
  }, deed.sure !== undefined);
  return (
    <button
      type="button"
      role="menuitem"
      class={classes(styles.item, deed.sure !== undefined && styles.danger)}
      onClick={press}
    >
      <Icon name={deed.icon} />
      <span>
        <b>{asking ? deed.sure : deed.label}</b>
        {deed.help && <span>{deed.help}</span>}
      </span>
    </button>
  );
}
