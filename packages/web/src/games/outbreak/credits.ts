/** Whose game Outbreak is. */
import type { Credit } from '../about.ts';

export const credit: Credit = {
  people:
    'The rulebook names neither designer nor publisher, and no other public source of the game was found.',
  documented: 'Roles, action cards and tasks. Derived from the rules: the counts of the components.',
  designed: 'The structured claims, optional rules and presets.',
};
