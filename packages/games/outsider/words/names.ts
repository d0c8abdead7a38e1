/** Names of seats, cards and places, and how lists of them are written. */
import { listOf, type Seat } from '@airlock/kernel';
import {
  CHARACTERS,
  type Character,
  type Crisis,
  crisisCard,
  DARK,
  gearCard,
  goalCard,
  isGear,
  isGoal,
  type Kind,
  LOCATION_NAMES,
  type Location,
  type Loyalty,
  OUTSIDER,
  techCard,
} from '../cards.ts';

export const seatName = (seat: Seat): string => `Seat ${seat + 1}`;

export function cardName(kind: Kind): string {
  if (isGear(kind)) return gearCard(kind).name;
  if (isGoal(kind)) return goalCard(kind).name;
  return kind === DARK ? 'Dark' : techCard(kind).name;
}

/** Dark is counted; everything else has a name, which has no plural. */
export const severalCopies = (count: number, kind: Kind): string =>
  kind === DARK ? `${count} ${cardName(kind)}` : `${count} copies of ${cardName(kind)}`;

export const crisisName = (crisis: Crisis): string => crisisCard(crisis).name;
export const characterName = (character: Character): string => CHARACTERS[character]?.title ?? 'nobody';
export const locationName = (at: Location): string => LOCATION_NAMES[at] ?? 'nowhere';
export const loyaltyName = (loyalty: Loyalty): string => (loyalty === OUTSIDER ? 'Outsider' : 'Crew');

/** Where cards lie face down; with locations III every location has a pile of its own. */
export const pileName = (pile: 'deck' | 'supply' | Location): string =>
  pile === 'deck' ? 'the deck' : pile === 'supply' ? 'the Supply' : `the ${locationName(pile)}`;

/** `Kernel Key, 2 Dark and Omni-Tool`. */
export function cardsList(kinds: readonly Kind[]): string {
  if (kinds.length === 0) return 'nothing';
  const names = [...new Set(kinds)].map((kind) => {
    const copies = kinds.filter((one) => one === kind).length;
    return copies > 1 ? severalCopies(copies, kind) : cardName(kind);
  });
  return listOf(names);
}

/** Where a card that was looked at goes. */
export function putBack(where: 'top' | 'bottom' | 'topCrisis' | 'bottomCrisis', card: number): string {
  const name = where === 'top' || where === 'bottom' ? cardName(card) : crisisName(card);
  return where === 'top' || where === 'topCrisis' ? `${name} on top` : `${name} at the bottom`;
}
