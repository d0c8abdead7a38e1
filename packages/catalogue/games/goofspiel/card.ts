/** Goofspiel as the front page shows it. */
import type { ShelfCard } from '../../card.ts';

export const card = {
  id: 'goofspiel',
  title: 'Goofspiel',
  tagline: 'Thirteen prizes, thirteen bids, and nobody knows what the others bid.',
  kind: 'Secret bids',
  seats: { min: 2, max: 3 },
  minutes: '10 min',
  designer: null,
  publisher: null,
  built: true,
} as const satisfies ShelfCard;
