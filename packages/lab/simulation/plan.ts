/** What is to be simulated, and what follows from it for every single game. Plain data: it travels to workers. */
import type { Options, Seat } from '@airlock/kernel';

export interface Plan {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  /** Ids of the bots' levels. They take the seats in turn, one further with every game. */
  readonly levels: readonly string[];
  /** Instead, where a game has sides: the level of each side, whoever is dealt to it. */
  readonly sides?: readonly string[];
  /** Bots that would rather hear the others first may. At a table they may not: it would give them away. */
  readonly listening?: true;
  readonly seed: string;
  readonly games: number;
  /** This many shuffles are left out at the beginning: a long run can be played in parts. */
  readonly skipped: number;
  /** A game that takes longer is given up and counts as unfinished. */
  readonly mostMoves: number;
  /** This many games, the first ones, are kept as match files; none where it is missing. */
  readonly keep?: number;
  /** How long a program of somebody else's may take for an answer, in milliseconds. */
  readonly answerMs?: number;
  /** What a report on balance needs is counted, too. */
  readonly survey?: true;
  /** Every single game is told, too, and not only their sums. */
  readonly each?: true;
  /** Numbers of the rules that are played with instead of the usual ones, by their path. */
  readonly numbers?: Numbers;
  /** Chance is drawn from one stream for each purpose, to compare settings on the same luck. */
  readonly streams?: true;
}

export type Numbers = { readonly [path: string]: number };

/** Games are played from `from` up to, not including, `to`. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** As many ranges as keep all cores busy to the end and a progress bar moving. */
const WANTED_RANGES = 200;

/** A round is one shuffle played once for every place the list of levels can start from. */
export const roundSize = (plan: Plan): number => plan.levels.length;

/** Which of the plan's levels sits there: over a round each of them sits in each seat once. */
export const levelAt = (plan: Plan, game: number, seat: Seat): number => (seat + game) % plan.levels.length;

/** The same for all games of a round, so that levels are compared on the same cards. */
export const shuffleSeed = (plan: Plan, game: number): string =>
  `${plan.seed} shuffle ${Math.floor(game / roundSize(plan))}`;

export const choiceSeed = (plan: Plan, game: number): string => `${plan.seed} choices ${game}`;

/** The number of the first game that is played. */
export const firstGame = (plan: Plan): number => plan.skipped * roundSize(plan);

export const isKept = (plan: Plan, game: number): boolean => game - firstGame(plan) < (plan.keep ?? 0);

/** Cuts the games into ranges of whole rounds. It depends on the plan alone, never on who does the work. */
export function rangesOf(plan: Plan): Range[] {
  const rounds = Math.ceil(plan.games / roundSize(plan));
  const size = Math.ceil(rounds / WANTED_RANGES) * roundSize(plan);
  const ranges: Range[] = [];
  const first = firstGame(plan);
  const end = first + plan.games;
  for (let from = first; from < end; from += size) {
    ranges.push({ from, to: Math.min(from + size, end) });
  }
  return ranges;
}
