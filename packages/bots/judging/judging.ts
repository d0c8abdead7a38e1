/**
 * How decisions of a game are judged. A game says what else could have been done, draws worlds that its seat could not tell
 * from the real one, and plays each of them on; what is compared, and how surely, is the same for all games (`judge.ts`).
 *
 * All of it starts from what a bot is given, the view of one seat and what that seat has heard, so that no judgement can
 * rest on anything the seat could not know.
 */
import type { Action, Question, Random, Seat, Seated, SeenEvent } from '@airlock/kernel';

/** What is counted: a chance of winning, the points of a score, or seconds that a race takes. */
export type Unit = 'chance' | 'score' | 'seconds';

/** From how much on a decision is a slip or a mistake: percentage points, points of a score, seconds. */
export interface Limits {
  readonly slip: number;
  readonly mistake: number;
}

/** How much is tried for one decision: worlds that every candidate meets, then the better ones, then the few that are left. */
export interface JudgingBudget {
  /** Whether the strongest bot is asked, too, where it searches by itself. */
  readonly search?: true;
  readonly first: number;
  readonly second: number;
  readonly last: number;
}

export interface Judging<State = unknown, View = unknown, Event extends SeenEvent = SeenEvent> {
  readonly unit: Unit;
  readonly limits: Limits;
  readonly budget: JudgingBudget;
  /** `null` where there is nothing to judge: one choice, a formality, or something said. */
  ask(seated: Seated<View, Event>, random: Random): Question<State> | null;
  /** Whether an action is something that is judged at all. */
  isJudged(action: Action): boolean;
  /** What a decision came to in a match that is over, in the same unit; `null` where the match does not tell. */
  came(over: State, decided: Seated<View, Event>): number | null;
  /** Which part of the match a decision belongs to, where cards are dealt anew for each; missing where they are dealt once. */
  part?(decided: Seated<View, Event>): number;
  /** Missing where everybody is what they seem. */
  readonly suspecting?: Suspecting<State, View, Event>;
}

/** How a claim stands: true or false; impossible where everybody could tell; open where nobody can. */
export type ClaimMark = 'true' | 'false' | 'impossible' | 'open';

/** What a game with hidden roles tells of beliefs and words. */
export interface Suspecting<State = unknown, View = unknown, Event extends SeenEvent = SeenEvent> {
  /** What a seat is suspected to be: "an Outsider". */
  readonly role: string;
  /** The chance of each seat to be it, from what one seat could know; 0 or 1 where that seat knows. */
  believes(seated: Seated<View, Event>, random: Random): readonly number[];
  isIt(state: State, seat: Seat): boolean;
  /** How something that was said stands, by one who knows all: the state it was said in, and the end. `null` for what is no claim. */
  markOf(said: State, seat: Seat, action: Action, over: State): ClaimMark | null;
  /** Whom an action accuses, votes out or vouches for; `null` for what names nobody. */
  names(action: Action): Mention | null;
}

/** Somebody is named as what is looked for, or as what is not. */
export interface Mention {
  readonly seat: Seat;
  readonly against: boolean;
}

/** A judging whose particulars do not matter. */
export type AnyJudging = Judging;
