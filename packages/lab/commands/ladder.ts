/** `airlock ladder`: how strong every level is against the one below, and what it costs. */
import { existsSync, writeFileSync } from 'node:fs';
import { type BotLevel, type CatalogueEntry, type Ladder, type Rung, rungsOf } from '@airlock/catalogue';
import { itemAt } from '@airlock/kernel';
import type { Command } from 'commander';
import { gameNamed, levelsNamed, someText } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { commitOfHouse } from '../house.ts';
import { interruptible } from '../interruption.ts';
import { costOf } from '../ladder/costs.ts';
import { keptLadder, ladderFile, ladderSource } from '../ladder/ladderFile.ts';
import { ladderPage, measuredGames, pageOf } from '../ladder/ladderPage.ts';
import { stepOf, stepPlans } from '../ladder/steps.ts';
import { type Notebook, notebookAt } from '../notebook.ts';
import { columns, percent, print, printJson, progressBar } from '../print.ts';
import { measurementOf } from '../simulation/measurement.ts';
import { type NotedRange, playNoted } from '../simulation/noted.ts';
import type { Plan } from '../simulation/plan.ts';
import type { Meeting } from '../simulation/tournamentReport.ts';
import { addSimulationFlags, NOTES_HELP, planOf, type SimulationFlags } from './simulationFlags.ts';

interface Flags extends SimulationFlags {
  readonly bots?: string;
  readonly write?: true;
  readonly notes?: string;
}

export function addLadder(program: Command): void {
  const command = program
    .command('ladder')
    .summary('measure every level of bots against the one below')
    .description(
      'Lets every level play the one below on the same deals, by side in a game with sides, and times its decisions.\n' +
        'With --write the figures are kept where lobby and front page find them, and docs/LADDERS.md is made from them.\n' +
        'Without a game it shows what has been measured.',
    )
    .argument('[game]', 'which game; `airlock games` lists them')
    .option(
      '-b, --bots <levels>',
      'only these levels, separated by commas and weakest first; the first is measured if it is the lowest',
    );
  addSimulationFlags(command, { help: 'how many games a step takes', usual: 400 })
    .option('--write', 'keep the figures in the project')
    .option('--notes <file>', NOTES_HELP, someText('--notes'))
    .addHelpText(
      'after',
      '\nExamples:\n  airlock ladder outpost-seven --games 400 --write\n' +
        '  airlock ladder outsider --seats 5 --bots casual,steady --games 200',
    )
    .action(ladder);
}

async function ladder(id: string | undefined, flags: Flags): Promise<void> {
  if (id === undefined) {
    await showAll(flags);
    return;
  }
  const entry = await gameNamed(id);
  const measured = rungsToMeasure(entry, flags.bots);
  if (flags.write) expectWritable(entry);
  const plan = planOf(entry, [], { ...flags, seats: flags.seats ?? usualSeats(entry) });
  const command = typedCommand(id, plan, flags);
  const steps = measured.filter(({ below }) => below !== undefined).length;
  const bar = progressBar(steps * flags.games, 'games');
  const rungs: Rung[] = [];
  const notebook = notebookAt<NotedRange>(flags.notes, `ladder ${id}`);
  const partial = await interruptible(async (signal) => {
    for (const { level, below } of measured) {
      const done = rungs.filter(({ step }) => step !== null).length * flags.games;
      const meetings = below
        ? await playStep(entry, plan, level, below, flags.workers, notebook, signal, (games) =>
            bar.show(done + games),
          )
        : [];
      if (signal.aborted) return true;
      const step = below ? stepOf(entry.game, level.id, below.id, meetings) : null;
      const cost = costOf(entry, plan, level);
      rungs.push({ level: level.id, step, cost, seats: plan.seats, command, commit: commitOfHouse() ?? '' });
    }
    return false;
  });
  bar.clear();
  if (flags.write) await write(entry, rungs);
  const { command: _, ...setting } = measurementOf('ladder', entry.game, plan);
  if (flags.json) printJson({ command, ...setting, partial, rungs });
  else
    print(
      ...lines(entry, rungs),
      ...(partial ? ['', 'Interrupted: only these steps were played to their end.'] : []),
    );
}

/** The fewest, but a race needs somebody to race against. */
const usualSeats = ({ game: { seats, realTime } }: CatalogueEntry): string =>
  String(realTime ? Math.max(2, seats.min) : seats.min);

/** Each level with the one below it; the lowest has nobody. */
function rungsToMeasure(
  entry: CatalogueEntry,
  bots: string | undefined,
): { level: BotLevel; below: BotLevel | undefined }[] {
  const { levels } = entry;
  const chosen = bots === undefined ? levels : levelsNamed(entry, bots);
  const places = chosen.map((level) => levels.indexOf(level));
  if (places.some((place, index) => index > 0 && place !== itemAt(places, index - 1) + 1)) {
    throw new Complaint(
      `--bots must name levels that follow on each other, weakest first; the order is ${levels.map(({ id }) => id).join(', ')}.`,
    );
  }
  return chosen.flatMap((level, index) => {
    const below = levels[levels.indexOf(level) - 1];
    return index === 0 && below !== undefined && chosen.length > 1 ? [] : [{ level, below }];
  });
}

