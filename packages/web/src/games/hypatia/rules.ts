/** The rules of Outbreak on Hypatia. */
import { hypatia } from '@airlock/hypatia';
import type { AnyGame } from '@airlock/kernel';

export const game = hypatia as AnyGame;
