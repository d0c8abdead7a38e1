/** Outbreak on Hypatia as the front page shows it. */
import type { ShelfCard } from '../../card.ts';

export const card = {
  id: 'hypatia',
  title: 'Outbreak on Hypatia',
  tagline: 'A fungus takes the ship station by station. Get as many people away as you can.',
  kind: 'Solo tricks',
  seats: { min: 1, max: 4 },
  minutes: '20–40 min',
  designer: null,
  publisher: null,
  built: true,
  lessons: ['hypatia'],
  daily: true,
} as const satisfies ShelfCard;
