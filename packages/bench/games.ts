/** The five games as the measurements play them: with the fewest seats and the usual options, at random. */
import {
  type Action,
  type ActionList,
  type AnyGame,
  CLOCK,
  defaultOptions,
  present,
  type Random,
  type Seat,
  silentContext,
} from '@airlock/kernel';
import { firstSeat, type Playable, type RecordedMove } from './playout.ts';

/** Each is loaded only where it is measured: code that was compiled for one game would be slower for another. */
const LOADERS = {
  hypatia: async () => (await import('@airlock/hypatia')).hypatia as AnyGame,
  'outpost-seven': async () => (await import('@airlock/outpost-seven')).outpostSeven as AnyGame,
  'omega-virus': async () => (await import('@airlock/omega-virus')).omegaVirus as AnyGame,
  outsider: async () => (await import('@airlock/outsider')).outsider as AnyGame,
  outbreak: async () => (await import('@airlock/outbreak')).outbreak as AnyGame,
} as const;

export type BenchId = keyof typeof LOADERS;
export const BENCH_IDS = Object.keys(LOADERS) as BenchId[];

export interface BenchGame extends Playable<unknown> {
  readonly game: AnyGame;
  readonly seats: number;
  /** Somebody who is awaited, and anything that they may do. */
  next(state: unknown, random: Random, list: ActionList): RecordedMove;
}

export async function benchGame(id: BenchId): Promise<BenchGame> {
  const game = await LOADERS[id]();
  const seats = game.seats.min;
  const options = defaultOptions(game.options);
  return { ...game, game, seats, setup: (random) => game.setup(seats, options, random), next: nextOf(game) };
}

function nextOf(game: AnyGame): BenchGame['next'] {
  const { realTime } = game;
  const anything = (state: unknown, seat: Seat, random: Random, list: ActionList): Action => {
    game.actions(state, seat, list.clear());
    return list.pick(random);
  };
  if (!realTime) {
    return (state, random, list) => {
      const seat = firstSeat(game.waiting(state));
      return { seat, action: anything(state, seat, random, list) };
    };
  }
  // What would come too late is never done: then it is the clock's turn.
  return (state, random, list) => {
    const seat = firstSeat(game.waiting(state));
    if (seat !== CLOCK) {
      const action = anything(state, seat, random, list);
      if (realTime.momentOf(action) < realTime.deadline(state)) return { seat, action };
    }
    return { seat: CLOCK, action: present(realTime.due(state) ?? undefined).action };
  };
}

/** Plays to the end and says how many actions it took. */
export function playAnyOut(bench: BenchGame, random: Random, list: ActionList): number {
  const context = silentContext(random);
  const state = bench.setup(random);
  bench.begin(state, context);
  let moves = 0;
  while (bench.waiting(state) !== 0) {
    const { seat, action } = bench.next(state, random, list);
    bench.apply(state, seat, action, context);
    moves++;
  }
  return moves;
}

/** The position in the middle of a random game, and what was done there. */
export function middlePosition(
  bench: BenchGame,
  random: Random,
  list: ActionList,
): RecordedMove & { state: unknown } {
  const context = silentContext(random);
  const state = bench.setup(random);
  bench.begin(state, context);
  const positions: (RecordedMove & { state: unknown })[] = [];
  while (bench.waiting(state) !== 0) {
    const move = bench.next(state, random, list);
    positions.push({ ...move, state: bench.clone(state) });
    bench.apply(state, move.seat, move.action, context);
  }
  return present(positions[positions.length >> 1]);
}
