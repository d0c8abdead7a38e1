/** Positions with one clearly best move; made by `airlock exercises omega-virus --write`, not by hand. */
import type { Exercise } from '../../exercises.ts';

export const exercises: readonly Exercise[] = [];
