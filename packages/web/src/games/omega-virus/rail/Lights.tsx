/** Keys and connections of one seat at a glance: open to everybody even where plans are covered. */
import { present, type Seat } from '@airlock/kernel';
import { COLOURS, ITEMS, itemName, keyName, type View } from '@airlock/omega-virus';
import { ItemIcon } from '../cards/Floor.tsx';
import styles from './Lights.module.css';

export function Lights({
  view,
  seat,
  small = false,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly small?: boolean;
}) {
  const { keys, connected } = present(view.seats[seat]);
  return (
    <span class={`${styles.lights} ${small ? styles.small : ''}`}>
      {COLOURS.map((letter, colour) => {
        const isHeld = (keys & (1 << colour)) !== 0;
        return (
          <span
            key={letter}
            class={isHeld ? styles.key : styles.noKey}
            data-floor={isHeld ? letter : undefined}
            role="img"
            aria-label={`${keyName(colour)}${isHeld ? ' held' : ' missing'}`}
          >
            {letter}
          </span>
        );
      })}
      {ITEMS.map((id, item) => {
        const isOn = (connected & (1 << item)) !== 0;
        return (
          <span
            key={id}
            class={isOn ? styles.on : styles.off}
            role="img"
            aria-label={`${itemName(item)} ${isOn ? 'connected' : 'not connected'}`}
          >
            <ItemIcon item={item} />
          </span>
        );
      })}
    </span>
  );
}
