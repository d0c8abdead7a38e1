/** The door of a table: the game's sentence and buttons, a refusal over it, or the lost connection. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Desk, DoorButton, Parts } from '../games/contract.ts';
import { Button } from '../look/Button.tsx';
import { Door } from '../look/Door.tsx';
import { words } from '../words.ts';
import styles from './Frame.module.css';
import { keyName } from './keys.ts';
import type { FrameState } from './state.ts';
import type { FrameTable } from './table.ts';

export const DOOR_ID = 'door';

interface FrameDoorProps {
  readonly desk: Desk;
  readonly parts: Parts;
  readonly table: FrameTable;
  readonly state: FrameState;
}

export function FrameDoor({ desk, parts, table, state }: FrameDoorProps) {
  const refused = desk.refused.value;
  if (refused) {
    const { sentence, second, rule } = refused;
    return (
      <div class={styles.doorPlace}>
        <Door
          lamp="stop"
          sentence={sentence}
          second={second}
          rule={rule}
          label={words.door.label}
          id={DOOR_ID}
        >
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
      </div>
    );
  }
  if (!table.online.value) {
    return (
      <div class={styles.doorPlace}>
        <Door
          lamp="wait"
          sentence={words.door.paused}
          second={words.door.pausedSecond}
          label={words.door.label}
          id={DOOR_ID}
        >
          <Button look="quiet" onPress={table.leave}>
            {words.menu.leave}
          </Button>
        </Door>
      </div>
    );
  }
  const { kind, sentence, second, buttons } = parts.door.value;
  return (
    <div class={styles.doorPlace}>
      <Door lamp={kind} sentence={sentence} second={second} label={words.door.label} id={DOOR_ID}>
        {buttons.length > 0 && buttons.map((button) => <DoorKey key={button.label} button={button} />)}
      </Door>
    </div>
  );
}

/** How long the second press of an irreversible button is waited for. */
const SURE_WITHIN = 4_000;

/** What cannot be taken back asks on the button itself: its words change to the consequence. */
function DoorKey({ button }: { readonly button: DoorButton }) {
  const asking = useSignal(false);
  useEffect(() => {
    if (!asking.value) return;
    const timer = setTimeout(() => {
      asking.value = false;
    }, SURE_WITHIN);
    return () => clearTimeout(timer);
  }, [asking, asking.value]);

  function press() {
    if (button.sure && !asking.value) {
      asking.value = true;
      return;
    }
    asking.value = false;
    button.press();
  }

  return (
    <Button
      look={asking.value ? 'danger' : button.look}
      {...(button.icon ? { icon: button.icon } : {})}
      {...(button.key ? { keyName: keyName(button.key), keyPress: button.key } : {})}
      off={button.off}
      onPress={press}
    >
      {asking.value ? button.sure : button.label}
    </Button>
  );
}
