/** What an attack is: something a hostile stranger may try, why it would hurt, and what came of it. */
import type { Ground } from './ground/ground.ts';

/** One thing that was tried, and whether the server held. */
export interface Trial {
  readonly tried: string;
  readonly held: boolean;
  /** What was seen, in figures where there are any. */
  readonly evidence: string;
}

export interface Attack {
  readonly number: number;
  readonly name: string;
  /** What it would do to the people at the tables if it worked. */
  readonly harm: string;
  /** It mostly waits for clocks of the server, so it is begun first. */
  readonly patient?: true;
  /** It measures how long others wait, so that no other attack may run beside it. */
  readonly alone?: true;
  /** Yields what was tried as it goes, so that what came before a fault is not lost. */
  run(ground: Ground): AsyncIterable<Trial>;
}
