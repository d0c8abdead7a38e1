/** The rules of Goofspiel, without its bots: those think on the server. */
import { goofspiel } from '@airlock/goofspiel';
import type { AnyGame } from '@airlock/kernel';

export const game = goofspiel as AnyGame;
