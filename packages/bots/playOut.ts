/** Plays a game to its end. */
import { type Game, NOBODY, type Policy, type Seat, type SeatSet, type Table } from '@airlock/kernel';

/** Where several are awaited at once, they are taken in the order of their seats. */
export const firstOf = (seats: SeatSet): Seat => 31 - Math.clz32(seats & -seats);

export function playOut<State>(
  game: Pick<Game<State>, 'waiting' | 'apply'>,
  state: State,
  policy: Policy<State>,
  table: Table<never>,
): void {
  for (;;) {
    const waiting = game.waiting(state);
    if (waiting === NOBODY) return;
    const seat = firstOf(waiting);
    game.apply(state, seat, policy(state, seat, table.random), table);
  }
}
