/** What all commands that let bots play many games are told alike. */
import type { CatalogueEntry } from '@airlock/catalogue';
import type { AnyGame } from '@airlock/kernel';
import type { Command } from 'commander';
import { levelsNamed, seatCount, someText, wholeNumber } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { collected, type Setting, settingOf } from '../settings.ts';
import type { Plan } from '../simulation/plan.ts';
import { allCores, MOST_WORKERS, USUAL_ANSWER_MS } from '../simulation/workers.ts';

const MOST_GAMES = 100_000_000;
const MOST_SKIPPED = 1_000_000;
const MOST_MOVES = 1_000_000;
const LONGEST_ANSWER_MS = 3_600_000;
/** Far more than any game takes whose rules end it. */
const USUAL_MOVES = 20_000;

/** Of commands that measure for hours. */
export const NOTES_HELP = 'keeps what is found in a file as it goes, and goes on from there the next time';

export interface SimulationFlags {
  readonly games: number;
  readonly skip: number;
  readonly seats?: string;
  readonly seed: string;
  readonly options?: string;
  readonly set?: readonly string[];
  readonly workers: number;
  readonly maxMoves: number;
  readonly botTime: number;
  readonly listening?: true;
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
      '--set <name=value>',
      'an option, or a number of the rules (`airlock games <game>` lists them); may be repeated',
      collected,
    )
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
    .option(
      '--bot-time <ms>',
      'how long a program may take for an answer',
      wholeNumber('--bot-time', 1, LONGEST_ANSWER_MS),
      USUAL_ANSWER_MS,
    )
    .option(
      '--listening',
      'bots that would rather hear the others first may; at a table they speak in random order',
    )
    .option('--json', 'print one JSON object');
}

export function planOf(
  { game }: CatalogueEntry,
  levels: readonly string[],
  flags: SimulationFlags,
  setting: Setting = settingOf(game, flags),
): Plan {
  const { options, numbers } = setting;
  return {
    game: game.id,
    options,
    ...(Object.keys(numbers).length > 0 && { numbers }),
    seats: seatCount(game, flags.seats),
    levels,
    ...(flags.listening && { listening: true }),
    seed: flags.seed,
    games: flags.games,
    skipped: flags.skip,
    mostMoves: flags.maxMoves,
    ...(flags.botTime !== USUAL_ANSWER_MS && { answerMs: flags.botTime }),
  };
}

/** Who plays, where levels sit by seats or by sides. */
export interface PlayerFlags extends SimulationFlags {
  readonly bots: string;
  readonly sides?: string;
}

export function addPlayers(command: Command): Command {
  return command
    .option(
      '-b, --bots <levels>',
      'levels, or programs as exec:./mybot, separated by commas; they rotate through the seats',
      'random',
    )
    .option('--sides <levels>', 'instead: one level for each side of the game, whoever is dealt to it');
}

/** The plan of one setting with its players. */
export function seatedPlan(entry: CatalogueEntry, flags: PlayerFlags, setting?: Setting): Plan {
  if (!flags.sides) return planOf(entry, idsOf(levelsNamed(entry, flags.bots)), flags, setting);
  return bySidesPlan(planOf(entry, [], flags, setting), sideLevels(entry, flags.sides));
}

/** The same for a comparison: every game is told, and chance has a stream for each purpose. */
export const streamedPlan = (entry: CatalogueEntry, flags: PlayerFlags, setting: Setting): Plan => ({
  ...seatedPlan(entry, flags, setting),
  each: true,
  streams: true,
});

export const playersWords = ({ sides }: AnyGame, plan: Plan): string =>
  plan.sides
    ? plan.sides.map((level, side) => `${level} as ${sides?.names[side]}`).join(' against ')
    : plan.levels.join(', ');

/** The level of each side, as `--sides` has them. */
function sideLevels({ game, ...entry }: CatalogueEntry, list: string): string[] {
  const { sides, words } = game;
  if (!sides) throw new Complaint(`${words.title} has no sides; give its levels with --bots.`);
  const levels = idsOf(levelsNamed({ game, ...entry }, list));
  if (levels.length !== sides.names.length) {
    throw new Complaint(`--sides needs ${sides.names.length} levels: ${sides.names.join(', ')}.`);
  }
  return levels;
}

/** A plan in which levels go by sides instead of seats. */
export const bySidesPlan = (plan: Plan, sides: readonly string[]): Plan => ({
  ...plan,
  levels: [sides.join(' against ')],
  sides,
});

export const idsOf = (levels: readonly { readonly id: string }[]): string[] => levels.map(({ id }) => id);
