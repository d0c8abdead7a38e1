/** Who wins: by prizes, or because somebody gives up. */
import type { Context, Outcome, Seat } from '@airlock/kernel';
import { worthOf } from '../cards.ts';
import type { GoofspielEvent } from '../events.ts';
import type { Result, State } from '../state.ts';

/** GOF-030, GOF-031: the highest total, if one seat alone has it. */
function winnerOf(scores: readonly number[]): Seat | null {
  const highest = Math.max(...scores);
  const seat = scores.indexOf(highest);
  return seat === scores.lastIndexOf(highest) ? seat : null;
}

const scoresOf = ({ players }: State): number[] => players.map(({ won }) => worthOf(won));

function finish(state: State, result: Result, context: Context<GoofspielEvent>): void {
  state.stack.length = 0;
  state.result = result;
  context.tell?.({
    type: 'over',
    rule: result.reason === 'prizes' ? 'GOF-030' : 'GOF-033',
    open: { result },
    reveals: true,
  });
}

export function countPrizes(state: State, context: Context<GoofspielEvent>): void {
  state.lost.push(...state.prizes.splice(0));
  const scores = scoresOf(state);
  finish(state, { winner: winnerOf(scores), scores, reason: 'prizes' }, context);
}

/** GOF-033: the best of the others wins. */
export function resign(state: State, seat: Seat, context: Context<GoofspielEvent>): void {
  const scores = scoresOf(state);
  const others = scores.map((score, other) => (other === seat ? -1 : score));
  finish(state, { winner: winnerOf(others), scores, reason: 'resigned' }, context);
}

export function outcome({ result }: State): Outcome | null {
  if (!result) return null;
  const { winner, scores, reason } = result;
  return {
    winners: winner === null ? [] : [winner],
    scores,
    reason,
    rule: reason === 'resigned' ? 'GOF-033' : winner === null ? 'GOF-031' : 'GOF-030',
  };
}
