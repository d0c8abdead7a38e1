/** The sheets of a table, by name. */
export const KEYS_SHEET = 'keys';
export const RACE_SHEET = 'race';
export const ROUNDS_SHEET = 'rounds';
