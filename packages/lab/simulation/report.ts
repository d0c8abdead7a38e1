/** What a simulation found out, as one object and as a table for people. */
import { type AnyGame, itemAt } from '@airlock/kernel';
import { columns, percent, thousands } from '../print.ts';
import {
  addTo,
  count,
  type Distribution,
  distributionOf,
  type Histogram,
  type Spread,
  spreadOf,
} from '../statistics/histogram.ts';
import { type Paired, pairedTest } from '../statistics/paired.ts';
import { type Rate, rateOf, rounded } from '../statistics/wilson.ts';
import { writeFingerprint } from './fingerprint.ts';
import { type Extent, extentOf, type Measurement, measurementOf } from './measurement.ts';
import type { Plan } from './plan.ts';
import type { SeatRecord, Tally } from './tally.ts';
import type { PlayedOut } from './workers.ts';

/** The only figures that may differ when a simulation is repeated with the same seed. */
export interface Effort {
  readonly workers: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
}

interface WinRate extends Rate {
  readonly games: number;
  readonly wins: number;
  readonly meanScore: number;
  /** `null` where no game was finished. */
  readonly scores: Distribution | null;
}

/** A rule that ended games, and the reason in its words. */
interface Ending extends Rate {
  readonly rule: string;
  readonly reason: string;
  readonly games: number;
}

/** Something that is counted of the bots' conduct. */
interface Conduct extends Rate {
  readonly what: string;
  readonly times: number;
  readonly of: number;
}

/** What was written beside the report. */
export interface Written {
  /** The file with one row for each game. */
  readonly csv: string | null;
  readonly kept: { readonly games: number; readonly folder: string } | null;
}

export interface Report extends Measurement, Extent, Written, Effort {
  /** `null` where levels go by sides. */
  readonly bots: readonly string[] | null;
  /** The level of each side, where levels go by them. */
  readonly sides: readonly { readonly side: string; readonly level: string }[] | null;
  readonly games: number;
  readonly finished: number;
  readonly moves: number;
  /** Of every action and every end: the same whenever, wherever and on however many cores it is played again. */
  readonly fingerprint: string;
  /** What ended the games, the most frequent first. */
  readonly endings: readonly Ending[];
  /** Moves of a finished game. */
  readonly lengths: Spread | null;
  /** Seconds that a finished game took its players; `null` where time plays no part. */
  readonly lasted: Spread | null;
  readonly bySeat: readonly (WinRate & { readonly seat: number; readonly name: string })[];
  /** Which side won; empty where everybody plays for themselves. */
  readonly bySide: readonly (Rate & { readonly side: string; readonly wins: number })[];
  /** A level counts once for every seat it sat in; empty where levels go by sides. */
  readonly byLevel: readonly (WinRate & { readonly level: string })[];
  /** `null` where nobody is asked first. */
  readonly startingPlayer: WinRate | null;
  /** Games that nobody won; nothing in a solitaire, where that is a loss. */
  readonly draws: (Rate & { readonly games: number }) | null;
  /** How bots conduct themselves; empty where the game counts nothing. */
  readonly conduct: readonly Conduct[];
  /** How far the first of two levels scores above the second on the same shuffles of a solitaire. */
  readonly paired: Paired | null;
}

export const effort = (moves: number, seconds: number, workers: number): Effort => ({
  workers,
  seconds: rounded(seconds),
  movesPerSecond: Math.round(moves / seconds),
});

export function reportOf(
  game: AnyGame,
  plan: Plan,
  { tally, ranges }: PlayedOut,
  spent: Effort,
  written: Written = { csv: null, kept: null },
): Report {
  return {
    ...measurementOf('simulate', game, plan),
    bots: plan.sides ? null : plan.levels,
    sides: plan.sides
      ? plan.sides.map((level, side) => ({ side: game.sides?.names[side] ?? '', level }))
      : null,
    ...extentOf(plan.games, ranges),
    ...written,
    games: tally.games,
    finished: tally.finished,
    moves: tally.moves,
    fingerprint: writeFingerprint(tally.fingerprint),
    ...spent,
    endings: endingsOf(tally),
    lengths: spreadOf(tally.lengths),
    lasted: spreadOf(tally.seconds),
    bySeat: tally.seats.map((record, seat) => ({ seat, name: game.words.seat(seat), ...winRate(record) })),
    bySide: (game.sides?.names ?? []).map((side, index) => {
      const wins = tally.sides.get(index) ?? 0;
      return { side, wins, ...rateOf(wins, tally.finished) };
    }),
    byLevel: plan.sides
      ? []
      : levelRecords(plan, tally).map(([level, record]) => ({ level, ...winRate(record) })),
    startingPlayer: tally.starter.games === 0 ? null : winRate(tally.starter),
    draws:
      plan.seats === 1
        ? null
        : { games: tally.withoutWinner, ...rateOf(tally.withoutWinner, tally.finished) },
    conduct: Object.entries(tally.conduct).map(([what, [times, of]]) => ({
      what,
      times,
      of,
      ...rateOf(times, of),
    })),
    paired: pairedTest(tally.margins.pairs, tally.margins.sum, tally.margins.squares),
  };
}

export function endingsOf({ endings, finished }: Tally): Ending[] {
  return Object.entries(endings)
    .map(([ruleAndReason, games]) => {
      const [rule = '', reason = ''] = ruleAndReason.split(' ');
      return { rule, reason, games, ...rateOf(games, finished) };
    })
    .sort((a, b) => b.games - a.games || (a.rule < b.rule ? -1 : 1));
}

