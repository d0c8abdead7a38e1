/**
 * Looks for a blunder to plant: the worst candidate of a decision, where it is one. A worst candidate that costs less than a mistake
 * is no blunder, and nothing but worlds can tell: so it is measured in worlds of its own, others than those it was found in and
 * than those that the judge draws, and more than the judge ever takes. What they call a mistake by the judge's own limits is planted,
 * however close to them it lies.
 */
import { behindOf, type Decision, type Estimate, type Judged, screening, verdictOn } from '@airlock/bots';
import type { JudgingRoom } from '@airlock/catalogue';
import { type Action, ActionList, type AnyGame, fastRandom, itemAt, missing, shuffle } from '@airlock/kernel';

export interface Blunder {
  readonly action: Action;
  /** What it costs by the worlds that it was measured in, in the unit of the game. */
  readonly loss: Estimate;
  /** Whether all of that interval is a mistake, so that nothing about it is close. */
  readonly isClear: boolean;
}

/**
 * Why nothing is planted at a decision: there is nothing to compare, or all of it can be worked out; a look at the worst candidate
 * shows that it surely costs less than a mistake; or it came close to one, and many worlds do not call it a mistake.
 */
export type LeftOut = 'nothing' | 'harmless' | 'close';

/** This many actions are tried besides what bots would think of. */
const OTHERS = 8;
/** Worlds that all of them meet, and then the best and the worst of them. */
const [FIRST_LOOK, SECOND_LOOK] = [8, 24];
const [BEST_KEPT, WORST_KEPT] = [2, 3];
/** Measured in as many worlds as the judge takes for a decision; and in so many times as many where these do not make it plain. */
const MANY = 6;
/** Plain is what twice the usual interval leaves no doubt of. */
const PLAIN = 2;

export function blunderAt(
  game: AnyGame,
  { judging, calibration }: JudgingRoom,
  { seated, action }: Decision,
  seed: string,
): Blunder | LeftOut {
  const random = fastRandom(seed);
  const found = screening(game, judging, seated, seed);
  if (!found) return 'nothing';
  const { ideas, plain, compare } = found;
  const legal = new ActionList();
  game.actions(game.imagine(seated.view, random), seated.seat, legal);
  const judged = legal.toArray().filter((action) => judging.isJudged(action));
  const others = shuffle(judged, random).slice(0, OTHERS).map(plain);
  const { limits, budget } = judging;
  const lossOf = (best: Judged, worst: Judged): Estimate =>
    behindOf(best, worst, calibration.correction, judging.unit === 'chance');
  // What was really done replaces nothing.
  const done = plain(action);
  const replacing = (all: readonly Judged[]): Judged[] => all.filter((one) => one.action !== done);
  const isHarmless = (all: readonly Judged[]): boolean => {
    const worst = replacing(all).at(-1);
    return !worst || lossOf(itemAt(all, 0), worst).high < limits.mistake;
  };

  const first = compare([...new Set([...ideas, ...others])], FIRST_LOOK);
  if (isHarmless(first)) return 'harmless';
  const ends = [...first.slice(0, BEST_KEPT), ...replacing(first).slice(-WORST_KEPT)];
  const second = compare([...new Set(ends.map((one) => one.action))], SECOND_LOOK);
  if (isHarmless(second)) return 'harmless';
  const best = itemAt(second, 0).action;
  const worst = (replacing(second).at(-1) ?? missing()).action;

  // The worst of many is partly the unluckiest: what was seen so far only says that it is worth measuring.
  const measured = (worlds: number): Estimate => {
    const both = compare([best, worst], worlds);
    const loss = lossOf(itemAt(both, 0), itemAt(both, 1));
    return itemAt(both, 0).action === best ? loss : { mean: -loss.mean, low: -loss.high, high: -loss.low };
  };
  const few = measured(budget.last);
  const doubt = PLAIN * (few.mean - few.low);
  if (few.mean + doubt < limits.mistake) return 'harmless';
  const loss = few.mean - doubt >= limits.mistake ? few : measured(MANY * budget.last);
  if (verdictOn(loss, limits) !== 'mistake') return 'close';
  return { action: worst, loss, isClear: loss.low >= limits.mistake };
}
