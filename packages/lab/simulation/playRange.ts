/** Plays a range of a plan's games, round by round, and sums them up. */
import type { CatalogueEntry } from '@airlock/catalogue';
import type { LogEntry, MatchFile } from '@airlock/kernel';
import { keptFile } from './keeping.ts';
import { isKept, type Plan, type Range, roundSize } from './plan.ts';
import { type Finished, gamePlayer } from './playGame.ts';
import { countDuel, countGame, emptyTally, type Tally } from './tally.ts';

/** One game by its number. */
export interface NumberedGame extends Finished {
  readonly game: number;
}

/** A game that is kept, by its number. */
interface Kept {
  readonly game: number;
  readonly file: MatchFile;
}

export interface PlayedRange extends Range {
  readonly tally: Tally;
  /** Every game, where the plan wants them; otherwise none. */
  readonly games: readonly NumberedGame[];
  readonly kept: readonly Kept[];
}

/** Plays a range, or its first rounds when time is up before. */
export type PlayRange = (range: Range, isTimeUp?: () => boolean) => PlayedRange;

export function rangePlayer(entry: CatalogueEntry, plan: Plan): PlayRange {
  const play = gamePlayer(entry, plan);
  return ({ from, to }, isTimeUp = () => false) => {
    const tally = emptyTally(plan);
    const games: NumberedGame[] = [];
    const kept: Kept[] = [];
    let start = from;
    while (start < to) {
      const round: Finished[] = [];
      const end = Math.min(start + roundSize(plan), to);
      for (let game = start; game < end; game++) {
        const log: LogEntry[] | undefined = isKept(plan, game) ? [] : undefined;
        const finished = play(game, log);
        countGame(tally, plan, game, finished);
        round.push(finished);
        if (plan.each) games.push({ game, ...finished });
        if (log) kept.push({ game, file: keptFile(entry, plan, game, log) });
      }
      countDuel(tally, plan, start, round);
      start = end;
      if (isTimeUp()) break;
    }
    return { from, to: start, tally, games, kept };
  };
}
