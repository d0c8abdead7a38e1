/** Outpost Seven as the front page shows it. */
import type { ShelfCard } from '../../card.ts';

export const card = {
  id: 'outpost-seven',
  title: 'Outpost Seven',
  tagline: 'Salvage broken modules, rebuild the station and win the votes of its people.',
  kind: 'Majorities',
  seats: { min: 2, max: 2 },
  minutes: '30 min',
  designer: 'Stefan Alexander',
  publisher: null,
  built: true,
  lessons: ['outpost-seven'],
  daily: true,
} as const satisfies ShelfCard;
