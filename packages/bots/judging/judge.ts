/**
 * What a decision was worth, beside what else could have been done. All candidates meet the same imagined worlds with the same
 * luck, so that few worlds tell them apart. The worse are dropped on the way; those that are left then meet new worlds, and only
 * these count: the best of many is partly the luckiest, and would otherwise look better than it is.
 *
 * No clock has any say: the same view, the same candidates and the same seed give the same judgement anywhere.
 */
import {
  type Action,
  type Context,
  fastRandom,
  type Game,
  missing,
  type Question,
  type Seated,
  type SeenEvent,
  type ToldEvent,
} from '@airlock/kernel';
import { RepeatableChance } from '../chance.ts';
import { Continuations, type Follows } from './continuations.ts';
import type { Judging, JudgingBudget } from './judging.ts';
import { type Estimate, estimate, lead, meanOf, share } from './tally.ts';

/** What one candidate comes to, in the unit of the game and before any correction (`correction.ts`). */
export interface Judged {
  readonly action: Action;
  readonly worth: Estimate;
  /** By how much it is behind the best one, in the same worlds. */
  readonly behind: Estimate;
  /** In how many of the same worlds the best one did better than it, and worse. */
  readonly beaten: { readonly better: number; readonly worse: number };
  /** How its lines went on and ended. */
  readonly follows: Follows;
}

export interface Judgement {
  /** The best first; among them what was done. */
  readonly candidates: readonly Judged[];
  /** In how many imagined worlds each of them was played on. */
  readonly worlds: number;
  /** What was done, as candidates are written. */
  readonly done: Action;
  /** What the strong player would do: by its search, where it has one, or by its first idea. */
  readonly favourite: Action | undefined;
}

/** How much is tried, and with which luck. */
export interface Trial {
  readonly budget: JudgingBudget;
  readonly seed: string;
  /** Only what was done is judged, beside nothing: for measurements. */
  readonly alone?: true;
  /** How lines go on is not listened to, which takes as long again: for measurements that ask for no reasons. */
  readonly silent?: true;
  /** Whether what was done, beside the best, lies so close to a limit that more worlds should decide. */
  readonly isClose?: (best: Judged, done: Judged) => boolean;
}

/** This many times the last worlds at most, where it is close. */
const MOST_ROUNDS = 4;

/** Beyond this many first ideas nothing better is found, but the time is gone. */
export const MOST_CANDIDATES = 12;
const MOST_IN_SECOND = 5;
const MOST_IN_LAST = 3;
/** Where the rest can be worked out. */
const SETTLED: JudgingBudget = { first: 1, second: 1, last: 2 };

export interface Rival {
  readonly action: Action;
  values: number[];
  readonly lines: Continuations;
}

/**
 * `done` is always among what is judged, whatever else is dropped. `null` where there is nothing to compare it with.
 */
export function judge<State, View, Event extends SeenEvent>(
  game: Pick<Game<State, View, Event>, 'clone' | 'words'>,
  judging: Judging<State, View, Event>,
  seated: Seated<View, Event>,
  done: readonly Action[],
  { budget, seed, alone, silent, isClose }: Trial,
): Judgement | null {
  const random = fastRandom(seed);
  const question = judging.ask(seated, random);
  if (!question) return null;
  const strongest = budget.search && !alone && question.strongest ? [question.strongest()] : [];
  const ideas = alone ? [] : [...strongest, ...question.candidates.slice(0, MOST_CANDIDATES)];
  const plain = (action: Action): Action => question.plain?.(action) ?? action;
  const own = done.map(plain);
  const actions = [...new Set([...own, ...ideas.map(plain)])];
  if (actions.length < 2 && !alone) return null;
  const chance = new RepeatableChance();
  let rivals: Rival[] = actions.map((action) => ({ action, values: [], lines: new Continuations() }));
  const { first, second, last } = question.isSettled ? SETTLED : budget;

  const meet = (worlds: number, listens: boolean): void => {
    for (let count = 0; count < worlds; count++) {
      const world = question.world(random);
      chance.renew(random);
      for (const rival of rivals) {
        chance.rewind();
        rival.values.push(worthOf(game, question, world, rival, chance, listens));
      }
    }
  };
  const keep = (most: number): void => {
    const best = [...rivals].sort((one, other) => meanOf(other.values) - meanOf(one.values));
    const kept = new Set(best.slice(0, most));
    rivals = rivals.filter((rival) => kept.has(rival) || own.includes(rival.action));
  };

  if (rivals.length > MOST_IN_LAST + 1) {
    meet(first, false);
    keep(MOST_IN_SECOND);
    meet(second, false);
    keep(MOST_IN_LAST);
  }
  for (const rival of rivals) rival.values = [];
  // What can be worked out is no share of times.
  const isShare = judging.unit === 'chance' && !question.isSettled;
  for (let round = 1; ; round++) {
    meet(last, !silent);
    const candidates = ranked(rivals, isShare);
    const favourite = ideas[0] === undefined ? undefined : plain(ideas[0]);
    const found = { candidates, worlds: round * last, done: own[0] ?? missing(), favourite };
    if (round === MOST_ROUNDS || question.isSettled || !isClose) return found;
    const best = candidates[0] ?? missing();
    const judged = candidates.filter(({ action }) => own.includes(action));
    if (!judged.some((one) => isClose(best, one))) return found;
  }
}

export function worthOf<State>(
  game: Pick<Game<State>, 'clone'>,
  question: Question<State>,
  world: State,
  { action, lines }: Rival,
  random: RepeatableChance,
  listens: boolean,
): number {
  const future = game.clone(world);
  const told: ToldEvent[] = [];
  const isHeard = listens && lines.wantsMore;
  const context: Context = { random, now: 0, tell: isHeard ? (event) => told.push(event) : null };
  question.take(future, action, context);
  const ownEvents = told.length;
  question.playOn(future, context);
  if (isHeard) lines.add(told.slice(ownEvents));
  const worth = question.worth(future);
  if (listens && question.ends) lines.end(question.ends(future), worth);
  return worth;
}

export function ranked(rivals: readonly Rival[], isShare: boolean): Judged[] {
  const sorted = [...rivals].sort((one, other) => meanOf(other.values) - meanOf(one.values));
  const best = sorted[0] ?? missing();
  return sorted.map(({ action, values, lines }) => ({
    action,
    worth: isShare ? share(values) : estimate(values),
    behind: lead(best.values, values),
    beaten: {
      better: countOf(values, (value, world) => (best.values[world] ?? value) > value),
      worse: countOf(values, (value, world) => (best.values[world] ?? value) < value),
    },
    follows: lines.summary(),
  }));
}

const countOf = (values: readonly number[], holds: (value: number, world: number) => boolean): number =>
  values.filter(holds).length;
