/** How long things take at this table. */

/** From one card of a pile to the next: long enough to wonder. */
export const STEP_MS = 1200;
/** How long the whole pile is looked at before its Tasks are settled. */
const LOOK_MS = 1400;

export const revealLasts = (cards: number): number => cards * STEP_MS + LOOK_MS;

/** The ballots turn, the count fills, and there is time to read both before a role turns. */
export const COUNT_MS = 3000;
/** The role turns, and those who only watch have read it. */
export const ROLE_MS = 2400;
/** A repair's ballots are read, and what they come to. */
export const REPAIR_MS = 3600;
