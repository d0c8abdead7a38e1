/**
 * Information-set tree search. One tree stands for all that the seat cannot tell apart: its branches are
 * sequences of actions, and every iteration walks down it in a newly imagined world, taking only branches that
 * are legal there. A branch is rated by how it did against the times it could have been taken at all.
 */
import {
  type Action,
  ActionList,
  type Bot,
  type Context,
  type Game,
  type Knowledge,
  missing,
  NOBODY,
  type Random,
  type Seat,
  type SeenEvent,
  silentContext,
} from '@airlock/kernel';
import { ask } from './asked.ts';
import { allowed, type Budget } from './budget.ts';
import { type Mind, mindFor } from './mind.ts';
import { firstOf, playOut } from './playOut.ts';

/** An action of a seat, after those above it. */
class Branch {
  readonly seat: Seat;
  readonly action: Action;
  readonly branches: Branch[] = [];
  /** How often it was taken. */
  visits = 0;
  /** How often it could have been. */
  available = 0;
  /** Summed worth of the ends it led to, for its seat. */
  total = 0;
  /** No new branch was found here at this many visits; looked for again only at twice as many. */
  barrenAt = 0;

  constructor(seat: Seat, action: Action) {
    this.seat = seat;
    this.action = action;
  }
}

export interface TreeSettings<State> {
  readonly level: string;
  readonly knowledge?: Knowledge<State>;
  readonly budget: Budget;
  /** How much a branch rarely tried is preferred to one that did well; in units of worth. */
  readonly curiosity?: number;
  /** A branch taken n times is given `n ** widening` branches of its own, the best candidates first. */
  readonly widening?: number;
}

export function treeSearchBot<State, View, Event extends SeenEvent>(
  game: Game<State, View, Event>,
  { level, knowledge, budget, curiosity = 1.2, widening = 0.5 }: TreeSettings<State>,
): Bot<View, Event> {
  const mind = mindFor(game, knowledge);
  return {
    level,
    choose(seated, random, effort) {
      const { state, actions } = ask(game, seated, random);
      if (actions.size === 1) return actions.at(0);
      const solved = mind.solve(state, seated.seat);
      if (solved !== null) return solved;
      const search = new TreeSearch(game, mind, random, curiosity, widening);
      const { playouts, isUsedUp } = allowed(budget, effort);
      // The first one is always played: without it there would be nothing to answer.
      for (let count = 0; count === 0 || (count < playouts && !isUsedUp()); count++) {
        search.iterate(game.imagine(seated.view, random), seated.seat);
      }
      return search.best();
    },
  };
}

type Rules<State> = Pick<Game<State>, 'waiting' | 'refusal' | 'apply'>;

class TreeSearch<State> {
  private readonly root = new Branch(-1, -1);
  private readonly path: Branch[] = [];
  private readonly listed = new ActionList();
  private readonly context: Context<never>;
  /** Branches legal in the world at hand, below the branch at hand. */
  private availableCount = 0;

  private readonly game: Rules<State>;
  private readonly mind: Mind<State>;
  private readonly random: Random;
  private readonly curiosity: number;
  private readonly widening: number;

  constructor(game: Rules<State>, mind: Mind<State>, random: Random, curiosity: number, widening: number) {
    this.game = game;
    this.mind = mind;
    this.random = random;
    this.curiosity = curiosity;
    this.widening = widening;
    this.context = silentContext(random);
  }

  /** The seat that asks goes first, also where others are awaited at the same time. */
  iterate(world: State, asking: Seat): void {
    const { game, mind, path, context } = this;
    let branch = this.root;
    path.length = 0;
    path.push(branch);
    for (let isNew = false; !isNew; ) {
      const waiting = game.waiting(world);
      if (waiting === NOBODY) break;
      const seat = branch === this.root ? asking : firstOf(waiting);
      const known = this.bestKnown(branch, world, seat);
      const next = this.grow(branch, world, seat) ?? known;
      if (!next) break;
      isNew = next.visits === 0;
      game.apply(world, seat, next.action, context);
      path.push(next);
      branch = next;
    }
    playOut(game, world, mind.quick, context);
    this.learn(world);
  }

  /** The branch to take by what is known, of those legal in this world. */
  private bestKnown(branch: Branch, world: State, seat: Seat): Branch | null {
    let best: Branch | null = null;
    let bestRating = Number.NEGATIVE_INFINITY;
    this.availableCount = 0;
    for (let index = 0; index < branch.branches.length; index++) {
      const next = branch.branches[index] ?? missing();
      if (next.seat !== seat || !this.isLegal(branch, world, next)) continue;
      this.availableCount++;
      next.available++;
      const rating =
        next.total / next.visits + this.curiosity * Math.sqrt(Math.log(next.available) / next.visits);
      if (rating <= bestRating) continue;
      bestRating = rating;
      best = next;
    }
    return best;
  }

  /** What the seat that asks can do now is the same in all worlds it imagines. */
  private isLegal(above: Branch, world: State, next: Branch): boolean {
    return above === this.root || this.game.refusal(world, next.seat, next.action) === null;
  }

  /** A new branch, where this one has been taken often enough to have one more and there is one. */
  private grow(branch: Branch, world: State, seat: Seat): Branch | null {
    if (this.availableCount > 0 && this.availableCount >= (branch.visits + 1) ** this.widening) return null;
    if (this.availableCount > 0 && branch.visits < 2 * branch.barrenAt) return null;
    const { listed, mind } = this;
    mind.candidates(world, seat, listed.clear());
    const start = mind.ranks ? 0 : this.random.int(listed.size);
    for (let offset = 0; offset < listed.size; offset++) {
      const action = listed.at((start + offset) % listed.size);
      if (hasBranch(branch, seat, action)) continue;
      const next = new Branch(seat, action);
      next.available = 1;
      branch.branches.push(next);
      return next;
    }
    branch.barrenAt = branch.visits;
    return null;
  }

  private learn(world: State): void {
    for (let depth = 0; depth < this.path.length; depth++) {
      const branch = this.path[depth] ?? missing();
      branch.visits++;
      if (depth > 0) branch.total += this.mind.worth(world, branch.seat);
    }
  }

  best(): Action {
    return this.root.branches.reduce((best, next) => (next.visits > best.visits ? next : best)).action;
  }
}

function hasBranch(branch: Branch, seat: Seat, action: Action): boolean {
  for (let index = 0; index < branch.branches.length; index++) {
    const next = branch.branches[index] ?? missing();
    if (next.action === action && next.seat === seat) return true;
  }
  return false;
}
