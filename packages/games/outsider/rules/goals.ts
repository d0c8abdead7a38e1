/** Completing Goals: the skill, the place, the Gear or the Scrap, and the repair bonus. */
import type { Refusal, Seat } from '@airlock/kernel';
import {
  type Character,
  characterCard,
  GEAR,
  GOALS,
  goalCard,
  goalOf,
  ICONS,
  type Icon,
  type Kind,
  MECHANIC,
  OMNI,
} from '../cards.ts';
import type { OutsiderTable } from '../events.ts';
import { repairOf } from '../programs.ts';
import { AT, type State } from '../state.ts';
import { actionPoints, spend } from './allowance.ts';
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

/** How often each icon stands in a list, in the order of ICONS. */
function countIcons(icons: readonly Icon[]): number[] {
  return ICONS.map((icon) => icons.filter((one) => one === icon).length);
}

/** Read again and again while bots think; counted once. */
const ICONS_OF: readonly (readonly number[])[] = GEAR.map(({ icons }) => countIcons(icons));
const ICONS_FOR: readonly (readonly number[])[] = GOALS.map(({ scrap }) => countIcons(scrap));
const ANY_ICON = ICONS.length - 1;

/** How often each icon stands on all these Gear together. */
function iconsOn(cards: readonly Kind[]): number[] {
  const have = ICONS.map(() => 0);
  for (const kind of cards) {
    const icons = ICONS_OF[kind];
    if (icons) for (let icon = 0; icon <= ANY_ICON; icon++) (have[icon] as number) += icons[icon] as number;
  }
  return have;
}

/** OUT-405; one icon of `ignored` need not be there. */
function areEnough(have: readonly number[], need: readonly number[], ignored = -1): boolean {
  let short = 0;
  let spare = 0;
  for (let icon = 0; icon < ANY_ICON; icon++) {
    const wanted = (need[icon] as number) - (icon === ignored ? 1 : 0);
    const difference = (have[icon] as number) - wanted;
    if (difference < 0) short -= difference;
    else spare += difference;
  }
  const wild = have[ANY_ICON] as number;
  const wantedAny = (need[ANY_ICON] as number) - (ignored === ANY_ICON ? 1 : 0);
  return short <= wild && wild - short + spare >= wantedAny;
}

/** OUT-405 */
export const covers = (cards: readonly Kind[], required: readonly Icon[]): boolean =>
  areEnough(iconsOn(cards), countIcons(required));

/** OUT-404, and the Mechanic, who ignores one icon. */
export function coversGoal(state: State, seat: Seat, goal: Kind, cards: readonly Kind[]): boolean {
  const need = ICONS_FOR[goalOf(goal)] as readonly number[];
  const have = iconsOn(cards);
  if (areEnough(have, need)) return true;
  if (!hasAbility(state, seat, MECHANIC) || cards.length === 0) return false;
  return need.some((count, icon) => count > 0 && areEnough(have, need, icon));
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
  table: OutsiderTable,
): void {
  spend(state, COMPLETING_COSTS);
  state.inPlay = state.inPlay.filter((kind) => kind !== goal);
  state.completing.push(goal);
  const cards = withOmni ? [OMNI, ...gear] : [...gear];
  table.tell?.({ type: 'goalRepaired', rule: 'OUT-407', open: { seat, goal, cards, byScrap } });
  push(state, AT.finishGoal, goal, seat);
  push(state, AT.run, repairOf(goal), 0, seat, -1, -1);
  discard(state, seat, cards, 'hand', byScrap ? 'OUT-404' : 'OUT-403', table);
}

export function finishGoal(state: State, table: OutsiderTable, goal: Kind, seat: Seat): void {
  state.completing.splice(state.completing.lastIndexOf(goal), 1);
  (state.completed[seat] as Kind[]).push(goal);
  table.tell?.({ type: 'goalCompleted', rule: 'OUT-408', open: { seat, goal } });
}
