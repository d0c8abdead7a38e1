/** Plays a game to its end. */
import { type Context, type Game, NOBODY, type Policy, type Seat, type SeatSet } from '@airlock/kernel';

/** Where several are awaited at once, they are taken in the order of their seats. */
export const firstOf = (seats: SeatSet): Seat => 31 - Math.clz32(seats & -seats);

/** Gives how many moves it took. */
export function playOut<State>(
  game: Pick<Game<State>, 'waiting' | 'apply'>,
  state: State,
  policy: Policy<State>,
  context: Context<never>,
): number {
  for (let moves = 0; ; moves++) {
    const waiting = game.waiting(state);
    if (waiting === NOBODY) return moves;
    const seat = firstOf(waiting);
    game.apply(state, seat, policy(state, seat, context.random), context);
  }
}
