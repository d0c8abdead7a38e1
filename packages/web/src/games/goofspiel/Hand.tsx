/** The cards to bid with: the reader's own, or for those who watch the first player's. */
import { playerAt } from '@airlock/goofspiel';
import { useRoving } from '../../frame/roving.ts';
import { PickMark } from '../../look/PickMark.tsx';
import pressable from '../../look/pressable.module.css';
import { CardFace } from './Cards.tsx';
import styles from './Hand.module.css';
import type { Model } from './model.ts';

export function Hand({ model }: { readonly model: Model }) {
  const { desk, picked, pick } = model;
  const roving = useRoving<HTMLDivElement>();
  const { hand } = playerAt(desk.shown.value, desk.mySeat.value ?? 0);
  const isAsked = desk.actions.value.length > 0;
  return (
    <div class={`${styles.hand} ${styles[desk.layout.value] ?? ''}`} {...roving}>
      {hand.map((card) => (
        <button
          key={card}
          type="button"
          class={`${pressable.pick} ${picked.value === card ? pressable.picked : isAsked ? pressable.lit : ''}`}
          aria-label={`Card ${card}`}
          aria-pressed={isAsked ? picked.value === card : undefined}
          data-digit=""
          data-piece={`card-${card}`}
          onClick={() => pick(card)}
        >
          <CardFace card={card} />
          <PickMark picked={picked.value === card} refused={desk.refused.value?.place === `card-${card}`} />
        </button>
      ))}
    </div>
  );
}
