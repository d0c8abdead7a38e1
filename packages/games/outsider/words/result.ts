/** How a game ended, in one sentence. */
import { count, type Naming, type RuleId, type Seat } from '@airlock/kernel';
import type { OutcomeId } from '../state.ts';

const BECAUSE: Readonly<Record<OutcomeId, string>> = {
  crew: 'The Crew wins: the ship is repaired',
  outsiders: 'The Outsiders win: the Crew is lost',
  obliteration: 'Obliteration: everybody loses',
  eclipseCrew: 'Eclipse: the Crew wins',
  eclipseOutsiders: 'Eclipse: the Outsiders win',
  surgeCrew: 'Dark Surge: the Crew wins',
  surgeOutsiders: 'Dark Surge: the Outsiders win',
  surgeTie: 'Dark Surge: a tie, and whoever brought it about loses',
};

const HOW: Readonly<Record<RuleId, string>> = {
  'OUT-811': 'the deck has run out',
  'OUT-812': 'nobody could do what all were told to do',
  'OUT-813': 'all are Doomed at once',
  'OUT-816': 'turn 300 is over',
  'OUT-936': 'the last location is destroyed',
  'OUT-987': 'all have died at once',
  'OUT-962': 'they have more Goals than there are Outsiders',
  'OUT-963': 'all of the Crew are Doomed',
  'OUT-964': 'their side has the most Survival, or was chosen in a tie',
};

/** Why the ship was lost, for where something else than that decides who wins. */
export const causeWords = (rule: RuleId): string => HOW[rule] ?? 'its time is over';

export function resultWords(
  outcome: OutcomeId,
  winners: readonly Seat[],
  rule: RuleId,
  { reader }: Naming,
  points: readonly number[] = [],
): string {
  const [crew, outsiders] = points;
  const score =
    crew === undefined ? '' : `; ${count(crew, 'point')} for the Crew, ${outsiders} for the Outsiders`;
  const how = HOW[rule] ? `; ${HOW[rule]}` : score;
  const you = reader < 0 ? '' : winners.includes(reader) ? ' You win.' : ' You lose.';
  return `${BECAUSE[outcome]}${how}.${you}`;
}
