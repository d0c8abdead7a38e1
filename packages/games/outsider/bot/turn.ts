/** The casual player's own turn: the first line that applies. */
import type { Action } from '@airlock/kernel';
import {
  actionOf,
  clearAction,
  completeAction,
  playGoalAction,
  scrapGearAction,
  scrapGoalsAction,
  scrapTwoGoalsAction,
} from '../actions.ts';
import {
  ANCHOR,
  BULKHEADS,
  DECAY,
  ECHO,
  isGoal,
  type Kind,
  LIFE_SUPPORT,
  MEDIC,
  OVERCLOCK,
  PILOT,
  QUARTERMASTER,
  REACTOR,
  SCANNER,
  STATIC,
  STIM,
  SYNTHETIC,
} from '../cards.ts';
import { clears, gatherRefusal } from '../rules/basics.ts';
import { allGoals, goalsOf } from '../rules/ending.ts';
import { hasAbility, isOngoing, survivalOf } from '../rules/survival.ts';
import { howToFinish, isAnywhere } from './finishing.ts';
import { approach, hurry, isCooperative, isInPlace, isLeft, treat } from './hurry.ts';
import { spareCard } from './keeping.ts';
import {
  canAfford,
  canFinish,
  claimants,
  crewWouldWin,
  darkHeld,
  deckLeft,
  handKinds,
  holds,
  isOutsider,
  isRunningOut,
  type Outlook,
  outsidersWouldWin,
  points,
  spareGear,
  suits,
  wantedGear,
} from './outlook.ts';
import {
  canFillSafely,
  flee,
  isHere,
  isLost,
  leavesPile,
  maySpill,
  nearest,
  walkOn,
  walkToGoal,
} from './ship.ts';
import { gather } from './supply.ts';

export type Line = (outlook: Outlook) => Action | null;

/** What to do now; every line gives something legal or nothing, and the turn ends where none applies. */
export const turnAction = (outlook: Outlook, isLegal: (action: Action) => boolean): Action =>
  firstOf(isOutsider(outlook) ? OUTSIDER_LINES : CREW_LINES, outlook, isLegal);

export function firstOf<Known extends Outlook>(
  lines: readonly ((outlook: Known) => Action | null)[],
  outlook: Known,
  isLegal: (action: Action) => boolean,
): Action {
  for (const line of lines) {
    const action = line(outlook);
    if (action !== null && isLegal(action)) return action;
  }
  return actionOf('endTurn');
}

/** 1. A victory that open facts make certain; nearly out of cards, a likely one. */
const declare: Line = (outlook) => {
  const isWon = isOutsider(outlook)
    ? outsidersWouldWin(outlook)
    : crewWouldWin(outlook, deckLeft(outlook) <= outlook.state.seats);
  if (!isWon) return null;
  return points(outlook) > 0 ? actionOf('resolveShift') : actionOf('buy');
};

const GOALS_SCRAPPED = 3;

/** Three Goals of the hand for a Recycle; of the Quartermaster two. */
export const scrapThreeGoals: Line = (outlook) => {
  const { state, seat } = outlook;
  const goals = handKinds(outlook)
    .filter(isGoal)
    .sort((one, other) => one - other);
  const [one, two, three] = goals;
  if (one === undefined || two === undefined) return null;
  if (three !== undefined) return scrapGoalsAction(one, two, three);
  return hasAbility(state, seat, QUARTERMASTER) ? scrapTwoGoalsAction(one, two) : null;
};

/** 2. Three Goals of the hand, when the deck is low and there is something to get back. */
export const recycle: Line = (outlook) =>
  isRunningOut(outlook) && outlook.state.discard.length + GOALS_SCRAPPED >= deckLeft(outlook)
    ? scrapThreeGoals(outlook)
    : null;

const WORST_FIRST = [DECAY, REACTOR, LIFE_SUPPORT, BULKHEADS, ECHO, STATIC] as const;

/** 3. Ongoing Crises, with Gear that is not needed; an Outsider only fears Decay. */
export const clear: Line = (outlook) => {
  const { state } = outlook;
  if (state.ongoing.length === 0) return null;
  const wanted = wantedGear(outlook);
  const spare = spareGear(outlook).filter((gear) => !wanted.has(gear));
  for (const crisis of isOutsider(outlook) ? [DECAY] : WORST_FIRST) {
    if (!isOngoing(state, crisis) || (isOutsider(outlook) && deckLeft(outlook) > state.seats * 2)) continue;
    const gear = spare.find((kind) => clears(kind, crisis));
    if (gear !== undefined) return clearAction(crisis, gear);
  }
  return null;
};