function winRate({ games, wins, scores }: SeatRecord): WinRate {
  const spread = distributionOf(scores);
  return { games, wins, ...rateOf(wins, games), meanScore: spread?.mean ?? 0, scores: spread };
}

/** A level that the list names twice has one record. */
function levelRecords(plan: Plan, tally: Tally): [level: string, SeatRecord][] {
  const records = new Map<string, SeatRecord>();
  for (const [index, level] of plan.levels.entries()) {
    const { games, wins, scores } = itemAt(tally.levels, index);
    const sum = records.get(level) ?? { games: 0, wins: 0, scores: new Map() };
    addTo(sum.scores, scores);
    records.set(level, { games: sum.games + games, wins: sum.wins + wins, scores: sum.scores });
  }
  return [...records];
}

export function reportLines(report: Report, title: string): string[] {
  const { games, finished, moves, lengths, lasted, draws } = report;
  const rows: string[][] = [['', 'wins', 'games', 'rate', '95 %', 'mean score']];
  const add = (name: string, one: WinRate): void => {
    const interval = `${percent(one.low)} to ${percent(one.high)}`;
    rows.push([name, `${one.wins}`, `${one.games}`, percent(one.rate), interval, one.meanScore.toFixed(2)]);
  };
  for (const one of report.bySeat) add(one.name, one);
  if (report.startingPlayer) add('starting player', report.startingPlayer);
  for (const { side, wins, rate, low, high } of report.bySide) {
    rows.push([side, `${wins}`, `${finished}`, percent(rate), `${percent(low)} to ${percent(high)}`, '']);
  }
  for (const one of report.byLevel) add(`level ${one.level}`, one);
  if (draws) {
    const interval = `${percent(draws.low)} to ${percent(draws.high)}`;
    rows.push(['nobody (draws)', `${draws.games}`, `${finished}`, percent(draws.rate), interval, '']);
  }
  return [
    `${title}: ${thousands(games)} games of ${playersWords(report)}, seed ${report.seed}`,
    ...(report.partial ? [partialWords(report, games)] : []),
    '',
    ...columns(rows, ['left', 'right', 'right', 'right', 'right', 'right']),
    '',
    ...columns(
      [
        ['finished', `${thousands(finished)} of ${thousands(games)}`],
        ...report.endings.map((ending, index) => [index === 0 ? 'ended by' : '', endingWords(ending)]),
        ...scoreLines(report),
        ['moves a game', lengths ? lengthWords(lengths) : 'none'],
        ...(lasted ? [['seconds a game', lengthWords(lasted)]] : []),
        ...(report.paired ? [['same shuffle', pairedWords(report.bots ?? [], report.paired)]] : []),
        ...report.conduct.map((one, index) => [index === 0 ? 'conduct' : '', conductWords(one)]),
        ['fingerprint', report.fingerprint],
        [
          'speed',
          `${thousands(report.movesPerSecond)} moves a second (${thousands(moves)} in ${report.seconds.toFixed(2)} s, ${workersWords(report.workers)})`,
        ],
      ],
      ['left', 'left'],
    ),
  ];
}

const playersWords = ({ bots, sides }: Report): string =>
  sides ? sides.map(({ side, level }) => `${level} as ${side}`).join(' against ') : (bots ?? []).join(', ');

export const partialWords = ({ asked }: Pick<Extent, 'asked'>, games: number): string =>
  `Interrupted: ${thousands(games)} of ${thousands(asked)} games were played.`;

const endingWords = ({ rule, reason, games, rate }: Ending): string =>
  `${rule} ${reason}, ${thousands(games)} (${percent(rate)})`;

const conductWords = ({ what, times, of, rate }: Conduct): string =>
  `${thousands(times)} of ${thousands(of)} ${what} (${percent(rate)})`;

/** Of all seats together; empty if nobody scored. */
function scoreLines({ bySeat }: Report): string[][] {
  const all: Histogram = new Map();
  for (const { scores } of bySeat)
    for (const [score, times] of scores?.histogram ?? []) count(all, score, times);
  const spread = spreadOf(all);
  if (!spread) return [];
  const { min, max, mean, sd, p25, median, p75 } = spread;
  const words = `${min} to ${max}, mean ${mean.toFixed(2)}, deviation ${sd.toFixed(2)}`;
  return [['scores', `${words}, quartiles ${p25}, ${median}, ${p75}`]];
}

const lengthWords = ({ min, mean, median, p99, max }: Spread): string =>
  `${min} to ${max}, mean ${mean.toFixed(1)}, median ${median}, 99 % within ${p99}`;

function pairedWords(bots: readonly string[], { pairs, lead, standardError, p }: Paired): string {
  const [ahead, behind] = lead < 0 ? [bots[1], bots[0]] : bots;
  const chance = p < LEAST_P ? `p < ${LEAST_P}` : `p = ${p.toFixed(4)}`;
  const margin = `${Math.abs(lead).toFixed(2)} (${standardError.toFixed(2)})`;
  return `${ahead} ahead of ${behind} by ${margin}, ${thousands(pairs)} pairs, ${chance}`;
}

/** Smaller chances are not worth telling apart. */
const LEAST_P = 0.0001;

const workersWords = (workers: number): string => `${workers} worker${workers === 1 ? '' : 's'}`;
