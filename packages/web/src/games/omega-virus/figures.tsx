/** The pictures of the rulebook of Omega Virus: Prologue. */
import { CARD_COUNT, STANDARD_BACK } from '@airlock/omega-virus';
import type { Figure } from '../contract.ts';
import { ItemIcon } from './cards/Floor.tsx';
import { CardBack, FloorCard, Shape } from './cards/FloorCard.tsx';
import styles from './figures.module.css';

const LOCKED = CARD_COUNT - 1;
const RED = 0;

export const figures: readonly Figure[] = [
  {
    chapter: /^Flip and place/,
    Picture: () => (
      <span class={styles.card}>
        <FloorCard card={0} turn={0} />
      </span>
    ),
    caption: 'A floor plan: four squares, which may be turned and may cover others.',
  },
  {
    chapter: /^Flip and place/,
    Picture: () => (
      <span class={styles.card}>
        <CardBack back={STANDARD_BACK + 1} />
      </span>
    ),
    caption: 'A locked card: its key is needed before it may be placed.',
  },
  {
    chapter: /^Keys/,
    Picture: () => <Shape location={0} colour={RED} />,
    caption: 'A room of exactly this shape in the key’s colour wins the key.',
  },
  {
    chapter: /^Equipment/,
    Picture: () => (
      <span class={styles.card}>
        <FloorCard card={LOCKED} turn={0} />
      </span>
    ),
    caption: 'Second halves of the equipment stand on locked cards.',
  },
  {
    chapter: /^Equipment/,
    Picture: () => (
      <span class={styles.items}>
        <ItemIcon item={0} />
        <ItemIcon item={1} />
        <ItemIcon item={2} />
      </span>
    ),
    caption: 'Battery cell, atmospheric purifier, satellite dish.',
  },
];
