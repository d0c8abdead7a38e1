/** A module card and its back, at every size. Pictures only: whoever places one says aloud what it is. */
import {
  type Card,
  COLOUR_OF,
  COLOURS,
  colourName,
  MOST_SPACES,
  PLAIN,
  SPACE_OF,
  spaceName,
  VALUE_OF,
} from '@airlock/outpost-seven';
import type { DrawnCubes } from '../play/preview.ts';
import { BonusIcon, ColourIcon } from './icons.tsx';
import styles from './ModuleCard.module.css';
import { Cube } from './marks.tsx';

/** Bare: a phone's hand, without name and letter. */
export type CardSize = 'hand' | 'bare' | 'pile' | 'offer' | 'known' | 'large' | 'cell';

interface ModuleCardProps {
  readonly card: Card;
  readonly size?: CardSize;
  readonly cubes?: DrawnCubes;
  /** Spaces whose bonus is still owed. */
  readonly owed?: ReadonlySet<number>;
}

const LETTERS = ['B', 'G', 'P'];

const sizeStyle = (size: CardSize): string => (size === 'hand' ? '' : (styles[size] as string));

/** In the grid the rim says whose module it is. */
const ownerStyle = (cubes: DrawnCubes | undefined): string =>
  (cubes && cubes.owner !== null ? OWNER_STYLES[cubes.owner] : styles.neutral) as string;

const OWNER_STYLES = [styles.red, styles.yellow];

export function ModuleCard({ card, size = 'hand', cubes, owed }: ModuleCardProps) {
  const colour = COLOUR_OF[card] as number;
  return (
    <span
      class={`${styles.card} ${styles[COLOURS[colour] ?? 'blue']} ${sizeStyle(size)} ${size === 'cell' ? ownerStyle(cubes) : ''}`}
      aria-hidden="true"
    >
      <span class={styles.index}>
        <b>{VALUE_OF[card]}</b>
        <ColourIcon card={card} />
        <em>{LETTERS[colour]}</em>
      </span>
      <span class={styles.spaces}>
        {spacesOf(card).map((kind, space) => (
          <span
            // Spaces never change their order.
            key={`${card}-${space}`}
            class={`${styles.space} ${kind === PLAIN ? styles.plain : ''} ${owed?.has(space) ? styles.owed : ''}`}
          >
            {cubes && <SpaceCube cubes={cubes} space={space} />}
            {kind !== PLAIN && <BonusIcon kind={kind} />}
            {kind !== PLAIN && size === 'large' && <span class={styles.word}>{spaceName(kind)}</span>}
          </span>
        ))}
      </span>
      <span class={styles.name}>{colourName(card)}</span>
    </span>
  );
}

export const spacesOf = (card: Card): number[] =>
  Array.from(
    { length: VALUE_OF[card] as number },
    (_, space) => SPACE_OF[card * MOST_SPACES + space] as number,
  );

/** Cubes fill a module from the top: those that stay, then those that come or go. */
function SpaceCube({ cubes, space }: { readonly cubes: DrawnCubes; readonly space: number }) {
  const { owner, still, coming, going } = cubes;
  if (owner === null || space >= still + coming + going) return null;
  const change = space < still ? '' : coming > 0 ? styles.coming : styles.going;
  return <Cube seat={owner} more={`${styles.cube} ${change}`} />;
}

export const CardBack = ({ size = 'pile' }: { readonly size?: CardSize }) => (
  <span class={`${styles.card} ${styles.back} ${sizeStyle(size)}`} aria-hidden="true">
    <span class={styles.seven}>7</span>
  </span>
);
