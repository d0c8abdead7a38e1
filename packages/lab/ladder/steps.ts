/** What the games of a level against the one below came to. */
import type { AloneResult, Step } from '@airlock/catalogue';
import { type AnyGame, itemAt } from '@airlock/kernel';
import { bySidesPlan } from '../commands/simulationFlags.ts';
import type { Plan } from '../simulation/plan.ts';
import { sidesDuel, sidesMeetings } from '../simulation/sidesReport.ts';
import type { Tally } from '../simulation/tally.ts';
import type { Meeting } from '../simulation/tournamentReport.ts';
import { distributionOf } from '../statistics/histogram.ts';
import { rateOf, rounded } from '../statistics/wilson.ts';

/**
 * The games of one step: both levels on the same deals. With sides, each of them is either side in half of the games;
 * otherwise they change seats, and alone each plays every deal.
 */
export function stepPlans({ sides }: AnyGame, plan: Plan, level: string, below: string): Plan[] {
  if (!sides) return [{ ...plan, levels: [level, below] }];
  const half: Plan = { ...plan, games: Math.ceil(plan.games / 2) };
  return [bySidesPlan(half, [level, below]), bySidesPlan(half, [below, level])];
}

export function stepOf(game: AnyGame, level: string, below: string, meetings: readonly Meeting[]): Step {
  const { plan, tally } = itemAt(meetings, 0);
  const { wins, losses, draws } = game.sides ? sidesDuel(meetings, level, below) : tally.duel;
  const games = wins + losses + draws;
  return {
    against: below,
    games,
    wins,
    losses,
    draws,
    ...rateOf(wins + draws / 2, games),
    ...(game.sides && { sides: bySide(game, level, meetings) }),
    ...(plan.seats === 1 && { alone: { own: aloneResult(tally, 0), below: aloneResult(tally, 1) } }),
  };
}

/** How often it wins as each side against the level below as the other. */
function bySide(game: AnyGame, level: string, meetings: readonly Meeting[]): NonNullable<Step['sides']> {
  const shares = sidesMeetings(game, meetings).flatMap(({ sides }) => sides);
  return (game.sides?.names ?? []).flatMap((name) =>
    shares
      .filter((share) => share.side === name && share.level === level)
      .map(({ side, rate, low, high }) => ({ side, rate, low, high })),
  );
}

function aloneResult(tally: Tally, place: number): AloneResult {
  const { games, wins, scores } = itemAt(tally.levels, place);
  return { won: rounded(games === 0 ? 0 : wins / games), score: rounded(distributionOf(scores)?.mean ?? 0) };
}
