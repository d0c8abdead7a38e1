/** Other worlds than the real one, which a viewer could not tell from it. */
import { type AnyGame, pick, type Random, type Viewer } from '@airlock/kernel';
import { countOf } from './checks/census.ts';
import { bytesOf, isObject, overTheWire } from './difference.ts';
import type { Plan } from './plan.ts';

/** What a world must agree with: what the viewer sees and what the table holds. */
interface Fit {
  readonly game: AnyGame;
  readonly plan: Plan;
  readonly state: unknown;
  readonly viewer: Viewer;
}

/** Where something lies in a plain value: the names on the way to it. */
type Path = readonly string[];

/** This many imagined worlds are laid over each other to find what is hidden. */
const SAMPLES = 3;
const MOST_SWAPS = 8;

/**
 * Makes worlds that differ from the real one in few things: two hidden cards change places. Imagined worlds
 * differ in nearly all that is hidden, so that hardly any action leads to the same view in both; these do.
 */
export class SwappedWorlds {
  /** What the viewer sees, and the same as it is sent. */
  readonly view: unknown;
  readonly seen: string;
  private readonly fit: Fit;
  private readonly count: string;
  private readonly hidden: readonly Path[];
  /** A copy of the real world that was not given away. */
  private copy: unknown = null;

  constructor(fit: Fit, random: Random) {
    const { game, plan, state, viewer } = fit;
    this.fit = fit;
    this.view = game.view(state, viewer);
    this.seen = bytesOf(this.view);
    this.count = countOf(plan, state);
    const worlds = Array.from({ length: SAMPLES }, () => game.imagine(this.view, random));
    this.hidden = differingPaths(worlds);
  }

  /** `null` when no swap that was tried leaves the view as it is. */
  next(random: Random): unknown | null {
    const { state } = this.fit;
    for (let tries = 0; tries < MOST_SWAPS && this.hidden.length > 1; tries++) {
      const one = pick(this.hidden, random);
      const other = pick(this.hidden, random);
      const world = this.copy ?? overTheWire(state);
      this.copy = world;
      if (!swap(world, one, other)) continue;
      if (this.looksReal(world)) {
        this.copy = null;
        return world;
      }
      swap(world, one, other);
    }
    return null;
  }

  /** Two numbers that mean different things may have changed places: what cannot even be looked at is no world. */
  private looksReal(world: unknown): boolean {
    const { game, plan, viewer } = this.fit;
    try {
      return bytesOf(game.view(world, viewer)) === this.seen && countOf(plan, world) === this.count;
    } catch {
      return false;
    }
  }
}

/** Lets two values change places; false where there are none or nothing would change. */
function swap(world: unknown, one: Path, other: Path): boolean {
  const [first, second] = [leafAt(world, one), leafAt(world, other)];
  if (!first || !second || first.value === second.value || typeof first.value !== typeof second.value)
    return false;
  first.holder[first.key] = second.value;
  second.holder[second.key] = first.value;
  return true;
}

function leafAt(world: unknown, path: Path) {
  let holder = world;
  for (const key of path.slice(0, -1)) {
    if (!isObject(holder)) return null;
    holder = holder[key];
  }
  const key = path.at(-1) as string;
  if (!isObject(holder) || !Object.hasOwn(holder, key) || isObject(holder[key])) return null;
  return { holder, key, value: holder[key] };
}

/** Every place with a number, text or truth value that is not the same in all of them. */
export function differingPaths(worlds: readonly unknown[], path: Path = [], found: Path[] = []): Path[] {
  const [first] = worlds;
  if (worlds.every((world) => world === first)) return found;
  const holders = worlds.filter(isObject);
  if (holders.length === 0) found.push(path);
  for (const key of new Set(holders.flatMap(Object.keys))) {
    const below = worlds.map((world) => (isObject(world) ? world[key] : undefined));
    differingPaths(below, [...path, key], found);
  }
  return found;
}
