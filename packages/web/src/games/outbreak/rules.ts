/** The rules of Outbreak, without its bots: those think on the server. */
import type { AnyGame } from '@airlock/kernel';
import { outbreak } from '@airlock/outbreak';

export const game = outbreak as AnyGame;
