/** How the casual player completes a Goal, and what it gets for it. */
import { goalOf, type Kind, OMNI } from '../cards.ts';
import { programOf, repairOf } from '../programs.ts';
import { canFinish, holds, type Outlook, suits } from './outlook.ts';

/** The modes of completing, as the action counts them. */
const [BY_GEAR, BY_SCRAP, BY_GEAR_OMNI] = [0, 1, 2] as const;

/** How a seat would complete a Goal that lies in play; `null` if it cannot. */
export function howToFinish(outlook: Outlook, goal: Kind): number | null {
  const { state, seat } = outlook;
  if (suits(state, seat, goal)) {
    if (holds(outlook, goalOf(goal))) return BY_GEAR;
    return canFinish(outlook, goal) ? BY_SCRAP : null;
  }
  return holds(outlook, OMNI) && holds(outlook, goalOf(goal)) ? BY_GEAR_OMNI : null;
}

/** Whether a Goal can be completed so from anywhere. */
export const isAnywhere = (mode: number): boolean => mode === BY_GEAR_OMNI;

/** What completing a Goal gives its completer in Survival. */
export function gainOf(goal: Kind): number {
  const program = programOf(repairOf(goal));
  return program.reduce((sum, operation) => {
    if (operation.do !== 'gain') return sum;
    return operation.who === 'you' || operation.who === 'each' || operation.who === 'pair'
      ? sum + operation.amount
      : sum;
  }, 0);
}
