/** What `simulate` and `tournament` are told alike. */
import type { CatalogueEntry } from '@airlock/catalogue';
import type { Command } from 'commander';
import { gameOptions, seatCount, someText, wholeNumber } from '../arguments.ts';
import type { Plan } from '../simulation/plan.ts';
import { allCores, MOST_WORKERS } from '../simulation/workers.ts';

const MOST_GAMES = 100_000_000;
const MOST_SKIPPED = 1_000_000;
const MOST_MOVES = 1_000_000;
/** Far more than any game takes whose rules end it. */
const USUAL_MOVES = 20_000;

export interface SimulationFlags {
  readonly games: number;
  readonly skip: number;
  readonly seats?: string;
  readonly seed: string;
  readonly options?: string;
  readonly workers: number;
  readonly maxMoves: number;
  readonly json?: true;
}

export function addSimulationFlags(command: Command, games: { help: string; usual: number }): Command {
  return command
    .option('-n, --games <number>', games.help, wholeNumber('--games', 1, MOST_GAMES), games.usual)
    .option(
      '--skip <number>',
      'skips this many shuffles, to play a long run in parts',
      wholeNumber('--skip', 0, MOST_SKIPPED),
      0,
    )
    .option('--seats <number>', 'how many seats are taken (default: the fewest)')
    .option('-s, --seed <text>', 'fixes all chance', someText('--seed'), '1')
    .option('-o, --options <json>', "the game's options as JSON")
    .option(
      '-w, --workers <number>',
      'threads (default: all cores)',
      wholeNumber('--workers', 1, MOST_WORKERS),
      allCores(),
    )
    .option(
      '--max-moves <number>',
      'gives up on games that take longer',
      wholeNumber('--max-moves', 1, MOST_MOVES),
      USUAL_MOVES,
    )
    .option('--json', 'print one JSON object');
}

export const planOf = (
  { game }: CatalogueEntry,
  levels: readonly string[],
  flags: SimulationFlags,
): Plan => ({
  game: game.id,
  options: gameOptions(game, flags.options),
  seats: seatCount(game, flags.seats),
  levels,
  seed: flags.seed,
  games: flags.games,
  skipped: flags.skip,
  mostMoves: flags.maxMoves,
});
