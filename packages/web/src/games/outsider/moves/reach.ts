/** How near the reader is to completing a Goal in play, in one clause. */
import { present, type Seat } from '@airlock/kernel';
import {
  cardName,
  goalCard,
  goalOf,
  hasSkill,
  isGear,
  type Kind,
  locationName,
  OMNI,
  skillName,
  type View,
} from '@airlock/outsider';
import { handOf, ignoresAnIcon, pointsOf } from './reading.ts';
import { coversGoal } from './scrap.ts';

export interface Reach {
  /** Now, with the actions that are left. */
  readonly can: boolean;
  readonly words: string;
}

export function reachOf(view: View, seat: Seat, goal: Kind): Reach {
  const hand = handOf({ view, seat });
  const hasTool = hand.includes(OMNI);
  const character = present(view.characters[seat]);
  const tool = needsTool(view, seat, goal) ? ' with the Omni-Tool' : '';
  if (tool !== '' && !hasTool) return { can: false, words: `You ${missing(view, seat, goal)}` };
  const way = hand.includes(goalOf(goal))
    ? 'Gear'
    : coversGoal(goal, hand.filter(isGear), ignoresAnIcon(view, seat))
      ? 'Scrap'
      : null;
  if (way === null) return { can: false, words: `You lack ${cardName(goalOf(goal))} and the icons` };
  if (view.active !== seat || character < 0)
    return { can: false, words: `You could: ${way}${tool}, 2 actions` };
  return pointsOf(view) >= 2
    ? { can: true, words: `You can: ${way}${tool}, 2 actions` }
    : { can: false, words: `You could: ${way}${tool}, but it takes 2 actions` };
}

const isDestroyed = (view: View, at: number): boolean => (view.destroyed >> at) % 2 === 1;

const isAway = (view: View, seat: Seat, goal: Kind): boolean =>
  view.options.locGoals && (view.tokens[seat] !== goalCard(goal).at || isDestroyed(view, goalCard(goal).at));

const needsTool = (view: View, seat: Seat, goal: Kind): boolean =>
  present(view.characters[seat]) < 0 ||
  !hasSkill(present(view.characters[seat]), goal) ||
  isAway(view, seat, goal);

function missing(view: View, seat: Seat, goal: Kind): string {
  const { skill, at } = goalCard(goal);
  if (present(view.characters[seat]) < 0 || !hasSkill(present(view.characters[seat]), goal)) {
    return `lack ${skillName(skill)}`;
  }
  return isDestroyed(view, at)
    ? `cannot: the ${locationName(at)} is destroyed`
    : `are not at the ${locationName(at)}`;
}
