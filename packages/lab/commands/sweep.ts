/** `airlock sweep`: one number of a game, value by value, on the same deals. */
import { type AnyGame, itemAt } from '@airlock/kernel';
import type { Command } from 'commander';
import { gameNamed } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { interruptible } from '../interruption.ts';
import { print, printJson, progressBar, thousands } from '../print.ts';
import { settingOf, variedSetting } from '../settings.ts';
import { type Swept, sweepLines } from '../simulation/compareReport.ts';
import { measurementOf } from '../simulation/measurement.ts';
import { measuresOf } from '../simulation/measures.ts';
import { identityWarning, pairUp } from '../simulation/pairing.ts';
import type { Plan } from '../simulation/plan.ts';
import { effort, partialWords } from '../simulation/report.ts';
import { playSideBySide, type Side } from '../simulation/workers.ts';
import {
  addPlayers,
  addSimulationFlags,
  type PlayerFlags,
  playersWords,
  streamedPlan,
} from './simulationFlags.ts';

const MOST_VALUES = 50;

export function addSweep(program: Command): void {
  const command = program
    .command('sweep')
    .summary('try one number of a game, value by value')
    .description(
      'Lets bots play the same deals with every value of one option or number, and tells what that changes.\n' +
        'Values are a range (8..16), a range with steps (8..16/2) or a list (8,12,16).',
    )
    .argument('<game>', 'which game; `airlock games` lists them')
    .argument('<name=values>', 'an option or a number of the rules, and the values it takes');
  addPlayers(command);
  addSimulationFlags(command, { help: 'how many games of each value', usual: 200 })
    .addHelpText(
      'after',
      '\nExamples:\n  airlock sweep outsider deck.dark=8..16/2 --seats 5 --sides strong,strong\n' +
        '  airlock sweep outpost-seven secondTotal=16,18 --bots planner --games 1000',
    )
    .action(sweep);
}

async function sweep(id: string, over: string, flags: PlayerFlags): Promise<void> {
  const entry = await gameNamed(id);
  const { game } = entry;
  const { name, values } = valuesIn(over);
  const common = settingOf(game, flags);
  const base = baseOf(game, name, values);
  // The one that all others are compared with comes first, so that an interrupted sweep has something to compare.
  const order = [base, ...values.filter((value) => value !== base)];
  const plans = order.map((value) =>
    streamedPlan(entry, flags, variedSetting(game, common, [`${name}=${value}`], 'A sweep')),
  );
  const asked = values.length * flags.games;
  const bar = progressBar(asked, 'games');
  const started = performance.now();
  const sides = await interruptible((signal) => playEach(plans, flags.workers, signal, bar.show));
  const seconds = (performance.now() - started) / 1000;
  bar.clear();
  const first = itemAt(plans, 0);
  const swept = values.flatMap((value): Swept[] => {
    const side = sides[order.indexOf(value)];
    if (!side) return [];
    const pairing = pairUp(first, measuresOf(game, first), sides[0]?.games ?? [], side.games);
    return [{ value, games: side.games.length, pairing }];
  });
  const warnings = swept.flatMap(({ value, pairing }) => {
    const warning = value === base ? null : identityWarning(pairing, `${name}=${value} instead of ${base}`);
    return warning ? [warning] : [];
  });
  for (const warning of warnings) process.stderr.write(`airlock: ${warning}\n`);
  const games = swept.reduce((sum, one) => sum + one.games, 0);
  if (flags.json) {
    const moves = sides.reduce((sum, { tally }) => sum + tally.moves, 0);
    const { options: _, numbers: __, ...measured } = measurementOf('sweep', game, first);
    printJson({
      ...measured,
      ...common,
      name,
      values,
      base,
      asked,
      partial: games < asked,
      games,
      swept: swept.map(({ pairing, ...one }) => ({ ...one, ...pairing })),
      warnings,
      ...effort(moves, seconds, flags.workers),
    });
    return;
  }
  const head = `${game.words.title}: ${thousands(games)} games of ${playersWords(game, first)}, seed ${flags.seed}`;
  const partial = games < asked ? [partialWords({ asked }, games)] : [];
  print(...sweepLines([head, ...partial].join('\n'), name, base, swept));
}

/** One value after the other: all at once would need as many threads. */
async function playEach(
  plans: readonly Plan[],
  workers: number,
  signal: AbortSignal,
  progress: (done: number) => void,
): Promise<Side[]> {
  const sides: Side[] = [];
  for (const plan of plans) {
    if (signal.aborted) break;
    const before = sides.length * plan.games;
    const played = await playSideBySide([plan], workers, {
      signal,
      progress: (done) => progress(before + done),
    });
    sides.push(...played);
  }
  return sides;
}

/** What all others are compared with: the usual value where it is among them, else the first. */
function baseOf(game: AnyGame, name: string, values: readonly string[]): string {
  const usual = String(game.tunables?.[name]?.usual ?? game.options[name]?.default);
  return values.find((value) => value === usual) ?? values[0] ?? '';
}

function valuesIn(over: string): { name: string; values: string[] } {
  const [, name, text] = /^([\w.-]+)=(.+)$/.exec(over) ?? [];
  if (name === undefined || text === undefined) {
    throw new Complaint(`A sweep needs a name and values, such as deck.dark=8..16, not "${over}".`);
  }
  const range = /^(-?\d+)\.\.(-?\d+)(?:\/(\d+))?$/.exec(text);
  const values = range ? steps(Number(range[1]), Number(range[2]), Number(range[3] ?? 1)) : text.split(',');
  if (values.length < 2 || new Set(values).size < values.length) {
    throw new Complaint(`A sweep needs two or more different values, not "${text}".`);
  }
  return { name, values };
}

function steps(from: number, to: number, by: number): string[] {
  if (by < 1 || to < from || (to - from) / by >= MOST_VALUES) {
    throw new Complaint(
      `A sweep goes upwards in at most ${MOST_VALUES} steps, not from ${from} to ${to} by ${by}.`,
    );
  }
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, step) => String(from + step * by));
}
