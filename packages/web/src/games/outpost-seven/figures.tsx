/** The pictures of Outpost Seven's rulebook. */
import { type Card, PLACE, POP, REMOVE, type SpaceKind } from '@airlock/outpost-seven';
import type { ComponentType } from 'preact';
import type { Figure } from '../contract.ts';
import { BonusIcon } from './cards/icons.tsx';
import { CardBack, ModuleCard } from './cards/ModuleCard.tsx';
import styles from './figures.module.css';

const module = (card: Card): ComponentType => {
  const Picture = () => <ModuleCard card={card} />;
  return Picture;
};
const icon = (kind: SpaceKind): ComponentType => {
  const Picture = () => (
    <span class={styles.icon}>
      <BonusIcon kind={kind} />
    </span>
  );
  return Picture;
};

export const figures: readonly Figure[] = [
  {
    chapter: /^What it is/,
    Picture: module(5),
    caption: 'A module: its value, its colour and the spaces for cubes.',
  },
  { chapter: /^Salvage/, Picture: () => <CardBack />, caption: 'The deck refills the offer.' },
  {
    chapter: /^Repair/,
    Picture: module(9),
    caption: 'Scrap a card of the same value or higher to pay for it.',
  },
  { chapter: /^Bonuses/, Picture: icon(PLACE), caption: 'Place: cubes of yours along the lines.' },
  { chapter: /^Bonuses/, Picture: icon(REMOVE), caption: 'Remove: opposing cubes go.' },
  { chapter: /^Bonuses/, Picture: icon(POP), caption: 'People: one for each module of its colour.' },
];
