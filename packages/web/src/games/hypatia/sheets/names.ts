/** The sheets of this table, by the names the frame opens them with. */
export const STATION_SHEET = 'station';
export const SYSTEMS_SHEET = 'systems';
export const PHAGE_SHEET = 'phage';
export const PILES_SHEET = 'piles';
export const CHOICE_SHEET = 'choice';
export const OTHERS_SHEET = 'others';
