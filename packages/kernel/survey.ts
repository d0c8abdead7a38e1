/** What a game tells whoever measures its balance. It may know everything; no player ever hears of it. */
import type { Seat } from './seats.ts';

export interface Survey<State = unknown> {
  /**
   * Cards by the names they have in the text of an action, and for each kind of action that uses some, how many of its first
   * words name them. Missing where cards are used without being named.
   */
  readonly cards?: { readonly ids: readonly string[]; readonly usedBy: Readonly<Record<string, number>> };
  /** How far each side is, or each seat where there are no sides: whoever has more leads. */
  standing?(state: State): readonly number[];
  /** The parts that a seat had in the end, such as its role. */
  roles?(state: State, seat: Seat): readonly string[];
  /** What may have decided the game for a seat, in words that follow on from "seats with". */
  merits?(state: State, seat: Seat): readonly string[];
}
