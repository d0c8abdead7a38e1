/** What the casual player says and does out of turn: what it can complete, what it saw, and the Outsider's sabotage. */
import type { Action, Random, Seat } from '@airlock/kernel';
import { itemAt, topOf } from '@airlock/kernel';
import { actionOf, canCompleteAction, decode, MOST_DARK, sabotageAction, sawDarkAction } from '../actions.ts';
import { DARK, FIRST_GOAL, goalsNeeded, isGear, type Kind, OUTSIDER } from '../cards.ts';
import { outsidersFor } from '../options.ts';
import { allGoals, completedBy } from '../rules/ending.ts';
import { sabotageRefusal } from '../rules/sabotage.ts';
import { isStopped } from '../rules/stack.ts';
import { survivalOf } from '../rules/survival.ts';
import { countKind, handOf, holdsKind } from '../rules/zones.ts';
import { AT, knowersOf } from '../state.ts';
import type { View } from '../view.ts';
import { isRefutedByOpenFacts } from './openFacts.ts';
import { handKinds, isOutsider, type Outlook, suits } from './outlook.ts';
import { cardsSaid, hasDenied, hasSaidToHold, isShown } from './words.ts';

export const MOST_SPOKEN = 3;

/** Whether there may be anything to say; asked after every action, so that most questions end here. */
export const maySpeak = (view: View, seat: Seat, most: number): boolean =>
  (view.options.claims && itemAt(view.said, seat) < most) ||
  (view.loyalties[seat] === OUTSIDER && completedBy(view, seat).length > 0);

/** How often an Outsider denies Gear that it holds, and tells a wrong number of Dark in the Supply. */
const DENIES = 0.5;
const MISCOUNTS = 0.6;

const chance = (random: Random, probability: number): boolean => random.int(2 ** 20) < probability * 2 ** 20;

/** What a seat tells the others, true or not; `null` where it has said enough. */
export function claim(outlook: Outlook, random: Random): Action | null {
  const { state, seat } = outlook;
  if (!state.options.claims || isStopped(state) || state.turn === 0) return null;
  if (itemAt(state.said, seat) >= MOST_SPOKEN) return null;
  if (isOutsider(outlook))
    return unlessRefuted(outlook, lie(outlook, random) ?? supplyReport(outlook, random));
  return correction(outlook) ?? offer(outlook) ?? supplyReport(outlook, random);
}

/** Honest Crew: it no longer holds what it has said to hold, and nobody saw it go. */
export function correction({ state, seat, words }: Outlook): Action | null {
  const gone = cardsSaid(words, seat).find((kind) => !holdsKind(handOf(state, seat), kind));
  return gone === undefined ? null : actionOf('lack', gone);
}

/** Honest Crew: which Goals its Gear completes if they are played. */
export function offer(outlook: Outlook): Action | null {
  const { state, seat, words } = outlook;
  const gear = handKinds(outlook).find(
    (kind) => isGear(kind) && suits(state, seat, FIRST_GOAL + kind) && !hasSaidToHold(words, seat, kind),
  );
  return gear === undefined ? null : canCompleteAction(FIRST_GOAL + gear);
}

/** An Outsider is asked for nothing and denies what it hoards, half of the time; the other half it offers like Crew. */
function lie(outlook: Outlook, random: Random): Action | null {
  const { state, seat, words } = outlook;
  for (const gear of handKinds(outlook).filter(isGear)) {
    if (!suits(state, seat, FIRST_GOAL + gear)) continue;
    if (hasSaidToHold(words, seat, gear) || hasDenied(words, seat, gear)) continue;
    const denies = !isShown(words, seat, gear) && chance(random, DENIES);
    return denies ? actionOf('lack', gear) : canCompleteAction(FIRST_GOAL + gear);
  }
  return null;
}

/** Nobody says what everybody sees to be wrong: who lies keeps silent there. */
const unlessRefuted = ({ state, seat }: Outlook, action: Action | null): Action | null =>
  action !== null && isRefutedByOpenFacts(state, seat, action) ? null : action;

/** After a look at the Supply: how many Dark it holds now. Outsiders miscount more often than not. */
export function supplyReport(outlook: Outlook, random: Random): Action | null {
  const { state, seat } = outlook;
  if (state.active !== seat || state.supply.length === 0 || hasReported(outlook)) return null;
  // Before the exchange is over it is not what it will be, and perhaps open to all.
  if (topOf(state) !== AT.actions) return null;
  if (!state.supply.every((held) => (knowersOf(held) >> seat) % 2 === 1)) return null;
  const dark = countKind(state.supply, DARK);
  const said = isOutsider(outlook) && chance(random, MISCOUNTS) ? Math.max(0, dark - 1) : dark;
  return sawDarkAction(Math.min(said, MOST_DARK));
}

const hasReported = ({ state, seat }: Outlook): boolean =>
  state.claims.some(
    (said) => said.seat === seat && said.turn === state.turn && decode(said.action).kind === 'sawDark',
  );

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
  const mine = completedBy(state, seat).filter((goal) => sabotageRefusal(state, seat, goal) === null);
  if (mine.length === 0) return null;
  const strike = mine.find((goal) => finishes(outlook, STRIKES.get(goal) ?? 0));
  if (strike !== undefined) return sabotageAction(strike);
  const [any] = mine;
  return allGoals(state) === goalsNeeded(state.seats) && any !== undefined ? sabotageAction(any) : null;
}

/** Whether so great a loss leaves no Crew player standing, for all this one knows. */
function finishes({ state, seat }: Outlook, loss: number): boolean {
  if (loss === 0 || survivalOf(state, seat) === 0 || state.options.doom === 'quickAndDead') return false;
  const standing = state.survival.filter((left, other) => left > 0 && other !== seat);
  const friends = outsidersFor(state.seats, state.options) - 1;
  return standing.length === friends + 1 && Math.min(...standing) <= loss;
}
