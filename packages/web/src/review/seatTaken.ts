/** The seat that somebody takes in a position of a finished match, as a sentence calls it. */
import type { Seat } from '@airlock/kernel';
import type { Replay } from './replay.ts';

/** By the colour or place it has in the game; where seats are only numbered, by who sat there. */
export function seatTaken({ game, names }: Pick<Replay, 'game' | 'names'>, seat: Seat): string {
  const own = game.words.seat(seat);
  return /\d$/.test(own) ? (names[seat] ?? own) : own;
}
