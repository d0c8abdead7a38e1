/**
 * Where nobody is against the Crew, Survival is time: nobody will strike at it, and the deck runs out whatever is left of it.
 * So whoever can complete a Goal this turn by buying actions does, on the way there too.
 */
import type { Action, Seat } from '@airlock/kernel';
import { actionOf, completeAction, playGoalAction } from '../actions.ts';
import { goalCard, isGoal, type Kind, MOST_PURCHASES, NAVIGATOR, OVERCLOCK, STIM } from '../cards.ts';
import { outsidersFor } from '../options.ts';
import { allGoals, goalsOf } from '../rules/ending.ts';
import { COMPLETING_COSTS } from '../rules/goals.ts';
import { hasAbility, survivalOf } from '../rules/survival.ts';
import type { State } from '../state.ts';
import { gainOf, howToFinish, isAnywhere } from './finishing.ts';
import { canFinish, claimants, handKinds, holds, type Outlook, points } from './outlook.ts';
import { isLost, leavesPile, nearest, stepsFrom, stepTowards } from './ship.ts';

/** Whether nobody at this table can be an Outsider. */
export const isCooperative = ({ seats, options }: State): boolean =>
  outsidersFor(seats, options) === 0 && options.doom === 'standard';

/** How much a Survival would do for a seat: most for one who is Doomed and has no Goal yet. */
export const needOf = (state: State, seat: Seat): number =>
  (goalsOf(state, seat) === 0 ? 2 : 0) - survivalOf(state, seat) + (survivalOf(state, seat) === 0 ? 3 : 0);

/** Where nobody is against the Crew, a Stim is for whoever needs it most. */
export function treat(outlook: Outlook): Action | null {
  const { state } = outlook;
  if (!isCooperative(state) || !holds(outlook, STIM)) return null;
  const doomed = state.survival.flatMap((left, seat) => (left === 0 ? [seat] : []));
  const [most] = doomed.sort((one, other) => needOf(state, other) - needOf(state, one));
  return most === undefined ? null : actionOf('stim', most);
}

interface Way {
  readonly goal: Kind;
  readonly mode: number;
  readonly steps: number;
  readonly isInPlay: boolean;
  readonly price: number;
}

/** What it takes to complete a Goal this very turn; `null` where it cannot be done or costs too much. */
function wayTo(outlook: Outlook, goal: Kind, isInPlay: boolean): Way | null {
  const { state, seat } = outlook;
  const mode = howToFinish(outlook, goal);
  if (mode === null || !leavesPile(state, goal)) return null;
  const isFree = isAnywhere(mode) || !state.options.locGoals;
  if (!isFree && isLost(state, goal)) return null;
  const steps = isFree ? 0 : stepsFrom(state, seat, goalCard(goal).at);
  if (steps < 0) return null;
  const moves = hasAbility(state, seat, NAVIGATOR) ? Math.ceil(steps / 2) : steps;
  const wanted = (isInPlay ? 0 : 1) + moves + COMPLETING_COSTS;
  const missing = Math.max(0, wanted - points(outlook) - (holds(outlook, OVERCLOCK) ? 1 : 0));
  if (state.bought + missing > MOST_PURCHASES) return null;
  let price = 0;
  for (let more = 1; more <= missing; more++) price += state.bought + more;
  const left = survivalOf(state, seat) - price;
  return left >= 0 && left + gainOf(goal) >= 1 ? { goal, mode, steps, isInPlay, price } : null;
}

/** Whoever has a Goal leaves one to somebody who has none and has offered to complete it. */
export const isLeft = (outlook: Outlook, goal: Kind): boolean =>
  goalsOf(outlook.state, outlook.seat) > 0 &&
  claimants(outlook, goal).some((other) => goalsOf(outlook.state, other) === 0);

/** Whether this seat has done its part: enough Goals are completed once everybody else has one. */
export function hasDoneItsPart({ state, seat }: Outlook): boolean {
  if (!isCooperative(state) || goalsOf(state, seat) === 0) return false;
  const lacking = state.survival.filter((_, other) => goalsOf(state, other) === 0).length;
  return lacking > 0 && allGoals(state) + lacking > state.seats;
}

export function hurry(outlook: Outlook): Action | null {
  const { state } = outlook;
  if (!isCooperative(state)) return null;
  const standing = state.inPlay.filter((goal) => !isLeft(outlook, goal));
  const isTaken = state.inPlay.some((goal) => isLeft(outlook, goal));
  const held = isTaken
    ? []
    : handKinds(outlook)
        .filter(isGoal)
        .filter((goal) => !isLeft(outlook, goal));
  const ways = [
    ...standing.map((goal) => wayTo(outlook, goal, true)),
    ...held.map((goal) => wayTo(outlook, goal, false)),
  ].filter((way) => way !== null);
  const [best] = ways.sort((one, other) => one.price - other.price || one.steps - other.steps);
  return best === undefined ? null : nextOf(outlook, best);
}

function nextOf(outlook: Outlook, { goal, mode, steps, isInPlay }: Way): Action | null {
  const costs = isInPlay && steps === 0 ? COMPLETING_COSTS : 1;
  if (points(outlook) < costs) return holds(outlook, OVERCLOCK) ? actionOf('overclock') : actionOf('buy');
  if (!isInPlay) return playGoalAction(goal);
  return steps === 0 ? completeAction(goal, mode) : stepTowards(outlook, goalCard(goal).at);
}

/** How far it is to the nearest Goal that this seat could complete, in play or in its own hand; `null` where there is none. */
function goalAhead(outlook: Outlook): { readonly goal: Kind; readonly steps: number } | null {
  const { state, seat } = outlook;
  if (!isCooperative(state) || !state.options.locGoals) return null;
  const able = [...state.inPlay, ...handKinds(outlook).filter(isGoal)].filter(
    (goal) =>
      canFinish(outlook, goal) && !isLost(state, goal) && leavesPile(state, goal) && !isLeft(outlook, goal),
  );
  const goal = nearest(state, seat, able);
  return goal === undefined ? null : { goal, steps: stepsFrom(state, seat, goalCard(goal).at) };
}

/** On the way first, and the Goal is played where it is completed: only one lies in play, and others need the place. */
export function approach(outlook: Outlook): Action | null {
  const ahead = goalAhead(outlook);
  return ahead !== null && ahead.steps > 0 ? stepTowards(outlook, goalCard(ahead.goal).at) : null;
}

/** Whether this seat is where it will complete a Goal on its next turn. */
export const isInPlace = (outlook: Outlook): boolean => goalAhead(outlook)?.steps === 0;
