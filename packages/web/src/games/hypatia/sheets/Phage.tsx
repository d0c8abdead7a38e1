/** What any face-down Phage may still be, what is known of the deck, and how the table helps. */
import {
  bare,
  type Card,
  phageName,
  RANK_OF,
  RANKS,
  SEEN,
  SUITS,
  suitName,
  unseenPhage,
} from '@airlock/hypatia';
import { present } from '@airlock/kernel';
import text from '../../../look/text.module.css';
import { SuitMark } from '../cards/SuitMark.tsx';
import type { Model } from '../model.ts';
import { aids, PACES, type Pace, setOdds, setPace } from '../settings.ts';
import styles from './Phage.module.css';

const RANKS_IN_SUIT = RANKS.length;

export function Phage({ model }: { readonly model: Model }) {
  const { ship } = model.drawn.value;
  if (!ship) return null;
  const unseen = new Set(unseenPhage(ship));
  const known = ship.phageDeck.filter((laid) => laid & SEEN).reverse();
  const hiddenInPlay = ship.phage.flat().filter((laid) => !(laid & SEEN)).length;
  return (
    <div class={styles.phage}>
      <p>
        <b>{unseen.size}</b> Phage are unseen: {hiddenInPlay} of them lie face down in play, the others in the
        deck. Any face-down card is one of these, all equally likely.
      </p>
      <table class={styles.table}>
        <thead class={text.spoken}>
          <tr>
            <th scope="col">Suit</th>
            <th scope="col">Unseen</th>
          </tr>
        </thead>
        <tbody>
          {SUITS.map((name, suit) => {
            const cards = RANKS.map((_, rank): Card => suit * RANKS_IN_SUIT + rank + 1);
            const left = cards.filter((card) => unseen.has(card));
            return (
              <tr key={name}>
                <th scope="row">
                  <SuitMark suit={suit} /> {suitName(suit)} <small>{left.length}</small>
                </th>
                <td>
                  {cards.map((card) => (
                    <span key={card} class={unseen.has(card) ? styles.unseen : text.faint}>
                      {unseen.has(card) ? (
                        RANKS[present(RANK_OF[card])]
                      ) : (
                        <s>{RANKS[present(RANK_OF[card])]}</s>
                      )}
                    </span>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {known.length > 0 && <p>Next in the deck: {known.map((laid) => phageName(bare(laid))).join(', ')}.</p>}
      <label class={styles.setting}>
        <input
          type="checkbox"
          checked={model.odds.value}
          onChange={(event) => setOdds(event.currentTarget.checked)}
        />
        Show chances in the read-out
      </label>
      <fieldset class={styles.setting}>
        <legend>The Phage phase</legend>
        {PACES.map((pace) => (
          <label key={pace}>
            <input
              type="radio"
              name="pace"
              checked={aids.value.pace === pace}
              onChange={() => setPace(pace)}
            />
            {PACE_WORDS[pace]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

const PACE_WORDS: Readonly<Record<Pace, string>> = { steps: 'Step by step', fast: 'Fast', once: 'At once' };
