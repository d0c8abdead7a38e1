/** `airlock review`: judges every decision of a seat in a finished match. */
import {
  beliefsOf,
  type Decision,
  dealtTo,
  decisionsOf,
  review as judged,
  luckOf,
  type Reviewed,
  type Unit,
} from '@airlock/bots';
import type { JudgingRoom } from '@airlock/catalogue';
import { DamagedLog, headerOf, logOf, type Naming, plainText, type Seat, tellApart } from '@airlock/kernel';
import type { Command } from 'commander';
import { gameNamed, seatNamed, wholeNumber } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { type Ink, inkFor, wrap } from '../ink.ts';
import { dealAgain, IllegalAction, type Opened, openFile, walk } from '../matchFiles.ts';
import { print, printJson, progressBar } from '../print.ts';

interface Flags {
  readonly as?: string;
  readonly json?: true;
  readonly only?: number;
}

export function addReview(program: Command): void {
  program
    .command('review')
    .summary('judge the decisions of a finished match')
    .description(
      'Judges every decision of a seat from what it could know: what it was worth, what would have been better, and why.',
    )
    .argument('<file>', 'a match file, as `save` writes it and the page exports it')
    .option('--as <seat>', 'whose decisions: a seat by its name or number from 1 (default: all)')
    .option(
      '--only <number>',
      'only the action of this number in the log, from 1',
      wholeNumber('--only', 1, 1_000_000),
    )
    .option('--json', 'print the judgements as one JSON object')
    .addHelpText(
      'after',
      '\nExamples:\n  airlock review match.json --as 1\n  airlock review match.json --json',
    )
    .action(review);
}

async function review(path: string, flags: Flags): Promise<void> {
  const opened = await openFile(path);
  const { game, file } = opened;
  const room = await (await gameNamed(file.game)).judging?.();
  if (!room) throw new Complaint(`${game.words.title} has no judgements.`);
  const seats =
    flags.as === undefined ? [...file.seats.keys()] : [seatNamed(game, file.seats.length, flags.as)];
  const { decisions, outcome, over } = decided(path, opened);
  const some = decisions.filter(
    ({ seat, index }) => seats.includes(seat) && (flags.only === undefined || index === flags.only - 1),
  );
  const names = tellApart(file.seats, (seat) => game.words.seat(seat));
  const bar = progressBar(some.length, 'decisions');
  const reviewed: Reviewed[] = [];
  for (const [done, decision] of some.entries()) {
    const naming: Naming = { names, reader: decision.seat };
    const one = judged({ game, ...room, naming, seed: file.commitment }, decision);
    if (one) reviewed.push(one);
    bar.show(done + 1);
  }
  bar.clear();
  const luck = seats.map((seat) => ({ seat, ...luckAt(seat, reviewed, decisions, room, over) }));
  if (flags.json) {
    printJson({
      game: file.game,
      seats: file.seats,
      unit: room.judging.unit,
      limits: room.judging.limits,
      outcome,
      decisions: reviewed,
      luck,
      ...(room.judging.suspecting && {
        suspicions: seats.map((seat) => ({ seat, ...suspicionsOf(opened, room, names, seat) })),
      }),
    });
    return;
  }
  const ink = inkFor(process.stdout, process.env);
  for (const seat of seats) {
    for (const line of seatLines(names[seat] ?? '', seat, reviewed, room, ink)) print(line);
    const parts = luck.find((one) => one.seat === seat);
    if (parts && 'result' in parts) print(...luckLines(parts as never, room.judging.unit), '');
  }
}

function decided(path: string, opened: Opened) {
  const { game, file } = opened;
  if (file.seed === undefined) dealAgain(opened);
  try {
    const { decisions, match } = decisionsOf(game, headerOf(file), file.seed ?? '', logOf(game, file));
    return { decisions, outcome: match.outcome, over: match.outcome ? match.state : null };
  } catch (error) {
    // Says where the log cannot be played.
    try {
      for (const _ of walk(opened, dealAgain(opened)));
    } catch (damaged) {
      if (damaged instanceof IllegalAction || damaged instanceof DamagedLog)
        throw new Complaint(`${path}: ${damaged.message}`);
    }
    throw error;
  }
}

