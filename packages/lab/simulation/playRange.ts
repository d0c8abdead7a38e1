/** Plays a range of a plan's games, round by round, and sums them up. */
import type { CatalogueEntry } from '@airlock/catalogue';
import { type Plan, type Range, roundSize } from './plan.ts';
import { type Finished, gamePlayer } from './playGame.ts';
import { countDuel, countGame, emptyTally, type Tally } from './tally.ts';

export function rangePlayer(entry: CatalogueEntry, plan: Plan): (range: Range) => Tally {
  const play = gamePlayer(entry, plan);
  return ({ from, to }) => {
    const tally = emptyTally(plan);
    for (let start = from; start < to; start += roundSize(plan)) {
      const round: Finished[] = [];
      for (let game = start; game < Math.min(start + roundSize(plan), to); game++) {
        const finished = play(game);
        countGame(tally, plan, game, finished);
        round.push(finished);
      }
      countDuel(tally, plan, start, round);
    }
    return tally;
  };
}
