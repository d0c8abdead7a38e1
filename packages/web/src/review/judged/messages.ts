/** What the page and a worker that judges say to each other. */
import type { Dealt, Limits, Reviewed, Suspicions, Unit } from '@airlock/bots';

/** A decision that can be judged: where it stands in the log, and whose it was. */
export interface Judgeable {
  readonly index: number;
  readonly seat: number;
}

/** How the game counts, and what can be judged of a match. */
export interface Outline {
  readonly unit: Unit;
  readonly limits: Limits;
  /** What a deal is worth on average. */
  readonly start: number;
  /** What was dealt to each seat, and what it had of that in the end. */
  readonly dealt: readonly (readonly Dealt[])[];
  readonly decisions: readonly Judgeable[];
  /** Whether roles are hidden, so that there is something to believe. */
  readonly suspects: boolean;
  /** The strongest level of the game, who plays the others in a line. */
  readonly strongest: { readonly id: string; readonly name: string };
}

export type Asked =
  | { readonly kind: 'open'; readonly file: string; readonly names: readonly string[] }
  /** With another action than was done, where one is given as text. */
  | { readonly kind: 'judge'; readonly index: number; readonly action?: string }
  | { readonly kind: 'suspect'; readonly seat: number };

export type Answered =
  | { readonly kind: 'outline'; readonly outline: Outline | null }
  /** `null` where there was nothing to decide. */
  | { readonly kind: 'judged'; readonly index: number; readonly reviewed: Reviewed | null }
  /** What a seat could believe of the others. */
  | { readonly kind: 'suspicions'; readonly seat: number; readonly suspicions: Suspicions };
