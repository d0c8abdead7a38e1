/** What the single parts of a move cost, in positions taken from the middle of random games. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ActionList, fastRandom, itemAt, SPECTATOR, silentContext } from '@airlock/kernel';
import { outpostSeven, type State } from '@airlock/outpost-seven';
import { type Effort, rateOf, type Spread, spreadOf } from './measure.ts';
import { outpost } from './outpost.ts';
import { record } from './playout.ts';

interface Sample {
  readonly state: State;
  readonly seat: number;
  readonly action: number;
}

const POSITIONS = 400;

function middlePositions(): Sample[] {
  return Array.from({ length: POSITIONS }, (_, index) => {
    const random = fastRandom(`position ${index}`);
    const context = silentContext(random);
    const { start: state, moves } = record(outpost, random);
    const middle = Math.floor(moves.length / 2);
    for (const { seat, action } of moves.slice(0, middle)) outpost.apply(state, seat, action, context);
    return { state, ...itemAt(moves, middle) };
  });
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

export async function measurePieces({ rounds, seconds }: Effort): Promise<Pieces> {
  const positions = middlePositions();
  const views = positions.map(({ state, seat }) => outpostSeven.view(state, seat));
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
    outpost.actions(state, seat, list.clear());
    return sum + list.size;
  }, 0);
  return {
    legalityCheck: await nanoseconds(({ state, seat, action }) => outpost.refusal(state, seat, action)),
    listing: await nanoseconds(({ state, seat }) => outpost.actions(state, seat, list.clear())),
    actionsListed: listed / positions.length,
    clone: await nanoseconds(({ state }) => outpost.clone(state)),
    cloneAndApply: await nanoseconds(({ state, seat, action }) =>
      outpost.apply(outpost.clone(state), seat, action, context),
    ),
    spectatorView: await nanoseconds(({ state }) => outpostSeven.view(state, SPECTATOR)),
    imagine: await nanoseconds((_, index) => outpostSeven.imagine(itemAt(views, index), random)),
    bytesPerClone: bytesPerClone(positions),
  };
}

/** Heap growth while many clones are held. */
function bytesPerClone(positions: readonly Sample[]): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const held: State[] = new Array(50 * positions.length);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < held.length; index++) {
    held[index] = outpost.clone(itemAt(positions, index % positions.length).state);
  }
  collectGarbage();
  return Math.round((process.memoryUsage().heapUsed - before) / held.length);
}
