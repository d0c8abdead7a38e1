/** Keys on their way from the room that won them to their slots. They lie over everything and stop nothing. */
import { COLOURS } from '@airlock/omega-virus';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Pictogram } from '../cards/Floor.tsx';
import styles from './FlyingKeys.module.css';
import type { WonKey, WonKeys } from './wonKeys.ts';

/** A beat, as the look has it. */
const FLIGHT: KeyframeAnimationOptions = {
  id: 'key-flight',
  duration: 420,
  easing: 'cubic-bezier(.6,0,.3,1)',
};

export const FlyingKeys = ({ won }: { readonly won: WonKeys }) => (
  <>
    {won.value.map((one) => (
      <FlyingKey
        key={one.id}
        wonKey={one}
        onLanded={() => {
          won.value = won.peek().filter(({ id }) => id !== one.id);
        }}
      />
    ))}
  </>
);

const middle = ({ left, top, width, height }: DOMRect): string =>
  `translate(${left + width / 2}px, ${top + height / 2}px)`;

function FlyingKey({ wonKey, onLanded }: { readonly wonKey: WonKey; readonly onLanded: () => void }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const room = document.querySelector(`[data-won="${wonKey.id}"]`);
    const slot = document.querySelector(`[data-key-of="${COLOURS[wonKey.colour]}"]`);
    if (!element.current || !room || !slot) {
      onLanded();
      return;
    }
    const [from, to] = [middle(room.getBoundingClientRect()), middle(slot.getBoundingClientRect())];
    const flight = element.current.animate(
      [
        { transform: `${from} scale(1.6)`, opacity: 1 },
        { transform: `${to} scale(.8)`, opacity: 0.7 },
      ],
      FLIGHT,
    );
    flight.onfinish = onLanded;
    flight.oncancel = onLanded;
  }, []);
  return (
    <span class={styles.key} ref={element} aria-hidden="true">
      <Pictogram name="key" />
    </span>
  );
}
