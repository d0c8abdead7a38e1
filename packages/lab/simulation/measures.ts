/** What is compared where two settings are: one number for each game. */
import type { AnyGame } from '@airlock/kernel';
import { levelAt, type Plan } from './plan.ts';
import { type Finished, winningSide } from './playGame.ts';
import type { NumberedGame } from './playRange.ts';

export interface Measure {
  readonly name: string;
  /** Whether it is a share of games, and not a number. */
  readonly isShare: boolean;
  /** `null` where this game says nothing about it. */
  of(game: NumberedGame): number | null;
}

const share = (name: string, holds: (game: NumberedGame) => boolean | null): Measure => ({
  name,
  isShare: true,
  of(game) {
    const answer = holds(game);
    return answer === null ? null : Number(answer);
  },
});

/** What a game that was given up says nothing about. */
const ofFinished = (holds: (game: NumberedGame) => boolean | null) => (game: NumberedGame) =>
  game.outcome ? holds(game) : null;

export function measuresOf(game: AnyGame, plan: Plan): Measure[] {
  return [
    share('finished', ({ outcome }) => outcome !== null),
    ...(game.sides ? sideMeasures(game.sides.names) : plan.seats === 1 ? [WON] : tableMeasures(plan)),
    { name: 'score', isShare: false, of: meanScore },
    { name: 'moves', isShare: false, of: ({ moves, outcome }) => (outcome ? moves : null) },
    ...(game.realTime ? [SECONDS] : []),
  ];
}

const sideMeasures = (names: readonly string[]): Measure[] => [
  ...names.map((name, side) =>
    share(
      `${name} win`,
      ofFinished((game) => winningSide(game) === side),
    ),
  ),
  NOBODY_WINS,
];

const tableMeasures = (plan: Plan): Measure[] => [
  share(
    'starting player wins',
    ofFinished(({ first, outcome }) => (first === null ? null : (outcome?.winners.includes(first) ?? null))),
  ),
  NOBODY_WINS,
  ...(plan.levels.length > 1 ? levelMeasures(plan) : []),
];

/** The part of a level's seats that won. */
const levelMeasures = (plan: Plan): Measure[] =>
  plan.levels.map((level, index) => ({
    name: `${level} wins`,
    isShare: true,
    of({ game, outcome }) {
      const seats = Array.from({ length: plan.seats }, (_, seat) => seat).filter(
        (seat) => levelAt(plan, game, seat) === index,
      );
      if (!outcome || seats.length === 0) return null;
      return seats.filter((seat) => outcome.winners.includes(seat)).length / seats.length;
    },
  }));

const WON = share(
  'won',
  ofFinished(({ outcome }) => (outcome?.winners.length ?? 0) > 0),
);
const NOBODY_WINS = share(
  'nobody wins',
  ofFinished(({ outcome }) => outcome?.winners.length === 0),
);
const SECONDS: Measure = {
  name: 'seconds',
  isShare: false,
  of: ({ seconds, outcome }) => (outcome ? (seconds ?? null) : null),
};

/** Of all seats. */
function meanScore({ outcome }: Finished): number | null {
  if (!outcome || outcome.scores.length === 0) return null;
  return outcome.scores.reduce((sum, score) => sum + score, 0) / outcome.scores.length;
}
