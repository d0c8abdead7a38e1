/** The discard pile, open to all: sorted by colour and value. */
import { count } from '@airlock/kernel';
import { type Card, COLOUR_OF, COLOURS, colourName } from '@airlock/outpost-seven';
import { ColourIcon } from '../cards/icons.tsx';
import { ModuleCard } from '../cards/ModuleCard.tsx';
import type { Model } from '../model.ts';
import { cardWords } from '../words.ts';
import styles from './Discard.module.css';

/** Numbers run by colour, then value, so sorting by them sorts by both. */
const ofColour = (cards: readonly Card[], colour: number): Card[] =>
  cards.filter((card) => COLOUR_OF[card] === colour).sort((a, b) => a - b);

export function Discard({ model }: { readonly model: Model }) {
  const { discard } = model.drawn.value.view;
  if (discard.length === 0) return <p class={styles.none}>Nothing has been discarded yet.</p>;
  return (
    <>
      {COLOURS.map((name, colour) => {
        const cards = ofColour(discard, colour);
        const [first] = cards;
        if (first === undefined) return null;
        return (
          <section key={name} class={styles.colour}>
            <h3 class={styles.head}>
              <ColourIcon card={first} /> {colourName(first)} <small>{count(cards.length, 'card')}</small>
            </h3>
            <ul class={styles.cards}>
              {cards.map((card) => (
                <li key={card}>
                  <button
                    type="button"
                    aria-label={cardWords(card)}
                    data-peek={`card-${card}`}
                    onClick={() => model.look(`card-${card}`)}
                  >
                    <ModuleCard card={card} size="pile" />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
