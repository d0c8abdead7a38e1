/** Omega Virus: Prologue as the front page shows it. */
import type { ShelfCard } from '../../card.ts';

export const card = {
  id: 'omega-virus',
  title: 'Omega Virus: Prologue',
  tagline: 'The station is breaking apart. Build your way to the keys, faster than your rival.',
  kind: 'Real time',
  seats: { min: 1, max: 2 },
  minutes: '10–20 min',
  designer: 'Steven Aramini',
  publisher: 'Restoration Games',
  built: true,
  lessons: ['omega-virus'],
} as const satisfies ShelfCard;
