/** The door of a table: the game's sentence and buttons, a refusal over it, or the lost connection. */

import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type {
  Desk,
  DoorButton,
  Door as DoorWords,
  LostWords,
  Parts,
  SeatedPlayer,
} from '../games/contract.ts';
import { Button } from '../look/Button.tsx';
import { Door } from '../look/Door.tsx';
import { Sentence } from '../look/Sentence.tsx';
import { useSure } from '../look/sure.ts';
import text from '../look/text.module.css';
import { words } from '../words.ts';
import { DOOR_ID } from './doorId.ts';
import styles from './Frame.module.css';
import { keyName } from './keys.ts';
import { isCompact } from './layout.ts';
import { Presence } from './Presence.tsx';
import type { FrameState } from './state.ts';
import type { FrameTable, Without } from './table.ts';

interface FrameDoorProps {
  readonly desk: Desk;
  readonly parts: Parts;
  readonly table: FrameTable;
  readonly state: FrameState;
}

export function FrameDoor(props: FrameDoorProps) {
  const { desk, parts, table } = props;
  const asked = table.interrupt.value;
  const busy = table.busy.value;
  const isRead = useAfter(BUSY_READ_AFTER, busy);
  const layout = desk.layout.value;
  // What lasts covers nothing that one needs: elsewhere than on a phone it is seen while one waits.
  const isHidden = isCompact(layout) ? isRead : parts.door.value.kind !== 'wait';
  const place = useRef<HTMLDivElement>(null);
  const height = useHeightWhile(desk.sending.value, place);
  return (
    <div
      class={styles.doorPlace}
      ref={place}
      style={height === null ? undefined : `--door-held: ${height}px`}
    >
      <p class={asked === null && busy && isHidden ? text.spoken : styles.asked} role="status">
        {asked ? <Sentence text={asked} /> : busy && words.door.busy}
      </p>
      <Presence table={table} />
      <DoorNow {...props} />
    </div>
  );
}

/**
 * The height that something had when a time began, for as long as it lasts: while an answer is on its way the door says less, and a
 * phone's table would grow for a moment and shrink again under the finger.
 */
function useHeightWhile(lasts: boolean, place: RefObject<HTMLElement | null>): number | null {
  const height = useRef<number | null>(null);
  // Looked at before anything is drawn anew.
  if (lasts) height.current ??= place.current?.getBoundingClientRect().height ?? null;
  else height.current = null;
  return height.current;
}

/** Long enough to be read; the menu of a phone says it for as long as it is true. */
const BUSY_READ_AFTER = 8_000;

/** Whether something has been so for a while. */
function useAfter(milliseconds: number, isSo: boolean): boolean {
  const after = useSignal(false);
  useEffect(() => {
    after.value = false;
    if (!isSo) return;
    const timer = setTimeout(() => {
      after.value = true;
    }, milliseconds);
    return () => clearTimeout(timer);
  }, [isSo, milliseconds, after]);
  return after.value;
}

function DoorNow({ desk, parts, table, state }: FrameDoorProps) {
  const refused = desk.refused.value;
  const missing = useMissing(table);
  if (refused) {
    const { sentence, second, rule } = refused;
    return (
      <Door lamp="stop" sentence={sentence} second={second} rule={rule} label={words.door.label} id={DOOR_ID}>
        {rule && (
          <Button
            keyName={words.keys.why}
            keyPress="w"
            onPress={(event) =>
              state.why(
                { question: words.door.whyNot, sentences: [sentence], rules: [rule] },
                event.currentTarget,
              )
            }
          >
            {words.door.why}
          </Button>
        )}
        <Button
          keyName={words.keys.escape}
          onPress={() => {
            desk.forgive();
            parts.stepBack();
          }}
        >
          {words.door.back}
        </Button>
      </Door>
    );
  }
  if (!table.online.value) {
    const lost: LostWords['door'] = parts.lost?.value?.door ?? {
      sentence: words.door.paused,
      second: words.door.pausedSecond,
    };
    return (
      <Door
        lamp="wait"
        sentence={lost.sentence}
        second={lost.second}
        rule={lost.rule}
        label={words.door.label}
        id={DOOR_ID}
      >
        <Button look="quiet" onPress={table.leave}>
          {words.menu.leave}
        </Button>
      </Door>
    );
  }
  if (missing) return <AbsentDoor table={table} missing={missing} />;
  const door = parts.door.value;
  const { kind, sentence, second, rule, buttons } = table.resting.value ? restingDoor(door) : door;
  return (
    <Door lamp={kind} sentence={sentence} second={second} rule={rule} label={words.door.label} id={DOOR_ID}>
      {buttons.length > 0 &&
        buttons.map((button) => <DoorKey key={button.label} button={button} about={sentence} />)}
    </Door>
  );
}

/** Whoever reads it watches: those who play wake the table by coming. */
const restingDoor = ({ kind, buttons }: DoorWords): DoorWords => ({
  kind,
  sentence: words.door.resting,
  second: words.door.restingSecond,
  buttons,
});

/** Somebody who reloads the page is away for a moment; that is nobody's business. */
const AWAY_AFTER = 3_000;

function useMissing(table: FrameTable): SeatedPlayer | null {
  const absent = table.absent.value;
  const seat = absent?.seat;
  const away = useSignal(false);
  useEffect(() => {
    away.value = false;
    if (seat === undefined) return;
    const timer = setTimeout(() => {
      away.value = true;
    }, AWAY_AFTER);
    return () => clearTimeout(timer);
  }, [seat, away]);
  return away.value ? absent : null;
}

/** The match waits for somebody who is not there: wait on, let a bot play for them, or, where one can resign, end it. */
function AbsentDoor({ table, missing }: { readonly table: FrameTable; readonly missing: SeatedPlayer }) {
  // The server would say no until the grace time is over.
  const off = missing.absent ? {} : { off: words.door.notYet };
  const button = (label: string, look: DoorButton['look'], how: Without): DoorButton => ({
    label,
    look,
    ...off,
    press: () => table.goOnWithout(missing, how),
  });
  return (
    <Door
      lamp="wait"
      sentence={words.door.absent(missing.name)}
      second={missing.absent ? words.door.absentNow : words.door.absentSecond}
      label={words.door.label}
      id={DOOR_ID}
    >
      {table.resign && (
        <DoorKey button={{ ...button(words.door.claim, 'quiet', 'claim'), sure: words.door.claimSure }} />
      )}
      <DoorKey button={button(words.door.standIn, 'plain', 'standIn')} />
      {table.canTakeOver.value && <DoorKey button={button(words.door.takeOver, 'plain', 'takeOver')} />}
    </Door>
  );
}

/** `about`: what the door asks, where that changes; who picks another card has not been asked about that one. */
function DoorKey({ button, about = '' }: { readonly button: DoorButton; readonly about?: string }) {
  const { asking, press } = useSure(button.press, button.sure !== undefined, about);
  return (
    <Button
      look={asking ? 'danger' : button.look}
      {...(button.icon ? { icon: button.icon } : {})}
      {...(button.key ? { keyPress: button.key } : {})}
      {...(button.key && !button.bare ? { keyName: keyName(button.key) } : {})}
      {...(button.bare ? { label: button.label } : {})}
      off={button.off}
      onPress={press}
    >
      {asking ? button.sure : button.bare ? null : button.label}
    </Button>
  );
}
