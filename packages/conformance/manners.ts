/** How the players of the suite choose: by chance, or looking for trouble. */
import {
  type Action,
  ActionList,
  type AnyGame,
  CLOCK,
  fastRandom,
  pick,
  type Random,
  type RandomState,
  restoreRandom,
  type Seat,
  seatsIn,
} from '@airlock/kernel';
import type { Act, Playthrough } from './watching.ts';

export const MANNERS = ['random', 'rare', 'drawing', 'deep', 'hasty'] as const;
export type Manner = (typeof MANNERS)[number];

/** One step in this many is an aside, if there is any; with hasty players the clock is as busy as they are. */
const STEPS_PER_ASIDE = 12;
/** An aside that would end the game is done once in this many times, so that most games end by themselves. */
const SPARED_ENDINGS = 25;
/** A player who compares what actions lead to looks at this many of them. */
const MOST_TRIALS = 8;
/** Milliseconds between two actions. */
const LONGEST_PAUSE = 4000;

/** One table of players for one game; `seen` is how often each action was done in all games so far. */
export class Players {
  private readonly play: Playthrough;
  private readonly manner: Manner;
  private readonly seen: Map<Action, number>;
  private readonly list = new ActionList();
  private readonly random: Random;
  private now = 0;

  constructor(play: Playthrough, manner: Manner, seen: Map<Action, number>) {
    this.play = play;
    this.manner = manner;
    this.seen = seen;
    this.random = fastRandom(`players of ${play.seed}`);
  }

  /** What is done next; `null` when nobody has anything to do. */
  choose(state: unknown, chance: RandomState): Act | null {
    this.now += this.random.int(LONGEST_PAUSE);
    const chosen = this.chooseAside(state, chance) ?? this.chooseAwaited(state, chance);
    if (!chosen) return null;
    this.seen.set(chosen.action, (this.seen.get(chosen.action) ?? 0) + 1);
    return { ...chosen, at: this.now };
  }

  private chooseAside(state: unknown, chance: RandomState): Omit<Act, 'at'> | null {
    const { random } = this;
    const { game, setting } = this.play;
    const hasty = this.manner === 'hasty' && random.int(2) === 0;
    if (!hasty && random.int(STEPS_PER_ASIDE) > 0) return null;
    const seat = hasty ? CLOCK : random.int(setting.seats + 1);
    const who = seat === setting.seats ? CLOCK : seat;
    game.asides(state, who, this.list.clear());
    if (this.list.size === 0) return null;
    const action = this.list.pick(random);
    const ends = game.outcome(this.trial(state, who, action, chance).state) !== null;
    return ends && random.int(SPARED_ENDINGS) > 0 ? null : { seat: who, action, aside: true };
  }

  private chooseAwaited(state: unknown, chance: RandomState): Omit<Act, 'at'> | null {
    const { random } = this;
    const { game, plan } = this.play;
    const awaited = seatsIn(game.waiting(state));
    const seat = awaited[random.int(awaited.length)];
    if (seat === undefined) return null;
    game.actions(state, seat, this.list.clear());
    const unlisted = random.int(2) === 0 ? plan.unlisted?.(state, seat, random) : undefined;
    if (unlisted !== undefined && game.refusal(state, seat, unlisted) === null) {
      return { seat, action: unlisted, aside: false };
    }
    if (this.list.size === 0) return null;
    return { seat, action: this.pick(state, seat, this.list.toArray(), chance), aside: false };
  }

  private pick(state: unknown, seat: Seat, actions: readonly Action[], chance: RandomState): Action {
    const { random } = this;
    const drawn = (): Action => pick(actions, random);
    switch (this.manner) {
      case 'random':
      case 'hasty':
        return drawn();
      case 'rare':
        return greatest(actions, random, (action) => -(this.seen.get(action) ?? 0));
      case 'drawing':
        return greatest(someOf(actions, random), random, (action) => {
          const { draws, told } = this.trial(state, seat, action, chance);
          return draws + told;
        });
      case 'deep':
        return greatest(someOf(actions, random), random, (action) =>
          depthOf(this.trial(state, seat, action, chance).state),
        );
    }
  }

  /** What an action would do, tried on a copy. */
  private trial(state: unknown, seat: Seat, action: Action, chance: RandomState) {
    const copy = this.play.game.clone(state);
    const random = restoreRandom('fast', '', chance);
    const drawsBefore = random.draws;
    let told = 0;
    const tell: Parameters<AnyGame['apply']>[3]['tell'] = (event) => {
      told += event.reveals ? 2 : 1;
    };
    this.play.game.apply(copy, seat, action, { random, now: this.now, tell });
    return { state: copy, draws: random.draws - drawsBefore, told };
  }
}

/** Rules written as a flow chart show by their stack how deep a choice lies. */
function depthOf(state: unknown): number {
  const { stack } = state as { stack?: unknown };
  return Array.isArray(stack) ? stack.length : 0;
}

function someOf(actions: readonly Action[], random: Random): readonly Action[] {
  if (actions.length <= MOST_TRIALS) return actions;
  return Array.from({ length: MOST_TRIALS }, () => pick(actions, random));
}

/** The action of the highest rank; among equals chance decides. */
function greatest(actions: readonly Action[], random: Random, rank: (action: Action) => number): Action {
  const ranks = actions.map(rank);
  const highest = Math.max(...ranks);
  const best = actions.filter((_, index) => ranks[index] === highest);
  return pick(best, random);
}