async function playStep(
  { game }: CatalogueEntry,
  plan: Plan,
  level: BotLevel,
  below: BotLevel,
  workers: number,
  notebook: Notebook<NotedRange>,
  signal: AbortSignal,
  progress: (games: number) => void,
): Promise<Meeting[]> {
  const meetings: Meeting[] = [];
  let before = 0;
  for (const one of stepPlans(game, plan, level.id, below.id)) {
    const tally = await playNoted(one, workers, notebook, {
      signal,
      progress: (done) => progress(before + done),
    });
    before += one.games;
    meetings.push({ plan: one, tally });
  }
  return meetings;
}

/** As one types it to measure the same again. */
function typedCommand(id: string, plan: Plan, flags: Flags): string {
  const words = [
    `airlock ladder ${id}`,
    `--seats ${plan.seats}`,
    `--games ${flags.games}`,
    `--seed ${flags.seed}`,
  ];
  if (flags.bots !== undefined) words.push(`--bots ${flags.bots}`);
  if (flags.skip > 0) words.push(`--skip ${flags.skip}`);
  if (flags.options !== undefined) words.push(`--options '${flags.options}'`);
  for (const setting of flags.set ?? []) words.push(`--set ${setting}`);
  if (flags.listening) words.push('--listening');
  return words.join(' ');
}

/** What is kept are figures of the usual game. */
function expectWritable({ game }: CatalogueEntry): void {
  if (!existsSync(ladderFile(game.id))) {
    throw new Complaint(
      `${game.words.title} has no file for its figures: make packages/catalogue/games/${game.id}/ladder.ts, add it to packages/catalogue/ladder.ts and build.`,
    );
  }
}

/** Figures of levels that were not measured now stay; those of levels that no longer exist go. */
async function write({ game, levels }: CatalogueEntry, rungs: readonly Rung[]): Promise<void> {
  const kept: Ladder = levels.flatMap(({ id }) => {
    const rung = [...rungs, ...keptLadder(game.id)].find(({ level }) => level === id);
    return rung ? [rung] : [];
  });
  writeFileSync(ladderFile(game.id), ladderSource(game.id, kept));
  writeFileSync(ladderPage(), pageOf(await measuredGames()));
  process.stderr.write(`airlock: ${ladderFile(game.id)} and ${ladderPage()} are written.\n`);
}

/** What the data says of every game. */
async function showAll(flags: Flags): Promise<void> {
  const games = await measuredGames();
  if (flags.write) writeFileSync(ladderPage(), pageOf(games));
  if (flags.json) {
    printJson({
      games: games.map(({ entry, ladder: kept }) => ({
        game: entry.game.id,
        rungs: rungsOf(kept, entry.levels),
      })),
    });
    return;
  }
  for (const { entry, ladder: kept } of games) {
    print(...lines(entry, rungsOf(kept, entry.levels), entry.levels), '');
  }
}

function lines(
  entry: CatalogueEntry,
  rungs: readonly (Rung | null)[],
  all: readonly BotLevel[] = [],
): string[] {
  return [
    entry.game.words.title,
    '',
    ...columns(
      [
        ['level', 'against', 'won', 'lost', 'drawn', 'rate', '95 %', 'CPU ms', '99 of 100'],
        ...rungs.map((rung, index) =>
          rung ? row(rung) : [all[index]?.id ?? '', 'not measured', '', '', '', '', '', '', ''],
        ),
      ],
      ['left', 'left', 'right', 'right', 'right', 'right', 'right', 'right', 'right'],
    ),
    ...rungs.flatMap((rung) => (rung ? details(rung) : [])),
  ];
}

function row({ level, step, cost }: Rung): string[] {
  const costs = [String(cost.median), String(cost.p99)];
  if (!step) return [level, '', '', '', '', '', '', ...costs];
  const { against, wins, losses, draws, rate, low, high } = step;
  return [
    level,
    against,
    String(wins),
    String(losses),
    String(draws),
    percent(rate),
    `${percent(low)} to ${percent(high)}`,
    ...costs,
  ];
}

function details({ level, step }: Rung): string[] {
  if (step?.alone) {
    const { own, below } = step.alone;
    return [
      `${level} won ${percent(own.won)}, mean score ${own.score.toFixed(2)}; ${step.against} ${percent(below.won)}, ${below.score.toFixed(2)}`,
    ];
  }
  return (step?.sides ?? []).map(
    ({ side, rate, low, high }) =>
      `${level} as ${side} won ${percent(rate)} (${percent(low)} to ${percent(high)})`,
  );
}
