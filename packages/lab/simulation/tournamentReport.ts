/** What a tournament found out: a crosstable and ratings. */
import { type AnyGame, itemAt, type Options } from '@airlock/kernel';
import { columns, percent, thousands } from '../print.ts';
import { ratings } from '../statistics/bradleyTerry.ts';
import { type Rate, rateOf } from '../statistics/wilson.ts';
import type { Plan } from './plan.ts';
import type { Effort } from './report.ts';
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

export interface TournamentReport extends Effort {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /** Strongest first. */
  readonly ratings: readonly { readonly level: string; readonly rating: number; readonly points: Rate }[];
  /** Every pair both ways round. A draw is half a win in the rate. */
  readonly crosstable: readonly Crossing[];
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
  const [{ plan }] = meetings as readonly [Meeting];
  const crosstable = meetings.flatMap(({ plan: { levels: pair }, tally: { duel } }) => {
    const [one, other] = pair as readonly [string, string];
    return [
      crossing(one, other, duel),
      crossing(other, one, { wins: duel.losses, losses: duel.wins, draws: duel.draws }),
    ];
  });
  const order = (crossing: Crossing): number =>
    levels.indexOf(crossing.level) * levels.length + levels.indexOf(crossing.against);
  crosstable.sort((a, b) => order(a) - order(b));
  return {
    game: game.id,
    rules: game.version,
    options: plan.options,
    seats: plan.seats,
    seed: plan.seed,
    ratings: rated(levels, crosstable),
    crosstable,
    games: sum(meetings, (tally) => tally.games),
    finished: sum(meetings, (tally) => tally.finished),
    moves: sum(meetings, (tally) => tally.moves),
    ...spent,
  };
}

const sum = (meetings: readonly Meeting[], part: (tally: Tally) => number): number =>
  meetings.reduce((total, { tally }) => total + part(tally), 0);

const pointsOf = ({ wins, draws }: Duel): number => wins + draws / 2;

function crossing(level: string, against: string, duel: Duel): Crossing {
  const games = duel.wins + duel.losses + duel.draws;
  return { level, against, games, ...duel, ...rateOf(pointsOf(duel), games) };
}

function rated(levels: readonly string[], crosstable: readonly Crossing[]): TournamentReport['ratings'] {
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
      return { level, rating: Math.round(itemAt(found, index)), points: rateOf(scored, games) };
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