function suspicionsOf(
  { game, file }: Opened,
  { judging }: JudgingRoom,
  names: readonly string[],
  seat: Seat,
): object {
  const match = { header: headerOf(file), seed: file.seed ?? '', log: logOf(game, file), names };
  return judging.suspecting ? beliefsOf(game, judging.suspecting, match, seat) : {};
}

function luckAt(
  seat: Seat,
  reviewed: readonly Reviewed[],
  decisions: readonly Decision[],
  { judging, calibration }: JudgingRoom,
  over: unknown,
): object {
  const own = reviewed.filter((one) => one.seat === seat);
  if (over === null) return {};
  return luckOf(own, calibration.start, dealtTo(judging, decisions, seat, over)) ?? {};
}

const SIGNS = { best: '+', fine: 'o', slip: '!', mistake: 'x' } as const;

const inUnit = (unit: Unit, value: number): string =>
  unit === 'chance'
    ? `${Math.round(value * 100)} %`
    : unit === 'score'
      ? value.toFixed(1)
      : `${(-value).toFixed(1)} s`;

const lossIn = (unit: Unit, loss: number): string =>
  unit === 'chance'
    ? `-${Math.round(loss * 100)}`
    : unit === 'score'
      ? `-${loss.toFixed(1)}`
      : `+${loss.toFixed(1)} s`;

function* seatLines(
  name: string,
  seat: Seat,
  reviewed: readonly Reviewed[],
  { judging: { unit } }: JudgingRoom,
  ink: Ink,
): Generator<string> {
  const own = reviewed.filter((one) => one.seat === seat);
  const count = (verdict: Reviewed['verdict']): number => own.filter((one) => one.verdict === verdict).length;
  yield ink.paint(
    ink.sentence(
      `${name}: ${own.length} decisions, ${count('best')} best, ${count('fine')} fine, ${count('slip')} slips, ${count('mistake')} mistakes`,
    ),
    'bold',
  );
  for (const { index, verdict, done, best, loss, why } of own) {
    const about = done.rough ? 'about ' : '';
    const worth = `${about}${inUnit(unit, done.worth.mean)} (${inUnit(unit, done.worth.low)} to ${inUnit(unit, done.worth.high)})`;
    const lost = verdict === 'best' ? '' : `, ${lossIn(unit, loss)}`;
    yield* wrap(
      ink.sentence(`${verdict}${lost}: ${plainText(done.label)}, ${worth}`),
      `${SIGNS[verdict]} ${String(index + 1).padStart(3)}. `,
    );
    if (verdict === 'slip' || verdict === 'mistake') {
      yield* wrap(
        ink.sentence(
          `${plainText(best.label)}: ${best.rough ? 'about ' : ''}${inUnit(unit, best.worth.mean)}. ${why.headline}`,
        ),
        '       ',
      );
      for (const sentence of why.sentences) yield* wrap(ink.sentence(sentence), '       ');
    }
  }
  yield '';
}

function luckLines(
  luck: { start: number; deal: number; decisions: number; draws: number; result: number },
  unit: Unit,
): string[] {
  const isRace = unit === 'seconds';
  // Time that was saved is less of it.
  const signed = (value: number): string =>
    `${value < 0 !== isRace ? '-' : '+'}${unit === 'chance' ? Math.round(Math.abs(value) * 100) : Math.abs(value).toFixed(1)}`;
  return [
    `An average deal ${inUnit(unit, luck.start)}, this deal ${signed(luck.deal)}, decisions ${signed(luck.decisions)}, ` +
      `draws and ${isRace ? 'pace' : 'the others'} ${signed(luck.draws)}: ${inUnit(unit, luck.result)}.`,
  ];
}
