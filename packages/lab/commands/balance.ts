/** `airlock balance`: how chances are shared at every table of a game, between bots of one level. */
import { existsSync, writeFileSync } from 'node:fs';
import { type BalanceRow, type CatalogueEntry, rowAt, unusual } from '@airlock/catalogue';
import { type AnyGame, present } from '@airlock/kernel';
import type { Command } from 'commander';
import { gameNamed, levelNamed, seatCount, someText } from '../arguments.ts';
import { balanceFile, balanceSource, keptBalance } from '../balance/balanceFile.ts';
import { balancedGames, balancePage, pageOf } from '../balance/balancePage.ts';
import { presetNamed, presetsOf, tableWords } from '../balance/presets.ts';
import { rowOf } from '../balance/rows.ts';
import { Complaint } from '../complaint.ts';
import { commitOfHouse } from '../house.ts';
import { interruptible } from '../interruption.ts';
import { notebookAt } from '../notebook.ts';
import { columns, percent, print, printJson, progressBar } from '../print.ts';
import { type Setting, settingOf } from '../settings.ts';
import { measurementOf } from '../simulation/measurement.ts';
import { type NotedRange, playNoted } from '../simulation/noted.ts';
import type { Plan } from '../simulation/plan.ts';
import { addSimulationFlags, NOTES_HELP, planOf, type SimulationFlags } from './simulationFlags.ts';

interface Flags extends SimulationFlags {
  readonly bots?: string;
  readonly preset?: string;
  readonly write?: true;
  readonly notes?: string;
}

export function addBalance(program: Command): void {
  const command = program
    .command('balance')
    .summary('measure how chances are shared at every table of a game')
    .description(
      'Lets bots of one level play every preset and number of seats, and counts who wins, what ends and decides games,\n' +
        'cards that nobody uses, forced decisions and lead changes.\n' +
        'With --write the figures are kept where the lobby finds them, and docs/BALANCE.md is made from them.\n' +
        'Without a game it shows what has been measured.',
    )
    .argument('[game]', 'which game; `airlock games` lists them')
    .option('-b, --bots <level>', 'the level in every seat (default: the strongest)')
    .option(
      '--preset <name>',
      'only this preset; default: all of them, or the usual table where there are none',
    );
  addSimulationFlags(command, { help: 'how many games a table takes', usual: 200 })
    .option('--write', 'keep the figures in the project')
    .option('--notes <file>', NOTES_HELP, someText('--notes'))
    .addHelpText(
      'after',
      '\nExamples:\n  airlock balance outpost-seven --games 400 --write\n' +
        '  airlock balance outbreak --seats 6 --preset expert-table --games 200\n' +
        '  airlock balance hypatia --set phagePerPhase=4 --bots captain --write\n' +
        '  airlock balance --write',
    )
    .action(balance);
}

async function balance(id: string | undefined, flags: Flags): Promise<void> {
  if (id === undefined) {
    await showAll(flags);
    return;
  }
  const entry = await gameNamed(id);
  const plans = plansOf(entry, flags);
  if (flags.write) expectWritable(entry, plans);
  const bar = progressBar(plans.length * flags.games, 'games');
  const rows: BalanceRow[] = [];
  const notebook = notebookAt<NotedRange>(flags.notes, `balance ${id}`);
  const partial = await interruptible(async (signal) => {
    for (const [index, plan] of plans.entries()) {
      const tally = await playNoted(plan, flags.workers, notebook, {
        signal,
        progress: (games) => bar.show(index * flags.games + games),
      });
      if (signal.aborted) return true;
      const source = { command: typedCommand(entry, plan, flags), commit: commitOfHouse() ?? '' };
      rows.push(rowOf(entry.game, entry.survey, plan, tally, source));
      // Tables take long: what has been played is kept even if the next is interrupted.
      if (flags.write) await write(entry, rows);
    }
    return false;
  });
  bar.clear();
  if (flags.json) {
    const {
      command: _,
      seats: __,
      options: ___,
      ...setting
    } = measurementOf('balance', entry.game, present(plans[0]));
    printJson({ ...setting, partial, rows });
    return;
  }
  print(
    ...lines(entry, rows),
    ...(partial ? ['', 'Interrupted: only these tables were played to their end.'] : []),
  );
}

/** One for each table. */
function plansOf(entry: CatalogueEntry, flags: Flags): Plan[] {
  const { game, levels } = entry;
  const level = flags.bots === undefined ? present(levels.at(-1)) : levelNamed(entry, flags.bots.trim());
  const settings = settingsOf(game, flags);
  return seatsOf(game, flags.seats).flatMap((seats) =>
    settings.map((setting) => ({
      ...planOf(entry, [level.id], { ...flags, seats: String(seats) }, setting),
      survey: true,
    })),
  );
}

