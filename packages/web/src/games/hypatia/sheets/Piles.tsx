/** Every pile that lies open, and how many cards the closed ones hold. */
import { bare, type Card, humanName, phageName, SEEN, type ShipView } from '@airlock/hypatia';
import { HumanCard, PhageCard } from '../cards/Card.tsx';
import type { Model } from '../model.ts';
import styles from './Piles.module.css';

export function Piles({ model }: { readonly model: Model }) {
  const { ship } = model.drawn.value;
  if (!ship) return null;
  return (
    <div class={styles.piles}>
      <p>{closedWords(ship)}</p>
      <Pile name="Crew discard" cards={ship.crewDiscard} kind="human" />
      <Pile name="Phage discard" cards={ship.phageDiscard} kind="phage" />
      <Pile name="Rescued" cards={ship.rescued} kind="human" />
      <Pile name="Dead" cards={ship.dead} kind="human" />
      <Pile name="Munitions" cards={ship.munitions} kind="human" />
    </div>
  );
}

function closedWords(ship: ShipView): string {
  const cocooned = ship.cocoon.filter((card) => card & SEEN).map((card) => humanName(bare(card)));
  const known = cocooned.length > 0 ? `, among them ${cocooned.join(', ')}` : '';
  return `Crew deck ${ship.crewDeck.length}. Cryosleep ${ship.cryosleep.length}. Cocoon ${ship.cocoon.length}${known}. Phage deck ${ship.phageDeck.length}.`;
}

/** Numbers run by suit, then rank, so sorting by them sorts by both. */
function Pile(props: {
  readonly name: string;
  readonly cards: readonly Card[];
  readonly kind: 'human' | 'phage';
}) {
  const { name, cards, kind } = props;
  const sorted = [...cards].sort((one, other) => one - other);
  return (
    <section class={styles.pile}>
      <h3>
        {name} <small>{cards.length}</small>
      </h3>
      {cards.length === 0 ? (
        <p class={styles.none}>None</p>
      ) : (
        <ul>
          {sorted.map((card) => (
            <li key={card}>
              <span role="img" aria-label={kind === 'human' ? humanName(card) : phageName(card)}>
                {kind === 'human' ? (
                  <HumanCard card={card} size="trick" />
                ) : (
                  <PhageCard card={card} size="trick" />
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
