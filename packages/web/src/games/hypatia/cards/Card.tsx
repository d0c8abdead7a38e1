/** A human, a Phage or a back, at every size. Pictures only: whoever places one says aloud what it is. */
import { bare, type Card, CELL_SHOWN, IS_SEVEN, RANK_OF, RANKS, SUIT_OF, suitName } from '@airlock/hypatia';
import { present } from '@airlock/kernel';
import { Icon } from '../../../look/Icon.tsx';
import styles from './Card.module.css';
import { Pictogram } from './Pictogram.tsx';
import { SuitMark, suitTone } from './SuitMark.tsx';

/** Hand, a phone's hand, a pile, a station, a dot of a phone's station, read closely. */
export type CardSize = 'hand' | 'bare' | 'pile' | 'trick' | 'dot' | 'large';

const sizeStyle = (size: CardSize): string => (size === 'hand' ? '' : (styles[size] ?? ''));

const Index = ({ card }: { readonly card: Card }) => (
  <span class={styles.index}>
    <b>{RANKS[present(RANK_OF[card])]}</b>
    <SuitMark suit={present(SUIT_OF[card])} />
  </span>
);

export function HumanCard({
  card: marked,
  size = 'hand',
}: {
  readonly card: number;
  readonly size?: CardSize;
}) {
  const card = bare(marked);
  const suit = present(SUIT_OF[card]);
  const isXo = IS_SEVEN[card];
  return (
    <span
      class={`${styles.card} ${styles.human} ${isXo ? styles.xo : ''} ${suitTone(suit)} ${sizeStyle(size)}`}
      aria-hidden="true"
    >
      <Index card={card} />
      <span class={styles.picture}>
        <Pictogram name={isXo ? 'suit' : 'helmet'} />
      </span>
      <span class={styles.name}>{isXo ? 'XO Suit' : suitName(suit)}</span>
    </span>
  );
}

export function PhageCard({
  card: marked,
  size = 'hand',
}: {
  readonly card: number;
  readonly size?: CardSize;
}) {
  const card = bare(marked);
  const erupts = IS_SEVEN[card];
  return (
    <span
      data-dark=""
      class={`${styles.card} ${styles.phage} ${erupts ? styles.eruption : ''} ${suitTone(present(SUIT_OF[card]))} ${sizeStyle(size)}`}
      aria-hidden="true"
    >
      <Index card={card} />
      <span class={styles.picture}>
        <Pictogram name={erupts ? 'burst' : 'virus'} />
      </span>
      {erupts ? <span class={styles.word}>Eruption</span> : <Matrix card={card} />}
    </span>
  );
}

/** The nine cells by rows, as the clockwise number of each; the centre has none. */
const BY_ROWS = [0, 1, 2, 7, -2, 3, 6, 5, 4] as const;

/** Where the card sends another one. */
const Matrix = ({ card }: { readonly card: Card }) => (
  <span class={styles.matrix}>
    {BY_ROWS.map((cell) => (
      <i key={cell} class={cell === CELL_SHOWN[card] ? styles.here : ''} />
    ))}
  </span>
);

/** The back of a Phage; with a plate when its reader knows what is under it. */
export function PhageBack(props: { readonly size?: CardSize; readonly known?: Card }) {
  const { size = 'pile', known } = props;
  return (
    <span class={`${styles.card} ${styles.back} ${sizeStyle(size)}`} data-dark="" aria-hidden="true">
      <span class={styles.rings} />
      {known !== undefined && (
        <span class={styles.known}>
          <Icon name="eye" /> {RANKS[present(RANK_OF[bare(known)])]}
          <SuitMark suit={present(SUIT_OF[bare(known)])} />
        </span>
      )}
    </span>
  );
}

export const DeadPile = () => (
  <span class={`${styles.card} ${styles.dead} ${styles.pile}`} aria-hidden="true">
    <Pictogram name="skull" />
  </span>
);
