/** The cards to bid with: the reader's own, or for those who watch the first player's. */
import { playerAt } from '@airlock/goofspiel';
import { Hand as KitHand } from '../../kit/Hand.tsx';
import { PickCard } from '../../kit/PickCard.tsx';
import { CardFace } from './Cards.tsx';
import styles from './Hand.module.css';
import type { Model } from './model.ts';

export function Hand({ model }: { readonly model: Model }) {
  const { desk, picked, pick } = model;
  const { hand } = playerAt(desk.shown.value, desk.mySeat.value ?? 0);
  const isAsked = desk.actions.value.length > 0;
  return (
    <KitHand layout={desk.layout.value}>
      {hand.map((card) => (
        <PickCard
          key={card}
          look={picked.value === card ? 'picked' : isAsked ? 'lit' : 'rest'}
          label={`Card ${card}`}
          refused={desk.refused.value?.place === `card-${card}`}
          byDigit
          class={styles.card}
          marks={{ 'data-piece': `card-${card}` }}
          onPress={() => pick(card)}
        >
          <CardFace card={card} />
        </PickCard>
      ))}
    </KitHand>
  );
}
