/** Names of seats, cards and places, and how lists of them are written. */
import type { Naming, Seat } from '@airlock/kernel';
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

export const crisisName = (crisis: Crisis): string => crisisCard(crisis).name;
export const characterName = (character: Character): string => CHARACTERS[character]?.title ?? 'nobody';
export const locationName = (at: Location): string => LOCATION_NAMES[at] ?? 'nowhere';
export const loyaltyName = (loyalty: Loyalty): string => (loyalty === OUTSIDER ? 'Outsider' : 'Crew');

/** "You" for the reader, the name on the seat for others. */
export const who = (seat: Seat, { names, reader }: Naming): string =>
  seat === reader ? 'You' : (names[seat] ?? seatName(seat));

/** The same inside a sentence. */
export const whom = (seat: Seat, naming: Naming): string =>
  seat === naming.reader ? 'you' : who(seat, naming);

export const bold = (text: string): string => `*${text}*`;

export const count = (number: number, thing: string, things = `${thing}s`): string =>
  `${number} ${number === 1 ? thing : things}`;

export function listOf(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** `Kernel Key, 2 Dark and Omni-Tool`. */
export function cardsList(kinds: readonly Kind[]): string {
  if (kinds.length === 0) return 'nothing';
  const names = [...new Set(kinds)].map((kind) => {
    const copies = kinds.filter((one) => one === kind).length;
    return copies > 1 ? `${copies} ${cardName(kind)}` : cardName(kind);
  });
  return listOf(names);
}
