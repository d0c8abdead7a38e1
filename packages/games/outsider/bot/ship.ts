/** What a player makes of the ship where tables play with locations: ways, and piles that must not run out. */
import type { Action, Seat } from '@airlock/kernel';
import { itemAt } from '@airlock/kernel';
import { actionOf } from '../actions.ts';
import {
  CONNECTED,
  ENGINEER,
  ENGINEER_FILLS_TO,
  FIRST_GOAL,
  GOALS,
  goalCard,
  HAND_FILLED_TO,
  type Kind,
  LOCATION_COUNT,
  type Location,
  NOWHERE,
} from '../cards.ts';
import { usesLocations } from '../options.ts';
import { programOf, repairOf } from '../programs.ts';
import { goalsOf } from '../rules/ending.ts';
import { isDestroyed, standing } from '../rules/places.ts';
import { hasAbility, survivalOf } from '../rules/survival.ts';
import { handOf, pileAt, tokenOf } from '../rules/zones.ts';
import type { State } from '../state.ts';
import { canFinish, type Outlook, suits } from './outlook.ts';

/** How many steps it is from everywhere to a place; -1 where no way leads. */
function stepsTo(state: State, to: Location): number[] {
  const steps = Array<number>(LOCATION_COUNT).fill(-1);
  if (isDestroyed(state, to)) return steps;
  steps[to] = 0;
  const open = [to];
  for (const at of open) {
    for (const near of itemAt(CONNECTED, at)) {
      if (itemAt(steps, near) >= 0 || isDestroyed(state, near)) continue;
      steps[near] = itemAt(steps, at) + 1;
      open.push(near);
    }
  }
  return steps;
}

/** The next step of the shortest way; `null` if one is there already or cannot get there. */
export function stepTowards({ state, seat }: Outlook, to: Location): Action | null {
  const steps = stepsTo(state, to);
  const from = tokenOf(state, seat);
  const left = itemAt(steps, from);
  if (left === 0) return null;
  const next = itemAt(CONNECTED, from).find(
    (near) => itemAt(steps, near) >= 0 && (left < 0 || itemAt(steps, near) < left),
  );
  return next === undefined ? null : actionOf('move', next);
}

/** How many connections lie between a seat and a place; -1 where no way leads. */
export const stepsFrom = (state: State, seat: Seat, to: Location): number =>
  itemAt(stepsTo(state, to), tokenOf(state, seat));

const pileSize = (state: State, at: Location): number => pileAt(state, at).length;

/** How many cards a seat may draw without emptying the pile it stands on. */
export const roomToDraw = (state: State, seat: Seat): number =>
  state.options.locDraw ? pileSize(state, tokenOf(state, seat)) - 1 : Number.POSITIVE_INFINITY;

/** Whether a look at the Supply may empty the pile here: one that is too Dark is filled up from it, card by card. */
export const maySpill = ({ state, seat, supplyDark }: Outlook): boolean =>
  2 * (supplyDark + 1) > state.supply.length && roomToDraw(state, seat) < SPILLED;

/** This many cards a Supply that is too Dark usually takes. */
const SPILLED = 2;

/** Whether a hand can be filled without emptying the pile, and a full one can change a card; with this many to spare. */
export const canFillSafely = ({ state, seat }: Outlook, spare = 0): boolean =>
  Math.max(1, filledTo(state, seat) - handOf(state, seat).length) + spare <= roomToDraw(state, seat);

export const filledTo = (state: State, seat: Seat): number =>
  hasAbility(state, seat, ENGINEER) ? ENGINEER_FILLS_TO : HAND_FILLED_TO;

/** Whether what a Goal lets its completer draw leaves the pile there; a Recycle before it fills the pile up. */
export function leavesPile(state: State, goal: Kind): boolean {
  if (!state.options.locDraw || !state.options.locGoals) return true;
  const size = pileSize(state, goalCard(goal).at);
  for (const operation of programOf(repairOf(goal))) {
    if (operation.do === 'recycle') return true;
    if (operation.do === 'draw') return operation.amount < size;
  }
  return true;
}

/** Where a Goal can be completed: everywhere, or at its own place, if that still stands. */
export const isHere = (state: State, seat: Seat, goal: Kind): boolean =>
  !state.options.locGoals || tokenOf(state, seat) === goalCard(goal).at;

