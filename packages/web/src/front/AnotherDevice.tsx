/** A code for another device, how long it is good, and whoever has just come by it. */
import type { DeviceCode, Devices } from '@airlock/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { clockWords } from '../frame/countdown.ts';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { attempt } from '../look/notice.ts';
import text from '../look/text.module.css';
import { api } from '../wire/http.ts';
import { isPhone } from './Devices.tsx';
import styles from './IdentitySheet.module.css';
import type { Kept } from './IdentitySheet.tsx';
import { keepMatches } from './keepMatches.ts';
import { keepMeWords } from './keepMeWords.ts';

type Device = Devices['devices'][number];

/** A code as it is shown, when it ends, and who was signed in before it was made. */
type Made = DeviceCode & {
  readonly path: string;
  readonly viewBox: string;
  readonly endsAt: number;
  readonly before: ReadonlySet<string>;
};

const idsOf = (list: Devices | null): Set<string> => new Set(list?.devices.map(({ id }) => id));

export function AnotherDevice({ kept: { known } }: { readonly kept: Kept }) {
  const made = useSignal<Made | null>(null);
  const joined = useSignal<Device | null>(null);
  async function make() {
    const told = await attempt(() => Promise.all([api.devices(), api.deviceCode()]));
    if (!told) return;
    const [list, device] = told;
    known.value = list;
    joined.value = null;
    keepMatches();
    const { qrDrawing } = await import('../lobby/qrDrawing.ts');
    const drawing = qrDrawing(`${location.origin}/#in=${device.token}`);
    made.value = { ...device, ...drawing, endsAt: Date.now() + device.lasts, before: idsOf(list) };
  }
  useJoined(made, known, joined);
  const shown = made.value;
  return (
    <section class={styles.part} aria-label={keepMeWords.deviceTitle}>
      <h3 class={styles.title}>{keepMeWords.deviceTitle}</h3>
      <div role="status">
        {joined.value && <Joined key={joined.value.id} device={joined.value} joined={joined} known={known} />}
      </div>
      {shown && <OneTime key={shown.code} made={shown} onNew={make} />}
      {!shown && (
        <Button icon="phone" class={styles.start} onPress={make}>
          {keepMeWords.device}
        </Button>
      )}
      <p class={styles.hint}>{shown ? keepMeWords.deviceHow : keepMeWords.deviceWhat}</p>
    </section>
  );
}

/** The other device says nothing to this page, so the page asks whether somebody has come, while it shows a code. */
const LOOK_EVERY = 2_500;

function useJoined(made: Signal<Made | null>, known: Kept['known'], joined: Signal<Device | null>): void {
  const shown = made.value;
  useEffect(() => {
    if (!shown) return;
    const timer = setInterval(async () => {
      if (document.hidden || Date.now() > shown.endsAt) return;
      // Nobody asked for it: without an answer it is asked again soon.
      const list = await api.devices().catch(() => null);
      const one = list?.devices.find(({ id }) => !shown.before.has(id));
      if (!list || !one || made.peek() !== shown) return;
      made.value = null;
      known.value = list;
      joined.value = one;
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [shown, made, known, joined]);
}

interface JoinedProps {
  readonly device: Device;
  readonly joined: Signal<Device | null>;
  readonly known: Kept['known'];
}

/** Whoever read the code over a shoulder is sent away again with one press. */
function Joined({ device, joined, known }: JoinedProps) {
  return (
    <div class={styles.row}>
      <span class={styles.who}>
        <Icon name={isPhone(device) ? 'phone' : 'laptop'} />
        <b>{keepMeWords.joined(device.device)}</b>
      </span>
      <Button
        label={keepMeWords.undoJoined(device.device)}
        onPress={async () => {
          const list = await attempt(() => api.signOutThere(device.id));
          if (!list) return;
          known.value = list;
          joined.value = null;
        }}
      >
        {keepMeWords.undo}
      </Button>
    </div>
  );
}

const SECOND = 1_000;
/** When the minutes left are spoken: every second would be a chatter. */
const SPOKEN: ReadonlySet<number> = new Set([300, 60]);

function OneTime({ made, onNew }: { readonly made: Made; readonly onNew: () => void }) {
  const { code, path, viewBox, endsAt, lasts } = made;
  const left = useSignal(endsAt - Date.now());
  const spoken = useSignal('');
  useEffect(() => {
    const timer = setInterval(() => {
      left.value = endsAt - Date.now();
      const seconds = Math.ceil(left.value / SECOND);
      if (SPOKEN.has(seconds)) spoken.value = keepMeWords.left(clockWords(seconds));
      if (seconds <= 0) clearInterval(timer);
    }, SECOND);
    return () => clearInterval(timer);
  }, [endsAt, left, spoken]);
  if (left.value <= 0) {
    return (
      <div class={styles.row} role="status">
        <b>{keepMeWords.runOut}</b>
        <Button onPress={onNew}>{keepMeWords.newCode}</Button>
      </div>
    );
  }
  return (
    <div class={styles.device}>
      <svg viewBox={viewBox} role="img" aria-label={keepMeWords.deviceSquare} class={styles.square}>
        <path d={path} fill="currentColor" />
      </svg>
      <div class={styles.oneTime}>
        <span class={`${text.plate} ${text.faint}`}>{keepMeWords.oneTime}</span>
        <p class={styles.digits}>{`${code.slice(0, 4)} ${code.slice(4)}`}</p>
        <p class={styles.left}>
          <Icon name="clock" /> {keepMeWords.left(clockWords(Math.ceil(left.value / SECOND)))}
        </p>
        <span class={styles.bar} aria-hidden="true">
          <i style={{ width: `${(100 * left.value) / lasts}%` }} />
        </span>
        <span class={text.spoken} role="status">
          {spoken.value}
        </span>
      </div>
    </div>
  );
}
