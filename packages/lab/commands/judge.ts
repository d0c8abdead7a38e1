/** `airlock judge`: how good the judgements of reviews are. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type CatalogueEntry, type JudgingRoom, loadGame, SHELF } from '@airlock/catalogue';
import type { Command } from 'commander';
import { gameNamed, levelsNamed, someText, wholeNumber } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { commitOfHouse, inHouse } from '../house.ts';
import { calibrationOf, type Measured, measure } from '../judging/calibrate.ts';
import { calibrationFile, calibrationSource, keptCalibration } from '../judging/calibrationFile.ts';
import { examine, type Finding, type Verdicts } from '../judging/examine.ts';
import { type MeasuredGame, withReliability } from '../judging/reliabilityPage.ts';
import { notebookAt } from '../notebook.ts';
import { columns, percent, print, printJson, progressBar } from '../print.ts';
import { rateOf } from '../statistics/wilson.ts';
import { addSimulationFlags, idsOf, NOTES_HELP, planOf, type SimulationFlags } from './simulationFlags.ts';

interface Flags extends SimulationFlags {
  readonly bots?: string;
  readonly calibrate?: true;
  readonly positions: number;
  readonly blunders?: number;
  readonly minutes?: number;
  readonly notes?: string;
  readonly write?: true;
}

const MOST = 1_000_000;

export function addJudge(program: Command): void {
  const command = program
    .command('judge')
    .summary('measure how good the judgements of reviews are')
    .description(
      'Lets strong bots play and holds judgements of their decisions against what came of them.\n' +
        'With --write the correction is kept where reviews find it, and docs/PERFORMANCE.md gets its table.',
    )
    .argument('<game>', 'which game; `airlock games` lists them')
    .option('-b, --bots <level>', 'who plays (default: the strongest level)', someText('--bots'))
    .option('--calibrate', 'of the positions called 70 %, how many are won')
    .option(
      '--positions <number>',
      'how many positions --calibrate looks at',
      wholeNumber('--positions', 1, MOST),
      2000,
    )
    .option(
      '--blunders <number>',
      'plants so many blunders and counts what they are called, and what the bots’ own decisions are',
      wholeNumber('--blunders', 1, MOST),
    )
    .option(
      '--minutes <number>',
      'ends --blunders after this long, with as many as there are by then',
      wholeNumber('--minutes', 1, MOST),
    )
    .option('--notes <file>', NOTES_HELP, someText('--notes'));
  addSimulationFlags(command, { help: 'is not used: matches are played until there are enough', usual: 1 })
    .option('--write', 'keep the calibration in the project')
    .addHelpText(
      'after',
      '\nExamples:\n  airlock judge outpost-seven --calibrate --positions 2000 --write\n' +
        '  airlock judge hypatia --blunders 200',
    )
    .action(judge);
}

async function judge(id: string, flags: Flags): Promise<void> {
  if (!flags.calibrate && flags.blunders === undefined) {
    throw new Complaint('Say what to measure: --calibrate or --blunders <number>.');
  }
  const entry = await gameNamed(id);
  const room = await entry.judging?.();
  if (!room) throw new Complaint(`${entry.game.words.title} has no judgements to measure.`);
  const levels = flags.bots === undefined ? entry.levels.slice(-1) : levelsNamed(entry, flags.bots);
  const plan = planOf(entry, idsOf(levels), flags);
  const command = commandOf(id, plan.levels, plan.seats, flags);
  if (flags.calibrate) await calibrate(entry, room, plan, command, flags);
  if (flags.blunders !== undefined) plant(entry, room, plan, command, flags.blunders, flags);
}

const commandOf = (id: string, levels: readonly string[], seats: number, flags: Flags): string =>
  [
    `airlock judge ${id}`,
    flags.calibrate ? `--calibrate --positions ${flags.positions}` : '',
    flags.blunders === undefined ? '' : `--blunders ${flags.blunders}`,
    `--bots ${levels.join(',')} --seats ${seats} --seed ${flags.seed}`,
    flags.options ? `--options '${flags.options}'` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');

async function calibrate(
  entry: CatalogueEntry,
  room: JudgingRoom,
  plan: Parameters<typeof measure>[2],
  command: string,
  flags: Flags,
): Promise<void> {
  const bar = progressBar(flags.positions, 'positions');
  const notebook = notebookAt<Measured>(flags.notes, command.replace(/ --positions \d+/, ''));
  const measured = measure(entry, room, plan, flags.positions, notebook, bar.show);
  bar.clear();
  const { unit } = room.judging;
  const calibration = calibrationOf(measured, unit === 'chance', { command, commit: commitOfHouse() ?? '' });
  if (flags.write) {
    writeFileSync(calibrationFile(entry.game.id), calibrationSource(entry.game.id, calibration));
    await writePage();
  }
  if (flags.json) {
    printJson({ game: entry.game.id, unit, ...calibration });
    return;
  }
  const { correction, rows } = calibration;
  print(
    `${entry.game.words.title}: ${calibration.positions} positions of ${calibration.games} matches`,
    `correction ${correction.shift} + ${correction.scale} x${correction.reach === undefined ? '' : `, reach ${correction.reach}`}, start ${calibration.start}`,
    '',
    ...columns(
      [
        ['said', 'came', 'from', 'to', 'positions'],
        ...rows.map(({ said, came, low, high, positions }) => [
          ...[said, came, low, high].map((value) => (unit === 'chance' ? percent(value) : value.toFixed(2))),
          String(positions),
        ]),
      ],
      ['right', 'right', 'right', 'right', 'right'],
    ),
  );
}

/** All games again, because the page has one part for all: each as its file says, this one's among them. */
async function writePage(): Promise<void> {
  const games: MeasuredGame[] = [];
  for (const card of SHELF) {
    const entry = await loadGame(card.id);
    const room = await entry?.judging?.();
    if (!room) continue;
    games.push({
      title: card.title,
      unit: room.judging.unit,
      calibration: keptCalibration(card.id, room.calibration),
    });
  }
  const page = inHouse('docs', 'PERFORMANCE.md');
  writeFileSync(page, withReliability(readFileSync(page, 'utf8'), games));
}

