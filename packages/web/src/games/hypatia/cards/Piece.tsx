/** A card that lies at a station or in a sheet: a picture, or a button while it can be picked. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../look/Icon.tsx';
import type { Look } from '../play/marks.ts';
import type { Key } from '../play/things.ts';
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

export function Piece(props: PieceProps) {
  const { thing, look, label, badge, piece, byDigit, refused, onPress, children } = props;
  if (look === 'rest' || look === 'off') {
    return (
      <span class={styles.piece} data-thing={thing} data-peek={thing} data-piece={piece}>
        {children}
      </span>
    );
  }
  const isPicked = look !== 'lit';
  return (
    <button
      type="button"
      class={`${styles.piece} ${styles[look]}`}
      aria-label={isPicked && badge ? `${label}, ${badge}` : label}
      aria-pressed={isPicked}
      data-thing={thing}
      data-peek={thing}
      data-piece={piece}
      data-digit={byDigit ? '' : undefined}
      onClick={onPress}
    >
      {children}
      {isPicked && (
        <span class={styles.tick}>
          <Icon name={look === 'paying' ? 'close' : 'check'} />
        </span>
      )}
      {refused && (
        <span class={styles.octagon}>
          <Icon name="octagon" />
        </span>
      )}
    </button>
  );
}
