/** How much a player wants to keep a card. */
import { DARK, FIRST_GOAL, FIRST_TECH, isGear, isGoal, isTech, type Kind } from '../cards.ts';
import { gearIn } from '../rules/zones.ts';
import { canFinish, claimants, deckLeft, handKinds, type Outlook, suits, wantedGear } from './outlook.ts';

/** Dark least. Gear completes whatever turns up, and one own Goal is enough. */
export function keepWorth(outlook: Outlook, kind: Kind): number {
  if (kind === DARK) return -1;
  if (isGear(kind)) return gearWorth(outlook, kind);
  if (isTech(kind)) return TECH_WORTH[kind - FIRST_TECH] ?? 0;
  return goalWorth(outlook, kind);
}

/** Shield, Stim, Omni-Tool, Scanner, Overclock, Anchor. */
const TECH_WORTH: readonly number[] = [7, 6, 5, 0, 6, 7];

const MUCH_GEAR = 5;

function gearWorth(outlook: Outlook, kind: Kind): number {
  if (wantedGear(outlook).has(kind)) return 9;
  const { state, seat } = outlook;
  if (gearIn(state, seat).length > MUCH_GEAR) return 2.5;
  return suits(state, seat, FIRST_GOAL + kind) ? 5.5 : 5;
}

function goalWorth(outlook: Outlook, kind: Kind): number {
  const { state, seat } = outlook;
  if (deckLeft(outlook) <= state.seats * 2) return 6;
  if (canFinish(outlook, kind)) return 8;
  if (claimants(outlook, kind).length > 0) return 4;
  if (!suits(state, seat, kind)) return 1;
  const others = [...state.inPlay, ...handKinds(outlook).filter(isGoal)].filter((goal) => goal !== kind);
  return others.some((goal) => suits(state, seat, goal)) ? 2.5 : 6;
}

/** A card that is worth less than this is given for one that nobody has seen. */
const SPARE = 6;

/** The least useful card of a hand, but for Dark, if it may go. */
export function spareCard(outlook: Outlook): Kind | null {
  let least = SPARE;
  let spare: Kind | null = null;
  for (const kind of handKinds(outlook)) {
    const worth = kind === DARK ? SPARE : keepWorth(outlook, kind);
    if (worth >= least) continue;
    least = worth;
    spare = kind;
  }
  return spare;
}
