/** What a tournament found out: a crosstable and ratings. */
import { type AnyGame, itemAt } from '@airlock/kernel';
import { columns, percent, thousands } from '../print.ts';
import { ratings } from '../statistics/bradleyTerry.ts';
import { type Rate, rateOf } from '../statistics/wilson.ts';
import { type Measurement, measurementOf } from './measurement.ts';
import type { Plan } from './plan.ts';
import { type Effort, partialWords } from './report.ts';
import { alikeWarnings, type SidesMeeting, sideShares, sidesDuel, sidesMeetings } from './sidesReport.ts';
import type { Duel, Tally } from './tally.ts';

/** Two levels that met, and the tally of their games. */
export interface Meeting {
  readonly plan: Plan;
  readonly tally: Tally;
}

interface Crossing extends Duel, Rate {
  readonly level: string;
  readonly against: string;
  readonly games: number;
}

interface Rated {
  readonly level: string;
  readonly rating: number;
  readonly points: Rate;
  /** How often it wins as each side, against all levels; empty where everybody plays for themselves. */
  readonly bySide: readonly (Rate & { readonly side: string; readonly wins: number })[];
}

export interface TournamentReport extends Measurement, Effort {
  readonly bots: readonly string[];
  /** Games that were asked for, of all pairs together. */
  readonly asked: number;
  /** Whether it was interrupted. */
  readonly partial: boolean;
  /** Strongest first. */
  readonly ratings: readonly Rated[];
  /** Every pair both ways round. A draw is half a win in the rate. */
  readonly crosstable: readonly Crossing[];
  /** In a game with sides: every level on each side against every level, itself included. */
  readonly bySides: readonly SidesMeeting[];
  /** Levels that cannot be told apart by what they do. */
  readonly warnings: readonly string[];
  readonly games: number;
  readonly finished: number;
  readonly moves: number;
}

export function tournamentReport(
  game: AnyGame,
  levels: readonly string[],
  meetings: readonly Meeting[],
  spent: Effort,
): TournamentReport {
  const { plan } = itemAt(meetings, 0);
  const bySides = sidesMeetings(game, meetings);
  const crosstable = levels.flatMap((level) =>
    levels.flatMap((against) =>
      level === against ? [] : [crossing(level, against, duelOf(meetings, level, against))],
    ),
  );
  const asked = meetings.reduce((total, meeting) => total + meeting.plan.games, 0);
  const games = sum(meetings, (tally) => tally.games);
  return {
    ...measurementOf('tournament', game, plan),
    bots: levels,
    asked,
    partial: games < asked,
    ratings: rated(levels, crosstable, bySides),
    crosstable,
    bySides,
    warnings: alikeWarnings(game, levels, meetings),
    games,
    finished: sum(meetings, (tally) => tally.finished),
    moves: sum(meetings, (tally) => tally.moves),
    ...spent,
  };
}

/** What the first did against the second. */
function duelOf(meetings: readonly Meeting[], one: string, other: string): Duel {
  for (const { plan, tally } of meetings) {
    const { wins, losses, draws } = tally.duel;
    const [first, second] = plan.levels;
    if (first === one && second === other) return { wins, losses, draws };
    if (first === other && second === one) return { wins: losses, losses: wins, draws };
  }
  return sidesDuel(meetings, one, other);
}

const sum = (meetings: readonly Meeting[], part: (tally: Tally) => number): number =>
  meetings.reduce((total, { tally }) => total + part(tally), 0);

const pointsOf = ({ wins, draws }: Duel): number => wins + draws / 2;

function crossing(level: string, against: string, duel: Duel): Crossing {
  const games = duel.wins + duel.losses + duel.draws;
  return { level, against, games, ...duel, ...rateOf(pointsOf(duel), games) };
}

function rated(
  levels: readonly string[],
  crosstable: readonly Crossing[],
  bySides: readonly SidesMeeting[],
): Rated[] {
  const points = levels.map((level) =>
    levels.map((against) => {
      const met = crosstable.find((one) => one.level === level && one.against === against);
      return met ? pointsOf(met) : 0;
    }),
  );
  const found = ratings(points);
  return levels
    .map((level, index) => {
      const own = crosstable.filter((one) => one.level === level);
      const scored = own.reduce((total, one) => total + pointsOf(one), 0);
      const games = own.reduce((total, one) => total + one.games, 0);
      return {
        level,
        rating: Math.round(itemAt(found, index)),
        points: rateOf(scored, games),
        bySide: sideShares(bySides, level).map(({ level: _, ...share }) => share),
      };
    })
    .sort((a, b) => b.rating - a.rating);
}

export function tournamentLines(report: TournamentReport, title: string): string[] {
  const order = report.ratings.map(({ level }) => level);
  const rows = report.ratings.map(({ level, rating, points }) => [
    level,
    String(rating),
    percent(points.rate),
    ...order.map((against) => {
      const met = report.crosstable.find((one) => one.level === level && one.against === against);
      return met ? percent(met.rate) : '-';
    }),
  ]);
  const pairs = report.crosstable.filter((one) => order.indexOf(one.level) < order.indexOf(one.against));
  return [
    `${title}: ${thousands(report.games)} games, seed ${report.seed}`,
    ...(report.partial ? [partialWords(report, report.games)] : []),
    '',
    ...columns(
      [['level', 'rating', 'points', ...order], ...rows],
      ['left', 'right', 'right', ...order.map(() => 'right' as const)],
    ),
    '',
    ...columns(
      [
        ['', 'won', 'lost', 'drawn', 'rate', '95 %'],
        ...pairs.map((one) => [
          `${one.level} against ${one.against}`,
          `${one.wins}`,
          `${one.losses}`,
          `${one.draws}`,
          percent(one.rate),
          `${percent(one.low)} to ${percent(one.high)}`,
        ]),
      ],
      ['left', 'right', 'right', 'right', 'right', 'right'],
    ),
    '',
    `${thousands(report.moves)} moves in ${report.seconds.toFixed(2)} s`,
  ];
}
