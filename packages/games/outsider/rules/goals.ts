/** Completing Goals: the skill, the place, the Gear or the Scrap, and the repair bonus. */
import type { Refusal, Seat } from '@airlock/kernel';
import { itemAt } from '@airlock/kernel';
import {
  type Character,
  characterCard,
  GEAR,
  GOALS,
  goalCard,
  goalOf,
  type Icon,
  type Kind,
  MECHANIC,
  OMNI,
} from '../cards.ts';
import type { OutsiderTable } from '../events.ts';
import { repairOf } from '../programs.ts';
import { AT, type State } from '../state.ts';
import { actionPoints, spend } from './allowance.ts';
import { completedBy } from './ending.ts';
import { isDestroyed } from './places.ts';
import { refuse } from './refusals.ts';
import { push } from './stack.ts';
import { characterOf, hasAbility } from './survival.ts';
import { discard, gearIn, handOf, holdsKind } from './zones.ts';

/** OUT-303 */
export const COMPLETING_COSTS = 2;

/** OUT-402: a Goal for any skill suits everybody, and a character with any skill suits every Goal. */
export function hasSkill(character: Character, goal: Kind): boolean {
  const { skill } = goalCard(goal);
  const { skills } = characterCard(character);
  return skill === 'ANY' || skills.includes('ANY') || skills.includes(skill);
}

/** How often each icon stands somewhere. */
type IconCounts = Record<Icon, number>;

function countIcons(icons: readonly Icon[]): IconCounts {
  const counts: IconCounts = { EX: 0, PA: 0, TO: 0, PL: 0, AN: 0 };
  for (const icon of icons) counts[icon]++;
  return counts;
}

/** Read again and again while bots think; counted once. */
const ICONS_OF: readonly IconCounts[] = GEAR.map(({ icons }) => countIcons(icons));
const ICONS_FOR: readonly IconCounts[] = GOALS.map(({ scrap }) => countIcons(scrap));
/** What each Goal needs of the Mechanic: all of its icons but one, whichever that is. */
const ICONS_BUT_ONE: readonly (readonly IconCounts[])[] = GOALS.map(({ scrap }) =>
  [...new Set(scrap)].map((ignored) =>
    countIcons(scrap.filter((_, index) => index !== scrap.indexOf(ignored))),
  ),
);

/** How often each icon stands on all these cards together; only Gear has any. */
function iconsOn(cards: readonly Kind[]): IconCounts {
  const have = countIcons([]);
  for (const kind of cards) {
    const icons = ICONS_OF[kind];
    if (!icons) continue;
    have.EX += icons.EX;
    have.PA += icons.PA;
    have.TO += icons.TO;
    have.PL += icons.PL;
    have.AN += icons.AN;
  }
  return have;
}

const atLeastZero = (number: number): number => (number > 0 ? number : 0);

/** OUT-405 */
function areEnough(have: IconCounts, need: IconCounts): boolean {
  const [ex, pa] = [have.EX - need.EX, have.PA - need.PA];
  const [to, pl] = [have.TO - need.TO, have.PL - need.PL];
  const short = atLeastZero(-ex) + atLeastZero(-pa) + atLeastZero(-to) + atLeastZero(-pl);
  const spare = atLeastZero(ex) + atLeastZero(pa) + atLeastZero(to) + atLeastZero(pl);
  return short <= have.AN && have.AN - short + spare >= need.AN;
}

/** OUT-405 */
export const covers = (cards: readonly Kind[], required: readonly Icon[]): boolean =>
  areEnough(iconsOn(cards), countIcons(required));

/** OUT-404, and the Mechanic, who ignores one icon. */
export function coversGoal(state: State, seat: Seat, goal: Kind, cards: readonly Kind[]): boolean {
  const have = iconsOn(cards);
  if (areEnough(have, itemAt(ICONS_FOR, goalOf(goal)))) return true;
  if (!hasAbility(state, seat, MECHANIC) || cards.length === 0) return false;
  return itemAt(ICONS_BUT_ONE, goalOf(goal)).some((need) => areEnough(have, need));
}

/** OUT-401 to OUT-404, OUT-910, OUT-942 */
export function completeRefusal(
  state: State,
  seat: Seat,
  goal: Kind,
  byScrap: boolean,
  withOmni: boolean,
): Refusal | null {
  if (!state.inPlay.includes(goal)) return refuse('goalNotInPlay');
  if (actionPoints(state) < COMPLETING_COSTS) return refuse('needsTwoActions');
  if (withOmni) {
    if (!holdsKind(handOf(state, seat), OMNI)) return refuse('omniMissing');
  } else {
    if (!hasSkill(characterOf(state, seat), goal)) return refuse('skillMissing');
    const wrong = placeRefusal(state, seat, goal);
    if (wrong) return wrong;
  }
  if (byScrap) return coversGoal(state, seat, goal, gearIn(state, seat)) ? null : refuse('iconsMissing');
  return holdsKind(handOf(state, seat), goalOf(goal)) ? null : refuse('gearMissing');
}

/** The modes of COMPLETING that are possible with this Gear in hand, one bit each. */
export function waysToComplete(state: State, seat: Seat, goal: Kind, gear: readonly Kind[]): number {
  if (actionPoints(state) < COMPLETING_COSTS) return 0;
  const hand = handOf(state, seat);
  const isPlain = hasSkill(characterOf(state, seat), goal) && placeRefusal(state, seat, goal) === null;
  const hasOmni = holdsKind(hand, OMNI);
  if (!isPlain && !hasOmni) return 0;
  const ways = (holdsKind(hand, goalOf(goal)) ? 1 : 0) + (coversGoal(state, seat, goal, gear) ? 2 : 0);
  return (isPlain ? ways : 0) + (hasOmni ? ways * 4 : 0);
}

function placeRefusal(state: State, seat: Seat, goal: Kind): Refusal | null {
  if (!state.options.locGoals) return null;
  const { at } = goalCard(goal);
  if (isDestroyed(state, at)) return refuse('placeDestroyed');
  return state.tokens[seat] === at ? null : refuse('wrongPlace');
}

/** OUT-407: pay, discard, carry out the repair bonus; then the Goal lies completed. */
export function completeGoal(
  state: State,
  seat: Seat,
  goal: Kind,
  gear: readonly Kind[],
  byScrap: boolean,
  withOmni: boolean,
  context: OutsiderTable,
): void {
  spend(state, COMPLETING_COSTS);
  state.inPlay = state.inPlay.filter((kind) => kind !== goal);
  state.completing.push(goal);
  const cards = withOmni ? [OMNI, ...gear] : [...gear];
  context.tell?.({ type: 'goalRepaired', rule: 'OUT-407', open: { seat, goal, cards, byScrap } });
  push(state, AT.finishGoal, goal, seat);
  push(state, AT.run, repairOf(goal), 0, seat, -1, -1);
  discard(state, seat, cards, 'hand', byScrap ? 'OUT-404' : 'OUT-403', context);
}

export function finishGoal(state: State, context: OutsiderTable, goal: Kind, seat: Seat): void {
  state.completing.splice(state.completing.lastIndexOf(goal), 1);
  completedBy(state, seat).push(goal);
  context.tell?.({ type: 'goalCompleted', rule: 'OUT-408', open: { seat, goal } });
}
