/** `airlock compare`: two settings of a game on the same deals. */
import type { Command } from 'commander';
import { gameNamed } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { interruptible } from '../interruption.ts';
import { print, printJson, progressBar, thousands } from '../print.ts';
import { collected, settingOf, settingWords, variedSetting } from '../settings.ts';
import { compareLines } from '../simulation/compareReport.ts';
import { measurementOf } from '../simulation/measurement.ts';
import { measuresOf } from '../simulation/measures.ts';
import { identityWarning, pairUp } from '../simulation/pairing.ts';
import { effort, partialWords, reportOf } from '../simulation/report.ts';
import { playSideBySide, type Side } from '../simulation/workers.ts';
import {
  addPlayers,
  addSimulationFlags,
  type PlayerFlags,
  playersWords,
  streamedPlan,
} from './simulationFlags.ts';

interface Flags extends PlayerFlags {
  readonly a?: readonly string[];
  readonly b?: readonly string[];
}

export function addCompare(program: Command): void {
  const command = program
    .command('compare')
    .summary('compare two settings of a game on the same deals')
    .description(
      'Lets bots play the same deals with two settings, A and B, and tells what they differ by.\n' +
        'Every deck and every bot has its own stream of chance, so that what is changed shifts nothing else.\n' +
        '--options and --set are for both settings, --a and --b for what is different.',
    )
    .argument('<game>', 'which game; `airlock games` lists them');
  addPlayers(command)
    .option(
      '--a <setting>',
      'name=value of options and numbers, separated by commas, or options as JSON (default: as usual)',
      collected,
    )
    .option('--b <setting>', 'likewise', collected);
  addSimulationFlags(command, { help: 'how many games of each setting', usual: 400 })
    .addHelpText(
      'after',
      '\nExamples:\n  airlock compare outpost-seven --bots planner --b secondTotal=18\n' +
        '  airlock compare outsider --seats 5 --sides strong,strong --b deck.dark=12\n' +
        '  airlock compare outbreak --bots strong --a \'{"voteRule": "majority"}\' --b \'{"ballots": "secret"}\'',
    )
    .action(compare);
}

async function compare(id: string, flags: Flags): Promise<void> {
  const entry = await gameNamed(id);
  const { game } = entry;
  const common = settingOf(game, flags);
  const a = variedSetting(game, common, flags.a ?? [], '--a');
  const b = variedSetting(game, common, flags.b ?? [], '--b');
  const words = { a: settingWords(game, a), b: settingWords(game, b) };
  if (words.a === words.b) {
    throw new Complaint(`A and B are the same (${words.a}); say with --a or --b what is different.`);
  }
  const plans = [streamedPlan(entry, flags, a), streamedPlan(entry, flags, b)] as const;
  const asked = 2 * flags.games;
  const bar = progressBar(asked, 'games');
  const started = performance.now();
  const [first, second] = (await interruptible((signal) =>
    playSideBySide(plans, flags.workers, { signal, progress: bar.show }),
  )) as [Side, Side];
  const seconds = (performance.now() - started) / 1000;
  bar.clear();
  const pairing = pairUp(plans[0], measuresOf(game, plans[0]), first.games, second.games);
  const warning = identityWarning(pairing, differing(words));
  if (warning) process.stderr.write(`airlock: ${warning}\n`);
  const partial = pairing.pairs < flags.games;
  if (flags.json) {
    const moves = first.tally.moves + second.tally.moves;
    const { options: _, numbers: __, ...measured } = measurementOf('compare', game, plans[0]);
    const spent = effort(moves, seconds, flags.workers);
    printJson({
      ...measured,
      a,
      b,
      asked: flags.games,
      partial,
      ...pairing,
      warnings: warning ? [warning] : [],
      ...spent,
      reports: [first, second].map((side, index) => reportOf(game, plans[index] ?? plans[0], side, spent)),
    });
    return;
  }
  const head = `${game.words.title}: ${thousands(pairing.pairs)} pairs of games of ${playersWords(game, plans[0])}, seed ${flags.seed}`;
  print(
    ...compareLines(
      head,
      words,
      pairing,
      partial ? partialWords({ asked: flags.games }, pairing.pairs) : null,
    ),
  );
}

/** What the two do not have in common. */
function differing({ a, b }: { readonly a: string; readonly b: string }): string {
  const [mine, theirs] = [a.split(', '), b.split(', ')];
  const only = [
    ...mine.filter((one) => !theirs.includes(one)),
    ...theirs.filter((one) => !mine.includes(one)),
  ];
  const names = only.map((one) => one.replace(/=.*$/, '')).filter((one) => one !== 'as usual');
  return [...new Set(names)].join(' and ');
}