/** Sides are balanced otherwise at every number of seats; elsewhere the usual number stands for all. */
function seatsOf(game: AnyGame, text: string | undefined): number[] {
  const { min, max } = game.seats;
  if (text !== undefined) return [seatCount(game, text)];
  if (game.sides) return Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return [game.realTime ? Math.max(2, min) : min];
}

function settingsOf(game: AnyGame, flags: Flags): Setting[] {
  const isOwn = flags.options !== undefined || flags.set !== undefined;
  if (flags.preset !== undefined && isOwn) {
    throw new Complaint('--preset names a whole table; leave out --options and --set.');
  }
  if (flags.preset !== undefined) return [settingFor(game, presetNamed(game, flags.preset).options)];
  const presets = presetsOf(game);
  if (isOwn || presets.length === 0) return [settingOf(game, flags)];
  return presets.map(({ options }) => settingFor(game, options));
}

const settingFor = (game: AnyGame, options: object): Setting =>
  settingOf(game, { options: JSON.stringify(options) });

/** As one types it to measure the same again. */
function typedCommand({ game }: CatalogueEntry, plan: Plan, flags: Flags): string {
  const words = [
    `airlock balance ${plan.game}`,
    `--seats ${plan.seats}`,
    `--bots ${plan.levels.join(',')}`,
    `--games ${plan.games}`,
    `--seed ${plan.seed}`,
  ];
  for (const [name, value] of Object.entries(unusual(game.options, plan.options))) {
    words.push(`--set ${name}=${value}`);
  }
  for (const [name, value] of Object.entries(plan.numbers ?? {})) words.push(`--set ${name}=${value}`);
  if (flags.skip > 0) words.push(`--skip ${flags.skip}`);
  if (flags.listening) words.push('--listening');
  return words.join(' ');
}

/** What is kept are figures of tables that people can set. */
function expectWritable({ game }: CatalogueEntry, plans: readonly Plan[]): void {
  if (plans.some(({ numbers }) => numbers)) {
    throw new Complaint('Figures of other numbers than those of the rules are not kept: no table has them.');
  }
  if (!existsSync(balanceFile(game.id))) {
    throw new Complaint(
      `${game.words.title} has no file for its figures: make packages/catalogue/games/${game.id}/balance.ts and changes.ts, add them to packages/catalogue/balance.ts and build.`,
    );
  }
}

/** Figures of tables that were not measured now stay. */
async function write({ game }: CatalogueEntry, rows: readonly BalanceRow[]): Promise<void> {
  const before = keptBalance(game.id).filter(({ seats, options }) => !rowAt(rows, seats, options));
  const kept = [...before, ...rows].sort((a, b) => a.seats - b.seats || placeOf(game, a) - placeOf(game, b));
  writeFileSync(balanceFile(game.id), balanceSource(game.id, kept));
  writeFileSync(balancePage(), pageOf(await balancedGames()));
  process.stderr.write(`airlock: ${balanceFile(game.id)} and ${balancePage()} are written.\n`);
}

/** Presets in their order, and then whatever else was measured. */
function placeOf(game: AnyGame, { options }: BalanceRow): number {
  const labels = presetsOf(game).map(({ label }) => label);
  const place = labels.indexOf(tableWords(game, options));
  return place < 0 ? labels.length + Object.keys(options).length : place;
}

/** What the data says of every game. */
async function showAll(flags: Flags): Promise<void> {
  const games = await balancedGames();
  if (flags.write) writeFileSync(balancePage(), pageOf(games));
  if (flags.json) {
    printJson({ games: games.map(({ entry, rows }) => ({ game: entry.game.id, rows })) });
    return;
  }
  for (const { entry, rows } of games) print(...lines(entry, rows), '');
}

function lines({ game }: CatalogueEntry, rows: readonly BalanceRow[]): string[] {
  if (rows.length === 0) return [game.words.title, '', 'Not measured.'];
  return [
    game.words.title,
    '',
    ...columns(
      [
        ['seats', 'table', 'level', 'games', 'won by', 'rate', '95 %', 'nobody', 'moves'],
        ...rows.flatMap((row) => rowLines(game, row)),
      ],
      ['right', 'left', 'left', 'right', 'left', 'right', 'right', 'right', 'right'],
    ),
  ];
}

function rowLines(game: AnyGame, row: BalanceRow): string[][] {
  const shares = row.shares.length > 0 ? row.shares : row.bySeat;
  return shares.map(({ name, rate, low, high }, index) => [
    ...(index === 0
      ? [String(row.seats), tableWords(game, row.options), row.level, String(row.finished)]
      : ['', '', '', '']),
    name,
    percent(rate),
    `${percent(low)} to ${percent(high)}`,
    ...(index === 0
      ? [row.nobody ? percent(row.nobody.rate) : '', row.moves ? row.moves.mean.toFixed(1) : '']
      : ['', '']),
  ]);
}
