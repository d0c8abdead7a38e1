/** Squares of a floor plan, drawn: colour, pattern and letter together, walls around rooms, halves of equipment. */

import { present } from '@airlock/kernel';
import { COLOURS, type Colour, type Item, itemName } from '@airlock/omega-virus';
import { useId } from 'preact/hooks';
import type { DrawnHalf, DrawnPlan, DrawnSquare } from '../moves/picture.ts';
import styles from './Floor.module.css';
import { ITEM_PICTOGRAMS, PICTOGRAMS, type PictogramName } from './pictograms.ts';
import { CELL } from './size.ts';

const WALL = 3;

const PATTERN_NAMES = ['red', 'yellow', 'blue'] as const;
const fillOf = (id: string, colour: Colour): string => `url(#${id}-${PATTERN_NAMES[colour]})`;

/** Each drawing has patterns of its own, so that none depends on another being on the page. */
function Patterns({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-red`}
        width="15"
        height="15"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="15" height="15" class={styles.red} />
        <rect width="7.5" height="15" class={styles.redStripe} />
      </pattern>
      <pattern id={`${id}-yellow`} width="12" height="12" patternUnits="userSpaceOnUse">
        <rect width="12" height="12" class={styles.yellow} />
        <circle cx="6" cy="6" r="2.2" class={styles.yellowDot} />
      </pattern>
      <pattern id={`${id}-blue`} width="12" height="12" patternUnits="userSpaceOnUse">
        <rect width="12" height="12" class={styles.blue} />
        <path d="M0 .75h12M.75 0v12" class={styles.blueLine} />
      </pattern>
    </defs>
  );
}

/** Walls are left out of the square, so that rooms stand apart. */
function Square({
  id,
  square,
  letters,
  walled,
}: {
  readonly id: string;
  readonly square: DrawnSquare;
  readonly letters: boolean;
  readonly walled: boolean;
}) {
  const { colour } = square;
  const [north, east, south, west] = square.walls.map((wall) => (wall && walled ? WALL : 0)) as [
    number,
    number,
    number,
    number,
  ];
  const [x, y] = [square.x * CELL, square.y * CELL];
  return (
    <>
      <rect
        x={x + west}
        y={y + north}
        // A hair more than the square, so that no seam shows inside a room.
        width={CELL - west - east + (east ? 0 : 0.5)}
        height={CELL - north - south + (south ? 0 : 0.5)}
        fill={fillOf(id, colour)}
      />
      {letters && (
        <text x={x + 6} y={y + 17} class={colour === 1 ? styles.darkLetter : styles.letter}>
          {COLOURS[colour]}
        </text>
      )}
    </>
  );
}

/** Where the plug of a half stands, from the middle of its square. */
const PLUGS = [
  [0, -26],
  [26, 0],
  [0, 26],
  [-26, 0],
] as const;

function Half({ half }: { readonly half: DrawnHalf }) {
  const [px, py] = present(PLUGS[half.side]);
  return (
    <g
      transform={`translate(${(half.x + 0.5) * CELL} ${(half.y + 0.5) * CELL})`}
      class={half.connected ? styles.connected : undefined}
    >
      <title>{`${itemName(half.item)}${half.connected ? ', connected' : ''}`}</title>
      <circle r="20" class={styles.disc} />
      <rect x={px - 6} y={py - 6} width="12" height="12" class={styles.plug} />
      <path
        transform="translate(-13 -13) scale(.0508)"
        d={PICTOGRAMS[ITEM_PICTOGRAMS[half.item] ?? 'battery']}
        class={styles.sign}
      />
    </g>
  );
}

/** A plan in the units of `CELL`; to be put into a drawing of any size. */
export function Plan({
  plan,
  letters = true,
  walled = true,
}: {
  readonly plan: DrawnPlan;
  readonly letters?: boolean;
  readonly walled?: boolean;
}) {
  const id = useId();
  return (
    <g>
      <Patterns id={id} />
      {plan.squares.length > 0 && walled && (
        <g class={styles.ground}>
          {plan.squares.map(({ x, y }) => (
            <rect key={`${x},${y}`} x={x * CELL - 3} y={y * CELL - 3} width={CELL + 6} height={CELL + 6} />
          ))}
        </g>
      )}
      {plan.squares.map((square) => (
        <Square key={`${square.x},${square.y}`} id={id} square={square} letters={letters} walled={walled} />
      ))}
      {plan.halves.map((half) => (
        <Half key={`${half.x},${half.y}`} half={half} />
      ))}
    </g>
  );
}

export const Pictogram = ({ name }: { readonly name: PictogramName }) => (
  <svg class={styles.icon} viewBox="0 0 512 512" aria-hidden="true">
    <path d={PICTOGRAMS[name]} fill="currentColor" />
  </svg>
);

export const ItemIcon = ({ item }: { readonly item: Item }) => (
  <Pictogram name={ITEM_PICTOGRAMS[item] ?? 'battery'} />
);
