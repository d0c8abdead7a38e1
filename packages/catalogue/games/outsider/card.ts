/** Outsider as the front page shows it. */
import type { ShelfCard } from '../../card.ts';

export const card = {
  id: 'outsider',
  title: 'Outsider',
  tagline: 'Repair the ship together, while somebody at this table wants you doomed.',
  kind: 'Hidden traitor',
  seats: { min: 3, max: 6 },
  minutes: '40–90 min',
  designer: 'Wil Cox',
  publisher: 'Gravitic Entertainment',
  built: true,
  lessons: ['outsider', 'outsider-other-side'],
} as const satisfies ShelfCard;