/** 4. A Goal in play, buying the missing action; left to others who lack one when it is nearly done. */
const complete: Line = (outlook) => {
  const { state, seat } = outlook;
  for (const goal of state.inPlay) {
    if (isLeftToOthers(outlook, goal) || !leavesPile(state, goal)) continue;
    const mode = howToFinish(outlook, goal);
    if (mode === null || !(isHere(state, seat, goal) || isAnywhere(mode))) continue;
    if (points(outlook) >= 2) return completeAction(goal, mode);
    if (points(outlook) === 1 && holds(outlook, OVERCLOCK)) return actionOf('overclock');
    if (points(outlook) === 1 && survivalOf(state, seat) >= 2 && canAfford(outlook)) return actionOf('buy');
  }
  return null;
};

function isLeftToOthers(outlook: Outlook, goal: Kind): boolean {
  const { state, seat } = outlook;
  if (isCooperative(state)) return isLeft(outlook, goal);
  if (goalsOf(state, seat) === 0 || allGoals(state) < state.seats) return false;
  return claimants(outlook, goal).some((other) => goalsOf(state, other) === 0);
}

/** 5. Three Gear for a Survival, when there is hardly any left. */
export const recover: Line = (outlook) => {
  const { state, seat } = outlook;
  if (survivalOf(state, seat) > 1) return null;
  if (holds(outlook, STIM)) return actionOf('stim', seat);
  return scrapThreeGear(outlook);
};

/** Three Gear for a Survival; two of somebody who can do more with them. */
export const scrapThreeGear: Line = (outlook) => {
  const { state, seat } = outlook;
  const [one, two, three] = spareGear(outlook);
  if (one === undefined || two === undefined) return null;
  if (hasAbility(state, seat, SYNTHETIC) || hasAbility(state, seat, MEDIC)) {
    const [low, high] = [Math.min(one, two), Math.max(one, two)];
    return hasAbility(state, seat, MEDIC)
      ? actionOf('surgery', (low * 16 + high) * 6 + seat)
      : actionOf('selfRepair', low * 16 + high);
  }
  if (three === undefined) return null;
  const sorted = [one, two, three].sort((a, b) => a - b) as [Kind, Kind, Kind];
  return scrapGearAction(...sorted);
};

/** 6, 7. A Goal that one can complete, or that somebody has offered to. */
const playGoal: Line = (outlook) => {
  const { state, seat } = outlook;
  const standing = state.inPlay[0];
  if (standing !== undefined && (canFinish(outlook, standing) || claimants(outlook, standing).length > 0))
    return null;
  const goals = handKinds(outlook).filter((kind) => isGoal(kind) && !isLost(state, kind));
  const able = goals.filter((goal) => canFinish(outlook, goal));
  const mine = nearest(state, seat, able);
  const mayFinish = points(outlook) >= 3 || survivalOf(state, seat) >= 2 || points(outlook) === 1;
  if (mine !== undefined && mayFinish) return playGoalAction(mine);
  const others = goals.find((goal) => claimants(outlook, goal).length > 0);
  if (others !== undefined) return playGoalAction(others);
  const suited = standing === undefined ? goals.filter((goal) => suits(state, seat, goal)) : [];
  const likely = nearest(state, seat, suited);
  return likely === undefined ? null : playGoalAction(likely);
};

/** Where there are locations: to where there is something to do. */
const stroll: Line = (outlook) => (isInPlace(outlook) ? null : walkOn(outlook, gather(outlook) !== null));

/** The Pilot spends a Gear nobody needs on a deck that is running out. */
const burn: Line = (outlook) => {
  const { state, seat } = outlook;
  if (!hasAbility(state, seat, PILOT) || state.stabilised !== 0 || state.skipEntropy) return null;
  const [spare] = spareGear(outlook);
  return spare !== undefined && deckLeft(outlook) <= state.seats ? actionOf('burn', spare) : null;
};

/** 10. New cards, as long as the deck lasts or somebody can renew it. */
const discardAndDraw: Line = (outlook) => {
  const hand = handKinds(outlook);
  if ((isLow(outlook) && !mayRenew(outlook)) || !canFillSafely(outlook)) return null;
  const gives = hand.some((kind) => isUseless(outlook, kind)) || risksDark(outlook);
  return hand.length < 5 || gives ? actionOf('discardAndDraw') : null;
};

/** Half a hand of new cards is worth more than one that is exchanged. */
const FEW_CARDS = 3;

const fillHand: Line = (outlook) =>
  handKinds(outlook).length <= FEW_CARDS && !isLow(outlook) && canFillSafely(outlook)
    ? actionOf('discardAndDraw')
    : null;

const isLow = (outlook: Outlook): boolean => deckLeft(outlook) <= outlook.state.seats;

/** Whether this seat has a Recycle in hand, or is near one. */
const mayRenew = (outlook: Outlook): boolean =>
  holds(outlook, ANCHOR) || handKinds(outlook).filter(isGoal).length >= 1;

const TAKEN_BY_CRISIS = 2;

