/** The sums of many games. Tallies of parts add up to the tally of the whole. */
import { itemAt, type Outcome } from '@airlock/kernel';
import { addTo, count, type Histogram } from '../statistics/histogram.ts';
import { addFingerprint, type Fingerprint } from './fingerprint.ts';
import { levelAt, type Plan } from './plan.ts';
import { type Finished, winningSide } from './playGame.ts';
import { addSurvey, countSurvey, emptySurvey, type SurveyTally } from './surveyTally.ts';

/** What one seat or one level did in its finished games. */
export interface SeatRecord {
  games: number;
  wins: number;
  scores: Histogram;
}

/** Two levels against each other. */
export interface Duel {
  wins: number;
  losses: number;
  draws: number;
}

/** How far one level's scores were ahead of another's where both played the same shuffle alone. */
interface Margins {
  pairs: number;
  sum: number;
  squares: number;
}

export interface Tally {
  games: number;
  finished: number;
  moves: number;
  fingerprint: Fingerprint;
  /** Of all that was done and said, without the states it led to. */
  course: Fingerprint;
  lengths: Histogram;
  /** Seconds that finished games took their players; empty where time plays no part. */
  seconds: Histogram;
  /** How often each rule ended a game, and for which of its reasons: by both, with a blank between. */
  endings: { [ruleAndReason: string]: number };
  /** Finished games without any winner. */
  withoutWinner: number;
  /** How often each side won; empty where everybody plays for themselves. */
  sides: Histogram;
  /** What was counted of the bots' conduct: how often, out of how many times; empty where nothing is. */
  conduct: { [words: string]: [times: number, of: number] };
  seats: SeatRecord[];
  /** In the order of the plan's list. */
  levels: SeatRecord[];
  /** The player who was asked first. */
  starter: SeatRecord;
  /** The plan's first level against its second; empty unless there are just two. */
  duel: Duel;
  /** Likewise, in points; only of a solitaire. */
  margins: Margins;
  /** What finished games say about balance; `null` unless the plan wants it. */
  survey: SurveyTally | null;
}

const emptyRecord = (): SeatRecord => ({ games: 0, wins: 0, scores: new Map() });

export function emptyTally(plan: Plan): Tally {
  return {
    games: 0,
    finished: 0,
    moves: 0,
    fingerprint: [0, 0],
    course: [0, 0],
    lengths: new Map(),
    seconds: new Map(),
    endings: {},
    withoutWinner: 0,
    sides: new Map(),
    conduct: {},
    seats: Array.from({ length: plan.seats }, emptyRecord),
    levels: plan.levels.map(emptyRecord),
    starter: emptyRecord(),
    duel: { wins: 0, losses: 0, draws: 0 },
    margins: { pairs: 0, sum: 0, squares: 0 },
    survey: plan.survey ? emptySurvey() : null,
  };
}

export function countGame(tally: Tally, plan: Plan, index: number, game: Finished): void {
  const { moves, outcome, first, seconds, fingerprint, course } = game;
  tally.games++;
  tally.moves += moves;
  addFingerprint(tally.fingerprint, fingerprint);
  addFingerprint(tally.course, course);
  addConduct(tally, game.conduct ?? {});
  if (!outcome) return;
  tally.finished++;
  if (tally.survey && game.survey) countSurvey(tally.survey, game.survey, outcome);
  count(tally.lengths, moves);
  if (seconds !== undefined) count(tally.seconds, seconds);
  const ending = `${outcome.rule} ${outcome.reason}`;
  tally.endings[ending] = (tally.endings[ending] ?? 0) + 1;
  if (outcome.winners.length === 0) tally.withoutWinner++;
  const side = winningSide(game);
  if (side !== undefined) count(tally.sides, side);
  for (let seat = 0; seat < plan.seats; seat++) {
    const won = outcome.winners.includes(seat);
    const score = outcome.scores[seat] ?? 0;
    enter(itemAt(tally.seats, seat), won, score);
    enter(itemAt(tally.levels, levelAt(plan, index, seat)), won, score);
    if (seat === first) enter(tally.starter, won, score);
  }
}

