/** The cards: a suit to bid with for everybody, and one suit of prizes. A card is its worth. */

/** 1 to 13. */
export type Card = number;

export const NO_CARD: Card = 0;

/** Stands for a bid that lies face down. */
export const FACE_DOWN: Card = -1;

/** One suit, lowest card first. */
export const SUIT: readonly Card[] = Array.from({ length: 13 }, (_, index) => index + 1);

export const worthOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + card, 0);
