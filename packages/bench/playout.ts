/** Random games through the kernel's door, as simulation and search play them. */
import { ActionList, type Game, type Random, type Seat, type SeatSet, silentTable } from '@airlock/kernel';

/** The parts of a game that a playout needs; calibration games have no more than these. */
export type Playable<State> = Pick<
  Game<State>,
  'begin' | 'waiting' | 'actions' | 'refusal' | 'apply' | 'outcome' | 'clone'
> & { setup(random: Random): State };

export const firstSeat = (seats: SeatSet): Seat => 31 - Math.clz32(seats & -seats);

/** Plays to the end and says how many actions it took. */
export function playout<State>(game: Playable<State>, random: Random, list: ActionList): number {
  const table = silentTable(random);
  const state = game.setup(random);
  game.begin(state, table);
  let moves = 0;
  for (let waiting = game.waiting(state); waiting !== 0; waiting = game.waiting(state)) {
    const seat = firstSeat(waiting);
    list.clear();
    game.actions(state, seat, list);
    game.apply(state, seat, list.pick(random), table);
    moves++;
  }
  return moves;
}

export interface Recording<State> {
  /** The state after the deal. */
  readonly start: State;
  readonly seats: readonly Seat[];
  readonly actions: readonly number[];
}

/** A random game written down, to be played again. */
export function record<State>(game: Playable<State>, random: Random): Recording<State> {
  const list = new ActionList();
  const table = silentTable(random);
  const state = game.setup(random);
  game.begin(state, table);
  const start = game.clone(state);
  const seats: Seat[] = [];
  const actions: number[] = [];
  for (let waiting = game.waiting(state); waiting !== 0; waiting = game.waiting(state)) {
    const seat = firstSeat(waiting);
    game.actions(state, seat, list.clear());
    const action = list.pick(random);
    seats.push(seat);
    actions.push(action);
    game.apply(state, seat, action, table);
  }
  return { start, seats, actions };
}

/** Plays a recording again the way a server does: is it legal, do it, is it over. */
export function replayRecording<State>(
  game: Playable<State>,
  recording: Recording<State>,
  random: Random,
): number {
  const { seats, actions } = recording;
  const table = silentTable(random);
  const state = game.clone(recording.start);
  for (let index = 0; index < actions.length; index++) {
    const seat = seats[index] as Seat;
    const action = actions[index] as number;
    if (game.refusal(state, seat, action)) throw new Error(`Recorded action ${index} is refused.`);
    game.apply(state, seat, action, table);
    const over = game.outcome(state) !== null;
    if (over !== (index === actions.length - 1)) throw new Error(`The recording does not end at ${index}.`);
  }
  return actions.length;
}
