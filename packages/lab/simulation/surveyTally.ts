/** What many games said about balance, as sums that add up. */
import type { Outcome } from '@airlock/kernel';
import { addTo, count, type Histogram } from '../statistics/histogram.ts';
import type { GameSurvey } from './surveying.ts';

/** This many seats, and how many of them won. */
export type Parts = { [name: string]: [seats: number, wins: number] };

export interface SurveyTally {
  decisions: number;
  forced: number;
  choices: number;
  leadChanges: Histogram;
  /** For each quarter but the last: how often its leader won, out of the games in which somebody led and somebody won. */
  leaderWon: [times: number, of: number][];
  cards: Parts;
  roles: Parts;
  merits: Parts;
}

export const emptySurvey = (): SurveyTally => ({
  decisions: 0,
  forced: 0,
  choices: 0,
  leadChanges: new Map(),
  leaderWon: [
    [0, 0],
    [0, 0],
    [0, 0],
  ],
  cards: {},
  roles: {},
  merits: {},
});

export function countSurvey(tally: SurveyTally, game: GameSurvey, { winners }: Outcome): void {
  tally.decisions += game.decisions;
  tally.forced += game.forced;
  tally.choices += game.choices;
  if (game.leadChanges !== null) count(tally.leadChanges, game.leadChanges);
  for (const [quarter, sum] of tally.leaderWon.entries()) {
    const won = game.leaderWon[quarter] ?? null;
    if (won === null) continue;
    sum[1]++;
    if (won) sum[0]++;
  }
  for (const seat of game.used.keys()) {
    const won = winners.includes(seat) ? 1 : 0;
    for (const name of game.used[seat] ?? []) addPart(tally.cards, name, 1, won);
    for (const name of game.roles[seat] ?? []) addPart(tally.roles, name, 1, won);
    for (const name of game.merits[seat] ?? []) addPart(tally.merits, name, 1, won);
  }
}

export function addSurvey(sum: SurveyTally, more: SurveyTally): void {
  sum.decisions += more.decisions;
  sum.forced += more.forced;
  sum.choices += more.choices;
  addTo(sum.leadChanges, more.leadChanges);
  for (const [quarter, one] of sum.leaderWon.entries()) {
    const [times, of] = more.leaderWon[quarter] ?? [0, 0];
    one[0] += times;
    one[1] += of;
  }
  for (const kind of ['cards', 'roles', 'merits'] as const) {
    for (const [name, [seats, wins]] of Object.entries(more[kind])) addPart(sum[kind], name, seats, wins);
  }
}

function addPart(parts: Parts, name: string, seats: number, wins: number): void {
  const [seatsBefore, winsBefore] = parts[name] ?? [0, 0];
  parts[name] = [seatsBefore + seats, winsBefore + wins];
}
