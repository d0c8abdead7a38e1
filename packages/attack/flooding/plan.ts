/** What a flood does, as it is told to the process that makes it. */

export type FloodKind = 'joins' | 'guesses' | 'talk';

export interface FloodPlan {
  readonly kind: FloodKind;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The table that is joined or talked at. */
  readonly code: string;
  readonly sockets: number;
  /** Messages per second, over all sockets together. */
  readonly rate: number;
  readonly milliseconds: number;
}

export interface FloodCount {
  sent: number;
  /** What the server did for it: views shown, codes looked up, lines said. */
  served: number;
  /** Answered with a refusal, a closed socket or a connection that was not let in. */
  refused: number;
}
