/** How bots conduct themselves, for measurements: what a game counts while it looks on. */
import type { Action } from './actions.ts';
import type { Seat } from './seats.ts';

/** How often, out of how often it could have been. */
export type Share = readonly [times: number, of: number];

/** Looks on at one game and knows all of it. No player ever hears of it. */
export interface Observer<State = unknown> {
  /** Before an action is applied. */
  before(state: State, seat: Seat, action: Action): void;
  /** What was counted, by a few words each that follow on from a number: "claims of Crew are false". */
  counted(): Readonly<Record<string, Share>>;
}
