/** Other worlds than the real one, which a viewer could not tell from it. */
import type { AnyGame, Random, Viewer } from '@airlock/kernel';
import { countOf } from './checks/census.ts';
import { bytesOf, overTheWire } from './difference.ts';
import type { Plan } from './plan.ts';

/** What a world must agree with: what the viewer sees and what the table holds. */
interface Fit {
  readonly game: AnyGame;
  readonly plan: Plan;
  readonly state: unknown;
  readonly viewer: Viewer;
}

/** One place in a plain value. */
interface Leaf {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly value: unknown;
}

/** So many imagined worlds are laid over each other to find what is hidden. */
const SAMPLES = 3;
const MOST_SWAPS = 8;

/**
 * Makes worlds that differ from the real one in few things: two hidden cards change places. Imagined worlds
 * differ in nearly all that is hidden, so that hardly any action leads to the same view in both; these do.
 */
export class SwappedWorlds {
  private readonly fit: Fit;
  private readonly seen: string;
  private readonly count: string;
  private readonly hidden: readonly string[];

  constructor(fit: Fit, random: Random) {
    const { game, plan, state, viewer } = fit;
    this.fit = fit;
    const view = game.view(state, viewer);
    this.seen = bytesOf(view);
    this.count = countOf(plan, state);
    const worlds = Array.from({ length: SAMPLES }, () => leavesOf(game.imagine(view, random)));
    const paths = new Set(worlds.flatMap((world) => [...world.keys()]));
    const valueAt = (path: string) => worlds.map((world) => world.get(path)?.value);
    this.hidden = [...paths].filter((path) => new Set(valueAt(path)).size > 1);
  }

  /** Nothing when no swap that was tried leaves the view as it is. */
  next(random: Random): unknown | null {
    const { game, plan, state, viewer } = this.fit;
    for (let tries = 0; tries < MOST_SWAPS && this.hidden.length > 1; tries++) {
      const world = overTheWire(state);
      const leaves = leavesOf(world);
      const one = leaves.get(this.hidden[random.int(this.hidden.length)] as string);
      const other = leaves.get(this.hidden[random.int(this.hidden.length)] as string);
      if (!one || !other || one.value === other.value || typeof one.value !== typeof other.value) continue;
      one.holder[one.key] = other.value;
      other.holder[other.key] = one.value;
      if (bytesOf(game.view(world, viewer)) === this.seen && countOf(plan, world) === this.count)
        return world;
    }
    return null;
  }
}

/** Every number, text and truth value in a state, by its path. */
function leavesOf(
  value: unknown,
  path = '',
  leaves: Map<string, Leaf> = new Map<string, Leaf>(),
): Map<string, Leaf> {
  const holder = value as Record<string, unknown>;
  for (const key of Object.keys(holder)) {
    const below = holder[key];
    const at = `${path}.${key}`;
    if (typeof below === 'object' && below !== null) leavesOf(below, at, leaves);
    else leaves.set(at, { holder, key, value: below });
  }
  return leaves;
}
