/** Whose game Omega Virus: Prologue is. */
import type { Credit } from '../about.ts';

export const credit: Credit = {
  people:
    'Game design by Steven Aramini; development by Brian Neff; rules layout by Jason D. Kingsley; graphic design by Lindsay Daviau and Jason Taylor; graphic production by Samantha Barlin. The rulebook we have names no publisher.',
  documented:
    'The counts of all cards, colours and keys, the equipment, the scoring vocabulary; from public reviews: the values of the speed bonus cards and the length of a game.',
  designed:
    'The faces of the floor plan cards within the documented totals, the shapes of the location cards and most of their names, the list of scoring cards, the clock and practice modes.',
};
