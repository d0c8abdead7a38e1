/** `airlock tournament`: every level of bots against every other. */
import type { Command } from 'commander';
import { gameNamed, levelsNamed } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { print, printJson, progressBar } from '../print.ts';
import { effort } from '../simulation/report.ts';
import { type Meeting, tournamentLines, tournamentReport } from '../simulation/tournamentReport.ts';
import { playOut } from '../simulation/workers.ts';
import { addSimulationFlags, planOf, type SimulationFlags } from './simulationFlags.ts';

interface Flags extends SimulationFlags {
  readonly bots?: string;
}

export function addTournament(program: Command): void {
  const command = program
    .command('tournament')
    .summary('let every level of bots meet every other')
    .description(
      'Lets every pair of levels play, each shuffle with the seats both ways round, and rates the levels.\n' +
        'Ratings are fitted by the Bradley–Terry model on the Elo scale; their mean is 1500.',
    )
    .argument('<game>', 'which game; `airlock games` lists them')
    .option('-b, --bots <levels>', 'levels separated by commas (default: all the game has)');
  addSimulationFlags(command, { help: 'how many games each pair plays', usual: 100 })
    .addHelpText('after', '\nExample:\n  airlock tournament outpost-seven --bots random,casual --games 200')
    .action(tournament);
}

async function tournament(id: string, flags: Flags): Promise<void> {
  const entry = await gameNamed(id);
  const chosen = flags.bots === undefined ? entry.levels : levelsNamed(entry, flags.bots);
  const levels = chosen.map((level) => level.id);
  if (levels.length < 2 || new Set(levels).size < levels.length) {
    throw new Complaint('A tournament needs two or more different levels; name them with --bots.');
  }
  const plans = pairsOf(levels).map((pair) => planOf(entry, pair, flags));
  const bar = progressBar(plans.length * flags.games, 'games');
  const started = performance.now();
  const meetings: Meeting[] = [];
  for (const [index, plan] of plans.entries()) {
    const tally = await playOut(plan, flags.workers, (done) => bar.show(index * flags.games + done));
    meetings.push({ plan, tally });
  }
  const seconds = (performance.now() - started) / 1000;
  bar.clear();
  const moves = meetings.reduce((sum, { tally }) => sum + tally.moves, 0);
  const report = tournamentReport(entry.game, levels, meetings, effort(moves, seconds, flags.workers));
  if (flags.json) printJson(report);
  else print(...tournamentLines(report, entry.game.words.title));
}

const pairsOf = (levels: readonly string[]): [string, string][] =>
  levels.flatMap((one, index) => levels.slice(index + 1).map((other): [string, string] => [one, other]));
