/** The strong Crew player's own turn: the first line that applies. */
import type { Action, Seat } from '@airlock/kernel';
import { itemAt } from '@airlock/kernel';
import { actionOf, completeAction, playGoalAction, playOverAction, secondGoalAction } from '../../actions.ts';
import {
  CAPTAIN,
  ENGINEER,
  ENGINEER_FILLS_TO,
  goalOf,
  isGoal,
  type Kind,
  OVERCLOCK,
  STIM,
} from '../../cards.ts';
import { nextPrice } from '../../rules/allowance.ts';
import { allGoals, goalsOf } from '../../rules/ending.ts';
import { hasAbility, survivalOf } from '../../rules/survival.ts';
import { thingOf } from '../../state.ts';
import { gainOf } from '../finishing.ts';
import { approach, hurry, treat } from '../hurry.ts';
import { deckLeft, handKinds, holds, points, suits } from '../outlook.ts';
import { flee } from '../ship.ts';
import { clear, recover, recycle, SPARE_TIME } from '../turn.ts';
import { chanceThatAll } from './belief.ts';
import { finishersOf, howToFinish, isUrgent, type Judgement, mayFinishHere, worthFor } from './judgement.ts';

export type StrongLine = (judgement: Judgement) => Action | null;

const SURE = 0.75;
const DESPERATE = 0.35;

/** The chance that the Crew wins by declaring now. */
function chanceToWin({ state, belief }: Judgement): number {
  if (allGoals(state) <= state.seats) return 0;
  const without = state.survival.flatMap((_, seat) => (goalsOf(state, seat) === 0 ? [seat] : []));
  return chanceThatAll(belief, without);
}

const declare: StrongLine = (judgement) => {
  const enough = deckLeft(judgement) <= 2 ? DESPERATE : SURE;
  if (chanceToWin(judgement) < enough) return null;
  if (points(judgement) > 0) return actionOf('resolveShift');
  return holds(judgement, OVERCLOCK) ? actionOf('overclock') : actionOf('buy');
};

/** How the actions that a turn lacks are had: by the chip, or by Survival where the Goal gives it back. */
export function afford(judgement: Judgement, goal: Kind, wanted: number): Action | null {
  const missing = wanted - points(judgement);
  if (missing <= 0) return null;
  return missing === 1 && mayBuy(judgement.state, judgement.seat, goal) ? actionOf('buy') : null;
}

const mayBuy = (state: Judgement['state'], seat: Seat, goal: Kind): boolean => {
  const price = nextPrice(state);
  if (price === null) return false;
  const left = survivalOf(state, seat) - price;
  return left >= 0 && left + gainOf(goal) >= 1;
};

const complete: StrongLine = (judgement) => {
  const ways = judgement.state.inPlay.flatMap((goal) => {
    const mode = howToFinish(judgement, goal);
    return mode === null || !mayFinishHere(judgement, goal, mode) || isLeftToOthers(judgement, goal)
      ? []
      : [{ goal, mode }];
  });
  const [best] = ways.sort((one, other) => gainOf(other.goal) - gainOf(one.goal));
  if (best === undefined) return null;
  if (points(judgement) >= 2) return completeAction(best.goal, best.mode);
  if (points(judgement) === 1 && holds(judgement, OVERCLOCK)) return actionOf('overclock');
  return afford(judgement, best.goal, 2);
};

/** Somebody trusted who has no Goal yet may have it, while there is time. */
function isLeftToOthers(judgement: Judgement, goal: Kind): boolean {
  const { state, seat, chances } = judgement;
  if (goalsOf(state, seat) === 0 || isUrgent(judgement)) return false;
  if (allGoals(state) < state.seats - 1) return false;
  return finishersOf(judgement, goal).some(
    (other) => goalsOf(state, other) === 0 && itemAt(chances, other) < 0.5,
  );
}

/** How good it is for the Crew that a Goal lies in play. */
function playWorth(judgement: Judgement, goal: Kind, isStanding: boolean): number {
  const { state, seat } = judgement;
  let worth = finishersOf(judgement, goal).reduce(
    (best, other) => Math.max(best, 0.6 * worthFor(judgement, other)),
    0,
  );
  if (howToFinish(judgement, goal) === null) return worth;
  const left = points(judgement) - (isStanding ? 0 : 1);
  const isNow = left >= 2 || (left === 1 && (mayBuy(state, seat, goal) || holds(judgement, OVERCLOCK)));
  worth = Math.max(worth, (isNow ? 1 : 0.6) * (goalsOf(state, seat) === 0 ? 1.5 : 1));
  return worth;
}

const CLEARLY_BETTER = 0.15;
/** What a Goal that suits is worth while nobody can complete it yet. */
const HOPE = 0.1;

const playGoal: StrongLine = (judgement) => {
  const { state, seat } = judgement;
  const standing = state.inPlay.map((goal) => playWorth(judgement, goal, true));
  const offers = handKinds(judgement)
    .filter(isGoal)
    .map((goal) => ({
      goal,
      worth: Math.max(playWorth(judgement, goal, false), suits(state, seat, goal) ? HOPE : 0),
    }))
    .sort((one, other) => other.worth - one.worth);
  const [best] = offers;
  if (best === undefined || best.worth <= 0) return null;
  if (standing.length === 1 && hasAbility(state, seat, CAPTAIN) && best.worth > HOPE)
    return secondGoalAction(best.goal);
  const least = standing.length === 0 ? 0 : Math.min(...standing);
  if (standing.length > 0 && best.worth < least + CLEARLY_BETTER) return null;
  if (standing.length < 2) return playGoalAction(best.goal);
  return playOverAction(best.goal, itemAt(state.inPlay, standing.indexOf(least)));
};

/** The Engineer fetches the Gear of a Goal in play or in hand back from the discard pile. */
const reclaim: StrongLine = (judgement) => {
  const { state, seat } = judgement;
  if (!hasAbility(state, seat, ENGINEER) || handKinds(judgement).length >= ENGINEER_FILLS_TO) return null;
  const goals = [...state.inPlay, ...handKinds(judgement).filter(isGoal)];
  const lost = new Set(state.discard.map(thingOf));
  const goal = goals.find(
    (kind) => suits(state, seat, kind) && lost.has(goalOf(kind)) && howToFinish(judgement, kind) === null,
  );
  return goal === undefined ? null : actionOf('reclaim', goalOf(goal));
};

/** A Stim for somebody Doomed and trusted, oneself first. */
const heal: StrongLine = (judgement) => {
  const { state, seat, chances } = judgement;
  if (!holds(judgement, STIM)) return null;
  if (survivalOf(state, seat) <= 1) return actionOf('stim', seat);
  const other = state.survival.findIndex((left, who) => left === 0 && itemAt(chances, who) < 0.4);
  return other < 0 ? null : actionOf('stim', other);
};

export const CREW_LINES: readonly StrongLine[] = [
  declare,
  recycle,
  treat,
  hurry,
  clear,
  complete,
  flee,
  heal,
  recover,
  approach,
  playGoal,
  reclaim,
  ...SPARE_TIME,
];
