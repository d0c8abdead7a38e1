/** Outbreak as the front page shows it. */
import type { ShelfCard } from '../../card.ts';

export const card = {
  id: 'outbreak',
  title: 'Outbreak',
  tagline: 'Complete the tasks, find the infected, and do not trust yesterday’s friends.',
  kind: 'Social deduction',
  seats: { min: 5, max: 8 },
  minutes: '30–60 min',
  designer: null,
  publisher: null,
  built: true,
  lessons: ['outbreak', 'outbreak-infected', 'outbreak-zero'],
} as const satisfies ShelfCard;
