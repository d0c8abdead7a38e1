/** `airlock exercises`: collects positions with one clearly best move. */
import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { gameNamed, levelsNamed, someText, wholeNumber } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { inHouse } from '../house.ts';
import { collect } from '../judging/collect.ts';
import { print, printJson, progressBar } from '../print.ts';
import { written } from '../writtenData.ts';
import { addSimulationFlags, idsOf, planOf, type SimulationFlags } from './simulationFlags.ts';

interface Flags extends SimulationFlags {
  readonly bots?: string;
  readonly count: number;
  readonly minutes?: number;
  readonly write?: true;
}

export function addExercises(program: Command): void {
  const command = program
    .command('exercises')
    .summary('collect positions with one clearly best move')
    .description(
      'Lets bots play and keeps positions in which one action is clearly better than all others.\n' +
        'With --write they are kept where the page finds them.',
    )
    .argument('<game>', 'which game; `airlock games` lists them')
    .option('-b, --bots <level>', 'who plays (default: the strongest level)', someText('--bots'))
    .option('--count <number>', 'how many positions', wholeNumber('--count', 1, 1000), 12)
    .option(
      '--minutes <number>',
      'ends after this long, with as many as there are by then',
      wholeNumber('--minutes', 1, 10_000),
    );
  addSimulationFlags(command, { help: 'is not used: matches are played until there are enough', usual: 1 })
    .option('--write', 'keep them in the project')
    .addHelpText('after', '\nExample:\n  airlock exercises outpost-seven --count 12 --write')
    .action(exercises);
}

async function exercises(id: string, flags: Flags): Promise<void> {
  const entry = await gameNamed(id);
  const room = await entry.judging?.();
  if (!room) throw new Complaint(`${entry.game.words.title} has no judgements.`);
  const levels = flags.bots === undefined ? entry.levels.slice(-1) : levelsNamed(entry, flags.bots);
  const bar = progressBar(flags.count, 'exercises');
  const until = flags.minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + flags.minutes * 60_000;
  const plan = planOf(entry, idsOf(levels), flags);
  const found = collect(entry, room, plan, flags.count, bar.show, () => Date.now() < until);
  bar.clear();
  if (flags.write) writeFileSync(exerciseFile(id), exerciseSource(id, found));
  if (flags.json) printJson(found);
  else
    for (const { seat, best, worth, ahead } of found)
      print(`seat ${seat + 1}: ${best}, ${worth}, ${ahead} ahead`);
}

const exerciseFile = (game: string): string =>
  inHouse('packages', 'catalogue', 'games', game, 'exercises.ts');

const exerciseSource = (game: string, found: readonly object[]): string =>
  [
    `/** Positions with one clearly best move; made by \`airlock exercises ${game} --write\`, not by hand. */`,
    "import type { Exercise } from '../../exercises.ts';",
    '',
    `export const exercises: readonly Exercise[] = ${written(found)};`,
    '',
  ].join('\n');
