/**
 * Looks for a blunder to plant: the worst candidate, where it surely is one. A worst candidate that costs nothing is no blunder, so
 * it has to cost as much as a mistake in worlds of its own: others than those it was found in, and than those that the judge draws.
 */
import { behindOf, type Decision, type Estimate, type Judged, screening } from '@airlock/bots';
import type { JudgingRoom } from '@airlock/catalogue';
import { type Action, ActionList, type AnyGame, fastRandom, itemAt, shuffle } from '@airlock/kernel';

export interface Blunder {
  readonly action: Action;
  /** What it costs by the worlds that confirmed it, in the unit of the game. */
  readonly loss: Estimate;
}

/** This many actions are tried besides what bots would think of. */
const OTHERS = 8;
/** Worlds that all of them meet, and then the best and the worst of them: few show where nothing can be lost. */
const [FIRST_LOOK, SECOND_LOOK] = [6, 16];
const [BEST_KEPT, WORST_KEPT] = [2, 3];
/** Below such a part of a mistake nobody looks on. */
const HOPELESS = 0.5;
/** Worlds that must confirm it; it is given up after some of them where it is not even likely. */
const [CONFIRMED_IN, HALFWAY] = [120, 30];

/** `null` where there is no mistake to make. */
export function blunderAt(
  game: AnyGame,
  { judging, calibration }: JudgingRoom,
  { seated, action }: Decision,
  seed: string,
): Blunder | null {
  const random = fastRandom(seed);
  const found = screening(game, judging, seated, seed);
  if (!found) return null;
  const { ideas, plain, compare } = found;
  const legal = new ActionList();
  game.actions(game.imagine(seated.view, random), seated.seat, legal);
  const judged = legal.toArray().filter((action) => judging.isJudged(action));
  const others = shuffle(judged, random).slice(0, OTHERS).map(plain);
  const { mistake } = judging.limits;
  const lossOf = (best: Judged, worst: Judged): Estimate =>
    behindOf(best, worst, calibration.correction, judging.unit === 'chance');
  // What was really done replaces nothing.
  const done = plain(action);
  const replacing = (all: readonly Judged[]): Judged[] => all.filter((one) => one.action !== done);
  const lossIn = (all: readonly Judged[]): number => {
    const worst = replacing(all).at(-1);
    return worst ? lossOf(itemAt(all, 0), worst).mean : 0;
  };

  const first = compare([...new Set([...ideas, ...others])], FIRST_LOOK);
  if (lossIn(first) < HOPELESS * mistake) return null;
  const ends = [...first.slice(0, BEST_KEPT), ...replacing(first).slice(-WORST_KEPT)];
  const second = compare([...new Set(ends.map((one) => one.action))], SECOND_LOOK);
  const best = itemAt(second, 0).action;
  const worst = replacing(second).at(-1)?.action;
  if (worst === undefined || lossIn(second) < mistake) return null;

  const halfway = compare([best, worst], HALFWAY);
  if (itemAt(halfway, 0).action !== best || lossIn(halfway) < mistake) return null;
  // The worst of many is partly the unluckiest: what was seen so far only says that it is worth looking.
  const confirmed = compare([best, worst], CONFIRMED_IN);
  if (itemAt(confirmed, 0).action !== best) return null;
  const loss = lossOf(itemAt(confirmed, 0), itemAt(confirmed, 1));
  return loss.low >= mistake ? { action: worst, loss } : null;
}
