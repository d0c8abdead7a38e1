/** In place of a hand of one's own, for those who watch: how many cards everybody holds. */
import { type ComponentChildren, Fragment } from 'preact';
import styles from './OtherHands.module.css';

interface OtherHand {
  readonly name: string;
  readonly size: number;
  /** What is in it, where everybody may know. */
  readonly open?: string | undefined;
}

/** A fan shows no more. */
const MOST_BACKS = 6;

interface OtherHandsProps {
  readonly hands: readonly OtherHand[];
  /** The back of one card. */
  readonly back: () => ComponentChildren;
}

export function OtherHands({ hands, back }: OtherHandsProps) {
  return (
    <div class={styles.hands}>
      {hands.map(({ name, size, open }) => (
        <div key={name} class={styles.hand}>
          {open === undefined ? (
            <span class={styles.fan} data-fan="">
              {Array.from({ length: Math.min(size, MOST_BACKS) }, (_, at) => (
                <Fragment key={at}>{back()}</Fragment>
              ))}
            </span>
          ) : (
            <p class={styles.open}>{open}</p>
          )}
          <b title={name}>{name}</b>
          <span>{size === 1 ? '1 card' : `${size} cards`}</span>
        </div>
      ))}
    </div>
  );
}
