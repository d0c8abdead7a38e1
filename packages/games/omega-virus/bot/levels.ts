/**
 * The levels: how many placements each looks at, what it looks for, and how long it takes. They are measured so that
 * each wins between six and eight of ten matches against the one below (docs/PERFORMANCE.md).
 */

export interface Level {
  readonly id: string;
  readonly name: string;
  readonly help: string;
  /** Placements looked at; the rest is never seen. */
  readonly considered: number;
  /** Of 100 times, how often a placement that connects equipment is noticed as well. */
  readonly notices: number;
  /** Whether it builds for the scoring cards too. */
  readonly scores: boolean;
  /** A placement takes about this long. */
  readonly seconds: number;
}

export const LEVELS = [
  {
    id: 'trainee',
    name: 'Trainee',
    help: 'Considers few places and takes nine seconds per card.',
    considered: 20,
    notices: 70,
    scores: false,
    seconds: 9,
  },
  {
    id: 'deckhand',
    name: 'Deckhand',
    help: 'Considers a few more places and takes seven seconds per card.',
    considered: 28,
    notices: 70,
    scores: false,
    seconds: 7.4,
  },
  {
    id: 'cadet',
    name: 'Cadet',
    help: 'Considers more places and takes six seconds per card.',
    considered: 40,
    notices: 70,
    scores: false,
    seconds: 6,
  },
  {
    id: 'ensign',
    name: 'Ensign',
    help: 'As fast as a Cadet, and builds for the scoring cards.',
    considered: 60,
    notices: 70,
    scores: true,
    seconds: 5.7,
  },
  {
    id: 'officer',
    name: 'Officer',
    help: 'Sees most places, builds for the scoring cards and takes four and a half seconds per card.',
    considered: 120,
    notices: 70,
    scores: true,
    seconds: 4.5,
  },
  {
    id: 'captain',
    name: 'Captain',
    help: 'Sees nearly every place and takes less than four seconds per card.',
    considered: 240,
    notices: 85,
    scores: true,
    seconds: 3.7,
  },
  {
    id: 'omega',
    name: 'Omega',
    help: 'Sees every place and takes three seconds per card.',
    considered: Number.POSITIVE_INFINITY,
    notices: 100,
    scores: true,
    seconds: 3,
  },
] as const satisfies readonly Level[];
