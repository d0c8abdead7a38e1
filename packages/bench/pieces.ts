/** What the single parts of a move cost, in positions taken from the middle of random games. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ActionList, CLOCK, fastRandom, itemAt, SPECTATOR, silentContext } from '@airlock/kernel';
import { type BenchGame, type BenchId, benchGame, middlePosition } from './games.ts';
import { type Effort, rateOf, type Spread, spreadOf } from './measure.ts';

type Sample = ReturnType<typeof middlePosition>;

const POSITIONS = 400;

/** Somebody's turn in the middle of each of many games; where it is the clock's, another game is taken. */
function middlePositions(bench: BenchGame): Sample[] {
  const list = new ActionList();
  const samples: Sample[] = [];
  for (let index = 0; samples.length < POSITIONS; index++) {
    const sample = middlePosition(bench, fastRandom(`position ${index}`), list);
    if (sample.seat !== CLOCK) samples.push(sample);
  }
  return samples;
}

export interface Pieces {
  /** Nanoseconds of CPU each. */
  readonly legalityCheck: Spread;
  readonly listing: Spread;
  readonly actionsListed: number;
  readonly clone: Spread;
  readonly cloneAndApply: Spread;
  readonly spectatorView: Spread;
  readonly imagine: Spread;
  readonly bytesPerClone: number;
}

export async function measurePieces(id: BenchId, { rounds, seconds }: Effort): Promise<Pieces> {
  const bench = await benchGame(id);
  const { game } = bench;
  const positions = middlePositions(bench);
  const views = positions.map(({ state, seat }) => game.view(state, seat));
  const list = new ActionList();
  const random = fastRandom('pieces');
  const context = silentContext(random);
  const nanoseconds = async (piece: (position: Sample, index: number) => void): Promise<Spread> => {
    const samples: number[] = [];
    for (let round = -1; round < rounds; round++) {
      const rate = await rateOf(() => {
        for (let index = 0; index < positions.length; index++) piece(itemAt(positions, index), index);
        return positions.length;
      }, seconds);
      if (round >= 0) samples.push(1e9 / rate);
    }
    return spreadOf(samples);
  };
  const listed = positions.reduce((sum, { state, seat }) => {
    game.actions(state, seat, list.clear());
    return sum + list.size;
  }, 0);
  return {
    legalityCheck: await nanoseconds(({ state, seat, action }) => game.refusal(state, seat, action)),
    listing: await nanoseconds(({ state, seat }) => game.actions(state, seat, list.clear())),
    actionsListed: listed / positions.length,
    clone: await nanoseconds(({ state }) => game.clone(state)),
    cloneAndApply: await nanoseconds(({ state, seat, action }) =>
      game.apply(game.clone(state), seat, action, context),
    ),
    spectatorView: await nanoseconds(({ state }) => game.view(state, SPECTATOR)),
    imagine: await nanoseconds((_, index) => game.imagine(itemAt(views, index), random)),
    bytesPerClone: bytesPerClone(game.clone, positions),
  };
}

/** Heap growth while many clones are held. */
function bytesPerClone(clone: (state: unknown) => unknown, positions: readonly Sample[]): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const held: unknown[] = new Array(50 * positions.length);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < held.length; index++) {
    held[index] = clone(itemAt(positions, index % positions.length).state);
  }
  collectGarbage();
  return Math.round((process.memoryUsage().heapUsed - before) / held.length);
}
