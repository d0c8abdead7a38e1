/** What the strong player says: the Goals it cannot complete, and which of those that others hold it can. */
import type { Action, Random } from '@airlock/kernel';
import { itemAt } from '@airlock/kernel';
import { canCompleteAction, canScrapAction, holdAction, sabotageAction } from '../../actions.ts';
import { CLAIMS_PER_TURN, goalOf, goalsNeeded, isGoal, type Kind } from '../../cards.ts';
import { outsidersFor } from '../../options.ts';
import { allGoals, goalsOf } from '../../rules/ending.ts';
import { isStopped } from '../../rules/stack.ts';
import { survivalOf } from '../../rules/survival.ts';
import { canFinish, handKinds, holds, type Outlook } from '../outlook.ts';
import { correction, offer, supplyReport } from '../talk.ts';
import { cardsSaid, hasOffered, hasSaidToHold } from '../words.ts';
import { howToFinish } from './judgement.ts';
import { usableGoals } from './outsiderTurn.ts';
import { STRIKES } from './strikes.ts';

/** Goals in play, and those that others say they hold. */
function goalsOffered({ state, seat, words }: Outlook): Kind[] {
  const goals = state.survival.flatMap((_, other) =>
    other === seat ? [] : cardsSaid(words, other).filter(isGoal),
  );
  return [...new Set([...state.inPlay, ...goals])];
}

export function honestClaim(outlook: Outlook, random: Random): Action | null {
  const { state, seat, words } = outlook;
  if (!state.options.claims || isStopped(state) || state.turn === 0) return null;
  // What lies aside in an exchange is still on its way from the hand.
  if (itemAt(state.said, seat) >= CLAIMS_PER_TURN || state.aside.length > 0) return null;
  const corrected = correction(outlook);
  if (corrected !== null) return corrected;
  if (survivalOf(state, seat) > 0) {
    for (const goal of goalsOffered(outlook)) {
      if (!canFinish(outlook, goal) || hasOffered(words, seat, goal)) continue;
      return holds(outlook, goalOf(goal)) ? canCompleteAction(goal) : canScrapAction(goal);
    }
  }
  for (const goal of handKinds(outlook).filter(isGoal)) {
    if (!hasSaidToHold(words, seat, goal) && howToFinish(outlook, goal) === null) return holdAction(goal, 1);
  }
  return offer(outlook) ?? supplyReport(outlook, random);
}

/** Out of turn: a Goal less, exactly when the Crew could declare; the least useful one. */
export function cut(outlook: Outlook): Action | null {
  const { state, seat } = outlook;
  if (state.active === seat || allGoals(state) !== goalsNeeded(state.seats)) return null;
  const without = state.survival.filter((_, other) => other !== seat && goalsOf(state, other) === 0).length;
  if (without >= outsidersFor(state.seats, state.options)) return null;
  const [goal] = usableGoals(outlook).sort((one, other) => ammunition(one) - ammunition(other));
  return goal === undefined ? null : sabotageAction(goal);
}

const ammunition = (goal: Kind): number => {
  const strike = STRIKES.get(goal);
  return strike ? strike.amount * strike.players : 0;
};
