/** What bots leave to chance. Tests put in their own, which gives the same at the same place of the same match. */
import type { Seat } from '@airlock/kernel';

/** Everything is asked at a place of the match's log, so that chance need not depend on what was asked before. */
export interface BotChance {
  /** The seed of one thought. */
  seed(seat: Seat, after: number): string;
  /** One of this many, counted from 0: the order in which bots act must not tell anything. */
  pick(count: number, after: number): number;
  /** From 0 up to 1: bots must not tick like clocks. */
  part(after: number): number;
}
