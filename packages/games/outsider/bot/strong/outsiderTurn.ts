/** The strong Outsider's own turn: looks useful, gathers Goals to strike with, and strikes all at once. */
import type { Action, Seat } from '@airlock/kernel';
import { itemAt } from '@airlock/kernel';
import { actionOf, completeAction, playGoalAction, sabotageAction } from '../../actions.ts';
import { isGoal, type Kind, OVERCLOCK } from '../../cards.ts';
import { programAsking } from '../../frames.ts';
import { goalSabotagedBy } from '../../programs.ts';
import { nextPrice } from '../../rules/allowance.ts';
import { completedBy } from '../../rules/ending.ts';
import { sabotageRefusal } from '../../rules/sabotage.ts';
import { survivalOf } from '../../rules/survival.ts';
import { gainOf } from '../finishing.ts';
import { deckLeft, handKinds, holds, type Outlook, points } from '../outlook.ts';
import { flee } from '../ship.ts';
import { clear, dumpDark, recover, recycle, SPARE_TIME } from '../turn.ts';
import { chanceThatAll } from './belief.ts';
import { afford } from './crewTurn.ts';
import { finishersOf, howToFinish, type Judgement, mayFinishHere } from './judgement.ts';
import { STRIKES } from './strikes.ts';

type StrongLine = (judgement: Judgement) => Action | null;

const SURE = 0.75;
const DESPERATE = 0.4;

const standingOthers = ({ state, seat }: Judgement, survival: readonly number[]): Seat[] =>
  state.survival.flatMap((_, other) => (other !== seat && itemAt(survival, other) > 0 ? [other] : []));

/** The chance that the Outsiders win by declaring with this much Survival left to everybody. */
function chanceToWin(judgement: Judgement, survival: readonly number[]): number {
  const { state, seat, belief } = judgement;
  if (state.options.doom === 'quickAndDead') return 0;
  const standing = standingOthers(judgement, survival);
  if (standing.length === 0 && survival[seat] === 0) return 0;
  return chanceThatAll(belief, standing);
}

/** OUT-984: more characters have died than there can be Crew. */
const deadAreEnough = ({ state, chances }: Judgement): boolean => {
  const crew = state.survival.length - chances.reduce((sum, chance) => sum + chance, 0);
  return state.options.doom === 'quickAndDead' && state.deaths > Math.ceil(crew);
};

const declare: StrongLine = (judgement) => {
  const enough = deckLeft(judgement) <= 1 ? DESPERATE : SURE;
  if (chanceToWin(judgement, judgement.state.survival) < enough && !deadAreEnough(judgement)) return null;
  return points(judgement) > 0 ? actionOf('resolveShift') : actionOf('buy');
};

export const usableGoals = ({ state, seat }: Outlook): Kind[] =>
  completedBy(state, seat).filter((goal) => sabotageRefusal(state, seat, goal) === null);

/** What is left to everybody after all strikes of this seat, each where it does most. */
function afterStrikes(judgement: Judgement, goals: readonly Kind[]): number[] {
  const left = [...judgement.state.survival];
  for (const [goal, { amount, players }] of STRIKES) {
    if (!goals.includes(goal)) continue;
    const victims = standingOthers(judgement, left).sort((one, other) =>
      strikeOrder(itemAt(left, one), itemAt(left, other), amount),
    );
    for (const victim of victims.slice(0, players)) {
      left[victim] = Math.max(0, itemAt(left, victim) - amount);
    }
  }
  return left;
}

/** Two at once for somebody who has two; otherwise for whoever has least. */
const strikeOrder = (one: number, other: number, amount: number): number => {
  const waste = (left: number): number => (left >= amount ? left - amount : 10);
  return waste(one) - waste(other);
};

/** Whom one's own strike should meet, among those who may be chosen; nobody if another text asks. */
export function victimOf(judgement: Judgement, options: readonly Seat[]): Seat | null {
  const { state, chances } = judgement;
  const strike = STRIKES.get(goalSabotagedBy(programAsking(state)));
  if (!strike) return null;
  const [victim] = standingOthers(judgement, state.survival)
    .filter((other) => options.includes(other))
    .sort(
      (one, other) =>
        Math.round(itemAt(chances, one)) - Math.round(itemAt(chances, other)) ||
        strikeOrder(survivalOf(state, one), survivalOf(state, other), strike.amount),
    );
  return victim ?? null;
}

/** All strikes at once, on one's own turn, when they leave no Crew standing and an action is left to declare. */
const strike: StrongLine = (judgement) => {
  const { state, seat } = judgement;
  if (survivalOf(state, seat) === 0 || (points(judgement) === 0 && nextPrice(state) !== 1)) return null;
  const goals = usableGoals(judgement);
  const strikes = [...STRIKES.keys()].filter((goal) => goals.includes(goal));
  const [first] = strikes;
  if (first === undefined || chanceToWin(judgement, afterStrikes(judgement, strikes)) < SURE) return null;
  return sabotageAction(first);
};

const complete: StrongLine = (judgement) => {
  const { state } = judgement;
  const worth = (goal: Kind): number => gainOf(goal) + (STRIKES.get(goal)?.amount ?? 0);
  const ways = state.inPlay
    .flatMap((goal) => {
      const mode = howToFinish(judgement, goal);
      return mode === null || !mayFinishHere(judgement, goal, mode) ? [] : [{ goal, mode }];
    })
    .sort((one, other) => worth(other.goal) - worth(one.goal));
  const [best] = ways;
  if (best === undefined) return null;
  if (points(judgement) >= 2) return completeAction(best.goal, best.mode);
  if (points(judgement) === 1 && holds(judgement, OVERCLOCK)) return actionOf('overclock');
  return afford(judgement, best.goal, 2);
};

/** A Goal for itself; over one that others could complete, also any that they cannot. */
const playGoal: StrongLine = (judgement) => {
  const { state } = judgement;
  const [standing] = state.inPlay;
  if (state.inPlay.length > 1) return null;
  if (standing !== undefined && howToFinish(judgement, standing) !== null) return null;
  const goals = handKinds(judgement).filter(isGoal);
  const mine = goals.find((goal) => howToFinish(judgement, goal) !== null);
  if (mine !== undefined) return playGoalAction(mine);
  if (standing === undefined || finishersOf(judgement, standing).length === 0) return null;
  const useless = goals.find((goal) => finishersOf(judgement, goal).length === 0);
  return useless === undefined ? null : playGoalAction(useless);
};

export const OUTSIDER_LINES: readonly StrongLine[] = [
  declare,
  strike,
  recycle,
  clear,
  complete,
  flee,
  dumpDark,
  recover,
  playGoal,
  ...SPARE_TIME,
];
