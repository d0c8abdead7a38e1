/** `airlock simulate`: bots play a game many times, and what came of it is counted. */
import type { CatalogueEntry } from '@airlock/catalogue';
import type { Command } from 'commander';
import { gameNamed, levelsNamed } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { print, printJson, progressBar } from '../print.ts';
import type { Plan } from '../simulation/plan.ts';
import { effort, reportLines, reportOf } from '../simulation/report.ts';
import { playOut } from '../simulation/workers.ts';
import { addSimulationFlags, planOf, type SimulationFlags } from './simulationFlags.ts';

interface Flags extends SimulationFlags {
  readonly bots: string;
  readonly sides?: string;
  readonly listening?: true;
}

export function addSimulate(program: Command): void {
  const command = program
    .command('simulate')
    .summary('let bots play many games and count what happens')
    .description(
      'Lets bots play many games on all cores and counts wins, lengths and endings.\n' +
        'The same seed gives the same result, whatever the number of workers.',
    )
    .argument('<game>', 'which game; `airlock games` lists them')
    .option('-b, --bots <levels>', 'levels separated by commas; they rotate through the seats', 'random')
    .option('--sides <levels>', 'instead: one level for each side of the game, whoever is dealt to it')
    .option(
      '--listening',
      'bots that would rather hear the others first may; at a table they speak in random order',
    );
  addSimulationFlags(command, { help: 'how many games', usual: 1000 })
    .addHelpText(
      'after',
      '\nExamples:\n  airlock simulate outpost-seven --games 20000\n' +
        '  airlock simulate outpost-seven -n 2000 -o \'{"secondTotal": 18}\' --json',
    )
    .action(simulate);
}

async function simulate(id: string, flags: Flags): Promise<void> {
  const entry = await gameNamed(id);
  const usual = flags.sides
    ? sidesPlan(entry, flags.sides, flags)
    : planOf(entry, ids(levelsNamed(entry, flags.bots)), flags);
  const plan: Plan = flags.listening ? { ...usual, listening: true } : usual;
  const bar = progressBar(plan.games, 'games');
  const started = performance.now();
  const tally = await playOut(plan, flags.workers, bar.show);
  const seconds = (performance.now() - started) / 1000;
  bar.clear();
  const report = reportOf(entry.game, plan, tally, effort(tally.moves, seconds, flags.workers));
  if (flags.json) printJson(report);
  else print(...reportLines(report, entry.game.words.title));
}

const ids = (levels: readonly { readonly id: string }[]): string[] => levels.map(({ id }) => id);

function sidesPlan(entry: CatalogueEntry, list: string, flags: Flags): Plan {
  const { sides, words } = entry.game;
  if (!sides) throw new Complaint(`${words.title} has no sides; give its levels with --bots.`);
  const levels = ids(levelsNamed(entry, list));
  if (levels.length !== sides.names.length) {
    throw new Complaint(`--sides needs ${sides.names.length} levels: ${sides.names.join(', ')}.`);
  }
  return { ...planOf(entry, [levels.join(' against ')], flags), sides: levels };
}
