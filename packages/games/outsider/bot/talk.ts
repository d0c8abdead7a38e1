/** What the casual player says and does out of turn: what it can complete, and the Outsider's sabotage. */
import type { Action } from '@airlock/kernel';
import { codec, sabotageAction } from '../actions.ts';
import { CLAIMS_PER_TURN, FIRST_GOAL, isGear, type Kind } from '../cards.ts';
import { outsidersFor } from '../options.ts';
import { allGoals } from '../rules/ending.ts';
import { sabotageRefusal } from '../rules/sabotage.ts';
import { isStopped } from '../rules/stack.ts';
import { survivalOf } from '../rules/survival.ts';
import { handKinds, isOutsider, type Outlook, suits } from './outlook.ts';

const MOST_SPOKEN = 3;

/** Honest Crew: which Goals its Gear completes if they are played, said once in a while. */
export function claim(outlook: Outlook): Action | null {
  const { state, seat } = outlook;
  if (!state.options.claims || isOutsider(outlook) || isStopped(state) || state.turn === 0) return null;
  if ((state.said[seat] as number) >= Math.min(MOST_SPOKEN, CLAIMS_PER_TURN)) return null;
  for (const gear of handKinds(outlook).filter(isGear)) {
    const goal = FIRST_GOAL + gear;
    if (!suits(state, seat, goal)) continue;
    const action = codec.read(
      `canComplete ${codec.write(sabotageAction(goal)).split(' ')[1]} gear playFirst`,
    );
    const isSaid = state.claims.some(
      (said) => said.seat === seat && said.action === action && said.turn > state.turn - state.seats,
    );
    if (action !== undefined && !isSaid) return action;
  }
  return null;
}

/** How many Survival each sabotage takes from one other player. */
const STRIKES: ReadonlyMap<Kind, number> = new Map([
  [FIRST_GOAL, 2],
  [FIRST_GOAL + 1, 1],
  [FIRST_GOAL + 2, 1],
  [FIRST_GOAL + 5, 1],
  [FIRST_GOAL + 7, 1],
  [FIRST_GOAL + 8, 1],
]);

/** An Outsider cuts the Goals before the Crew can declare, and finishes a Crew that is nearly Doomed. */
export function sabotage(outlook: Outlook): Action | null {
  const { state, seat } = outlook;
  if (!isOutsider(outlook) || isStopped(state) || state.turn === 0) return null;
  const mine = (state.completed[seat] as Kind[]).filter(
    (goal) => sabotageRefusal(state, seat, goal) === null,
  );
  if (mine.length === 0) return null;
  const strike = mine.find((goal) => finishes(outlook, STRIKES.get(goal) ?? 0));
  if (strike !== undefined) return sabotageAction(strike);
  const [any] = mine;
  return allGoals(state) === state.seats + 1 && any !== undefined ? sabotageAction(any) : null;
}

/** Whether so great a loss leaves no Crew player standing, for all this one knows. */
function finishes({ state, seat }: Outlook, loss: number): boolean {
  if (loss === 0 || survivalOf(state, seat) === 0 || state.options.doom === 'quickAndDead') return false;
  const standing = state.survival.filter((left, other) => left > 0 && other !== seat);
  const friends = outsidersFor(state.seats, state.options) - 1;
  return standing.length === friends + 1 && Math.min(...standing) <= loss;
}
