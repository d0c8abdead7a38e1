/** A module card and its back, at every size. Pictures only: whoever places one says aloud what it is. */

import { present } from '@airlock/kernel';
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
import type { DrawnCubes } from '../moves/preview.ts';
import { BonusIcon, ColourIcon } from './icons.tsx';
import inCell from './inCell.module.css';
import styles from './ModuleCard.module.css';
import { Cube } from './marks.tsx';

/** Bare: a phone's hand, without name and letter; slim: narrow and high, so that seven of them show their icons there. */
export type CardSize = 'hand' | 'bare' | 'slim' | 'pile' | 'known' | 'large' | 'cell';

interface ModuleCardProps {
  readonly card: Card;
  readonly size?: CardSize;
  readonly cubes?: DrawnCubes;
  /** Spaces whose bonus is still owed. */
  readonly owed?: ReadonlySet<number>;
}

const LETTERS = ['B', 'G', 'P'];

const sizeStyle = (size: CardSize): string => styles[size] ?? '';

/** In the grid the rim says whose module it is. */
const rimStyle = (cubes: DrawnCubes | undefined): string =>
  `${inCell.cell} ${cubes && cubes.owner !== null ? RIMS[cubes.owner] : inCell.neutral}`;

const RIMS = [inCell.red, inCell.yellow];

export function ModuleCard({ card, size = 'hand', cubes, owed }: ModuleCardProps) {
  const colour = present(COLOUR_OF[card]);
  return (
    <span
      class={`${styles.card} ${styles[COLOURS[colour] ?? 'blue']} ${size === 'cell' ? rimStyle(cubes) : sizeStyle(size)}`}
      aria-hidden="true"
    >
      <span class={`${styles.index} ${inCell.index}`}>
        <b>{VALUE_OF[card]}</b>
        <ColourIcon card={card} />
        <em>{LETTERS[colour]}</em>
      </span>
      <span class={`${styles.spaces} ${inCell.spaces}`}>
        {spacesOf(card).map((kind, space) => (
          <span
            // Spaces never change their order.
            key={`${card}-${space}`}
            class={`${styles.space} ${inCell.space} ${kind === PLAIN ? styles.plain : ''} ${owed?.has(space) ? styles.owed : ''}`}
          >
            {cubes && <SpaceCube cubes={cubes} space={space} />}
            {kind !== PLAIN && <BonusIcon kind={kind} />}
            {kind !== PLAIN && size === 'large' && <span class={styles.word}>{spaceName(kind)}</span>}
          </span>
        ))}
      </span>
      <span class={`${styles.name} ${inCell.name}`}>{colourName(card)}</span>
    </span>
  );
}

export const spacesOf = (card: Card): number[] =>
  Array.from({ length: present(VALUE_OF[card]) }, (_, space) =>
    present(SPACE_OF[card * MOST_SPACES + space]),
  );

/** Cubes fill a module from the top: those that stay, then those that come or go. */
function SpaceCube({ cubes, space }: { readonly cubes: DrawnCubes; readonly space: number }) {
  const { owner, still, coming, going } = cubes;
  if (owner === null || space >= still + coming + going) return null;
  const change = space < still ? '' : coming > 0 ? styles.coming : styles.going;
  return <Cube seat={owner} more={`${styles.cube} ${inCell.cube} ${change}`} />;
}

export const CardBack = ({ size = 'pile' }: { readonly size?: CardSize }) => (
  <span class={`${styles.card} ${styles.back} ${sizeStyle(size)}`} data-dark="" aria-hidden="true">
    <span class={styles.seven}>7</span>
  </span>
);
