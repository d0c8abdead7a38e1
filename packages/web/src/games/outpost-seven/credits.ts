/** Whose game Outpost Seven is. */
import type { Credit } from '../about.ts';

export const credit: Credit = {
  people: 'Designed by Stefan Alexander. The rulebook names no publisher.',
  documented:
    'The whole deck, from the public project github.com/anicolao/outpost7: card list, the designer’s rules and figures.',
  designed: 'No card data.',
};
