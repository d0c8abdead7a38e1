/** How a game ended, in one sentence. */
import type { Naming, RuleId, Seat } from '@airlock/kernel';
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
};

export function resultWords(
  outcome: OutcomeId,
  winners: readonly Seat[],
  rule: RuleId,
  { reader }: Naming,
): string {
  const how = HOW[rule] ? `; ${HOW[rule]}` : '';
  const you = reader < 0 ? '' : winners.includes(reader) ? ' You win.' : ' You lose.';
  return `${BECAUSE[outcome]}${how}.${you}`;
}
