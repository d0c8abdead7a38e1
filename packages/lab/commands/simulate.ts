/** `airlock simulate`: bots play a game many times, and what came of it is counted. */
import type { AnyGame } from '@airlock/kernel';
import type { Command } from 'commander';
import { gameNamed, someText, wholeNumber } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { interruptible } from '../interruption.ts';
import { type Folder, type Lines, newFiles, newLines } from '../outputs.ts';
import { print, printJson, progressBar } from '../print.ts';
import { csvHead, csvRow } from '../simulation/csv.ts';
import { firstGame, type Plan } from '../simulation/plan.ts';
import type { PlayedRange } from '../simulation/playRange.ts';
import { effort, reportLines, reportOf, type Written } from '../simulation/report.ts';
import { playOut } from '../simulation/workers.ts';
import { addPlayers, addSimulationFlags, type PlayerFlags, seatedPlan } from './simulationFlags.ts';

const MOST_KEPT = 10_000;

interface Flags extends PlayerFlags {
  readonly csv?: string;
  readonly keep?: number;
  readonly save?: string;
}

export function addSimulate(program: Command): void {
  const command = program
    .command('simulate')
    .summary('let bots play many games and count what happens')
    .description(
      'Lets bots play many games on all cores and counts wins, lengths and endings.\n' +
        'The same seed gives the same result, whatever the number of workers.\n' +
        'Whoever interrupts it (Ctrl-C) is told what has been played so far.',
    )
    .argument('<game>', 'which game; `airlock games` lists them');
  addPlayers(command)
    .option('--csv <file>', 'also writes one row for each game to a new file', someText('--csv'))
    .option(
      '--keep <number>',
      'keeps so many games, the first ones, as match files',
      wholeNumber('--keep', 1, MOST_KEPT),
    )
    .option('--save <folder>', 'where they are kept', someText('--save'));
  addSimulationFlags(command, { help: 'how many games', usual: 1000 })
    .addHelpText(
      'after',
      '\nExamples:\n  airlock simulate outpost-seven --games 20000\n' +
        '  airlock simulate outpost-seven -n 2000 -o \'{"secondTotal": 18}\' --json\n' +
        '  airlock simulate outsider --seats 5 --sides strong,steady --set deck.dark=12 --csv games.csv\n' +
        '  airlock simulate outbreak --bots strong --games 50 --keep 5 --save kept',
    )
    .action(simulate);
}

async function simulate(id: string, flags: Flags): Promise<void> {
  const entry = await gameNamed(id);
  const { game } = entry;
  const seated = seatedPlan(entry, flags);
  const plan: Plan = { ...seated, ...(flags.csv && { each: true }), ...keeping(seated, flags) };
  const outputs = openOutputs(game, plan, flags);
  const bar = progressBar(plan.games, 'games');
  const started = performance.now();
  const played = await interruptible((signal) =>
    playOut(plan, flags.workers, { signal, progress: bar.show, took: outputs.take }),
  );
  const seconds = (performance.now() - started) / 1000;
  bar.clear();
  const written = outputs.close();
  const spent = effort(played.tally.moves, seconds, flags.workers);
  const report = reportOf(game, plan, played, spent, written);
  if (flags.json) printJson(report);
  else print(...reportLines(report, game.words.title));
}

function keeping(plan: Plan, { keep, save }: Flags): Pick<Plan, 'keep'> {
  if ((keep === undefined) !== (save === undefined)) {
    throw new Complaint('--keep says how many games are kept and --save where; give both or neither.');
  }
  if (keep === undefined) return {};
  if (plan.numbers) {
    throw new Complaint(
      'Games with other numbers than those of the rules cannot be kept: no reader has them.',
    );
  }
  return { keep: Math.min(keep, plan.games) };
}

/** What is written beside the report, as the games come. */
function openOutputs(
  game: AnyGame,
  plan: Plan,
  { csv, save }: Flags,
): { take(played: PlayedRange): void; close(): Written } {
  const nameOf = (index: number): string => `${game.id}-${String(index).padStart(6, '0')}.json`;
  const first = firstGame(plan);
  const names = Array.from({ length: plan.keep ?? 0 }, (_, index) => nameOf(first + index));
  const folder = save === undefined ? undefined : newFiles(save, names);
  const table = csv === undefined ? undefined : tableIn(csv, plan, folder);
  let kept = 0;
  return {
    take(played) {
      for (const one of played.games) table?.write(csvRow(game, plan, one));
      for (const { game: index, file } of played.kept) {
        folder?.write(nameOf(index), `${JSON.stringify(file, null, 2)}\n`);
        kept++;
      }
    },
    close() {
      table?.close();
      return { csv: csv ?? null, kept: save === undefined ? null : { games: kept, folder: save } };
    },
  };
}

/** The file of the rows may lie in the folder of the kept games; where it cannot be made, neither is that. */
function tableIn(path: string, plan: Plan, folder: Folder | undefined): Lines {
  try {
    const table = newLines(path);
    table.write(csvHead(plan));
    return table;
  } catch (error) {
    folder?.undo();
    throw error;
  }
}
