/** Cards of a pile that can be chosen now: from the Crew discard or from Munitions. */

import { useRoving } from '../../../frame/roving.ts';
import { HumanCard } from '../cards/Card.tsx';
import { Piece } from '../cards/Piece.tsx';
import type { Model } from '../model.ts';
import { cardKey } from '../moves/things.ts';
import { humanWords } from '../words.ts';
import styles from './Piles.module.css';

export function Choose({ model }: { readonly model: Model }) {
  const roving = useRoving<HTMLDivElement>();
  const { ship, decision } = model.drawn.value;
  if (!ship) return null;
  const cards =
    decision === 'takeXO' ? ship.munitions : decision === 'takeFromDiscard' ? ship.crewDiscard : [];
  return (
    <div class={styles.choice} {...roving}>
      {[...cards]
        .sort((one, other) => one - other)
        .map((card) => (
          <Piece
            key={card}
            thing={cardKey(card)}
            look={model.marks.value.of(cardKey(card))}
            label={humanWords(card)}
            byDigit
            onPress={() => model.press({ kind: 'card', card })}
          >
            <HumanCard card={card} size="pile" />
          </Piece>
        ))}
    </div>
  );
}
