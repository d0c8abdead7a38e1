/** Realign the Thrusters: its sabotage is a reaction, never something out of a window. */
import { FIRST_GOAL } from '@airlock/outsider';

export const DEFLECTING_GOAL = FIRST_GOAL + 11;
