/** Completing a Goal with Scrap: which icons a set of Gear covers, and which sets are smallest. */
import { covers, GEAR, goalCard, type Icon, type Kind } from '@airlock/outsider';

/** Which of the required icons these cards cover, in their order; wild ones fill what is missing. */
export function coveredIcons(required: readonly Icon[], cards: readonly Kind[]): boolean[] {
  const have = cards.flatMap((kind) => GEAR[kind]?.icons ?? []);
  const take = (icon: Icon): boolean => {
    const at = have.indexOf(icon);
    if (at >= 0) have.splice(at, 1);
    return at >= 0;
  };
  const exact = required.map((icon) => icon !== 'AN' && take(icon));
  const withWild = required.map((icon, index) => exact[index] || (icon !== 'AN' && take('AN')));
  return required.map((icon, index) => withWild[index] || (icon === 'AN' && have.pop() !== undefined));
}

/** OUT-404, and the Mechanic, who leaves one icon out. */
export function coversGoal(goal: Kind, cards: readonly Kind[], ignoresOne: boolean): boolean {
  const required = goalCard(goal).scrap;
  if (covers(cards, required)) return true;
  if (!ignoresOne || cards.length === 0) return false;
  return required.some((_, ignored) =>
    covers(
      cards,
      required.filter((_, index) => index !== ignored),
    ),
  );
}

const MOST_SETS = 3;

/** The sets with the fewest cards that complete a Goal. */
export function smallestSets(goal: Kind, gear: readonly Kind[], ignoresOne: boolean): Kind[][] {
  for (let size = 1; size <= gear.length; size++) {
    const found = setsOf(gear, size).filter((cards) => coversGoal(goal, cards, ignoresOne));
    if (found.length > 0) return found.slice(0, MOST_SETS);
  }
  return [];
}

function setsOf(cards: readonly Kind[], size: number): Kind[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, at) => setsOf(cards.slice(at + 1), size - 1).map((rest) => [card, ...rest]));
}
