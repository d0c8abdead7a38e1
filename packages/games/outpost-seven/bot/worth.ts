/** How good the end of a game is. */
import { present, type Seat } from '@airlock/kernel';
import { otherThan, type State } from '../state.ts';
import { WORTH } from './weights.ts';

/** Winning counts most; then by how much, because a wide lead in search outlasts what search did not see. */
export function worth(state: State, seat: Seat): number {
  const { result } = state;
  if (!result) throw new Error('A game of Outpost Seven has no worth before its end.');
  const margin = present(result.population[seat]) - present(result.population[otherThan(seat)]);
  const won = result.winner === null ? 0 : result.winner === seat ? 1 : -1;
  return Math.tanh(margin / WORTH.margin) + WORTH.win * won;
}
