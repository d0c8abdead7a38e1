/** The top bar: home, the game, its meters, and the tools. */
import type { ComponentChildren } from 'preact';
import type { Desk, Parts } from '../games/contract.ts';
import { HomeLink } from '../look/HomeLink.tsx';
import { Icon } from '../look/Icon.tsx';
import { Tool } from '../look/Tool.tsx';
import top from '../look/Top.module.css';
import text from '../look/text.module.css';
import { keep, settings } from '../settings.ts';
import { words } from '../words.ts';
import { isCompact } from './layout.ts';
import type { FrameState } from './state.ts';
import { TableClock } from './TableClock.tsx';
import styles from './TopBar.module.css';
import type { FrameTable } from './table.ts';
import { talksOnPhone } from './talking.ts';

interface TopBarProps {
  readonly desk: Desk;
  readonly parts: Parts;
  readonly table: FrameTable;
  readonly state: FrameState;
  readonly banner?: ComponentChildren;
}

export function TopBar({ desk, parts, table, state, banner }: TopBarProps) {
  const layout = desk.layout.value;
  const onPhone = isCompact(layout);
  const { Meters } = parts;
  const game = (
    <>
      <b>{(onPhone && parts.shortTitle) || desk.game.words.title}</b>
      <span class={text.plate} title={parts.phase.value}>
        {parts.phase}
      </span>
    </>
  );
  return (
    <header class={`${top.top} ${onPhone ? styles.small : ''}`}>
      {banner}
      <HomeLink class={styles.back}>{onPhone && <Icon name="back" />}</HomeLink>
      {onPhone ? (
        <button type="button" class={styles.menu} aria-label={words.menu.title} onClick={state.openMenu}>
          <span class={`${top.game} ${styles.game}`}>{game}</span>
          <Icon name="opens" />
        </button>
      ) : (
        <div class={top.game}>{game}</div>
      )}
      {layout !== 'phone' && (
        <div class={styles.meters}>
          <Meters />
        </div>
      )}
      <TableClock desk={desk} />
      <div class={`${top.tools} ${styles.tools}`}>
        {onPhone ? (
          <>
            <Tool icon="log" label={words.tabs.log} onPress={() => state.openTab('log')} />
            {talksOnPhone({ desk, table }, parts.talk) && (
              <Tool
                icon="talk"
                label={words.tabs.talkWith(table.unread.value)}
                onPress={() => state.openTab('talk')}
              >
                {table.unread.value > 0 && (
                  <span class={styles.dot} aria-hidden="true">
                    {table.unread.value}
                  </span>
                )}
              </Tool>
            )}
            <Tool icon="help" label={words.tabs.help} onPress={() => state.openTab('rules')} />
          </>
        ) : (
          <>
            <span class={styles.saved} role="status">
              <Icon name={table.online.value ? 'online' : 'offline'} />
              {savedWords(desk, table)}
            </span>
            <Tool
              icon={settings.value.muted ? 'speakerOff' : 'sound'}
              label={settings.value.muted ? words.menu.soundOff : words.menu.soundOn}
              onPress={() => keep({ muted: !settings.value.muted })}
            />
            <Tool icon="help" label={words.tabs.help} onPress={() => state.openTab('rules')} />
            <Tool icon="menu" label={words.menu.title} onPress={state.openMenu} />
          </>
        )}
      </div>
    </header>
  );
}

/** A choice that the table keeps until the deadline is not on its disk before. */
function savedWords(desk: Desk, table: FrameTable): string {
  if (!table.online.value) return words.frame.offline;
  return desk.sealed.value === null ? words.frame.saved : words.frame.kept;
}
