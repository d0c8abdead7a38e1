/** The rules of Outsider, without its bots: those think on the server. */
import type { AnyGame } from '@airlock/kernel';
import { outsider } from '@airlock/outsider';

export const game = outsider as AnyGame;
