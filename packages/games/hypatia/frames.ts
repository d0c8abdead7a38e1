/** What the frames of a ship's stack hold, each number by its name. */
import { frame } from '@airlock/kernel';

/** A moment for XO Suits: of which kind it is, and the station it is at. */
export const WINDOW = frame('kind', 'station');
export const CHOOSE_VICTIMS = frame('station', 'deaths');
/** HYP-382: how many more may be discarded; 0 means that just one must be. */
export const DISCARD_PHAGE = frame('more');
/** Moves left, how many of them may be a Phage's, and whether one is owed. */
export const MOVE = frame('left', 'withPhage', 'owed');
/** Targets left, and whether one is owed. */
export const TARGET = frame('left', 'owed');
/** The trick that is cleaned up, and whether a Lifeboat is launched with it. */
export const CLEAN_UP = frame('station', 'launches');
