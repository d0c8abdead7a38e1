/** The rules of Omega Virus: Prologue, without its bots: those think on the server. */
import type { AnyGame } from '@airlock/kernel';
import { omegaVirus } from '@airlock/omega-virus';

export const game = omegaVirus as AnyGame;
