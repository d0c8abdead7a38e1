/** Which key does what, the door's own letters included. */
import type { Desk, Parts } from '../games/contract.ts';
import { scrollable } from '../look/scrollable.ts';
import { words } from '../words.ts';
import styles from './KeyHelp.module.css';
import { keyName } from './keys.ts';

export function KeyHelp({ desk, parts }: { readonly desk: Desk; readonly parts: Parts }) {
  const fromDoor = parts.door.value.buttons.flatMap(({ key, label }) =>
    key ? [[keyName(key), label] as const] : [],
  );
  const usual = desk.game.hosting?.longestInterrupt
    ? [...words.keys.list, words.keys.interrupt]
    : words.keys.list;
  const ofTable = (parts.keys ?? []).map(({ key, does }) => [keyName(key), does] as const);
  const all = [...fromDoor, ...ofTable, ...usual.filter(([key]) => !fromDoor.some(([own]) => own === key))];
  return (
    <section class={styles.place} {...scrollable} aria-label={words.keys.all}>
      <dl class={styles.keys}>
        {all.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