function plant(
  entry: CatalogueEntry,
  room: JudgingRoom,
  plan: Parameters<typeof examine>[2],
  command: string,
  count: number,
  flags: Flags,
): void {
  const bar = progressBar(count, 'blunders');
  const notebook = notebookAt<Finding>(flags.notes, command.replace(/ --blunders \d+/, ' --blunders'));
  const until = flags.minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + flags.minutes * 60_000;
  const examined = examine(entry, room, plan, count, notebook, (found) => {
    bar.show(found);
    return Date.now() < until;
  });
  bar.clear();
  if (flags.json) {
    printJson({ game: entry.game.id, command, ...examined });
    return;
  }
  const { planted, clear, own, looked, leftOut, games, cost } = examined;
  const row = (name: string, { best, fine, slip, mistake }: Verdicts): string[] => {
    const { rate, low, high } = rateOf(mistake, best + fine + slip + mistake);
    return [
      name,
      ...[best, fine, slip, mistake].map(String),
      percent(rate),
      `${percent(low)} to ${percent(high)}`,
    ];
  };
  print(
    `${entry.game.words.title}, ${games} matches of ${plan.levels.join(', ')}; ${cost.toFixed(0)} ms a judgement`,
    `blunders were looked for in ${looked} decisions; left out ${leftOut.nothing} with nothing to compare, ${leftOut.harmless} where the worst candidate costs less than a mistake, ${leftOut.close} where many worlds do not call it one`,
    '',
    ...columns(
      [
        ['', 'best', 'fine', 'slip', 'mistake', 'called mistakes', '95 %'],
        row('planted blunders', planted),
        row('those clear of the limit', clear),
        row('own decisions', own),
      ],
      ['left', 'right', 'right', 'right', 'right', 'right', 'right'],
    ),
  );
}
