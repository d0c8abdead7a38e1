/** The pictures of Goofspiel's rulebook. */
import type { Figure } from '../contract.ts';
import { CardBack, CardFace } from './Cards.tsx';

export const figures: readonly Figure[] = [
  { chapter: /./, Picture: () => <CardFace card={7} prize />, caption: 'A prize, worth its number.' },
  { chapter: /./, Picture: () => <CardBack />, caption: 'Bids lie face down until all have bid.' },
];
