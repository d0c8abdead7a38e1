/** A pile in the order of its reveal; the Rest that Infect found is ringed, cards not yet turned lie face down. */
import { isRest, type ShiftView, shownName } from '@airlock/outbreak';
import { scrollable } from '../../../look/scrollable.ts';
import { ActionCard, CardBack } from '../cards/ActionCard.tsx';
import styles from './PileCards.module.css';

interface PileCardsProps {
  readonly record: ShiftView;
  /** How many lie open; all when nothing is said. */
  readonly turned?: number | null;
  /** In a narrow column. */
  readonly small?: boolean;
  /** In one line that is scrolled where it has no room. */
  readonly scrolls?: boolean;
}

export function PileCards({ record, turned = null, small = false, scrolls = false }: PileCardsProps) {
  const { pile, target, mine } = record;
  const open = turned ?? pile.length;
  return (
    <ol class={`${styles.pile} ${small ? styles.small : ''}`} {...(scrolls ? scrollable : {})}>
      {pile.map((shown, place) => {
        const isOpen = place < open;
        const isFound = isOpen && place === target && open === pile.length;
        const isMine = isOpen && place === mine && isRest(shown);
        const marks = [isFound ? 'found by Infect' : '', isMine ? 'yours' : ''].filter(Boolean);
        const name = isOpen ? [shownName(shown), ...marks].join(', ') : 'Face down';
        return (
          <li
            key={`${place}`}
            class={isFound ? styles.found : undefined}
            data-turned={isOpen ? '' : undefined}
          >
            <span role="img" aria-label={name}>
              {isOpen ? <ActionCard shown={shown} size="pile" /> : <CardBack />}
            </span>
            {isMine && <small>yours</small>}
          </li>
        );
      })}
    </ol>
  );
}