export const isLost = (state: State, goal: Kind): boolean =>
  state.options.locGoals && isDestroyed(state, goalCard(goal).at);

/** The Goal with the shortest way, the first of several. */
export function nearest(state: State, seat: Seat, goals: readonly Kind[]): Kind | undefined {
  if (!state.options.locGoals) return goals[0];
  const stepsToward = (goal: Kind): number => stepsFrom(state, seat, goalCard(goal).at);
  return [...goals].sort((one, other) => stepsToward(one) - stepsToward(other))[0];
}

/** A pile of this few cards may be gone before this seat's next turn. */
const NEARLY_GONE = 1;

/** Off a location whose pile is nearly gone, to the largest pile beside it. */
export function flee(outlook: Outlook): Action | null {
  const { state, seat } = outlook;
  if (!state.options.locDraw) return null;
  const from = tokenOf(state, seat);
  if (pileSize(state, from) > NEARLY_GONE) return null;
  const [best] = largestFirst(state, itemAt(CONNECTED, from));
  return best !== undefined && pileSize(state, best) > pileSize(state, from) ? actionOf('move', best) : null;
}

const largestFirst = (state: State, places: readonly Location[]): Location[] =>
  places
    .filter((at) => !isDestroyed(state, at))
    .sort((one, other) => pileSize(state, other) - pileSize(state, one));

/** Towards a Goal in play that this seat could complete there. */
export function walkToGoal(outlook: Outlook): Action | null {
  const { state } = outlook;
  if (!state.options.locGoals) return null;
  const goal = state.inPlay.find((kind) => canFinish(outlook, kind) && !isLost(state, kind));
  return goal === undefined ? null : stepTowards(outlook, goalCard(goal).at);
}

/** With nothing to do where one is: to the Supply if it is wanted, else to cards to draw. */
export function walkOn(outlook: Outlook, wantsSupply: boolean): Action | null {
  const { state } = outlook;
  if (!usesLocations(state.options)) return null;
  if (state.options.locSupply && wantsSupply && state.supplyPlace !== NOWHERE) {
    const step = stepTowards(outlook, state.supplyPlace);
    if (step !== null) return step;
  }
  if (!state.options.locDraw || canFillSafely(outlook)) return null;
  const [most] = largestFirst(state, standing(state));
  return most === undefined ? null : stepTowards(outlook, most);
}

/** Where to begin, or to go when one's place is gone: many own Goals, the Supply, and a pile that lasts. */
export function placeWorth({ state, seat }: Outlook, at: Location): number {
  const goals = GOALS.filter(
    (card, index) => card.at === at && suits(state, seat, FIRST_GOAL + index),
  ).length;
  const crowd = state.tokens.filter((token, other) => other !== seat && token === at).length;
  // Tokens are placed before cards are dealt: until then the whole deck lies on the first pile.
  const size = state.turn === 0 ? 0 : pileSize(state, at);
  return (
    (state.options.locGoals ? goals : 0) +
    (state.options.locSupply && state.supplyPlace === at ? 2 : 0) +
    (state.options.locDraw ? size - 2 * crowd : 0)
  );
}

/** How much sooner a pile loses a card where nobody stands, as long as it lasts; and when such a one goes. */
const UNWATCHED = 6;
const FORSAKEN = 1.5;

/** Which pile loses a card: the largest where nobody is, and never the last card under somebody's feet if another will do. */
export function lossWorth(state: State, at: Location): number {
  const size = pileSize(state, at);
  const isLast = size <= NEARLY_GONE;
  if (state.tokens.includes(at)) return isLast ? -100 - harmAt(state, at) : size;
  return isLast ? FORSAKEN : size + UNWATCHED;
}

/** What those at a place would lose with it: their Survival, and most for whoever has no Goal yet and could not complete one. */
function harmAt(state: State, at: Location): number {
  return state.tokens.reduce((sum, token, seat) => {
    if (token !== at || survivalOf(state, seat) === 0) return sum;
    return sum + survivalOf(state, seat) + (goalsOf(state, seat) === 0 ? GOALLESS : STANDING);
  }, 0);
}

const STANDING = 2;
const GOALLESS = 5;
