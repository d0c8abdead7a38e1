/** One table's figures, from the games that were played at it. */
import {
  type BalanceRow,
  type MeasuredCards,
  type MeasuredDecisions,
  type MeasuredLead,
  type MeasuredSpread,
  type NamedShare,
  unusual,
} from '@airlock/catalogue';
import type { AnyGame, Survey } from '@airlock/kernel';
import type { Plan } from '../simulation/plan.ts';
import { endingsOf } from '../simulation/report.ts';
import type { Parts, SurveyTally } from '../simulation/surveyTally.ts';
import type { SeatRecord, Tally } from '../simulation/tally.ts';
import { addTo, type Histogram, spreadOf } from '../statistics/histogram.ts';
import { rateOf, rounded } from '../statistics/wilson.ts';

/** This many cards are named as those whose users win most and least often. */
const NAMED_CARDS = 3;
/** A card that fewer seats used says nothing about who wins. */
const LEAST_USED = 0.05;

const QUARTER_NAMES = ['a quarter', 'a half', 'three quarters'];

export function rowOf(
  game: AnyGame,
  survey: Survey | undefined,
  plan: Plan,
  tally: Tally,
  source: Pick<BalanceRow, 'command' | 'commit'>,
): BalanceRow {
  const { survey: sums } = tally;
  if (!sums) throw new Error('A plan without a survey says nothing about balance.');
  return {
    seats: plan.seats,
    options: unusual(game.options, plan.options),
    level: plan.levels[0] ?? '',
    games: tally.games,
    finished: tally.finished,
    shares: sharesOf(game, plan, tally),
    nobody: plan.seats === 1 ? null : rateOf(tally.withoutWinner, tally.finished),
    bySeat: plan.seats === 1 ? [] : tally.seats.map((one, seat) => recordShare(game.words.seat(seat), one)),
    roles: partShares(sums.roles),
    merits: partShares(sums.merits),
    endings: endingsOf(tally),
    scores: spread(allScores(tally)),
    moves: spread(tally.lengths),
    seconds: spread(tally.seconds),
    cards: cardsOf(survey, sums, tally.finished * plan.seats),
    decisions: decisionsOf(sums, tally.finished),
    lead: plan.seats === 1 ? null : leadOf(sums),
    ...source,
  };
}

const share = (name: string, times: number, of: number): NamedShare => ({
  name,
  times,
  of,
  ...rateOf(times, of),
});

const recordShare = (name: string, { wins, games }: SeatRecord): NamedShare => share(name, wins, games);

function sharesOf({ sides }: AnyGame, plan: Plan, tally: Tally): NamedShare[] {
  if (sides) {
    return sides.names.map((name, side) => share(name, tally.sides.get(side) ?? 0, tally.finished));
  }
  if (plan.seats === 1) return tally.seats.map((record) => recordShare('won', record));
  return tally.starter.games === 0 ? [] : [recordShare('starting player', tally.starter)];
}

/** The most frequent winners first. */
const partShares = (parts: Parts): NamedShare[] =>
  Object.entries(parts)
    .map(([name, [seats, wins]]) => share(name, wins, seats))
    .sort((a, b) => b.rate - a.rate || (a.name < b.name ? -1 : 1));

function allScores({ seats }: Tally): Histogram {
  const all: Histogram = new Map();
  for (const { scores } of seats) addTo(all, scores);
  return all;
}

function spread(histogram: Histogram): MeasuredSpread | null {
  const found = spreadOf(histogram);
  if (!found) return null;
  const { mean, sd, min, median, p99, max } = found;
  return { mean, sd, min, median, p99, max };
}

function cardsOf(survey: Survey | undefined, { cards }: SurveyTally, seats: number): MeasuredCards | null {
  if (!survey?.cards) return null;
  const { ids } = survey.cards;
  const told = partShares(cards).filter(({ of }) => of >= LEAST_USED * seats);
  return {
    all: ids.length,
    unused: ids.filter((id) => !Object.hasOwn(cards, id)).join(' '),
    best: told.slice(0, NAMED_CARDS),
    worst: told.slice(NAMED_CARDS).slice(-NAMED_CARDS),
  };
}

function decisionsOf({ decisions, forced, choices }: SurveyTally, games: number): MeasuredDecisions | null {
  if (decisions === 0) return null;
  return {
    perGame: rounded(decisions / games),
    choices: rounded(choices / decisions),
    forced: rateOf(forced, decisions),
  };
}

function leadOf({ leadChanges, leaderWon }: SurveyTally): MeasuredLead | null {
  const found = spreadOf(leadChanges);
  if (!found) return null;
  const games = [...leadChanges.values()].reduce((sum, times) => sum + times, 0);
  return {
    changes: found.mean,
    never: rateOf(leadChanges.get(0) ?? 0, games),
    held: QUARTER_NAMES.map((name, quarter) => share(name, ...(leaderWon[quarter] ?? ([0, 0] as const)))),
  };
}
