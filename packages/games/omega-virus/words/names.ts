/** Names of seats, cards, colours and items, and how times and lists are written. */
import { capital, itemAt, type Naming, type Seat, who as whoIs } from '@airlock/kernel';
import type { Moment } from '../actions.ts';
import {
  type Back,
  CARD_IDS,
  type Card,
  type Colour,
  type Item,
  KEYS,
  LOCATIONS,
  type Location,
  SCORING_IDS,
  type Scoring,
} from '../cards.ts';
import { colourOf, familyOf } from '../rules/scoring.ts';

export const seatName = (seat: Seat): string => `Deck ${seat}`;

const COLOUR_NAMES = ['red', 'yellow', 'blue'] as const;
export const colourName = (colour: Colour): string => itemAt(COLOUR_NAMES, colour);

/** As people say it: floor plan 8 for F08. */
export const cardName = (card: Card): string => `floor plan ${Number(itemAt(CARD_IDS, card).slice(1))}`;

/** `locked red`, or `standard`. */
export const backName = (back: Back): string => (back > 0 ? `locked ${colourName(back - 1)}` : 'standard');

export const keyName = (colour: Colour): string => `${colourName(colour)} ${KEYS[colour]?.name} key`;

const ITEM_NAMES = ['battery cell', 'atmospheric purifier', 'satellite dish'] as const;
export const itemName = (item: Item): string => itemAt(ITEM_NAMES, item);

export const locationName = (location: Location): string => LOCATIONS[location]?.name ?? 'unknown';

const FAMILY_NAMES = {
  LARGEST: (colour: string) => `Largest ${colour} room`,
  WIDEST: (colour: string) => `Widest ${colour} room`,
  MOST2: (colour: string) => `${capital(colour)} rooms of 2 or more`,
  MOST3: (colour: string) => `${capital(colour)} rooms of 3 or more`,
} as const;
export const scoringName = (card: Scoring): string =>
  FAMILY_NAMES[familyOf(card)](colourName(colourOf(card)));
export const scoringId = (card: Scoring): string => itemAt(SCORING_IDS, card);

/** The Station plays against a single seat. */
export const STATION_NAME = 'The Station';

/** The second side against the clock has no name: it is the Station. */
export const who = (side: number, naming: Naming): string => whoIs(side, naming, STATION_NAME);

export const isReader = (seat: Seat, { reader }: Naming): boolean => seat === reader;

/** `You place` and `Hal places`. */
export const says = (seat: Seat, naming: Naming, verb: string, third = `${verb}s`): string =>
  `${who(seat, naming)} ${isReader(seat, naming) ? verb : third}`;

/** `1:39.980`. */
export function timeName(at: Moment): string {
  const minutes = Math.floor(at / 60_000);
  const seconds = ((at % 60_000) / 1000).toFixed(3).padStart(6, '0');
  return `${minutes}:${seconds}`;
}
