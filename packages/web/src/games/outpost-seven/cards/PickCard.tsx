/** A module of the hand or the offer that can be pressed, in each of its states. */
import type { Card } from '@airlock/outpost-seven';
import { Icon } from '../../../look/Icon.tsx';
import pressable from '../../../look/pressable.module.css';
import type { Mark } from '../play/marks.ts';
import { cardWords } from '../words.ts';
import { type CardSize, ModuleCard } from './ModuleCard.tsx';
import styles from './PickCard.module.css';

interface PickCardProps {
  readonly card: Card;
  readonly mark: Mark;
  readonly size?: CardSize;
  /** What is said before the card itself: "Slot 2". */
  readonly spoken?: string;
  readonly refused: boolean;
  /** Whether a digit of the keyboard presses it. */
  readonly byDigit: boolean;
  /** Stands close to others: its ring is thin. */
  readonly tight?: boolean;
  /** Which slot of the offer it lies in. */
  readonly slot?: number;
  onPress(): void;
}

/** All of a card's marks in one label. */
function labelOf({ card, mark, spoken }: PickCardProps): string {
  return [spoken, cardWords(card), mark.badge, mark.reason].filter(Boolean).join(', ');
}

export function PickCard(props: PickCardProps) {
  const { card, mark, size = 'hand', refused, byDigit, tight, slot, onPress } = props;
  const { look, badge } = mark;
  const isPicked = look === 'picked' || look === 'paying';
  const small = size === 'offer';
  const ring = look === 'rest' ? [] : [pressable[look], styles[look]];
  const classes = [pressable.pick, ...ring, (small || tight) && styles.near].filter(Boolean);
  return (
    <button
      type="button"
      class={classes.join(' ')}
      aria-label={labelOf(props)}
      aria-pressed={look === 'rest' || look === 'off' ? undefined : isPicked}
      aria-disabled={look === 'off' ? true : undefined}
      data-card={card}
      data-piece={`card-${card}`}
      data-peek={`card-${card}`}
      data-slot={slot}
      data-digit={byDigit ? '' : undefined}
      onClick={onPress}
    >
      <ModuleCard card={card} size={size} />
      {!small && badge && (
        <span class={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
      {!small && look === 'lit' && !badge && <span class={pressable.chevron} />}
      {small && isPicked && (
        <span class={styles.tick}>
          <Icon name="check" />
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