function addConduct({ conduct }: Tally, more: Finished['conduct'] & {}): void {
  for (const [words, [times, of]] of Object.entries(more)) {
    const [timesBefore, ofBefore] = conduct[words] ?? [0, 0];
    conduct[words] = [timesBefore + times, ofBefore + of];
  }
}

function enter(record: SeatRecord, won: boolean, score: number): void {
  record.games++;
  count(record.scores, score);
  if (won) record.wins++;
}

/**
 * Decides between the two levels of a plan. At a shared table the level whose seats won more often is ahead;
 * alone, each level plays the same shuffle, a win beats a loss and then the score counts.
 */
export function countDuel(tally: Tally, plan: Plan, from: number, round: readonly Finished[]): void {
  if (plan.levels.length !== 2) return;
  if (plan.seats === 1) {
    const [one, other] = round;
    if (!one?.outcome || !other?.outcome) return;
    decide(tally.duel, aheadAlone(one.outcome, other.outcome));
    const margin = scoreAlone(one.outcome) - scoreAlone(other.outcome);
    tally.margins.pairs++;
    tally.margins.sum += margin;
    tally.margins.squares += margin * margin;
    return;
  }
  for (const [offset, { outcome }] of round.entries()) {
    if (outcome) decide(tally.duel, lead(plan, from + offset, outcome));
  }
}

function decide(duel: Duel, margin: number): void {
  if (margin > 0) duel.wins++;
  else if (margin < 0) duel.losses++;
  else duel.draws++;
}

const scoreAlone = ({ scores }: Outcome): number => scores[0] ?? 0;

/** No score of a lost solitaire is worth a win. */
const aheadAlone = (one: Outcome, other: Outcome): number =>
  one.winners.length - other.winners.length || scoreAlone(one) - scoreAlone(other);

/** The share of the first level's seats that won less that of the second's. */
function lead(plan: Plan, game: number, { winners }: Outcome): number {
  const shareOf = (level: number): number => {
    let sitting = 0;
    let winning = 0;
    for (let seat = 0; seat < plan.seats; seat++) {
      if (levelAt(plan, game, seat) !== level) continue;
      sitting++;
      if (winners.includes(seat)) winning++;
    }
    return winning / sitting;
  };
  return shareOf(0) - shareOf(1);
}

export function addTally(sum: Tally, more: Tally): void {
  sum.games += more.games;
  sum.finished += more.finished;
  sum.moves += more.moves;
  addFingerprint(sum.fingerprint, more.fingerprint);
  addFingerprint(sum.course, more.course);
  addTo(sum.lengths, more.lengths);
  addTo(sum.seconds, more.seconds);
  for (const [ending, times] of Object.entries(more.endings)) {
    sum.endings[ending] = (sum.endings[ending] ?? 0) + times;
  }
  sum.withoutWinner += more.withoutWinner;
  addTo(sum.sides, more.sides);
  addConduct(sum, more.conduct);
  addRecords(sum.seats, more.seats);
  addRecords(sum.levels, more.levels);
  addRecords([sum.starter], [more.starter]);
  sum.duel.wins += more.duel.wins;
  sum.duel.losses += more.duel.losses;
  sum.duel.draws += more.duel.draws;
  sum.margins.pairs += more.margins.pairs;
  sum.margins.sum += more.margins.sum;
  sum.margins.squares += more.margins.squares;
  if (sum.survey && more.survey) addSurvey(sum.survey, more.survey);
}

function addRecords(sum: readonly SeatRecord[], more: readonly SeatRecord[]): void {
  for (const [index, record] of sum.entries()) {
    const { games, wins, scores } = itemAt(more, index);
    record.games += games;
    record.wins += wins;
    addTo(record.scores, scores);
  }
}
