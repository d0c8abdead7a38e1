/** What the casual player makes of the Supply: how Dark it may be, what to fetch there and for whom to leave something. */
import type { Action, Seat } from '@airlock/kernel';
import { itemAt } from '@airlock/kernel';
import { actionOf, decode } from '../actions.ts';
import { DARK, FIRST_GOAL, type Kind } from '../cards.ts';
import { darkShare } from '../options.ts';
import { goalsOf } from '../rules/ending.ts';
import { countKind } from '../rules/zones.ts';
import { type Claim, kindOf, knowersOf } from '../state.ts';
import { darkHeld, isOutsider, type Outlook, suits, wantedGear } from './outlook.ts';
import { maySpill } from './ship.ts';

/** What a report on the Supply is worth for each turn since. */
const FORGETTING = 0.2;

/** How much of the Supply is Dark, for all this seat knows, and by what it was told by those it does not suspect. */
export function darkExpected(outlook: Pick<Outlook, 'state' | 'seat' | 'suspicion'>): number {
  const { state, seat } = outlook;
  const known = state.supply.filter((held) => (knowersOf(held) >> seat) % 2 === 1);
  const own = countKind(known, DARK) + (state.supply.length - known.length) * darkShare(state);
  if (known.length === state.supply.length) return own;
  const told = lastReport(outlook);
  if (told === undefined) return own;
  const trust = Math.max(0, 1 - FORGETTING * (state.turn - told.turn));
  return trust * (decode(told.action).words[1] ?? 0) + (1 - trust) * own;
}

function lastReport({
  state,
  seat,
  suspicion,
}: Pick<Outlook, 'state' | 'seat' | 'suspicion'>): Claim | undefined {
  const reports = state.claims.filter(
    ({ seat: who, action }) =>
      who !== seat && decode(action).kind === 'sawDark' && itemAt(suspicion, who) <= 0,
  );
  return reports.at(-1);
}

/** Whether the Supply may hold something this seat wants: what it has not seen, or what it knows to be there. */
function promises(outlook: Outlook): boolean {
  const { state, seat } = outlook;
  const wanted = wantedGear(outlook);
  return state.supply.some((held) => (knowersOf(held) >> seat) % 2 === 0 || wanted.has(kindOf(held)));
}

/** This much of it may be Dark for all one knows: too many mean one Crisis, and the best of the cards is worth that risk. */
const DARK_RISKED = 0.6;

/** 8, 9. To fetch Gear, to park a Dark, or to leave something for others, unless the Supply is likely too Dark. */
export function gather(outlook: Outlook): Action | null {
  const size = outlook.state.supply.length;
  if (isOutsider(outlook)) return darkHeld(outlook) > 0 || promises(outlook) ? actionOf('gather') : null;
  if (outlook.supplyDark > DARK_RISKED * size || maySpill(outlook)) return null;
  const parks = darkHeld(outlook) > 0 && 2 * (outlook.supplyDark + 1) <= size;
  return parks || promises(outlook) ? actionOf('gather') : null;
}

/** Who lacks a Goal and could complete one in play or promised with this Gear. */
export function helps({ state, seat }: Outlook, gear: Kind): Seat[] {
  const goal = FIRST_GOAL + gear;
  if (!state.inPlay.includes(goal)) return [];
  return state.survival.flatMap((_, other) =>
    other !== seat && goalsOf(state, other) === 0 && suits(state, other, goal) ? [other] : [],
  );
}