/** A hand full of Dark is worth a Crisis, with Survival to spare. */
export function risksDark(outlook: Outlook): boolean {
  const dark = darkHeld(outlook);
  if (dark === 0) return false;
  if (isOutsider(outlook)) return dumpsDark(outlook);
  // A Crisis may take more cards, and so lets more be drawn.
  if (!canFillSafely(outlook, TAKEN_BY_CRISIS)) return false;
  const left = survivalOf(outlook.state, outlook.seat);
  const { darkBorne } = outlook;
  return (
    !isLow(outlook) && ((left >= 3 && dark > darkBorne) || (left >= 2 && dark > darkBorne + 1) || dark >= 4)
  );
}

/** What only fills the hand: Goals for others that nobody has asked for, and the Phase Scanner. */
export function isUseless(outlook: Outlook, kind: Kind): boolean {
  if (kind === SCANNER || (isGoal(kind) && isLost(outlook.state, kind))) return true;
  if (!isGoal(kind) || canFinish(outlook, kind) || claimants(outlook, kind).length > 0) return false;
  const goals = handKinds(outlook).filter(isGoal).length;
  return goals > 4 || (!suits(outlook.state, outlook.seat, kind) && !isRecycler(outlook));
}

/** Goals are kept for a Recycle once the deck has gone down. */
const isRecycler = (outlook: Outlook): boolean => deckLeft(outlook) <= outlook.state.seats * 5;

/** An Outsider puts away a Goal that somebody else could complete. */
const replaceGoal: Line = (outlook) => {
  const { state } = outlook;
  const [standing] = state.inPlay;
  if (standing === undefined || canFinish(outlook, standing)) return null;
  const goal = handKinds(outlook).find((kind) => isGoal(kind) && claimants(outlook, kind).length === 0);
  return goal === undefined ? null : playGoalAction(goal);
};

/** How sure it has to be that the Supply is not too Dark before it goes there for want of anything better. */
const CALM_SUPPLY = 0.4;

/** 11. Nobody lets a turn pass: a look at the Supply, a card for a new one, or a Goal for somebody else. */
const busy: Line = (outlook) => {
  const { state } = outlook;
  if (canExchangeCalmly(outlook)) return actionOf('gather');
  if (deckLeft(outlook) > state.seats + 2 && spareCard(outlook) !== null && canFillSafely(outlook))
    return actionOf('discardAndDraw');
  const [goal] = handKinds(outlook).filter(isGoal);
  return state.inPlay.length === 0 && goal !== undefined ? playGoalAction(goal) : null;
};

/** 12. Whoever only waits loses with the deck: rather a Crisis for a cleaner Supply, or the last cards of the deck. */
const gamble: Line = (outlook) => {
  const { state, seat } = outlook;
  if (isOutsider(outlook) || state.stabilised !== 0) return null;
  // Whoever is Doomed has nothing more to lose.
  const isBold = survivalOf(state, seat) !== 1 || isLow(outlook);
  if (isBold && !maySpill(outlook) && gatherRefusal(state, seat) === null) return actionOf('gather');
  return deckLeft(outlook) > 1 && spareCard(outlook) !== null && canFillSafely(outlook)
    ? actionOf('discardAndDraw')
    : null;
};

const canExchangeCalmly = (outlook: Outlook): boolean =>
  (isOutsider(outlook) || outlook.supplyDark <= CALM_SUPPLY * outlook.state.supply.length) &&
  !maySpill(outlook) &&
  gatherRefusal(outlook.state, outlook.seat) === null;

const averageOthers = ({ state, seat }: Outlook): number =>
  (state.survival.reduce((sum, left) => sum + left, 0) - survivalOf(state, seat)) / (state.seats - 1);

/** An Outsider lets Crises loose on a weak Crew. */
export const dumpDark: Line = (outlook) => {
  const { state, seat } = outlook;
  const isTime = survivalOf(state, seat) >= 2 && averageOthers(outlook) <= 2 && darkHeld(outlook) > 0;
  return isTime && canFillSafely(outlook) ? actionOf('discardAndDraw') : null;
};

const dumpsDark = (outlook: Outlook): boolean => dumpDark(outlook) !== null;

/** What everybody comes to when nothing more urgent is left, in this order. */
export const SPARE_TIME: readonly Line[] = [
  burn,
  walkToGoal,
  fillHand,
  gather,
  discardAndDraw,
  stroll,
  busy,
  gamble,
];

const CREW_LINES: readonly Line[] = [
  declare,
  recycle,
  treat,
  hurry,
  clear,
  complete,
  flee,
  recover,
  approach,
  playGoal,
  ...SPARE_TIME,
];

const OUTSIDER_LINES: readonly Line[] = [
  declare,
  recycle,
  clear,
  dumpDark,
  complete,
  flee,
  recover,
  replaceGoal,
  playGoal,
  ...SPARE_TIME,
];
