/** The numbers by which the bots judge. Tables only. */

/** How good a repair is by itself: cubes placed, bonuses they cover, and room for more. */
export const REPAIR_QUALITY = { cube: 1, place: 1.2, remove: 0.7, population: 0.9, space: 0.15 } as const;

/** What cards in hand promise: pairs that can be repaired with, by the quality of the repair, and the rest. */
export const HAND_VALUE = { single: 0.45, pair: 2.24, quality: 2.88 } as const;

/** Somebody who looks at the board after the turn and not further. */
export const CASUAL = {
  vote: 1,
  cube: 0.3,
  /** A repair must gain this much, or cards are salvaged for a better one. */
  leastGain: 1.5,
  leastHand: 3,
  /** Somebody who would rather choose from more. */
  patientHand: 5,
} as const;

/** Somebody who weighs how safe a lead is against how many cards are left to overturn it. */
export const PLANNER = {
  vote: 0.29,
  line: 0.33,
  linePopulation: 0.77,
  /** How many cubes make a lead feel safe: with no card left, and what the cards left add to it. */
  safeAtEnd: 0.16,
  safeInPlay: 4.71,
  cube: 0.27,
  salvage: -0.71,
  /** With at least this many cards left a lead is as unsafe as it gets. */
  manyCards: 36,
  /** From this many cards left on, the hand counts less and less. */
  fewCards: 12,
} as const;

/** Playing on quickly: a repair when the hand allows a good one. */
export const QUICK = { leastHand: 4, leastQuality: 2.6 } as const;

/** How many actions are worth a closer look. A hand counts half then: what it is worth is about to be seen. */
export const CANDIDATES = { repairs: 7, salvages: 3, keeps: 7, handShare: 0.5 } as const;

/** How good an end is: mostly whether it is won, a little by how much. */
export const WORTH = { margin: 8, win: 0.3 } as const;

/** The exact end of a game: from how many repairs left it is tried, and how many stations it may look at. */
export const ENDGAME = { repairs: 4, stations: 60_000 } as const;
