/** What lies over the table: a tab or sheet from below on a phone, a panel beside the table elsewhere. */

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { scrollable } from '../look/scrollable.ts';
import { Tool } from '../look/Tool.tsx';
import { words } from '../words.ts';
import { DOOR_ID } from './doorId.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { isCompact } from './layout.ts';
import { Menu } from './Menu.tsx';
import styles from './Overlay.module.css';
import { type RailProps, TabBody, tabName } from './RightRail.tsx';

export function Overlay(props: RailProps) {
  const { desk, parts, table, state } = props;
  const over = state.over.value;
  if (!over) return null;
  const small = isCompact(desk.layout.value);
  const close = () => state.closeTop();
  switch (over.kind) {
    case 'tab':
      return (
        <Panel
          title={tabName(state.tab.value, parts)}
          label={words.tabs.label}
          small={small}
          side="right"
          onClose={close}
        >
          <TabBody {...props} />
        </Panel>
      );
    case 'sheet': {
      const sheet = parts.sheets.value.find(({ id }) => id === over.id);
      if (!sheet) return null;
      const { Body } = sheet;
      return (
        <Panel
          title={sheet.title}
          small={small}
          side={sheet.overLog ? 'right' : 'left'}
          asks={sheet.asks}
          onClose={close}
        >
          <section class={styles.scroll} aria-label={words.frame.inside(sheet.title)} {...scrollable}>
            <Body />
          </section>
        </Panel>
      );
    }
    case 'menu':
      return (
        <Panel title={words.menu.title} small={small} side="right" fits onClose={close}>
          <Menu desk={desk} table={table} state={state} />
        </Panel>
      );
    case 'keys':
      return (
        <Panel title={words.keys.title} small={small} side="right" onClose={close}>
          <KeyHelp desk={desk} parts={parts} />
        </Panel>
      );
  }
}

interface PanelProps {
  readonly title: string;
  /** The landmark's name, where the title is that of something inside already. */
  readonly label?: string;
  readonly small: boolean;
  readonly side: 'left' | 'right';
  /** Only as high as its content. */
  readonly fits?: boolean;
  /** The door's question is answered in it. */
  readonly asks?: true | undefined;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

function Panel({ title, label = title, small, side, fits, asks, onClose, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);

  // Before anything is painted: a key pressed at once belongs to the panel.
  useLayoutEffect(() => {
    const first = asks ? panel.current?.querySelector<HTMLElement>('[aria-pressed="false"]') : null;
    (first ?? heading.current)?.focus();
  }, [asks]);
  // It lies over everything and stands last: behind its last stop comes the door, which it answers.
  useEffect(() => {
    const inside = panel.current;
    if (!asks || !inside) return;
    const onTab = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.shiftKey) return;
      const stops = [...inside.querySelectorAll<HTMLElement>('button, a[href], [tabindex]')];
      const last = stops.filter(({ tabIndex }) => tabIndex >= 0).at(-1);
      const next = document.querySelector<HTMLElement>(`#${DOOR_ID} button`);
      if (event.target !== last || !next) return;
      event.preventDefault();
      next.focus();
    };
    inside.addEventListener('keydown', onTab);
    return () => inside.removeEventListener('keydown', onTab);
  }, [asks]);
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      const target = event.target as Element;
      // The paper lies over the panel, and the door stays usable while it is open.
      if (panel.current?.contains(target) || target.closest('[role="dialog"]')) return;
      if (target.closest('button, a')) return;
      onClose();
    };
    addEventListener('pointerdown', onPress, true);
    return () => removeEventListener('pointerdown', onPress, true);
  }, [onClose]);

  return (
    <section
      class={`${styles.panel} ${small ? styles.sheet : styles[side]} ${fits ? styles.fits : ''}`}
      aria-label={label}
      data-panel=""
      data-asks={asks ? '' : undefined}
      ref={panel}
    >
      <header class={styles.head}>
        <h2 tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <Tool icon="close" label={words.close} onPress={onClose} />
      </header>
      {children}
    </section>
  );
}
