/** What the strong player says: the Goals it cannot complete, and which of those that others hold it can. */
import type { Action, Random } from '@airlock/kernel';
import { itemAt } from '@airlock/kernel';
import { canCompleteAction, decode, holdAction, sabotageAction } from '../../actions.ts';
import { CLAIMS_PER_TURN, goalsNeeded, isGoal, type Kind } from '../../cards.ts';
import { outsidersFor } from '../../options.ts';
import { allGoals, goalsOf } from '../../rules/ending.ts';
import { isStopped } from '../../rules/stack.ts';
import { survivalOf } from '../../rules/survival.ts';
import { handKinds, type Outlook, suits } from '../outlook.ts';
import { isSaid, offer, supplyReport } from '../talk.ts';
import { howToFinish } from './judgement.ts';
import { usableGoals } from './outsiderTurn.ts';
import { STRIKES } from './strikes.ts';

/** Goals that others have said to hold within the last round. */
function goalsOffered({ state, seat }: Outlook): Kind[] {
  const goals = state.claims.flatMap(({ seat: who, action, turn }) => {
    const { kind, words } = decode(action);
    const isRecent = turn > state.turn - state.seats;
    return who !== seat && isRecent && kind === 'hold' && isGoal(itemAt(words, 0)) ? [itemAt(words, 0)] : [];
  });
  return [...new Set([...goals, ...state.inPlay])];
}

export function honestClaim(outlook: Outlook, random: Random): Action | null {
  const { state, seat } = outlook;
  if (!state.options.claims || isStopped(state) || state.turn === 0) return null;
  if (itemAt(state.said, seat) >= CLAIMS_PER_TURN) return null;
  if (survivalOf(state, seat) > 0) {
    for (const goal of goalsOffered(outlook)) {
      const action = canCompleteAction(goal);
      if (!suits(state, seat, goal) || isSaid(outlook, action)) continue;
      if (howToFinish(outlook, goal) !== null) return action;
    }
  }
  for (const goal of handKinds(outlook).filter(isGoal)) {
    const action = holdAction(goal, 1);
    if (!isSaid(outlook, action) && howToFinish(outlook, goal) === null) return action;
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
