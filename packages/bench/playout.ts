/** Random games through the kernel's door, as simulation and search play them. */
import {
  type Action,
  ActionList,
  type Game,
  type Random,
  type Seat,
  type SeatSet,
  silentContext,
} from '@airlock/kernel';

/** The parts of a game that a playout needs; calibration games have no more than these. */
export type Playable<State> = Pick<
  Game<State>,
  'begin' | 'waiting' | 'actions' | 'refusal' | 'apply' | 'outcome' | 'clone'
> & { setup(random: Random): State };

export const firstSeat = (seats: SeatSet): Seat => 31 - Math.clz32(seats & -seats);

/** Plays to the end and says how many actions it took. */
export function playout<State>(game: Playable<State>, random: Random, list: ActionList): number {
  const context = silentContext(random);
  const state = game.setup(random);
  game.begin(state, context);
  let moves = 0;
  for (let waiting = game.waiting(state); waiting !== 0; waiting = game.waiting(state)) {
    const seat = firstSeat(waiting);
    list.clear();
    game.actions(state, seat, list);
    game.apply(state, seat, list.pick(random), context);
    moves++;
  }
  return moves;
}

export interface RecordedMove {
  readonly seat: Seat;
  readonly action: Action;
}

export interface Recording<State> {
  /** The state after the deal. */
  readonly start: State;
  readonly moves: readonly RecordedMove[];
}

/** A random game written down, to be played again. */
export function record<State>(game: Playable<State>, random: Random): Recording<State> {
  const list = new ActionList();
  const context = silentContext(random);
  const state = game.setup(random);
  game.begin(state, context);
  const start = game.clone(state);
  const moves: RecordedMove[] = [];
  for (let waiting = game.waiting(state); waiting !== 0; waiting = game.waiting(state)) {
    const seat = firstSeat(waiting);
    game.actions(state, seat, list.clear());
    const action = list.pick(random);
    moves.push({ seat, action });
    game.apply(state, seat, action, context);
  }
  return { start, moves };
}

/** Plays a recording again the way a server does: is it legal, do it, is it over. */
export function replayRecording<State>(
  game: Playable<State>,
  recording: Recording<State>,
  random: Random,
): number {
  const { moves } = recording;
  const context = silentContext(random);
  const state = game.clone(recording.start);
  let done = 0;
  for (const { seat, action } of moves) {
    if (game.refusal(state, seat, action)) throw new Error(`Recorded action ${done} is refused.`);
    game.apply(state, seat, action, context);
    const over = game.outcome(state) !== null;
    done++;
    if (over !== (done === moves.length)) throw new Error(`The recording does not end at ${done}.`);
  }
  return moves.length;
}
