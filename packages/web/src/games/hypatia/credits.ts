/** Whose game Outbreak on Hypatia is. */
import type { Credit } from '../about.ts';

export const credit: Credit = {
  people:
    'The rulebook names no designer; it points to Barking Dog Interactive. A how-to-play page is published by Epiphany Factory.',
  documented:
    'Two decks of four suits and eleven ranks, the XO Suits, the names of the stations, the tower actions and their unlocked forms; from the how-to-play page: Phage per phase, placement by a 3×3 matrix, tricks of five cards.',
  designed:
    'Suits, sides and effects of the stations where the rulebook is silent, three of the seven System Status cards, which Phage are Eruptions, the matrices of the Phage cards, the relay and race modes.',
};
