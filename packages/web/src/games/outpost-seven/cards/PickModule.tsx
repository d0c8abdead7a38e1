/** A module of the hand or the offer that can be pressed, in each of its states. */
import type { Card } from '@airlock/outpost-seven';
import { PickCard } from '../../../kit/PickCard.tsx';
import type { Mark } from '../moves/marks.ts';
import { cardWords } from '../words.ts';
import { type CardSize, ModuleCard } from './ModuleCard.tsx';
import styles from './PickModule.module.css';

interface PickModuleProps {
  readonly card: Card;
  readonly mark: Mark;
  readonly size?: CardSize;
  /** What is said before the card itself: "Slot 2". */
  readonly spoken?: string;
  readonly refused: boolean;
  /** Whether a digit of the keyboard presses it. */
  readonly byDigit: boolean;
  /** Stands close to others: its ring is thin. */
  readonly near?: boolean;
  /** Large enough to be read as it lies: pointing at it opens no preview. */
  readonly still?: boolean;
  /** Which slot of the offer it lies in. */
  readonly slot?: number;
  readonly onPress: () => void;
}

export function PickModule({
  card,
  mark,
  size = 'hand',
  spoken,
  slot,
  still = false,
  ...press
}: PickModuleProps) {
  const { look, badge, reason, caption } = mark;
  const name = `card-${card}`;
  return (
    <PickCard
      look={look}
      label={[spoken, cardWords(card), badge, reason].filter(Boolean).join(', ')}
      badge={badge}
      class={styles.module}
      marks={{
        'data-card': card,
        'data-piece': name,
        'data-peek': name,
        'data-slot': slot,
        'data-still': still ? '' : undefined,
      }}
      {...press}
    >
      <ModuleCard card={card} size={size} />
      {look === 'off' && slot === undefined && size !== 'slim' && caption && (
        <span class={styles.reason} aria-hidden="true">
          {caption}
        </span>
      )}
    </PickCard>
  );
}
