/**
 * The frame of every table: top bar, seats and left rail, table, door, hand, then the side rail, in this order
 * for the eye, the tab key and the screen reader. What is inside the parts is the game's.
 */

import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Desk, Parts } from '../games/contract.ts';
import { accentOf } from '../games/found.ts';
import { Button } from '../look/Button.tsx';
import { scrollable } from '../look/scrollable.ts';
import text from '../look/text.module.css';
import { words } from '../words.ts';
import { CompanyStrip } from './CompanyStrip.tsx';
import { DOOR_ID } from './doorId.ts';
import { FoldedRail, FoldedTabs } from './Folded.tsx';
import styles from './Frame.module.css';
import { FrameDoor } from './FrameDoor.tsx';
import { useKeys } from './keys.ts';
import { isCompact } from './layout.ts';
import { useLostFocus } from './lostFocus.ts';
import { Overlay } from './Overlay.tsx';
import { usePeek } from './peek.tsx';
import places from './places.module.css';
import { usePressed } from './pressed.ts';
import { RightRail } from './RightRail.tsx';
import { useReading } from './reading.ts';
import type { FrameState } from './state.ts';
import { TopBar } from './TopBar.tsx';
import type { FrameTable } from './table.ts';
import { useTravel } from './travel.ts';
import { WhyPaper } from './WhyPaper.tsx';

interface FrameProps {
  readonly desk: Desk;
  readonly parts: Parts;
  readonly table: FrameTable;
  readonly state: FrameState;
  /** Takes the place of the top bar: the connection is lost. */
  readonly banner?: ComponentChildren;
  /** Below something else there is less room: the left rail scrolls, and keys must reach it. */
  readonly low?: boolean;
}

export function Frame({ desk, parts, table, state, banner, low }: FrameProps) {
  const root = useRef<HTMLDivElement>(null);
  const layout = desk.layout.value;
  const { LeftRail, Table, Hand, Meters } = parts;
  const onPhone = isCompact(layout);
  usePressed(root);
  useLostFocus(root);
  const resting = useReading(root, desk);
  useKeys(desk, parts, table, state, resting);
  useTravel(root, desk);
  const peek = usePeek(root, parts);

  return (
    <div class={styles.ground} style={accentOf(desk.game.id)}>
      <a class={styles.skip} href={`#${DOOR_ID}`}>
        {words.skip}
      </a>
      <div
        class={`${styles.frame} ${styles[layout]} ${parts.steadyDoor ? styles.steady : ''} ${parts.broadRail ? places.broad : ''}`}
        ref={root}
      >
        <TopBar desk={desk} parts={parts} table={table} state={state} banner={banner} />
        {layout === 'phone' && (
          <div class={places.strip}>
            <Meters />
          </div>
        )}
        {layout === 'wide' && (
          <aside class={places.left} aria-label={words.frame.state} {...(low && scrollable)}>
            <LeftRail />
          </aside>
        )}
        {layout === 'folded' && <FoldedRail parts={parts} state={state} />}
        <main class={places.table} aria-label={words.frame.table}>
          <h1 class={text.spoken}>{desk.game.words.title}</h1>
          <CompanyStrip desk={desk} table={table} />
          <div class={places.fill}>
            <Table />
          </div>
          {onPhone && <SheetButtons parts={parts} state={state} />}
        </main>
        <FrameDoor desk={desk} parts={parts} table={table} state={state} />
        <section class={`${places.hand} ${styles.hand}`} aria-label={words.frame.hand}>
          <Hand />
        </section>
        {layout === 'wide' && <RightRail desk={desk} parts={parts} table={table} state={state} />}
        {layout === 'folded' && <FoldedTabs desk={desk} parts={parts} table={table} state={state} />}
        <Overlay desk={desk} parts={parts} table={table} state={state} />
      </div>
      <WhyPaper desk={desk} state={state} showMoment={table.showMoment} />
      {peek}
    </div>
  );
}

/** The row of buttons under a phone's table. */
function SheetButtons({ parts, state }: { readonly parts: Parts; readonly state: FrameState }) {
  const sheets = parts.sheets.value.filter(({ button }) => button);
  if (sheets.length === 0) return null;
  return (
    <div class={styles.sheetButtons}>
      {sheets.map(({ id, button }) => (
        <Button
          key={id}
          {...(button ? { icon: button.icon } : {})}
          class={styles.sheetButton}
          onPress={button?.press ?? (() => state.openSheet(id))}
        >
          {button?.label}
        </Button>
      ))}
    </div>
  );
}
