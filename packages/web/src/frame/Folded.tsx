/** The rails of a middling window: icons with numbers on the left, tabs on the right, both opening over the table. */
import type { Desk, Parts } from '../games/contract.ts';
import { Icon, type IconName } from '../look/Icon.tsx';
import { words } from '../words.ts';
import styles from './Folded.module.css';
import type { FrameState, Tab } from './state.ts';
import type { FrameTable } from './table.ts';
import { tabsFor } from './talking.ts';

export function FoldedRail({ parts, state }: { readonly parts: Parts; readonly state: FrameState }) {
  return (
    <aside class={styles.left} aria-label={words.frame.state}>
      {parts.folded.value.map(({ icon, value, label, sheet }) => (
        <button
          type="button"
          key={label}
          class={styles.fact}
          aria-label={label}
          title={label}
          onClick={() => state.openSheet(sheet)}
        >
          <Icon name={icon} />
          <b>{value}</b>
        </button>
      ))}
    </aside>
  );
}

const TAB_ICONS: Readonly<Record<Tab, IconName>> = { log: 'log', talk: 'talk', rules: 'help' };

export const tabIcon = (tab: Tab, { talk }: Pick<Parts, 'talk'>): IconName =>
  (tab === 'talk' ? talk?.icon : undefined) ?? TAB_ICONS[tab];

interface FoldedTabsProps {
  readonly desk: Desk;
  readonly parts: Parts;
  readonly table: FrameTable;
  readonly state: FrameState;
}

export function FoldedTabs({ desk, parts, table, state }: FoldedTabsProps) {
  return (
    <nav class={styles.right} aria-label={words.tabs.label}>
      {tabsFor({ desk, table }, parts.talk).map((tab) => (
        <button
          type="button"
          key={tab}
          class={styles.fact}
          aria-label={tab === 'talk' ? words.tabs.talkWith(table.unread.value) : words.tabs[tab]}
          title={words.tabs[tab]}
          onClick={() => state.openTab(tab)}
        >
          <Icon name={tabIcon(tab, parts)} />
          {tab === 'talk' && table.unread.value > 0 && <b>{table.unread.value}</b>}
        </button>
      ))}
    </nav>
  );
}
