/** Positions with one clearly best move, collected from matches of bots: one file for each game, loaded when it is wanted. */
import type { MatchFile } from '@airlock/kernel';
import type { GameId } from './games.ts';

export interface Exercise {
  /** The match up to the decision: it was stopped there. */
  readonly file: MatchFile;
  readonly seat: number;
  /** What is best, as the rules write it, */
  readonly best: string;
  /** what it is worth, and by how much the next best is behind, in the unit of the game. */
  readonly worth: number;
  readonly ahead: number;
}

interface ExerciseFile {
  readonly exercises: readonly Exercise[];
}

const EXERCISES: Readonly<Record<GameId, () => Promise<ExerciseFile>>> = {
  hypatia: () => import('./games/hypatia/exercises.ts'),
  'outpost-seven': () => import('./games/outpost-seven/exercises.ts'),
  'omega-virus': () => import('./games/omega-virus/exercises.ts'),
  outsider: () => import('./games/outsider/exercises.ts'),
  outbreak: () => import('./games/outbreak/exercises.ts'),
};

const isOnShelf = (id: string): id is GameId => Object.hasOwn(EXERCISES, id);

/** None where nobody has collected any. */
export const exercisesOf = async (game: string): Promise<readonly Exercise[]> =>
  isOnShelf(game) ? (await EXERCISES[game]()).exercises : [];
