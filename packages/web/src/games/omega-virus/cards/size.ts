/** The side of a square in the units of the drawings. */
export const CELL = 60;
