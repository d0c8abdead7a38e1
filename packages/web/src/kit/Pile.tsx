/** The piles at the right edge of a hand: what lies on top of each, and how many cards it holds. */
import type { ComponentChildren } from 'preact';
import styles from './Pile.module.css';

export const Piles = ({ children }: { readonly children: ComponentChildren }) => (
  <div class={styles.piles}>{children}</div>
);

interface PileProps {
  readonly name: string;
  readonly size: number;
  /** What is said of a pile that can be opened. */
  readonly label?: string;
  /** Marks it as the deck, from which dealt cards come. */
  readonly deck?: boolean;
  readonly onPress?: () => void;
  /** The card on top; without one the place is empty. */
  readonly children: ComponentChildren;
}

export function Pile({ name, size, label, deck, onPress, children }: PileProps) {
  const inside = (
    <>
      {children || <span class={styles.empty} />}
      <span>
        <b>{size}</b> {name}
      </span>
    </>
  );
  if (!onPress) {
    return (
      <div class={styles.pile} data-deck={deck ? '' : undefined}>
        {inside}
      </div>
    );
  }
  return (
    <button type="button" class={styles.pile} aria-label={label} onClick={onPress}>
      {inside}
    </button>
  );
}
