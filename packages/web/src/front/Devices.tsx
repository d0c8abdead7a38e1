/** Where the reader is signed in, and how to sign out there. */
import type { Devices as DeviceList } from '@airlock/protocol';
import type { Signal } from '@preact/signals';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { attempt } from '../look/notice.ts';
import { useSure } from '../look/sure.ts';
import { api } from '../wire/http.ts';
import { dayOf } from './days.ts';
import styles from './IdentitySheet.module.css';
import { keepMeWords } from './keepMeWords.ts';

type Known = Signal<DeviceList | null>;
type Device = DeviceList['devices'][number];

/** What a browser on something held in the hand is called. */
const PHONES = /iPhone|iPad|Android/;

export const isPhone = ({ device }: Device): boolean => PHONES.test(device);

export function Devices({ known }: { readonly known: Known }) {
  const devices = known.value?.devices ?? [];
  if (devices.length === 0) return null;
  return (
    <section class={styles.part} aria-label={keepMeWords.devices}>
      <h3 class={styles.title}>{keepMeWords.devices}</h3>
      <ul class={styles.rows}>
        {[...devices]
          .sort((one, other) => Number(other.here) - Number(one.here))
          .map((device) => (
            <Row key={device.id} device={device} known={known} />
          ))}
      </ul>
    </section>
  );
}

function Row({ device, known }: { readonly device: Device; readonly known: Known }) {
  const sure = useSure(async () => {
    known.value = (await attempt(() => api.signOutThere(device.id))) ?? known.value;
  });
  const name = device.here ? keepMeWords.thisBrowser : device.device;
  return (
    <li class={styles.row}>
      <span class={styles.who}>
        <Icon name={isPhone(device) ? 'phone' : 'laptop'} />
        <span>
          <b>{name}</b>
          <span class={styles.when}>
            {device.here ? device.device : keepMeWords.lastUsed(dayOf(device.usedAt))}
          </span>
        </span>
      </span>
      {!device.here && (
        <Button
          label={sure.asking ? keepMeWords.signOutSure : keepMeWords.signOutThere(device.device)}
          onPress={sure.press}
        >
          {sure.asking ? keepMeWords.signOutSure : keepMeWords.signOut}
        </Button>
      )}
    </li>
  );
}
