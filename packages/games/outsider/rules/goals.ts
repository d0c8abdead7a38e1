/** Completing Goals: the skill, the place, the Gear or the Scrap, and the repair bonus. */
import type { Refusal, Seat } from '@airlock/kernel';
import {
  CHARACTERS,
  type Character,
  GEAR,
  GOALS,
  goalOf,
  ICONS,
  type Icon,
  type Kind,
  MECHANIC,
  OMNI,
} from '../cards.ts';
import { repairOf } from '../effects.ts';
import type { OutsiderTable } from '../events.ts';
import { AT, type State } from '../state.ts';
import { actionPoints, spend } from './allowance.ts';
import { isDestroyed } from './places.ts';
import { refuse } from './refusals.ts';
import { push } from './stack.ts';
import { hasAbility } from './survival.ts';
import { discard, gearIn, handOf, holdsKind } from './zones.ts';

/** OUT-303 */
export const COMPLETING_COSTS = 2;

/** OUT-402: a Goal for any skill suits everybody, and a character with any skill suits every Goal. */
export function hasSkill(character: Character, goal: Kind): boolean {
  const { skill } = GOALS[goalOf(goal)] as (typeof GOALS)[number];
  const { skills } = CHARACTERS[character] as (typeof CHARACTERS)[number];
  return skill === 'ANY' || skills.includes('ANY') || skills.includes(skill);
}

/** How often each icon stands in a list, in the order of ICONS. */
function countIcons(icons: readonly Icon[]): number[] {
  return ICONS.map((icon) => icons.filter((one) => one === icon).length);
}

/** OUT-405 */
export function covers(cards: readonly Kind[], required: readonly Icon[]): boolean {
  const have = countIcons(cards.flatMap((kind) => GEAR[kind]?.icons ?? []));
  const need = countIcons(required);
  const any = ICONS.length - 1;
  let short = 0;
  let spare = 0;
  for (let icon = 0; icon < any; icon++) {
    const difference = (have[icon] as number) - (need[icon] as number);
    if (difference < 0) short -= difference;
    else spare += difference;
  }
  const wild = have[any] as number;
  return short <= wild && wild - short + spare >= (need[any] as number);
}

/** OUT-404, and the Mechanic, who ignores one icon. */
export function coversGoal(state: State, seat: Seat, goal: Kind, cards: readonly Kind[]): boolean {
  const required = (GOALS[goalOf(goal)] as (typeof GOALS)[number]).scrap;
  if (covers(cards, required)) return true;
  if (!hasAbility(state, seat, MECHANIC) || cards.length === 0) return false;
  return required.some((_, ignored) =>
    covers(
      cards,
      required.filter((_, index) => index !== ignored),
    ),
  );
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
    if (!hasSkill(state.characters[seat] as Character, goal)) return refuse('skillMissing');
    const wrong = placeRefusal(state, seat, goal);
    if (wrong) return wrong;
  }
  if (byScrap) return coversGoal(state, seat, goal, gearIn(state, seat)) ? null : refuse('iconsMissing');
  return holdsKind(handOf(state, seat), goalOf(goal)) ? null : refuse('gearMissing');
}

function placeRefusal(state: State, seat: Seat, goal: Kind): Refusal | null {
  if (!state.options.locGoals) return null;
  const { at } = GOALS[goalOf(goal)] as (typeof GOALS)[number];
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
  push(state, AT.run, repairOf(goalOf(goal)), 0, seat, -1, -1);
  discard(state, seat, cards, 'hand', byScrap ? 'OUT-404' : 'OUT-403', table);
}

export function finishGoal(state: State, table: OutsiderTable, goal: Kind, seat: Seat): void {
  state.completing.splice(state.completing.lastIndexOf(goal), 1);
  (state.completed[seat] as Kind[]).push(goal);
  table.tell?.({ type: 'goalCompleted', rule: 'OUT-408', open: { seat, goal } });
}
