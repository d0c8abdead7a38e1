/** The five games as the front page shows them, known without loading any of their code. */

export interface ShelfCard {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  readonly kind: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: string;
  /** Nothing where no rulebook and no other public source names one for certain. */
  readonly designer: string | null;
  readonly publisher: string | null;
  /** Whether it can be played here yet. */
  readonly built: boolean;
}

export const SHELF = [
  {
    id: 'hypatia',
    title: 'Outbreak on Hypatia',
    tagline: 'A fungus takes the ship station by station. Get as many people away as you can.',
    kind: 'Solo trick-taking',
    seats: { min: 1, max: 4 },
    minutes: '20–40 min',
    designer: null,
    publisher: null,
    built: true,
  },
  {
    id: 'outpost-seven',
    title: 'Outpost Seven',
    tagline: 'Salvage broken modules, rebuild the station and win the votes of its people.',
    kind: 'Majorities on a grid',
    seats: { min: 2, max: 2 },
    minutes: '30 min',
    designer: 'Stefan Alexander',
    publisher: null,
    built: true,
  },
  {
    id: 'omega-virus',
    title: 'Omega Virus: Prologue',
    tagline: 'The station is breaking apart. Build your way to the keys, faster than your rival.',
    kind: 'Real-time floor plans',
    seats: { min: 1, max: 2 },
    minutes: '10–20 min',
    designer: 'Steven Aramini',
    publisher: 'Restoration Games',
    built: true,
  },
  {
    id: 'outsider',
    title: 'Outsider',
    tagline: 'Repair the ship together, while somebody at this table wants you doomed.',
    kind: 'Hidden traitor',
    seats: { min: 3, max: 6 },
    minutes: '40–90 min',
    designer: 'Wil Cox',
    publisher: 'Gravitic Entertainment',
    built: true,
  },
  {
    id: 'outbreak',
    title: 'Outbreak',
    tagline: 'Complete the tasks, find the infected, and do not trust yesterday’s friends.',
    kind: 'Social deduction',
    seats: { min: 5, max: 8 },
    minutes: '30–60 min',
    designer: null,
    publisher: null,
    built: true,
  },
] as const satisfies readonly ShelfCard[];

export type GameId = (typeof SHELF)[number]['id'];
