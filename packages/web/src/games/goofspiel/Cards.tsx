/** A card with its number, or its back. */
import type { Card } from '@airlock/goofspiel';
import styles from './Cards.module.css';

export function CardFace({ card, prize = false }: { readonly card: Card; readonly prize?: boolean }) {
  return <span class={`${styles.card} ${prize ? styles.prize : ''}`}>{card}</span>;
}

export const CardBack = () => <span class={`${styles.card} ${styles.back}`} />;

/** Where a card will lie. */
export const CardPlace = () => <span class={`${styles.card} ${styles.place}`} />;
