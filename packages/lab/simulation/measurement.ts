/** What was measured: everything one has to know to measure it again. */
import type { AnyGame, Options } from '@airlock/kernel';
import { commitOfHouse, versionOfHouse } from '../house.ts';
import type { Numbers, Plan, Range } from './plan.ts';

export interface Measurement {
  readonly command: string;
  readonly version: string;
  /** Of the sources, with `-dirty` where they were changed since; `null` outside a repository. */
  readonly commit: string | null;
  readonly game: string;
  /** The version of its rules. */
  readonly rules: number;
  readonly options: Options;
  /** Numbers of the rules that were not as usual. */
  readonly numbers: Numbers;
  readonly seats: number;
  readonly listening: boolean;
  readonly seed: string;
  /** Shuffles that were left out at the beginning. */
  readonly skip: number;
  readonly maxMoves: number;
}

export function measurementOf(command: string, game: AnyGame, plan: Plan): Measurement {
  return {
    command,
    version: versionOfHouse(),
    commit: commitOfHouse(),
    game: game.id,
    rules: game.version,
    options: plan.options,
    numbers: plan.numbers ?? {},
    seats: plan.seats,
    listening: plan.listening ?? false,
    seed: plan.seed,
    skip: plan.skipped,
    maxMoves: plan.mostMoves,
  };
}

/** How much of what was asked for has been done. */
export interface Extent {
  /** Games that were asked for. */
  readonly asked: number;
  /** Whether it was interrupted. */
  readonly partial: boolean;
  /** Which games were played, each range without its end; there are gaps only where it was interrupted. */
  readonly played: readonly Range[];
}

export function extentOf(asked: number, played: readonly Range[]): Extent {
  const games = played.reduce((sum, { from, to }) => sum + to - from, 0);
  return { asked, partial: games < asked, played };
}
