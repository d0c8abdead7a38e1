/** The side rail: log, rules and, in company, talk behind tabs. */
import type { Desk, Parts } from '../games/contract.ts';
import { Icon } from '../look/Icon.tsx';
import { words } from '../words.ts';
import { tabIcon } from './Folded.tsx';
import { LogTab } from './LogTab.tsx';
import styles from './RightRail.module.css';
import { RulesTab } from './RulesTab.tsx';
import { useRoving } from './roving.ts';
import type { FrameState, Tab } from './state.ts';
import { Say, TalkTab } from './TalkTab.tsx';
import type { FrameTable } from './table.ts';
import { hasCompany, tabsFor } from './talking.ts';

export interface RailProps {
  readonly desk: Desk;
  readonly parts: Parts;
  readonly table: FrameTable;
  readonly state: FrameState;
}

export function RightRail(props: RailProps) {
  return (
    <aside class={styles.right} aria-label={words.tabs.label}>
      <Tabs {...props} />
      <div class={styles.body} role="tabpanel" id="tab-body" aria-labelledby={`tab-${props.state.tab.value}`}>
        <TabBody {...props} />
      </div>
    </aside>
  );
}

/** A game in which talk is more than chat has its own name for it. */
export const tabName = (tab: Tab, parts: Parts): string =>
  tab === 'talk' ? (parts.talk?.label ?? words.tabs.talk) : words.tabs[tab];

function Tabs({ desk, parts, table, state }: RailProps) {
  const roving = useRoving<HTMLDivElement>();
  return (
    <div class={styles.tabs} role="tablist" aria-label={words.tabs.label} {...roving}>
      {tabsFor({ desk, table }, parts.talk).map((tab) => {
        const on = state.tab.value === tab;
        return (
          <button
            type="button"
            role="tab"
            key={tab}
            id={`tab-${tab}`}
            class={on ? styles.on : undefined}
            aria-selected={on}
            aria-controls="tab-body"
            onClick={() => state.openTab(tab)}
          >
            <Icon name={tabIcon(tab, parts)} />
            {tabName(tab, parts)}
            {tab === 'talk' && table.unread.value > 0 && (
              <span class={styles.count}>{table.unread.value}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** What the chosen tab shows; the same in the rail and in a sheet. */
export function TabBody(props: RailProps) {
  const { desk, parts, table, state } = props;
  const tab = state.tab.value;
  const Talk = parts.talk?.Body;
  const Latest = parts.talk?.Latest;
  const { UnderLog } = parts;
  return (
    <div class={styles.body}>
      {tab === 'log' && <LogTab {...props} />}
      {tab === 'log' && Latest && <Latest />}
      {tab === 'log' && UnderLog && <UnderLog />}
      {tab === 'talk' && (Talk ? <Talk table={table} /> : <TalkTab desk={desk} table={table} />)}
      {tab === 'rules' && (
        <RulesTab
          words={desk.game.words}
          figures={table.page.figures}
          at={parts.helpAt.value}
          ruleAt={state.ruleAt}
        />
      )}
      {tab !== 'rules' && desk.mode !== 'review' && hasCompany({ desk, table }) && <Say table={table} />}
    </div>
  );
}
