/** Whose game Outsider is. */
import type { Credit } from '../about.ts';

export const credit: Credit = {
  people:
    'Game by Wil Cox, art by James Zark (none of it is used here), published by Gravitic Entertainment.',
  documented:
    'The counts of all cards, three character titles with some of their abilities, the name of one Tech card, the Dark cards, one Goal requirement, the number of ship locations; from the publisher’s shop page: the four skills and three more character titles.',
  designed:
    'All other characters and abilities, Gear, Goals, Tech texts, Crises, names and map of the locations.',
};
