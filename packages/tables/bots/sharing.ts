/**
 * How much a bot may think while many others want to: strength gives way before people wait. What is decided here rests
 * on how many bots of which levels are asked in whose name, never on what they think about, because people hear of it.
 */
import type { Spare } from './thought.ts';

/** A level as far as sharing goes. */
export interface LevelCost {
  readonly id: string;
  /** CPU milliseconds of a usual thought, for levels that search. */
  readonly thinks?: number;
}

/** A thought that is wanted. */
export interface Demand {
  readonly person: string;
  readonly thinks: number;
}

export interface Capacity {
  /** How long the last of those who wait now should have to wait at most. */
  readonly patienceMs: number;
  readonly threads: number;
  /** The most CPU time that any thought gets. */
  readonly limitMs: number;
}

export interface Decision<Level extends LevelCost> {
  readonly level: Level;
  readonly spare: Spare;
  /** Whether it is less than the wanted level at its full strength. */
  readonly isReduced: boolean;
}

/** From this share on a thought is left whole: people wait a moment longer then. */
const NEARLY_ALL = 0.8;

/** With less than this a search is no better than the level below it, which costs less (docs/PERFORMANCE.md). */
const LEAST_SHARE = 1 / 8;

/** A thought that is cut short may take this many times its part, since some positions cost more than others. */
const LEEWAY = 3;

/** The strongest of these levels for which there is enough time, and how much of it. The wanted one comes first. */
export function decide<Level extends LevelCost>(
  person: string,
  [level, ...simpler]: readonly [Level, ...Level[]],
  others: readonly Demand[],
  capacity: Capacity,
  isSimpler = false,
): Decision<Level> {
  const { thinks = 0 } = level;
  const share = thinks === 0 ? 1 : shareOf({ person, thinks }, others, capacity);
  const [next, ...rest] = simpler;
  if (share < LEAST_SHARE && next) return decide(person, [next, ...rest], others, capacity, true);
  const milliseconds = share === 1 ? capacity.limitMs : Math.min(capacity.limitMs, LEEWAY * share * thinks);
  return { level, spare: { share, milliseconds }, isReduced: isSimpler || share < 1 };
}

/**
 * All share alike, unless a person asks for less than their part of the whole: the bots of somebody at one table do not think
 * less because somebody else plays at twenty.
 */
function shareOf(mine: Demand, others: readonly Demand[], { patienceMs, threads }: Capacity): number {
  const people = new Set([mine.person, ...others.map(({ person }) => person)]);
  const all = others.reduce((sum, { thinks }) => sum + thinks, mine.thinks);
  const own = others.reduce(
    (sum, { person, thinks }) => (person === mine.person ? sum + thinks : sum),
    mine.thinks,
  );
  const time = patienceMs * threads;
  const share = Math.max(time / all, time / (people.size * own));
  return share >= NEARLY_ALL ? 1 : share;
}
