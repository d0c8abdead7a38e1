/** `airlock tournament`: every level of bots against every other. */
import type { CatalogueEntry } from '@airlock/catalogue';
import type { Command } from 'commander';
import { gameNamed, levelsNamed } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { interruptible } from '../interruption.ts';
import { print, printJson, progressBar } from '../print.ts';
import type { Plan } from '../simulation/plan.ts';
import { effort } from '../simulation/report.ts';
import { sidesLines } from '../simulation/sidesReport.ts';
import { emptyTally } from '../simulation/tally.ts';
import { type Meeting, tournamentLines, tournamentReport } from '../simulation/tournamentReport.ts';
import { playOut } from '../simulation/workers.ts';
import { addSimulationFlags, bySidesPlan, idsOf, planOf, type SimulationFlags } from './simulationFlags.ts';

interface Flags extends SimulationFlags {
  readonly bots?: string;
}

export function addTournament(program: Command): void {
  const command = program
    .command('tournament')
    .summary('let every level of bots meet every other')
    .description(
      'Lets every pair of levels play, each shuffle with the seats both ways round, and rates the levels.\n' +
        'In a game with sides every level plays each side against every level, itself included.\n' +
        'Ratings are fitted by the Bradley–Terry model on the Elo scale; their mean is 1500.',
    )
    .argument('<game>', 'which game; `airlock games` lists them')
    .option(
      '-b, --bots <levels>',
      'levels, or programs as exec:./mybot, separated by commas (default: all the game has)',
    );
  addSimulationFlags(command, { help: 'how many games each pair plays', usual: 100 })
    .addHelpText(
      'after',
      '\nExamples:\n  airlock tournament outpost-seven --bots random,casual --games 200\n' +
        '  airlock tournament outsider --seats 5 --bots casual,steady,strong',
    )
    .action(tournament);
}

async function tournament(id: string, flags: Flags): Promise<void> {
  const entry = await gameNamed(id);
  const { game } = entry;
  const levels = idsOf(flags.bots === undefined ? entry.levels : levelsNamed(entry, flags.bots));
  if (levels.length < 2 || new Set(levels).size < levels.length) {
    throw new Complaint('A tournament needs two or more different levels; name them with --bots.');
  }
  const plans = game.sides ? sidePlans(entry, levels, flags) : pairPlans(entry, levels, flags);
  const asked = plans.reduce((sum, { games }) => sum + games, 0);
  const bar = progressBar(asked, 'games');
  const started = performance.now();
  const meetings = await interruptible((signal) => playAll(plans, flags.workers, signal, bar.show));
  const seconds = (performance.now() - started) / 1000;
  bar.clear();
  const moves = meetings.reduce((sum, { tally }) => sum + tally.moves, 0);
  const report = tournamentReport(game, levels, meetings, effort(moves, seconds, flags.workers));
  for (const warning of report.warnings) process.stderr.write(`airlock: ${warning}\n`);
  if (flags.json) printJson(report);
  else print(...tournamentLines(report, game.words.title), ...sidesLines(report.bySides));
}

/** One plan after the other; those that nobody had time for have played nothing. */
async function playAll(
  plans: readonly Plan[],
  workers: number,
  signal: AbortSignal,
  progress: (done: number) => void,
): Promise<Meeting[]> {
  const meetings: Meeting[] = [];
  let before = 0;
  for (const plan of plans) {
    const { tally } = signal.aborted
      ? { tally: emptyTally(plan) }
      : await playOut(plan, workers, { signal, progress: (done) => progress(before + done) });
    before += plan.games;
    meetings.push({ plan, tally });
  }
  return meetings;
}

const pairPlans = (entry: CatalogueEntry, levels: readonly string[], flags: Flags): Plan[] =>
  levels.flatMap((one, index) => levels.slice(index + 1).map((other) => planOf(entry, [one, other], flags)));

/** Every level on each side against every level; two that are not the same share their games between both ways round. */
function sidePlans(entry: CatalogueEntry, levels: readonly string[], flags: Flags): Plan[] {
  const plan = planOf(entry, [], { ...flags, games: Math.ceil(flags.games / 2) });
  return levels.flatMap((one) => levels.map((other) => bySidesPlan(plan, [one, other])));
}
