/** The rules of Outpost Seven, without its bots: those think on the server. */
import type { AnyGame } from '@airlock/kernel';
import { outpostSeven } from '@airlock/outpost-seven';

export const game = outpostSeven as AnyGame;
