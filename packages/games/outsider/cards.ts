/**
 * The cards of Outsider by their numbers; the tables themselves, one record per card, are in `cards/`. Most of them are
 * designed for this product.
 */

import { type Flavoured, itemAt } from '@airlock/kernel';
import { CHARACTERS, type Character, type CharacterCard } from './cards/characters.ts';
import type { Crisis, CrisisCard } from './cards/crises.ts';
import { GEAR, type GearCard } from './cards/gear.ts';
import type { GoalCard } from './cards/goals.ts';
import { CRISES, GOALS, NUMBERS, TECH_COPIES } from './cards/numbers.ts';
import { TECH, type TechCard } from './cards/tech.ts';

export * from './cards/characters.ts';
export * from './cards/crises.ts';
export * from './cards/gear.ts';
export * from './cards/goals.ts';
export * from './cards/icons.ts';
export { CRISES, CRISIS_COPIES, GOALS, TUNABLES } from './cards/numbers.ts';
export * from './cards/ship.ts';
export * from './cards/tech.ts';

export const FEWEST_SEATS = 3;
export const MOST_SEATS = 6;
/** Seats as texts and examples write them, clockwise. */
export const SEAT_NAMES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

export type Loyalty = Flavoured<number, 'loyalty'>;
export const CREW: Loyalty = 0;
export const OUTSIDER: Loyalty = 1;
/** Not dealt yet, or in views: one the viewer may not know. */
export const NO_LOYALTY: Loyalty = -1;
export const CREW_CARDS = 6;
export const OUTSIDER_CARDS = 3;

/**
 * A kind of card in the main deck: Gear 0 to 15, Goals 16 to 31, Tech 32 to 37, Dark 38. All Dark are one kind and
 * so are both Gravity Shields, so that nothing can tell two of them apart (OUT-722).
 */
export type Kind = Flavoured<number, 'kind'>;

export const FIRST_GOAL: Kind = 16;
export const FIRST_TECH: Kind = 32;
export const SHIELD: Kind = 32;
export const STIM: Kind = 33;
export const OMNI: Kind = 34;
export const SCANNER: Kind = 35;
export const OVERCLOCK: Kind = 36;
export const ANCHOR: Kind = 37;
export const DARK: Kind = 38;
export const KIND_COUNT = 39;
export const NO_CARD: Kind = -1;
/** In views: somebody has chosen a card that the viewer may not know. */
export const HIDDEN_CARD: Kind = 63;

export const isGear = (kind: Kind): boolean => kind >= 0 && kind < FIRST_GOAL;
export const isGoal = (kind: Kind): boolean => kind >= FIRST_GOAL && kind < FIRST_TECH;
export const isTech = (kind: Kind): boolean => kind >= FIRST_TECH && kind < DARK;

/** The number of a Goal among Goals, from 0. */
export const goalOf = (kind: Kind): number => kind - FIRST_GOAL;

export const gearCard = (kind: Kind): GearCard => itemAt(GEAR, kind);
export const goalCard = (kind: Kind): GoalCard => itemAt(GOALS, goalOf(kind));
export const techCard = (kind: Kind): TechCard => itemAt(TECH, kind - FIRST_TECH);
export const crisisCard = (crisis: Crisis): CrisisCard => itemAt(CRISES, crisis);
export const characterCard = (character: Character): CharacterCard => itemAt(CHARACTERS, character);

/** GO12: the one Goal whose sabotage is a reaction. */
export const DEFLECTOR: Kind = FIRST_GOAL + GOALS.findIndex(({ sabotage }) => sabotage.isReaction);

const numbered = (letters: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${letters}${String(index + 1).padStart(2, '0')}`);

export const GEAR_IDS: readonly string[] = numbered('GE', GEAR.length);
export const GOAL_IDS: readonly string[] = numbered('GO', GOALS.length);
export const KIND_IDS: readonly string[] = [...GEAR_IDS, ...GOAL_IDS, ...numbered('TE', TECH.length), 'DARK'];

/** How often each kind is in the main deck: 55 cards in all. */
export const COPIES: readonly number[] = [
  ...GEAR.map(() => 1),
  ...GOALS.map(() => 1),
  ...TECH_COPIES,
  NUMBERS['deck.dark'],
];

export const copiesOf = (kind: Kind): number => COPIES[kind] ?? 0;

export const CRISIS_IDS: readonly string[] = numbered('CR', CRISES.length);

/** OUT-204, OUT-206 */
export const CARDS_DEALT = NUMBERS['deal.cards'];
export const STARTING_SURVIVAL = NUMBERS['survival.start'];
/** OUT-302, OUT-310, OUT-380 */
export const BASE_ACTIONS = NUMBERS['turn.actions'];
export const MOST_PURCHASES = 3;
export const HAND_FILLED_TO = NUMBERS['hand.filledTo'];
export const ENGINEER_FILLS_TO = HAND_FILLED_TO + 1;
/** How many Goals the Crew must have completed when it declares, whoever completed them. */
export const goalsNeeded = (seats: number): number => seats + NUMBERS['goals.beyondSeats'];
/** OUT-816 */
export const LAST_TURN = 300;
/** OUT-721 */
export const CLAIMS_PER_TURN = 6;
