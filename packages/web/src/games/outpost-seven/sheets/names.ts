/** The sheets of this table, by the names the frame opens them with. */
export const OFFER_SHEET = 'offer';
export const DISCARD_SHEET = 'discard';
export const LINES_SHEET = 'lines';
export const STEPS_SHEET = 'steps';
export const RIVAL_SHEET = 'rival';
export const ICONS_SHEET = 'icons';
export const MODULE_SHEET = 'module';
export const PREFERENCES_SHEET = 'preferences';
