/** One floor plan card by itself, its back, and the shape of a location. */
import {
  type Back,
  backName,
  type Card,
  COLOURS,
  type Colour,
  LOCATIONS,
  type Location,
  placementOf,
  type Turn,
} from '@airlock/omega-virus';
import { Icon } from '../../../look/Icon.tsx';
import { floorName } from '../moves/ghost.ts';
import { drawnPlan } from '../moves/picture.ts';
import { Plan } from './Floor.tsx';
import styles from './FloorCard.module.css';
import { CELL } from './size.ts';

export const FloorCard = ({ card, turn }: { readonly card: Card; readonly turn: Turn }) => (
  <svg
    class={styles.card}
    viewBox={`0 0 ${CELL * 2} ${CELL * 2}`}
    role="img"
    aria-label={`${floorName(card)}, turned ${turn * 90} degrees`}
  >
    <Plan plan={drawnPlan([placementOf(card, 0, 0, turn)])} walled={false} />
  </svg>
);

/** The top of a deck: plain, or a lock in its colour. */
export function CardBack({ back }: { readonly back: Back | null }) {
  const colour = (back ?? 0) - 1;
  return (
    <span class={styles.back} data-floor={colour >= 0 ? COLOURS[colour] : undefined}>
      {colour >= 0 && (
        <>
          <Icon name="lock" />
          <b>{COLOURS[colour]}</b>
        </>
      )}
    </span>
  );
}

export const backWords = (back: Back | null): string =>
  back === null || back < 0 ? 'deck' : `deck, top is ${backName(back)}`;

/** The five squares of a location in the colour of its key. */
export function Shape({ location, colour }: { readonly location: Location; readonly colour: Colour }) {
  const drawing = LOCATIONS[location]?.drawing ?? [];
  const width = Math.max(...drawing.map((row) => row.length));
  const squares = drawing.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === '#' ? [{ x, y, colour, walls: [true, true, true, true] }] : [])),
  );
  return (
    <svg
      class={styles.shape}
      style={{ width: `${width * 14}px` }}
      viewBox={`-2 -2 ${width * CELL + 4} ${drawing.length * CELL + 4}`}
      aria-hidden="true"
    >
      <Plan plan={{ squares, halves: [] }} letters={false} />
    </svg>
  );
}
