/** A card that lies at a station or in a sheet: a picture, or a button while it can be picked. */
import type { ComponentChildren } from 'preact';
import { isPicked, type Look, PickCard } from '../../../kit/PickCard.tsx';
import type { Key } from '../moves/things.ts';
import styles from './Piece.module.css';

interface PieceProps {
  readonly thing: Key;
  readonly look: Look;
  /** All of its marks in one label. */
  readonly label: string;
  readonly badge?: string | null;
  /** Keeps its identity when it moves; hidden cards have none. */
  readonly piece?: string;
  readonly byDigit?: boolean;
  readonly refused?: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

export function Piece({ thing, look, label, badge, piece, children, ...press }: PieceProps) {
  const marks = { 'data-thing': thing, 'data-peek': thing, 'data-piece': piece };
  if (look === 'rest' || look === 'off') {
    return (
      <span class={styles.piece} {...marks}>
        {children}
      </span>
    );
  }
  const spoken = isPicked(look) && badge ? `${label}, ${badge}` : label;
  return (
    <PickCard small class={styles.piece} look={look} label={spoken} marks={marks} {...press}>
      {children}
    </PickCard>
  );
}
